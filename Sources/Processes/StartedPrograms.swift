import Foundation

/// The programs that this process has started and that haven't ended yet, so that none outlives it.
package enum StartedPrograms {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var ids: Set<pid_t> = []
  nonisolated(unsafe) private static var isOver = false

  /// Starts one, unless all of them were ended.
  static func add(
    _ command: Command, _ start: () throws(SpawnError) -> pid_t
  ) throws(SpawnError) -> pid_t {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { throw SpawnError(executable: command.executable, code: ECANCELED) }
    let id = try start()
    ids.insert(id)
    return id
  }

  /// Called before its status is taken away: then its id may belong to somebody else.
  static func forget(_ id: pid_t) {
    lock.withLock { _ = ids.remove(id) }
  }

  /// Ends all of them with what they have started, and lets no other begin: called when the program
  /// ends.
  package static func endAll() {
    lock.withLock {
      isOver = true
      for id in ids { kill(-id, SIGKILL) }
    }
  }
}
