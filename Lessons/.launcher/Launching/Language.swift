/// A language in which the workbook speaks, by its code, as in `zh-Hans`.
///
/// English is what every text is written in first. A text in another language stands beside the
/// English one and has the code in its name: `README.zh-Hans.md`.
public struct Language: Hashable, Sendable {
  /// A code of BCP 47.
  public let code: String

  public init(_ code: String) { self.code = code }

  /// The language in which a file is the twin of another one, by their names; nil if it is no twin.
  init?(ofTwin file: String, of original: String) {
    guard let dot = original.lastIndex(of: ".") else { return nil }
    let (start, end) = (original[...dot], original[dot...])
    guard file.hasPrefix(start), file.hasSuffix(end), file.count > start.count + end.count else {
      return nil
    }
    self.init(String(file.dropFirst(start.count).dropLast(end.count)))
  }

  /// What every text is written in first.
  public static let english = Language("en")

  /// Whether a text can be the code of a language, so that it can stand in a file's name.
  public static func isCode(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/#) != nil
  }

  /// The name of the twin in this language of a file with a text, or its path.
  public func name(of file: String) -> String {
    guard self != .english, let dot = file.lastIndex(of: ".") else { return file }
    return "\(file[..<dot]).\(code)\(file[dot...])"
  }
}
