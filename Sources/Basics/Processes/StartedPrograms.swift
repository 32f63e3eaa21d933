import Foundation

/// The programs that this process has started and that haven't ended yet, so that none outlives it.
package enum StartedPrograms {
  private static let started = Locked(Started())

  private struct Started: Sendable {
    var ids: Set<pid_t> = []
    var isOver = false
  }

  /// Starts one, unless all of them were ended.
  static func add(
    _ command: Command, _ start: () throws(SpawnError) -> pid_t
  ) throws(SpawnError) -> pid_t {
    try started.withLock { started throws(SpawnError) in
      guard !started.isOver else {
        throw SpawnError(executable: command.executable, code: ECANCELED)
      }
      let id = try start()
      started.ids.insert(id)
      return id
    }
  }

  /// Called before its status is taken away: then its id may belong to somebody else.
  static func forget(_ id: pid_t) {
    started.withLock { _ = $0.ids.remove(id) }
  }

  /// Ends all of them with what they have started, and lets no other begin: called when the program
  /// ends.
  ///
  /// It returns when they have ended: until then one may still write into a folder that is about to
  /// be removed.
  package static func endAll() {
    started.withLock { started in
      started.isOver = true
      for id in started.ids { kill(-id, SIGKILL) }
      for id in started.ids { awaitEnd(of: id) }
    }
  }
}
