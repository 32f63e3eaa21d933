/// Collects the bytes of values.
public struct Writer {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Nothing is written yet.
  public init() {}

  /// Writes a value behind what was written before.
  public mutating func write<Value: Packed>(_ value: Value) {
    value.pack(into: &self)
  }

  /// Writes several values, one behind the other.
  public mutating func write<each Value: Packed>(_ values: repeat each Value) {
    repeat write(each values)
  }

  /// Writes which case of its type a value is, and what the case carries.
  public mutating func write<each Value: Packed>(case number: UInt8, _ values: repeat each Value) {
    bytes.append(number)
    repeat write(each values)
  }

  /// Writes seven bits in each byte, the lowest first; the eighth says that more follow.
  mutating func write(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes as they are.
  mutating func write(raw more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }
}
