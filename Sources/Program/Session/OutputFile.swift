import Basics
import Foundation
import Interface

/// Standard output or standard error, and whether all that was written to it has arrived.
final class OutputFile: Sendable {
  private let descriptor: Int32
  private let loss = Locked(false)

  /// Whether something could not be written although there may be a reader, on a full disk say.
  var hasLost: Bool { loss.withLock { $0 } }

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the other end of a pipe or a terminal is closed.
  var isReaderGone: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Writes everything, or stops quietly when nobody reads any more.
  @Sendable func write(_ text: String) {
    if !writeAll(Array(text.utf8), to: descriptor), errno != EPIPE { loss.withLock { $0 = true } }
  }
}

/// What a command wrote did not all arrive.
package struct OutputLost: Error {
  /// All that is known is that something is missing.
  package init() {}
}
