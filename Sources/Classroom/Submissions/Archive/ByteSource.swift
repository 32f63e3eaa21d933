/// Bytes of which any part can be read.
protocol ByteSource {
  /// How many there are.
  var count: Int { get }
  /// So many bytes from a place on; nil if there aren't as many, or they can't be read.
  func bytes(at place: Int, count: Int) -> [UInt8]?
}

extension [UInt8]: ByteSource {
  func bytes(at place: Int, count: Int) -> [UInt8]? {
    guard place >= 0, count >= 0, place <= self.count, count <= self.count - place else {
      return nil
    }
    return Array(self[place..<place + count])
  }
}

/// A piece of an archive's records.
struct Record {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The two bytes at a place, the lower one first.
  func short(_ place: Int) -> Int {
    let start = bytes.startIndex + place
    return Int(bytes[start]) | Int(bytes[start + 1]) << 8
  }

  /// The four bytes at a place, the lowest one first.
  func long(_ place: Int) -> Int { short(place) | short(place + 2) << 16 }
}
