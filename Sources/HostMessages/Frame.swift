import Limits

/// One message between the workbook and a host, in either direction.
///
/// Four bytes for its length, the lowest first, then so many bytes. Lengths that nothing has are for
/// what needs no bytes.
package enum Frame: Equatable, Sendable {
  /// A request or a script; a greeting or a trace.
  case message([UInt8])
  /// To the host: several scripts, as messages one behind the other. What came of them comes back in
  /// the same way, as one message.
  case together([UInt8])
  /// To the host: let come what is to come in the main thread. Back: that was all.
  case settle
  /// From the host: the trace is longer than `SizeLimit.message`.
  case tooLong
  /// From the host: the bytes are no script.
  case noScript

  private static let settleLength: UInt32 = 0xFFFF_FFFF
  private static let tooLongLength: UInt32 = 0xFFFF_FFFE
  private static let noScriptLength: UInt32 = 0xFFFF_FFFD
  /// Stands beside the length of several scripts; no message is so long.
  fileprivate static let togetherMark: UInt32 = 0x8000_0000

  /// As it is sent.
  package var bytes: [UInt8] {
    switch self {
    case .message(let bytes): Self.header(UInt32(bytes.count)) + bytes
    case .together(let bytes): Self.header(UInt32(bytes.count) | Self.togetherMark) + bytes
    case .settle: Self.header(Self.settleLength)
    case .tooLong: Self.header(Self.tooLongLength)
    case .noScript: Self.header(Self.noScriptLength)
    }
  }

  /// Several messages, one behind the other.
  package static func joined(_ messages: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(messages.reduce(0) { $0 + $1.count + 4 })
    for message in messages {
      bytes += header(UInt32(message.count))
      bytes += message
    }
    return bytes
  }

  /// Whether these bytes are several messages, and which.
  package static func areJoined(_ bytes: [UInt8], of messages: [[UInt8]]) -> Bool {
    bytes == joined(messages)
  }

  private static func header(_ length: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  /// The frame with a length that nothing has.
  fileprivate init?(length: UInt32) {
    switch length {
    case Self.settleLength: self = .settle
    case Self.tooLongLength: self = .tooLong
    case Self.noScriptLength: self = .noScript
    default: return nil
    }
  }
}

/// Takes what comes over a connection apart, frame by frame.
package struct FrameReader {
  private var bytes: [UInt8] = []
  private var place = 0

  /// Nothing has come yet.
  package init() {}

  /// Somebody announces more than a message may hold.
  package struct TooLong: Error {}

  /// Takes bytes as they came; frames may begin and end anywhere in them.
  package mutating func add(_ more: ArraySlice<UInt8>) {
    // What was read goes when nothing but that is left, or a lot of it.
    if place == bytes.count || place > SizeLimit.buffer {
      bytes.removeFirst(place)
      place = 0
    }
    bytes += more
  }

  /// The next frame that is there as a whole.
  package mutating func next() throws(TooLong) -> Frame? {
    guard bytes.count - place >= 4 else { return nil }
    let length = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    if let frame = Frame(length: length) {
      place += 4
      return frame
    }
    let isTogether = length & Frame.togetherMark != 0
    let count = Int(length & ~Frame.togetherMark)
    guard count <= SizeLimit.message else { throw TooLong() }
    let end = place + 4 + count
    guard end <= bytes.count else { return nil }
    defer { place = end }
    let content = Array(bytes[place + 4..<end])
    return isTogether ? .together(content) : .message(content)
  }
}
