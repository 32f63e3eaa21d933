import Foundation

/// The connection on which results reach the grader: apart from the output, and signed.
final class Channel {
  private let fileDescriptor: Int32
  private let secret: Secret
  /// How many messages were sent.
  private var count: UInt64 = 0

  /// Moves the descriptor out of the way of code that closes or writes to the first few.
  init(fileDescriptor: Int32, secret: Secret) {
    self.fileDescriptor = fcntl(fileDescriptor, F_DUPFD_CLOEXEC, Int32.random(in: 100...200))
    close(fileDescriptor)
    self.secret = secret
  }

  /// Sends one message in one line; a message that was sent survives a crash right after it.
  func send(_ message: SuiteMessage) {
    guard let body = body(of: message) else { return }
    var line = Array("\(secret.signature(of: body, number: count)) ".utf8)
    count += 1
    line += body
    line.append(0x0A)
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(fileDescriptor, bytes.baseAddress! + sent, bytes.count - sent)
        guard count > 0 || errno == EINTR else { return }
        sent += max(count, 0)
      }
    }
  }

  private func body(of message: SuiteMessage) -> [UInt8]? {
    if let text = message.plainJSON { return Array(text.utf8) }
    return (try? JSONEncoder().encode(message)).map { Array($0) }
  }
}
