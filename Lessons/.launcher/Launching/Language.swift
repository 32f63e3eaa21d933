/// A language of the workbook, given by its code, as in `zh-Hans`.
///
/// Every text is written in English first. Its translation is a file beside it with the code in its
/// name: `README.zh-Hans.md`.
public struct Language: Hashable, Sendable {
  /// The BCP 47 code.
  public let code: String

  public init(_ code: String) { self.code = code }

  /// The language of a translated file, from its name and the original's; nil if it is no
  /// translation.
  init?(ofTwin file: String, of original: String) {
    guard let dot = original.lastIndex(of: ".") else { return nil }
    let (start, end) = (original[...dot], original[dot...])
    guard file.hasPrefix(start), file.hasSuffix(end), file.count > start.count + end.count else {
      return nil
    }
    self.init(String(file.dropFirst(start.count).dropLast(end.count)))
  }

  /// The language in which every text is written first.
  public static let english = Language("en")

  /// Whether a text is a valid language code, and so can be part of a file name.
  public static func isCode(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/#) != nil
  }

  /// The name or path of a file's translation into this language.
  public func name(of file: String) -> String {
    guard self != .english, let dot = file.lastIndex(of: ".") else { return file }
    return "\(file[..<dot]).\(code)\(file[dot...])"
  }
}
