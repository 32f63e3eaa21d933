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

  /// Writes which case of its type a value is; what the case carries follows.
  public mutating func write(case number: UInt8) {
    bytes.append(number)
  }

  // Written out, because a parameter pack, `repeat each Value`, takes a third longer.

  /// Writes one value behind the other.
  public mutating func write<A: Packed, B: Packed>(_ a: A, _ b: B) {
    a.pack(into: &self)
    b.pack(into: &self)
  }

  /// Writes one value behind the other.
  public mutating func write<A: Packed, B: Packed, C: Packed>(_ a: A, _ b: B, _ c: C) {
    a.pack(into: &self)
    write(b, c)
  }

  /// Writes a case, and what it carries.
  public mutating func write<A: Packed>(case number: UInt8, _ a: A) {
    bytes.append(number)
    a.pack(into: &self)
  }

  /// Writes a case, and what it carries.
  public mutating func write<A: Packed, B: Packed>(case number: UInt8, _ a: A, _ b: B) {
    bytes.append(number)
    write(a, b)
  }

  /// Writes a case, and what it carries.
  public mutating func write<A: Packed, B: Packed, C: Packed>(
    case number: UInt8, _ a: A, _ b: B, _ c: C
  ) {
    bytes.append(number)
    write(a, b, c)
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
