import Basics
import Foundation

/// How far the grading of a class is.
package struct ClassProgress: Equatable, Sendable {
  /// How many exercises there are to be graded now.
  package var total: Int
  package var done = 0
  /// How many of those don't pass.
  package var failed = 0

  /// Nothing is graded yet.
  package init(total: Int) {
    self.total = total
  }

  /// How long the rest will take if it goes on as it did; nil as long as nobody can know.
  ///
  /// - Parameter passed: how long it has taken.
  package func left(after passed: Duration) -> Duration? {
    done > 0 ? passed / done * (total - done) : nil
  }
}

/// Says every ten seconds how far something is, where nobody sits at a terminal.
package final class ProgressReport: Sendable {
  private let isOver = Locked(false)

  /// Begins to say it.
  ///
  /// - Parameter say: writes a line; called in a thread of its own.
  package init(_ say: @escaping @Sendable () -> Void) {
    // Without a thread nothing is said.
    _ = try? Job { [isOver] in
      func goesOn() -> Bool {
        let next = Date(timeIntervalSinceNow: TimeLimit.progressReport.inSeconds)
        return isOver.wait(until: next) { $0 ? () : nil } == nil
      }
      while goesOn() { say() }
    }
  }

  /// Says nothing more.
  package func end() { isOver.withLock { $0 = true } }
}
