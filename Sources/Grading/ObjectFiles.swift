import Basics

/// An object file or shared library in ELF format, as described in `elf(5)`.
struct ELFObject {
  private let bytes: Data
  let sections: [Section]

  struct Section {
    var name: String
    /// Its address in memory, relative to the library's base.
    var address: Int
    var place: Int
    var size: Int
  }

  /// Accepts 64-bit little-endian files only.
  init?(_ data: Data) {
    let begin: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    guard data.starts(with: begin), let table = Self.number(in: data, at: 0x28, size: 8),
      let entrySize = Self.number(in: data, at: 0x3A, size: 2), entrySize >= 64,
      let count = Self.number(in: data, at: 0x3C, size: 2),
      let nameSection = Self.number(in: data, at: 0x3E, size: 2),
      // If there are too many sections for the header's field, it is 0 and the count is elsewhere;
      // such files aren't supported.
      count > 0, nameSection < count, table < data.count
    else { return nil }
    bytes = data
    var sections: [Section] = []
    var nameOffsets: [Int] = []
    for index in 0..<count {
      let header = table + index * entrySize
      guard let name = Self.number(in: data, at: header, size: 4),
        let address = Self.number(in: data, at: header + 0x10, size: 8),
        let place = Self.number(in: data, at: header + 0x18, size: 8),
        let size = Self.number(in: data, at: header + 0x20, size: 8)
      else { return nil }
      nameOffsets.append(name)
      sections.append(Section(name: "", address: address, place: place, size: size))
    }
    guard let names = Self.content(of: sections[nameSection], in: data) else { return nil }
    for (index, offset) in nameOffsets.enumerated() {
      guard offset <= names.count else { return nil }
      sections[index].name = Self.text(at: offset, in: names)
    }
    self.sections = sections
  }

  func sections(named name: String) -> [Data]? {
    var found: [Data] = []
    for section in sections where section.name == name {
      guard let content = Self.content(of: section, in: bytes) else { return nil }
      found.append(content)
    }
    return found
  }

  /// The addresses of the library's code (`.text`), relative to its base; nil if there is none.
  var codeAddresses: Range<UInt>? {
    guard let code = sections.first(where: { $0.name == ".text" }),
      code.size <= Int.max - code.address
    else { return nil }
    return UInt(code.address)..<UInt(code.address + code.size)
  }

  /// The names of the libraries that this one depends on (`DT_NEEDED`).
  var neededLibraries: [String] {
    guard let entries = sections(named: ".dynamic")?.first,
      let names = sections(named: ".dynstr")?.first
    else { return [] }
    // Pairs of tag and value; for tag 1 (`DT_NEEDED`) the value is the name's offset.
    return stride(from: 0, to: entries.count - 15, by: 16).compactMap { offset in
      guard Self.number(in: entries, at: offset, size: 8) == 1,
        let place = Self.number(in: entries, at: offset + 8, size: 8), place < names.count
      else { return nil }
      return Self.text(at: place, in: names)
    }
  }

  private static func content(of section: Section, in bytes: Data) -> Data? {
    guard section.place <= bytes.count, section.size <= bytes.count - section.place else {
      return nil
    }
    return bytes.subdata(in: section.place..<section.place + section.size)
  }

  private static func text(at offset: Int, in names: Data) -> String {
    String(decoding: names.dropFirst(offset).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Reads an unsigned little-endian number; nil if it lies outside of the file or is too large for
  /// `Int`.
  private static func number(in bytes: Data, at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes.withUnsafeBytes { buffer in
      switch size {
      case 1: Int(buffer[offset])
      case 2: Int(buffer.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
      case 4: Int(buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      default: Int(exactly: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }
  }
}

/// A shared library in Mach-O format, as described in `mach-o/loader.h`.
struct MachOImage {
  /// The addresses of the library's code, relative to its base; nil if there is none.
  let codeAddresses: Range<UInt>?

  private static let magic: UInt64 = 0xFEED_FACF
  private static let segmentCommand: UInt64 = 0x19
  private static let headerSize = 32
  private static let segmentSize = 72
  private static let sectionSize = 80

  /// Accepts 64-bit little-endian files for a single architecture only.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(at offset: Int, size: Int) -> UInt64? {
      guard offset >= 0, offset <= bytes.count - size else { return nil }
      return (0..<size).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }
    func name(at offset: Int) -> String {
      String(decoding: bytes.dropFirst(offset).prefix(16).prefix { $0 != 0 }, as: UTF8.self)
    }
    guard number(at: 0, size: 4) == Self.magic, let commandCount = number(at: 16, size: 4),
      commandCount < 1 << 16
    else { return nil }
    var command = Self.headerSize
    for _ in 0..<commandCount {
      guard let kind = number(at: command, size: 4), let size = number(at: command + 4, size: 4),
        size >= 8
      else { return nil }
      if kind == Self.segmentCommand, let count = number(at: command + 64, size: 4) {
        for index in 0..<Int(min(count, 256)) {
          let section = command + Self.segmentSize + index * Self.sectionSize
          guard let start = number(at: section + 32, size: 8),
            let length = number(at: section + 40, size: 8), length <= 1 << 40, start <= 1 << 40
          else { return nil }
          if name(at: section) == "__text" {
            codeAddresses = UInt(start)..<UInt(start + length)
            return
          }
        }
      }
      command += Int(size)
    }
    codeAddresses = nil
  }
}
