extension String: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(number: UInt64(utf8.count))
    writer.write(raw: utf8)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    let count = try reader.readNumber()
    let bytes = try reader.readRaw(count)
    let text = String(decoding: bytes, as: UTF8.self)
    // What isn't UTF-8 was replaced.
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    self = text
  }
}
