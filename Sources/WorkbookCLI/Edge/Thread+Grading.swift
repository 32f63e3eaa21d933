import Foundation

extension Thread {
  /// Begins work in a thread with as much stack as a program's first one has.
  static func begin(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = 8 << 20
    thread.start()
  }
}
