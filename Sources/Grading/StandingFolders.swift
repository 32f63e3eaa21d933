import Basics
import Curriculum
import Foundation

/// The temporary folders of this process that stand now, so that none outlives it.
package enum StandingFolders {
  private static let standing = Locked(Standing())

  private struct Standing: Sendable {
    var paths: Set<String> = []
    var isOver = false
  }

  /// Makes a folder that is removed with the others, unless it was removed before.
  static func added(
    _ make: () throws(EnvironmentProblem) -> String
  ) throws(EnvironmentProblem) -> String {
    try standing.withLock { standing throws(EnvironmentProblem) in
      // Whoever still works when the program ends would leave it behind.
      guard !standing.isOver else { throw .cancelled }
      let path = try make()
      standing.paths.insert(path)
      return path
    }
  }

  static func remove(_ path: String) {
    clear(path)
    standing.withLock { _ = $0.paths.remove(path) }
  }

  /// Removes all of them, and lets no other be made: called when the program ends.
  package static func removeAll() {
    let paths = standing.withLock { standing in
      standing.isOver = true
      return standing.paths
    }
    for path in paths { clear(path) }
  }

  /// A program that was ended may still write there for a moment.
  private static func clear(_ path: String) {
    for _ in 0..<CountLimit.removals {
      discard(path)
      if access(path, F_OK) != 0 { return }
      usleep(TimeLimit.removal.inMicroseconds)
    }
  }
}
