import Basics

/// A zip archive with uncompressed entries (APPNOTE 4.3), written in pieces. Equal entries give
/// equal bytes.
package struct StoredArchive {
  private struct Entry {
    var name: Data
    /// Check sum and sizes, which are written in two places.
    var head: Data
    var mode: UInt32
    var offset: Int
  }

  private var entries: [Entry] = []
  private var size = 0
  private var body = Data()

  package init() {}

  /// Adds an entry and keeps its bytes in memory.
  ///
  /// - Parameter mode: the file mode as in `stat`.
  package mutating func add(_ name: String, _ data: Data, mode: UInt32 = 0o100644) {
    body += piece(name, data, mode: mode)
  }

  /// The archive of all entries that `add` has kept.
  package var data: Data { body + directory }

  /// The bytes of the next entry, to be written after the previous ones.
  mutating func piece(_ name: String, _ data: Data, mode: UInt32 = 0o100644) -> Data {
    let name = Data(name.utf8)
    let head = Self.head(CRC32.sum(of: [UInt8](data)), data.count, name.count)
    let piece = Self.word(0x0403_4B50) + head + Self.half(0) + name + data
    entries.append(Entry(name: name, head: head, mode: mode, offset: size))
    size += piece.count
    return piece
  }

  /// The end of the archive, its central directory.
  var directory: Data {
    let directory = entries.reduce(into: Data()) { directory, entry in
      // The creator is Unix, so that the file mode is used.
      directory += Self.word(0x0201_4B50) + Self.half(0x031E) + entry.head
      directory += Data(count: 8) + Self.word(Int(entry.mode) << 16) + Self.word(entry.offset)
      directory += entry.name
    }
    let count = Self.half(entries.count)
    return directory + Self.word(0x0605_4B50) + Data(count: 4) + count + count
      + Self.word(directory.count) + Self.word(size) + Self.half(0)
  }

  /// The common part of both headers: version, UTF-8 flag, method stored, time, check sum and
  /// sizes.
  private static func head(_ sum: UInt32, _ size: Int, _ name: Int) -> Data {
    half(20) + half(0x0800) + half(0) + half(0) + half(0x5A21) + word(Int(sum)) + word(size)
      + word(size) + half(name)
  }

  private static func half(_ value: Int) -> Data {
    Data([UInt8(value & 255), UInt8(value >> 8 & 255)])
  }

  private static func word(_ value: Int) -> Data {
    half(value & 0xFFFF) + half(value >> 16 & 0xFFFF)
  }
}
