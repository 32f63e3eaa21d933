/// Bytes that are no values of their own, but somebody else's: written as they are, behind their number.
public struct Bytes: Packed {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Writes how many there are, and then them.
  public func pack(into writer: inout Writer) {
    writer.write(number: UInt64(bytes.count))
    writer.write(raw: bytes)
  }

  /// Reads as many as somebody says, if they are there.
  public init(from reader: inout Reader) throws(PackingError) {
    bytes = Array(try reader.readRaw(try reader.readNumber()))
  }
}
