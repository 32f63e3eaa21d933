/// A code of `deflate`, by the lengths of its words (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// For short words: by the next bits, the symbol and how many of the bits are its word; 0 if none
  /// is.
  private var short: [UInt16]
  /// For the others: how many words there are of each length, and the symbols in the order of
  /// words.
  private var counts: [Int]
  private var symbols: [UInt16]

  private static let longest = 15
  private static let shortest = 9

  /// Throws if there are more words than there can be, or fewer; one word alone is allowed, and
  /// none.
  init(lengths: some Collection<UInt8>) throws(ArchiveFault) {
    counts = Array(repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...Self.longest {
      left = left * 2 - counts[length]
      guard left >= 0 else { throw .damaged }
    }
    let words = counts.reduce(0, +)
    guard left == 0 || words == 0 || (words == 1 && counts[1] == 1) else { throw .damaged }
    var offsets = Array(repeating: 0, count: Self.longest + 1)
    var codes = Array(repeating: 0, count: Self.longest + 1)
    for length in 1..<Self.longest {
      offsets[length + 1] = offsets[length] + counts[length]
      codes[length + 1] = (codes[length] + counts[length]) << 1
    }
    symbols = Array(repeating: 0, count: words)
    short = Array(repeating: 0, count: 1 << Self.shortest)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[offsets[length]] = UInt16(symbol)
      offsets[length] += 1
      if length <= Self.shortest {
        var index = Self.reversed(codes[length], count: length)
        while index < short.count {
          short[index] = UInt16(symbol << 4 | length)
          index += 1 << length
        }
      }
      codes[length] += 1
    }
  }

  private static func reversed(_ code: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }

  /// The symbol that the next bits begin with, and how many they are; nil if none does.
  func symbol(in bits: UInt64) -> (symbol: Int, count: Int)? {
    let entry = Int(short[Int(bits & UInt64(short.count - 1))])
    if entry != 0 { return (entry >> 4, entry & 15) }
    var (code, first, index) = (0, 0, 0)
    for length in 1...Self.longest {
      code |= Int(bits >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code - count < first { return (Int(symbols[index + code - first]), length) }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
