import Foundation

/// What an object file says to the linker: the libraries that its imports need.
///
/// On Linux the compiler writes it into a section of its own, one text after the other, each ended
/// by a zero. The toolchain's `swift-autolink-extract` reads it, too, but takes as long to start as
/// the linker to link.
struct LinkerFlags {
  var texts: [String]

  /// Whether all of them are names of libraries.
  ///
  /// An exercise can fill a section itself: with the name of a file to overwrite, for example.
  var onlyNameLibraries: Bool {
    texts.allSatisfy { $0.wholeMatch(of: /-l\w+/) != nil }
  }

  private static let section = ".swift1_autolink_entries"

  /// - Returns: nil if this is no object file in the form that Linux has on all its 64-bit machines.
  init?(objectFile data: Data) {
    guard let file = ELFObject(data), let sections = file.sections(named: Self.section) else {
      return nil
    }
    texts = sections.flatMap { $0.split(separator: 0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// An object file in the Executable and Linkable Format, as `elf(5)` describes it.
private struct ELFObject {
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
