/// Encodes values as bytes.
///
/// What is generic here and in the standard types is inlinable: a lesson's script is packed without asking
/// at run time what it is made of.
public struct Writer {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// Appends a value.
  @inlinable public mutating func write<Value: Packed>(_ value: Value) {
    value.pack(into: &self)
  }

  /// Appends the number of an enum's case; the associated values follow.
  public mutating func write(case number: UInt8) {
    bytes.append(number)
  }

  // Separate overloads, because a parameter pack (`repeat each Value`) takes a third longer.

  /// Appends the values in order.
  @inlinable public mutating func write<A: Packed, B: Packed>(_ a: A, _ b: B) {
    a.pack(into: &self)
    b.pack(into: &self)
  }

  /// Appends the values in order.
  @inlinable public mutating func write<A: Packed, B: Packed, C: Packed>(_ a: A, _ b: B, _ c: C) {
    a.pack(into: &self)
    write(b, c)
  }

  /// Appends a case and its associated value.
  @inlinable public mutating func write<A: Packed>(case number: UInt8, _ a: A) {
    write(case: number)
    a.pack(into: &self)
  }

  /// Appends a case and its associated values.
  @inlinable public mutating func write<A: Packed, B: Packed>(case number: UInt8, _ a: A, _ b: B) {
    write(case: number)
    write(a, b)
  }

  /// Appends a case and its associated values.
  @inlinable public mutating func write<A: Packed, B: Packed, C: Packed>(
    case number: UInt8, _ a: A, _ b: B, _ c: C
  ) {
    write(case: number)
    write(a, b, c)
  }

  /// Appends a number with seven bits per byte, lowest first; the eighth bit means that more
  /// follow.
  @usableFromInline mutating func write(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends bytes unchanged.
  @usableFromInline mutating func write(raw more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends bytes unchanged. Generic code would append them one by one.
  mutating func write(raw more: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: more)
  }
}
