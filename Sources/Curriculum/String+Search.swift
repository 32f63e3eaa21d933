import Foundation

/// Looks for text byte by byte: an exercise is looked through for each heading and each step, and a
/// search letter by letter takes longer than all else that happens to it.
extension String {
  /// Where a text stands next, as an offset in UTF-8; nil for an empty one, which is nowhere.
  package func offset(of text: String, from begin: Int) -> Int? {
    var (copy, text) = (self, text)
    return copy.withUTF8 { bytes in
      text.withUTF8 { wanted in
        guard !wanted.isEmpty, let base = bytes.baseAddress, let start = wanted.baseAddress else {
          return nil
        }
        var next = begin
        while next + wanted.count <= bytes.count,
          let found = memchr(
            base + next, Int32(start.pointee), bytes.count - wanted.count - next + 1)
        {
          next = UnsafeRawPointer(found) - UnsafeRawPointer(base)
          if memcmp(base + next, start, wanted.count) == 0 { return next }
          next += 1
        }
        return nil
      }
    }
  }

  /// How many lines end before an offset in UTF-8.
  package func lineFeeds(before end: Int) -> Int {
    var count = 0
    var next = 0
    while let found = offset(of: "\n", from: next), found < end {
      count += 1
      next = found + 1
    }
    return count
  }

  /// What stands between two offsets in UTF-8, at whose ends characters begin.
  package func part(from start: Int, to end: Int? = nil) -> String {
    let utf8 = self.utf8
    let from = utf8.index(startIndex, offsetBy: start)
    return String(self[from..<(end.map { utf8.index(startIndex, offsetBy: $0) } ?? endIndex)])
  }
}
