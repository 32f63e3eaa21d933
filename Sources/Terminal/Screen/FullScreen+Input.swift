import Foundation
import Limits

extension FullScreen {
  /// Something that happened at the terminal.
  public enum Input: Equatable, Sendable {
    case keys([Key])
    /// The terminal tells its background.
    case background(RGB)
    /// The window may have another size.
    case resized
    /// The program goes on after it was stopped.
    case resumed
    /// Somebody else asks it to stop.
    case stopRequested
    /// This signal asks the program to end.
    case endRequested(signal: Int32)
    /// Another thread has something to say.
    case woken
    /// Nobody is there any more.
    case ended
  }

  /// Waits for what happens next.
  public func next() -> Input {
    while untold.isEmpty {
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: news.read, events: Int16(POLLIN), revents: 0),
      ]
      let left = parser.patience.map { max(.zero, $0 - (.now - received)) }
      let count = poll(&requests, 2, left?.inMilliseconds ?? -1)
      if requests[0].revents == 0, left == .zero || count == 0 {
        tell(parser.endOfWait())
      } else if requests[1].revents != 0, let event = readNews() {
        return event
      } else if count > 0, requests[0].revents != 0 {
        guard let bytes = receive() else { return .ended }
        // What else happens meanwhile is no reason to wait longer for the rest.
        received = .now
        let isAwaited = parser.awaitsBackground
        tell(parser.take(bytes))
        if isAwaited, !parser.awaitsBackground, let color = parser.background {
          untold.append(.background(color))
        }
      }
    }
    return untold.removeFirst()
  }

  private func tell(_ keys: [Key]) {
    if !keys.isEmpty { untold.append(.keys(keys)) }
  }

  /// The bytes that have come, perhaps none; nil if nobody is there any more.
  private func receive() -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
    let length = read(input, &buffer, buffer.count)
    if length == 0 || (length < 0 && errno != EINTR && errno != EAGAIN) { return nil }
    return buffer.prefix(max(0, length))
  }

  /// Waits for an answer that is still on its way, and for nothing else.
  func awaitAnswer() {
    guard let asked else { return }
    while parser.awaitsBackground {
      let rest = asked + TimeLimit.background - .now
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard rest > .zero, poll(&request, 1, rest.inMilliseconds) > 0, let bytes = receive() else {
        return
      }
      _ = parser.take(bytes)
    }
  }

  private func readNews() -> Input? {
    var number: UInt8 = 0
    guard read(news.read, &number, 1) == 1 else { return nil }
    switch Int32(number) {
    case SIGWINCH: return .resized
    case SIGCONT: return .resumed
    case SIGTSTP: return .stopRequested
    case SIGINT, SIGTERM, SIGHUP: return .endRequested(signal: Int32(number))
    default: return .woken
    }
  }
}
