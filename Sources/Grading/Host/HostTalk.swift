import Traces

/// What has come from a host, frame by frame, whoever has written it.
struct HostTalk {
  private var incoming = FrameReader()
  /// The frames that nobody has taken yet.
  private(set) var frames: ArraySlice<Frame> = []
  /// How many frames may still come.
  private var expected = 0
  /// How often it has said that the main thread has nothing left to do.
  private(set) var settledCount = 0
  /// Whether all that has come were frames that somebody waits for.
  private(set) var isOrderly = true

  /// Whether nothing is waited for.
  var isQuiet: Bool { expected == 0 }

  /// One more frame is waited for.
  mutating func expect() { expected += 1 }

  /// Takes bytes as they came. A frame that is longer than it may be, or that nobody has asked for, is
  /// the end of the talk: nothing behind it is heard.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard isOrderly else { return }
    incoming.add(bytes)
    do {
      while let frame = try incoming.next() {
        guard expected > 0 else {
          isOrderly = false
          return
        }
        expected -= 1
        if frame == .settle { settledCount += 1 } else { frames.append(frame) }
      }
    } catch {
      isOrderly = false
    }
  }

  /// Takes the next frame; nil if none is there.
  mutating func next() -> Frame? { frames.popFirst() }

  /// The answer that is there to a script; nil if none is, and none came in its place.
  mutating func answer() -> ScriptAnswer? {
    switch next() {
    case .message(let trace): .trace(trace)
    case .tooLong: .tooLong
    case .together, .settle, .noScript: .unreadable
    case nil: isOrderly ? nil : .unreadable
    }
  }
}
