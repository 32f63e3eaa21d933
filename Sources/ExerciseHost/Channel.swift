import Limits
import Traces

/// The host's end of the connection to the workbook.
struct Channel {
  private var reader = FrameReader()
  private var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)

  /// Waits for the next frame.
  ///
  /// - Returns: nil if there won't be one.
  mutating func next() -> Frame? {
    while true {
      do {
        if let frame = try reader.next() { return frame }
      } catch {
        return nil
      }
      let count = read(HostDescriptor.channel, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      reader.add(buffer[..<count])
    }
  }

  func send(_ frame: Frame) {
    frame.bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(HostDescriptor.channel, bytes.baseAddress! + sent, bytes.count - sent)
        guard count > 0 || errno == EINTR else { return }
        sent += max(count, 0)
      }
    }
  }

  func greet(_ greeting: HostGreeting) {
    send(.message(greeting.packed))
  }
}
