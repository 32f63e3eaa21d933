/// Unpacks data compressed with `deflate` (RFC 1951).
///
/// The data isn't trusted: unpacking gives exactly the announced number of bytes or an error.
struct Inflation {
  private let input: [UInt8]
  private let size: Int
  private var place = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// - Parameter size: the announced size.
  static func unpack(_ input: [UInt8], size: Int) throws(ArchiveError) -> [UInt8] {
    var inflation = Inflation(input: input, size: size)
    try inflation.unpack()
    return inflation.output
  }

  private init(input: [UInt8], size: Int) {
    (self.input, self.size) = (input, size)
    output.reserveCapacity(size)
  }

  private mutating func unpack() throws(ArchiveError) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(Self.fixed.literals, Self.fixed.distances)
      case 2:
        let codes = try readCodes()
        try unpack(codes.literals, codes.distances)
      default: throw .damaged
      }
    }
    guard output.count == size, input.count - place == bitCount / 8 else { throw .damaged }
  }

  /// Reads ahead up to 56 bits, as far as there is input.
  private mutating func fill() {
    while bitCount <= 48, place < input.count {
      bits |= UInt64(input[place]) << UInt64(bitCount)
      bitCount += 8
      place += 1
    }
  }

  private mutating func drop(_ count: Int) throws(ArchiveError) {
    guard count <= bitCount else { throw .damaged }
    bits >>= UInt64(count)
    bitCount -= count
  }

  private mutating func take(_ count: Int) throws(ArchiveError) -> Int {
    if bitCount < count { fill() }
    let value = Int(bits & (1 << UInt64(count) - 1))
    try drop(count)
    return value
  }

  private mutating func takeSymbol(_ code: HuffmanCode) throws(ArchiveError) -> Int {
    if bitCount < 16 { fill() }
    guard let (symbol, count) = code.symbol(in: bits) else { throw .damaged }
    try drop(count)
    return symbol
  }

  private mutating func copyStored() throws(ArchiveError) {
    try drop(bitCount % 8)
    let length = try take(16)
    guard try take(16) == ~length & 0xFFFF else { throw .damaged }
    // Moves back over the bytes that were read ahead.
    place -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard length <= input.count - place, length <= size - output.count else { throw .damaged }
    output += input[place..<place + length]
    place += length
  }

  private mutating func unpack(
    _ literals: HuffmanCode, _ distances: HuffmanCode
  ) throws(ArchiveError) {
    while true {
      let symbol = try takeSymbol(literals)
      if symbol < 256 {
        guard output.count < size else { throw .damaged }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw .damaged }
      let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let far = try takeSymbol(distances)
      guard far < 30 else { throw .damaged }
      let distance = Self.distances[far] + (try take(Self.distanceBits[far]))
      guard distance <= output.count, length <= size - output.count else { throw .damaged }
      // The copied range may overlap the bytes being written.
      let start = output.count - distance
      for index in start..<start + length { output.append(output[index]) }
    }
  }

  private mutating func readCodes() throws(ArchiveError) -> (
    literals: HuffmanCode, distances: HuffmanCode
  ) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .damaged }
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { lengths[Self.order[index]] = UInt8(try take(3)) }
    let code = try HuffmanCode(lengths: lengths)
    lengths = []
    let count = literalCount + distanceCount
    while lengths.count < count {
      let symbol = try takeSymbol(code)
      if symbol < 16 {
        lengths.append(UInt8(symbol))
        continue
      }
      let repeated: (length: UInt8, count: Int)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        repeated = (last, try take(2) + 3)
      case 17: repeated = (0, try take(3) + 3)
      default: repeated = (0, try take(7) + 11)
      }
      guard repeated.count <= count - lengths.count else { throw .damaged }
      lengths += Array(repeating: repeated.length, count: repeated.count)
    }
    // A block needs a code for its end.
    guard lengths[256] > 0 else { throw .damaged }
    return (
      try HuffmanCode(lengths: lengths[..<literalCount]),
      try HuffmanCode(lengths: lengths[literalCount...])
    )
  }

  // MARK: Tables of RFC 1951

  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The last length is 258, not 259 as its bits would give.
  private static let lengths = starts(3, lengthBits.dropLast()) + [258]
  private static let distanceBits = [0, 0] + (0..<28).map { $0 / 2 }
  private static let distances = starts(1, distanceBits[...])
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func starts(_ first: Int, _ bits: ArraySlice<Int>) -> [Int] {
    bits.reduce(into: [first]) { $0.append($0[$0.count - 1] + 1 << $1) }.dropLast()
  }

  private static let fixed: (literals: HuffmanCode, distances: HuffmanCode) = {
    let lengths: [(UInt8, Int)] = [(8, 144), (9, 112), (7, 24), (8, 8)]
    let literals = lengths.flatMap { Array(repeating: $0.0, count: $0.1) }
    let distances = [UInt8](repeating: 5, count: 32)
    do {
      return (try HuffmanCode(lengths: literals), try HuffmanCode(lengths: distances))
    } catch {
      fatalError("the codes of RFC 1951 are complete")
    }
  }()
}

/// A Huffman code of `deflate`, built from the code lengths (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The number of codes of each length.
  private var counts = Array(repeating: 0, count: longest + 1)
  /// The symbols in the order of their codes.
  private let symbols: [Int]

  private static let longest = 15

  /// Throws if the lengths form no complete code; a single code or none is allowed.
  init(lengths: some Collection<UInt8>) throws(ArchiveError) {
    let coded = lengths.enumerated().filter { $0.element > 0 }
    for (_, length) in coded { counts[Int(length)] += 1 }
    var left = 1
    for count in counts.dropFirst() {
      left = left * 2 - count
      guard left >= 0 else { throw .damaged }
    }
    guard left == 0 || coded.isEmpty || (coded.count == 1 && counts[1] == 1) else {
      throw .damaged
    }
    symbols = coded.sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
  }

  /// The symbol whose code the next bits begin with, and the length of that code; nil if none
  /// matches.
  func symbol(in bits: UInt64) -> (symbol: Int, count: Int)? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...Self.longest {
      code |= Int(bits >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code - count < first { return (symbols[index + code - first], length) }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
