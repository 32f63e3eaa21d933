/// Reads the names of an archive's entries.
enum EntryName {
  /// The name, divided by `/`, without empty parts and `.`; nil if it can't be one.
  ///
  /// Without the mark that it is UTF-8 it would be in the first PC's letters (code page 437); but
  /// many programs write UTF-8 without the mark, so what is UTF-8 is taken for it.
  static func parts(of bytes: ArraySlice<UInt8>, isUTF8: Bool) throws(ArchiveFault) -> [String] {
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
