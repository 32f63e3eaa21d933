/// An entry of an archive, as the archive's directory tells of it.
struct ZipEntry: Equatable {
  /// What it would become.
  enum Kind: Equatable {
    case file
    case folder
    case link
    case other
  }

  /// Its name's parts; none of them leads out.
  var path: [String]
  var kind: Kind
  /// The bytes of its name, which stand twice.
  var name: [UInt8]
  var flags: Int
  var method: Int
  var sum: UInt32
  /// How many bytes it is packed into.
  var packedSize: Int
  /// How many bytes come out.
  var size: Int
  /// Where its own header stands.
  var offset: Int

  /// What it is at least of the archive: its header, its name and what is packed.
  var minimalEnd: Int { offset + Self.localHeaderSize + name.count + packedSize }

  /// Whether its bytes can be had: neither encrypted nor patched, stored or packed with `deflate`.
  var isSupported: Bool {
    flags & (1 | 1 << 5 | 1 << 6 | 1 << 13) == 0 && (method == 0 || method == 8)
  }
}
