import Basics
import Curriculum

/// A zip archive (PKWARE's APPNOTE), read entry by entry.
///
/// The archive isn't trusted. Its directory must be right before its end record; the directory and
/// the entry's local header must agree; entries may not overlap; and no entry unpacks to more than
/// it announces. Not supported are multiple disks, encryption, zip64 sizes, and compression other
/// than `deflate`.
struct ZipArchive<Source: ByteSource> {
  /// The entries in the order of the directory.
  private(set) var entries: [ZipEntry] = []

  private let source: Source
  /// The offset of the directory, where the last entry must end.
  private var end = 0
  /// Where each entry must end, by its offset.
  private var limits: [Int: Int] = [:]

  init(_ source: Source) throws(ArchiveError) {
    self.source = source
    let directory = try readDirectory()
    var place = 0
    for _ in 0..<directory.count {
      place = try readEntry(directory.bytes, at: place)
    }
    guard place == directory.bytes.count else { throw .damaged }
    let sorted = entries.filter { $0.kind != .folder || $0.packedSize > 0 }.sorted {
      $0.offset < $1.offset
    }
    for (index, entry) in sorted.enumerated() {
      let next = index + 1 < sorted.count ? sorted[index + 1].offset : end
      guard entry.minimalEnd <= next else { throw .damaged }
      limits[entry.offset] = next
    }
  }

  /// The unpacked bytes of an entry.
  ///
  /// - Parameter limit: the maximum unpacked size.
  func bytes(of index: Int, limit: Int) throws(ArchiveError) -> [UInt8] {
    guard entries.indices.contains(index) else { throw .damaged }
    let entry = entries[index]
    guard entry.isSupported else { throw .unsupported }
    // Incompressible data grows a little when it is packed, but not by more than this.
    guard entry.size <= limit, entry.packedSize <= entry.size + entry.size / 64 + SizeLimit.packing
    else {
      throw entry.size > limit ? .tooLarge : .damaged
    }
    let start = try dataStart(of: entry)
    guard start + entry.packedSize <= limits[entry.offset] ?? end,
      let packed = source.bytes(at: start, count: entry.packedSize)
    else { throw .damaged }
    let bytes = entry.method == 0 ? packed : try Inflation.unpack(packed, size: entry.size)
    guard bytes.count == entry.size, CRC32.sum(of: bytes) == entry.sum else { throw .damaged }
    return bytes
  }

  /// The offset of an entry's data, behind its local header, which must agree with the directory.
  private func dataStart(of entry: ZipEntry) throws(ArchiveError) -> Int {
    let size = ZipEntry.localHeaderSize
    guard let bytes = source.bytes(at: entry.offset, count: size + entry.name.count) else {
      throw .damaged
    }
    let header = Record(bytes: bytes[...])
    guard header.long(0) == 0x0403_4B50, header.short(26) == entry.name.count,
      Array(bytes[size...]) == entry.name, header.short(8) == entry.method,
      header.short(6) & 1 == entry.flags & 1
    else { throw .damaged }
    // A program that writes a stream puts sizes and check sum behind the data; in the header they
    // are 0.
    let isLater = header.short(6) & 8 != 0
    let said = [header.long(14), header.long(18), header.long(22)]
    let known = [Int(entry.sum), entry.packedSize, entry.size]
    guard said == known || (isLater && zip(said, known).allSatisfy { $0 == 0 || $0 == $1 }) else {
      throw said.contains(0xFFFF_FFFF) ? .unsupported : .damaged
    }
    return entry.offset + size + entry.name.count + header.short(28)
  }

  private mutating func readDirectory() throws(ArchiveError) -> (bytes: [UInt8], count: Int) {
    let size = 22
    let tailSize = min(source.count, size + 0xFFFF)
    guard let tail = source.bytes(at: source.count - tailSize, count: tailSize), tailSize >= size
    else { throw .notAnArchive }
    var found: Int?
    for place in stride(from: tailSize - size, through: 0, by: -1)
    where tail[place] == 0x50 && tail[place + 1] == 0x4B && tail[place + 2] == 5
      && tail[place + 3] == 6
    {
      // A comment must end with the file, so an end record inside of it isn't taken for the real
      // one.
      if Record(bytes: tail[place...]).short(20) == tailSize - size - place {
        found = place
        break
      }
    }
    guard let found else { throw .notAnArchive }
    let record = Record(bytes: tail[found...])
    let count = record.short(10)
    let (length, offset) = (record.long(12), record.long(16))
    let place = source.count - tailSize + found
    if let locator = source.bytes(at: place - 20, count: 20),
      Record(bytes: locator[...]).long(0) == 0x0706_4B50
    {
      throw .unsupported
    }
    guard record.short(4) == 0, record.short(6) == 0, record.short(8) == count,
      length != 0xFFFF_FFFF, offset != 0xFFFF_FFFF
    else { throw .unsupported }
    guard count <= CountLimit.submittedFiles, length <= SizeLimit.archiveDirectory else {
      throw .tooLarge
    }
    guard offset + length == place, let bytes = source.bytes(at: offset, count: length) else {
      throw .damaged
    }
    end = offset
    return (bytes, count)
  }

  /// Reads the entry at an offset of the directory, and returns the offset of the next one.
  private mutating func readEntry(_ bytes: [UInt8], at place: Int) throws(ArchiveError) -> Int {
    let size = 46
    guard bytes.count - place >= size else { throw .damaged }
    let record = Record(bytes: bytes[place...])
    guard record.long(0) == 0x0201_4B50 else { throw .damaged }
    let nameEnd = place + size + record.short(28)
    let next = nameEnd + record.short(30) + record.short(32)
    guard next <= bytes.count else { throw .damaged }
    let name = bytes[place + size..<nameEnd]
    let flags = record.short(8)
    let entry = ZipEntry(
      path: try EntryName.parts(of: name, isUTF8: flags & 1 << 11 != 0),
      kind: Self.kind(record, isFolder: name.last == UInt8(ascii: "/")), name: Array(name),
      flags: flags, method: record.short(10), sum: UInt32(record.long(16)),
      packedSize: record.long(20), size: record.long(24), offset: record.long(42))
    guard record.short(34) == 0, entry.packedSize != 0xFFFF_FFFF, entry.size != 0xFFFF_FFFF,
      entry.offset != 0xFFFF_FFFF
    else { throw .unsupported }
    guard entry.minimalEnd <= end else { throw .damaged }
    entries.append(entry)
    return next
  }

  private static func kind(_ record: Record, isFolder: Bool) -> ZipEntry.Kind {
    // For Unix and macOS the upper 16 bits of the attributes are the file mode.
    let system = record.short(4) >> 8
    switch system == 3 || system == 19 ? record.short(40) & 0xF000 : 0 {
    case 0xA000: return .link
    case 0x4000: return .folder
    case 0, 0x8000: return isFolder ? .folder : .file
    default: return .other
    }
  }
}

struct ZipEntry: Equatable {
  enum Kind: Equatable { case file, folder, link, other }

  var path: [String]
  var kind: Kind
  /// The bytes of the name, which is also in the local header.
  var name: [UInt8]
  var flags: Int
  var method: Int
  var sum: UInt32
  /// The compressed size in bytes.
  var packedSize: Int
  var size: Int
  var offset: Int
  /// The fixed size of a local header.
  static let localHeaderSize = 30

  /// The earliest offset at which the entry can end: after its header, name and compressed data.
  var minimalEnd: Int { offset + Self.localHeaderSize + name.count + packedSize }

  /// Whether the entry can be unpacked: it is neither encrypted nor patched, and stored or
  /// deflated.
  var isSupported: Bool {
    flags & (1 | 1 << 5 | 1 << 6 | 1 << 13) == 0 && (method == 0 || method == 8)
  }
}

enum EntryName {
  /// The components of a name, without empty ones and `.`; throws if the name is invalid or leads
  /// outside of the archive.
  ///
  /// Without the UTF-8 flag a name should be in code page 437, but many programs write UTF-8
  /// without the flag, so valid UTF-8 is read as such.
  static func parts(of bytes: ArraySlice<UInt8>, isUTF8: Bool) throws(ArchiveError) -> [String] {
    var name = String(decoding: bytes, as: UTF8.self)
    if !name.utf8.elementsEqual(bytes) {
      guard !isUTF8 else { throw .damaged }
      name = String(
        String.UnicodeScalarView(bytes.map { $0 < 128 ? Unicode.Scalar($0) : upper[Int($0) - 128] })
      )
    }
    guard !name.utf8.contains(0) else { throw .damaged }
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).compactMap { String(Substring($0)) }
    let isDrive = name.utf8.dropFirst().first == UInt8(ascii: ":")
    guard !name.utf8.starts(with: "/".utf8), !name.utf8.contains(UInt8(ascii: "\\")), !isDrive,
      !parts.contains("..")
    else { throw .leadsOutside }
    return parts.filter { $0 != "." }
  }

  /// The upper half of code page 437.
  private static let upper = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
    └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
    """.unicodeScalars)
}

extension ZipArchive {
  /// The unpacked bytes of an entry that is a file.
  func file(_ index: Int, limit: Int) throws(ExerciseError) -> [UInt8] {
    guard entries.indices.contains(index) else { throw .missing }
    switch entries[index].kind {
    case .file: break
    case .folder: throw .isFolder
    case .link: throw .isLink
    case .other: throw .isNotAFile
    }
    guard entries[index].size <= limit else { throw .tooLarge(limit: limit) }
    return try readable { () throws(ArchiveError) in try bytes(of: index, limit: limit) }
  }
}

extension ZipArchive<OrdinaryFile> {
  init(at path: String) throws(SubmissionFolderError) {
    let file: OrdinaryFile
    do { file = try OrdinaryFile(path: path, followsLinks: false) } catch { throw .unreadable }
    do { try self.init(file) } catch { throw .badArchive(error) }
  }
}

/// Bytes with random access.
protocol ByteSource {
  var count: Int { get }
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

/// A record of a zip archive.
struct Record {
  let bytes: ArraySlice<UInt8>

  /// The 16-bit little-endian number at an offset.
  func short(_ place: Int) -> Int {
    let start = bytes.startIndex + place
    return Int(bytes[start]) | Int(bytes[start + 1]) << 8
  }

  /// The 32-bit little-endian number at an offset.
  func long(_ place: Int) -> Int { short(place) | short(place + 2) << 16 }
}

/// CRC-32, the check sum of zip entries (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  static func sum(of bytes: [UInt8]) -> UInt32 {
    let table = table
    return ~bytes.reduce(UInt32.max) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
  }
}
