extension Int: Packed {
  /// Zigzag encoding, so that small negative numbers take one byte, too.
  public func pack(into writer: inout Writer) {
    writer.write(number: UInt64(bitPattern: Int64(self << 1 ^ self >> (Int.bitWidth - 1))))
  }

  public init(from reader: inout Reader) throws(PackingError) {
    let number = try reader.readNumber()
    let value = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    self = Int(value)
  }
}

extension UInt64: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(number: self)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self = try reader.readNumber()
  }
}

extension Double: Packed {
  public func pack(into writer: inout Writer) {
    let bits = bitPattern
    for shift in stride(from: 0, to: 64, by: 8) {
      writer.write(case: UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    var bits: UInt64 = 0
    for byte in try reader.readRaw(8).reversed() { bits = bits << 8 | UInt64(byte) }
    self = Double(bitPattern: bits)
  }
}

extension Bool: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(case: self ? 1 : 0)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = false
    case 1: self = true
    default: throw reader.unknownCase()
    }
  }
}

extension String: Packed {
  public func pack(into writer: inout Writer) {
    var text = self
    text.withUTF8 {
      writer.write(number: UInt64($0.count))
      writer.write(raw: $0)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    let count = try reader.readNumber()
    let bytes = try reader.readRaw(count)
    let text = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 was replaced.
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    self = text
  }
}

/// Bytes with another encoding, written unchanged after their number.
public struct Bytes: Packed {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  public func pack(into writer: inout Writer) {
    writer.write(number: UInt64(bytes.count))
    writer.write(raw: bytes[...])
  }

  /// Reads a count and that many bytes.
  public init(from reader: inout Reader) throws(PackingError) {
    bytes = Array(try reader.readRaw(try reader.readNumber()))
  }
}

extension Optional: Packed where Wrapped: Packed {
  @inlinable public func pack(into writer: inout Writer) {
    writer.write(case: self == nil ? 0 : 1)
    if let self { writer.write(self) }
  }

  @inlinable public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = nil
    case 1: self = .some(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Array: Packed where Element: Packed {
  @inlinable public func pack(into writer: inout Writer) {
    writer.write(number: UInt64(count))
    for element in self { writer.write(element) }
  }

  @inlinable public init(from reader: inout Reader) throws(PackingError) {
    self = try reader.readList()
  }
}

extension Dictionary: Packed where Key: Packed, Value: Packed {
  /// Written in the order of the encoded keys, because a dictionary has no order.
  @inlinable public func pack(into writer: inout Writer) {
    let entries = map { (key: $0.key.packed, value: $0.value) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    writer.write(number: UInt64(count))
    for entry in entries {
      writer.write(raw: entry.key[...])
      writer.write(entry.value)
    }
  }

  @inlinable public init(from reader: inout Reader) throws(PackingError) {
    let count = try reader.readCount()
    self = [:]
    var last: [UInt8]?
    for _ in 0..<count {
      let key: Key = try reader.readKey(after: &last)
      let value: Value = try reader.read()
      // Different encodings of canonically equivalent strings are the same key.
      guard updateValue(value, forKey: key) == nil else { throw .unordered }
    }
  }
}

extension Set: Packed where Element: Packed {
  /// Written in the order of the encoded elements.
  @inlinable public func pack(into writer: inout Writer) {
    writer.write(number: UInt64(count))
    for element in map(\.packed).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      writer.write(raw: element[...])
    }
  }

  @inlinable public init(from reader: inout Reader) throws(PackingError) {
    let count = try reader.readCount()
    self = []
    var last: [UInt8]?
    for _ in 0..<count {
      guard insert(try reader.readKey(after: &last)).inserted else { throw .unordered }
    }
  }
}

extension Reader {
  /// Reads a value whose encoding must come after the last one in byte order.
  @usableFromInline mutating func readKey<Key: Packed>(
    after last: inout [UInt8]?
  ) throws(PackingError) -> Key {
    let start = place
    let key: Key = try read()
    let bytes = Array(bytes(since: start))
    if let last, !last.lexicographicallyPrecedes(bytes) { throw .unordered }
    last = bytes
    return key
  }
}
