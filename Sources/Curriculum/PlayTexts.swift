import Launching

/// The words of the app that a lesson's exercise drives when it is played.
///
/// They stand in the lesson's `Play.md`: a title, and below it a heading for each name with one short
/// text, in which a name in braces stands for a value. Nobody but who plays a lesson reads it.
public struct PlayTexts: Equatable, Sendable {
  /// What the app is called.
  public private(set) var title = ""
  private var texts: [String: String] = [:]

  /// Reads the words of the lesson in this folder.
  public init(of lesson: String, in repository: Repository) throws(CurriculumError) {
    let path = repository.playTexts(of: lesson)
    try self.init(text: contents(of: path), path: repository.display(path))
  }

  /// - Parameter path: the file's name in errors.
  init(text: String, path: String) throws(CurriculumError) {
    var name: String?
    for block in Document(parsing: text).blocks {
      switch block {
      case .heading(level: 1, let words) where title.isEmpty:
        title = words.plainText
      case .heading(level: 2, let words):
        if let name { throw .incomplete(path: path, what: "## \(name)") }
        name = words.plainText
      case .paragraph(let words):
        guard let known = name, texts.updateValue(words.plainText, forKey: known) == nil else {
          throw .incomplete(path: path, what: words.plainText)
        }
        name = nil
      default:
        throw .incomplete(path: path, what: "\(block)")
      }
    }
    if let name { throw .incomplete(path: path, what: "## \(name)") }
    if title.isEmpty { throw .incomplete(path: path, what: "#") }
  }

  public var names: Set<String> { Set(texts.keys) }

  /// The text of this name, with values in the places of their names; a name without a text shows as
  /// itself, and so does a place without a value.
  public func text(_ name: String, _ values: [String: String] = [:]) -> String {
    let text = texts[name] ?? name
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(/\{([a-z]+)\}/) { place in
      values[String(place.1)] ?? String(place.0)
    }
  }
}
