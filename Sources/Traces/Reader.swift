/// Decodes untrusted bytes: for any input it returns a value or throws.
public struct Reader {
  private let bytes: [UInt8]
  @usableFromInline var depth = 0
  private var elementCount = 0
  private var knownCount = 0
  /// The number of bytes read.
  public private(set) var place = 0
  /// The lists that were read, outer ones before inner ones; nil if they aren't recorded.
  private var lists: [PackedList]?

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the next value.
  ///
  /// Must be used for every part of a value, because it counts the depth.
  @inlinable public mutating func read<Value: Packed>(
    _ type: Value.Type = Value.self
  ) throws(PackingError) -> Value {
    try deepen()
    let value = try Value(from: &self)
    depth -= 1
    return value
  }

  @usableFromInline mutating func deepen() throws(PackingError) {
    guard depth < CountLimit.nestedValues else { throw .tooDeep }
    depth += 1
  }

  /// Reads the number of an enum's case.
  public mutating func readCase() throws(PackingError) -> UInt8 {
    guard place < bytes.count else { throw .endsEarly }
    place += 1
    return bytes[place - 1]
  }

  /// The error for a case number that the type doesn't have.
  public func unknownCase() -> PackingError { .unknownCase(place - 1) }

  /// Throws if bytes are left.
  public func finish() throws(PackingError) {
    guard place == bytes.count else { throw .leftOver(bytes.count - place) }
  }

  mutating func readNumber() throws(PackingError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try readCase()
      let bits = UInt64(byte & 0x7F)
      // The tenth byte has room for one bit, and a last byte of zero would be superfluous.
      guard shift < 63 || (shift == 63 && bits <= 1), byte != 0 || shift == 0 else {
        throw .number
      }
      number |= bits << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads the number of elements that follow.
  @usableFromInline mutating func readCount() throws(PackingError) -> Int {
    let count = try readNumber()
    guard count <= UInt64(CountLimit.elements - elementCount) else { throw .tooMany }
    elementCount += Int(count)
    return Int(count)
  }

  /// Reads a count and that many elements.
  @usableFromInline mutating func readList<Element: Packed>() throws(PackingError) -> [Element] {
    let start = place
    let count = try readCount()
    var elements: [Element] = []
    let index = lists?.count
    lists?.append(PackedList(start: start, ends: [place]))
    // Memory isn't reserved for the announced count, only for elements that really follow.
    for _ in 0..<count {
      elements.append(try read())
      if let index { lists?[index].ends.append(place) }
    }
    return elements
  }

  /// Counts elements that a collection shares with an earlier one. They take no bytes in the
  /// message but memory.
  public mutating func count(known elements: Int) throws(PackingError) {
    guard elements <= CountLimit.knownElements - knownCount else { throw .tooMany }
    knownCount += elements
  }

  mutating func readRaw(_ count: UInt64) throws(PackingError) -> ArraySlice<UInt8> {
    guard count <= UInt64(bytes.count - place) else { throw .endsEarly }
    defer { place += Int(count) }
    return bytes[place..<place + Int(count)]
  }

  /// The bytes read since an offset.
  func bytes(since start: Int) -> ArraySlice<UInt8> { bytes[start..<place] }
}

/// The position of a list in encoded bytes.
private struct PackedList {
  /// The offset of its count.
  var start: Int
  /// The offset of its first element, and the end of each element.
  var ends: [Int]
}

extension Packed {
  /// Variants of an encoded value with fewer elements in one of its lists: first without half of
  /// them, then without smaller parts, at last without single ones. None if the bytes can't be
  /// decoded.
  package static func shorter(_ bytes: [UInt8]) -> some Sequence<[UInt8]> {
    let lists = Reader.lists(of: Self.self, in: bytes)
    let longest = lists.map(\.count).max() ?? 0
    // Where every list is empty, none has as many.
    let sizes = sequence(first: max(1, (longest + 1) / 2)) { $0 > 1 ? ($0 + 1) / 2 : nil }
    return sizes.lazy.flatMap { size in
      lists.lazy.filter { size <= $0.count }.flatMap { list in
        // From the end, because later elements are less often needed by others.
        stride(from: list.count, to: 0, by: -size).lazy.map { end in
          list.removing(max(0, end - size)..<end, from: bytes)
        }
      }
    }
  }
}

extension Reader {
  fileprivate static func lists<Value: Packed>(
    of type: Value.Type, in bytes: [UInt8]
  ) -> [PackedList] {
    var reader = Reader(bytes)
    reader.lists = []
    // Undecodable bytes have no lists.
    guard (try? reader.read(type)) != nil else { return [] }
    return reader.lists ?? []
  }
}

extension PackedList {
  fileprivate var count: Int { ends.count - 1 }

  fileprivate func removing(_ elements: Range<Int>, from bytes: [UInt8]) -> [UInt8] {
    var writer = Writer()
    writer.write(raw: bytes[..<start])
    writer.write(number: UInt64(count - elements.count))
    writer.write(raw: bytes[ends[0]..<ends[elements.lowerBound]])
    writer.write(raw: bytes[ends[elements.upperBound]...])
    return writer.bytes
  }
}
