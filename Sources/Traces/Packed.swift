/// A value that can be encoded as bytes and decoded in another process.
///
/// The encoding is unique: decoding accepts only the bytes that encoding the value gives. So equal
/// bytes mean equal values.
public protocol Packed {
  /// Writes the parts in order.
  func pack(into writer: inout Writer)
  /// Reads the parts in the same order.
  init(from reader: inout Reader) throws(PackingError)
}

extension Packed {
  /// The encoded value.
  @inlinable public var packed: [UInt8] {
    var writer = Writer()
    writer.write(self)
    return writer.bytes
  }

  /// Decodes a value from all of these bytes.
  @inlinable public init(packed bytes: [UInt8]) throws(PackingError) {
    var reader = Reader(bytes)
    self = try reader.read()
    try reader.finish()
  }

  /// Decodes a value from all of these bytes; nil if they are none.
  @inlinable public init?(decoding bytes: [UInt8]) {
    // Why they are none says nothing to those who can go on without the value.
    guard let value = try? Self(packed: bytes) else { return nil }
    self = value
  }
}

extension Packed where Self: RawRepresentable, RawValue: Packed {
  @inlinable public func pack(into writer: inout Writer) {
    rawValue.pack(into: &writer)
  }

  /// Reads a raw value.
  ///
  /// - Throws: `unknownCase` if no case has it.
  @inlinable public init(from reader: inout Reader) throws(PackingError) {
    let place = reader.place
    guard let value = Self(rawValue: try reader.read()) else { throw .unknownCase(place) }
    self = value
  }
}

/// An enum with a property for each case with one associated value, which returns that value, or
/// nil for another case.
///
/// The properties are generated, like the encoding.
public protocol PayloadReadable {}
