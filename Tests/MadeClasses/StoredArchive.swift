import Foundation

/// A zip archive whose entries are stored as they are (APPNOTE 4.3), made without any program.
struct StoredArchive {
  private var entries: [(name: Data, data: Data, mode: UInt32, sum: UInt32, offset: UInt32)] = []
  private var body = Data()

  /// Puts an entry at the end.
  ///
  /// - Parameter mode: as `stat` tells it.
  mutating func add(_ name: String, _ data: Data, mode: UInt32 = 0o100644) {
    let name = Data(name.utf8)
    let sum = Self.sum(of: data)
    entries.append((name, data, mode, sum, UInt32(body.count)))
    body += Self.word(0x0403_4B50) + Self.head(sum, data.count, name.count) + Self.half(0)
    body += name + data
  }

  /// The archive.
  var data: Data {
    var directory = Data()
    for entry in entries {
      // Made by Unix: so the mode counts.
      directory += Self.word(0x0201_4B50) + Self.half(0x031E)
      directory += Self.head(entry.sum, entry.data.count, entry.name.count)
      directory += Self.half(0) + Self.half(0) + Self.half(0) + Self.half(0)
      directory += Self.word(entry.mode << 16) + Self.word(entry.offset) + entry.name
    }
    let count = Self.half(UInt16(entries.count))
    return body + directory + Self.word(0x0605_4B50) + Self.half(0) + Self.half(0) + count + count
      + Self.word(UInt32(directory.count)) + Self.word(UInt32(body.count)) + Self.half(0)
  }

  /// What stands in both places: version, names in UTF-8, stored, a time, the sum and the lengths.
  private static func head(_ sum: UInt32, _ size: Int, _ name: Int) -> Data {
    half(20) + half(0x0800) + half(0) + half(0) + half(0x5A21) + word(sum) + word(UInt32(size))
      + word(UInt32(size)) + half(UInt16(name))
  }

  private static func half(_ value: UInt16) -> Data {
    Data([UInt8(value & 255), UInt8(value >> 8)])
  }

  private static func word(_ value: UInt32) -> Data {
    half(UInt16(value & 0xFFFF)) + half(UInt16(value >> 16))
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  private static func sum(of data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }
}
