extension Int: Packed {
  /// Near zero, below it as well, a number takes one byte (zigzag).
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
