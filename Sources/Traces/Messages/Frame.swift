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

  /// The messages that stand in these bytes one behind the other; nil if they aren't whole messages.
  package static func parts(_ bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
    var parts: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let length = length(of: rest), length <= rest.count - 4 else { return nil }
      parts.append(rest.dropFirst(4).prefix(Int(length)))
      rest = rest.dropFirst(4 + Int(length))
    }
    return parts
  }

  /// The length at the beginning of these bytes; nil if there are too few.
  fileprivate static func length(of bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
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
    guard let length = Frame.length(of: bytes[place...]) else { return nil }
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
