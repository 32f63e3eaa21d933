/// One message between the workbook and a host, in either direction.
///
/// Encoded as a length in four bytes, little-endian, and that many bytes. Impossible lengths encode
/// the cases without content.
package enum Frame: Equatable, Sendable {
  /// A request or script to the host; a greeting or trace from it.
  case message([UInt8])
  /// To the host: several scripts, joined. The traces come back joined in one message.
  case together([UInt8])
  /// To the host: run the queued work of the main thread. From the host: that is done.
  case settle
  /// From the host: the trace is longer than `SizeLimit.message`.
  case tooLong
  /// From the host: the bytes can't be decoded as a script.
  case noScript

  private static let settleLength: UInt32 = 0xFFFF_FFFF
  private static let tooLongLength: UInt32 = 0xFFFF_FFFE
  private static let noScriptLength: UInt32 = 0xFFFF_FFFD
  /// A flag in the length of `together`; no message is that long.
  fileprivate static let togetherMark: UInt32 = 0x8000_0000

  /// The encoded frame.
  package var bytes: [UInt8] {
    switch self {
    case .message(let bytes): Self.header(UInt32(bytes.count)) + bytes
    case .together(let bytes): Self.header(UInt32(bytes.count) | Self.togetherMark) + bytes
    case .settle: Self.header(Self.settleLength)
    case .tooLong: Self.header(Self.tooLongLength)
    case .noScript: Self.header(Self.noScriptLength)
    }
  }

  /// Joins several messages, each with its length.
  package static func joined(_ messages: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(messages.reduce(0) { $0 + $1.count + 4 })
    for message in messages {
      bytes += header(UInt32(message.count))
      bytes += message
    }
    return bytes
  }

  /// Splits joined messages; nil if the last one is incomplete.
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

  /// The length at the beginning of these bytes; nil if there are fewer than four.
  fileprivate static func length(of bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func header(_ length: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  /// The frame that an impossible length encodes; nil for other lengths.
  fileprivate init?(length: UInt32) {
    switch length {
    case Self.settleLength: self = .settle
    case Self.tooLongLength: self = .tooLong
    case Self.noScriptLength: self = .noScript
    default: return nil
    }
  }
}

/// Splits a stream of bytes into frames.
package struct FrameReader {
  private var bytes: [UInt8] = []
  private var place = 0

  package init() {}

  /// A frame announces more bytes than a message may have.
  package struct TooLong: Error {}

  /// Adds received bytes, which may begin and end anywhere in a frame.
  package mutating func add(_ more: ArraySlice<UInt8>) {
    // Consumed bytes are removed when none are left or many have accumulated.
    if place == bytes.count || place > SizeLimit.buffer {
      bytes.removeFirst(place)
      place = 0
    }
    bytes += more
  }

  /// Removes and returns the next complete frame; nil if there is none.
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
