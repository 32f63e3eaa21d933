/// A value that can be written as bytes and read again, on both sides of a process's border.
///
/// Reading gives back what was written, and reads nothing else: whatever bytes can be read are just
/// those that the value would be written as. So equal bytes are equal values.
public protocol Packed {
  /// Writes the parts, one after the other.
  func pack(into writer: inout Writer)
  /// Reads the parts in the order in which they were written.
  init(from reader: inout Reader) throws(PackingError)
}

extension Packed {
  /// The value as bytes.
  public var packed: [UInt8] {
    var writer = Writer()
    writer.write(self)
    return writer.bytes
  }

  /// The value that these bytes are, all of them.
  public init(packed bytes: [UInt8]) throws(PackingError) {
    var reader = Reader(bytes)
    self = try reader.read()
    try reader.finish()
  }
}

extension Packed where Self: RawRepresentable, RawValue: Packed {
  /// Writes the raw value.
  public func pack(into writer: inout Writer) {
    rawValue.pack(into: &writer)
  }

  /// Reads a raw value.
  ///
  /// - Throws: `unknownCase` if no case has it.
  public init(from reader: inout Reader) throws(PackingError) {
    let place = reader.place
    guard let value = Self(rawValue: try reader.read()) else { throw .unknownCase(place) }
    self = value
  }
}

/// An enum with a property for each case that carries one value: that value, or nil in another case.
///
/// The properties are derived, as the packing is.
public protocol PayloadReadable {}
