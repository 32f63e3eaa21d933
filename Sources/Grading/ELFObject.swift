import Foundation

/// An object file or a library in the Executable and Linkable Format, as `elf(5)` describes it.
struct ELFObject {
  private let bytes: Data
  private let table: Int
  private let entrySize: Int
  private let count: Int
  private let nameSection: Int

  /// 64 bits wide, the lowest byte of a number first.
  init?(_ data: Data) {
    bytes = data
    let begin: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    guard data.count >= 64, data.starts(with: begin),
      let table = Self.number(in: data, at: 0x28, size: 8),
      let entrySize = Self.number(in: data, at: 0x3A, size: 2), entrySize >= 64,
      let count = Self.number(in: data, at: 0x3C, size: 2),
      let nameSection = Self.number(in: data, at: 0x3E, size: 2)
    else { return nil }
    (self.table, self.entrySize, self.count) = (table, entrySize, count)
    self.nameSection = nameSection
    // With more sections than fit into the header, or none, their number would stand elsewhere.
    guard count > 0, nameSection < count else { return nil }
  }

  /// What the sections with this name hold; nil if the file contradicts itself.
  func sections(named name: String) -> [Data]? {
    guard let names = content(ofSection: nameSection) else { return nil }
    var found: [Data] = []
    for index in 0..<count {
      guard let offset = Self.number(in: bytes, at: table + index * entrySize, size: 4),
        offset <= names.count
      else { return nil }
      let rest = names.dropFirst(offset)
      guard Array(rest.prefix { $0 != 0 }) == Array(name.utf8) else { continue }
      guard let content = content(ofSection: index) else { return nil }
      found.append(content)
    }
    return found
  }

  /// The names of the libraries that are loaded together with this one, as it writes them.
  var neededLibraries: [String] {
    guard let entries = sections(named: ".dynamic")?.first,
      let names = sections(named: ".dynstr")?.first
    else { return [] }
    // Pairs of a kind and a value; 1 is for a library, and its value is the place of its name.
    return stride(from: 0, to: entries.count - 15, by: 16).compactMap { offset in
      guard Self.number(in: entries, at: offset, size: 8) == 1,
        let place = Self.number(in: entries, at: offset + 8, size: 8), place < names.count
      else { return nil }
      return String(decoding: names.dropFirst(place).prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private func content(ofSection index: Int) -> Data? {
    let header = table + index * entrySize
    guard let start = Self.number(in: bytes, at: header + 0x18, size: 8),
      let size = Self.number(in: bytes, at: header + 0x20, size: 8),
      start <= bytes.count, size <= bytes.count - start
    else { return nil }
    return bytes.subdata(in: start..<start + size)
  }

  /// A number that isn't negative, if it stands within the file.
  private static func number(in bytes: Data, at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let value = (0..<size).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1)) }
    return Int(exactly: value)
  }
}
