import Foundation

/// A library in macOS's format, as its `mach-o/loader.h` describes it.
struct MachOImage {
  /// Where the code lies, counted from the base; nil if there is none.
  let codeAddresses: Range<UInt>?

  private static let magic: UInt64 = 0xFEED_FACF
  private static let segmentCommand: UInt64 = 0x19
  private static let headerSize = 32
  private static let segmentSize = 72
  private static let sectionSize = 80

  /// 64 bits wide, the lowest byte of a number first, for one kind of processor.
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
