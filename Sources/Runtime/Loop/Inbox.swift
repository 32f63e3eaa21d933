import Foundation

/// What other threads have to say to the one that owns the interface.
final class Inbox<Message: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [Message] = []
  private let wake: @Sendable () -> Void

  /// - Parameter wake: ends the owner's wait.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func post(_ message: Message) {
    lock.withLock { messages.append(message) }
    wake()
  }

  /// Everything that has come since the last time.
  func take() -> [Message] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }
}
