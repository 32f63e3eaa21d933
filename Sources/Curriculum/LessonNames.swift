import Basics
import Launching

/// Why a typed name doesn't identify one lesson.
public enum LessonNameError: Error, Equatable, Sendable {
  /// `suggestion` is the folder of the lesson with the most similar name, `last` the number of the
  /// last lesson.
  case unknown(name: String, suggestion: String?, last: Int)
  case ambiguous(name: String, candidates: [String])
}

extension Course {
  /// The lesson with this number, this folder name with or without the number, or this unique part
  /// of the folder name or title.
  public func lesson(named name: String) throws(LessonNameError) -> Lesson {
    if let number = Int(name) {
      if let lesson = lessons.first(where: { $0.number == number }) { return lesson }
      throw .unknown(name: name, suggestion: nil, last: lessons.count)
    }
    // Shell completion puts a slash behind a folder's name.
    let wanted = name.lowercased().split(separator: "/").last.map(String.init) ?? ""
    if let lesson = lessons.first(where: { $0.id == wanted || $0.id.dropFirst(3) == wanted }) {
      return lesson
    }
    let found = lessons.filter {
      !wanted.isEmpty && ($0.id.contains(wanted) || $0.title.lowercased().contains(wanted))
    }
    if found.count > 1 { throw .ambiguous(name: name, candidates: found.map(\.id)) }
    if let lesson = found.first { return lesson }
    throw .unknown(name: name, suggestion: nearest(to: wanted), last: lessons.count)
  }

  private func nearest(to name: String) -> String? {
    let names = lessons.flatMap { lesson in lesson.spokenNames.map { (name: $0, id: lesson.id) } }
    let nearest = nearestWord(to: name, in: names.map { $0.name })
    return names.first { $0.name == nearest }?.id
  }
}

extension Lesson {
  fileprivate var spokenNames: [String] {
    let words = title.lowercased()
    // Short words are too similar to others, so only words of more than three letters count.
    let parts = "\(id) \(words)".split { $0 == " " || $0 == "-" }.filter { $0.count > 3 }
    return [id, String(id.dropFirst(3)), words] + parts.map { String($0) }
  }

  /// The folder of the lesson with this number or folder name, found without reading any lesson.
  public static func folder(called name: String, in repository: Repository) -> String? {
    // An error with this folder is reported when the lessons are read.
    let folders = (try? names(in: repository.suites)) ?? []
    return folders.first { folder in
      guard let number = Int(folder.prefix(2)) else { return false }
      return folder == name || folder.dropFirst(3) == name || Int(name) == number
    }
  }

  /// The module name and language mode of a lesson, from the first lines of its `Feedback.md` only.
  public static func module(
    of folder: String, in repository: Repository
  ) -> (name: String, languageMode: String)? {
    // An error with this file is reported when the lessons are read.
    guard let text = try? contents(of: repository.feedback(of: folder)) else { return nil }
    let head = text.split(separator: "\n", maxSplits: 4)
    func value(_ name: String) -> String? {
      let line = head.first { $0.hasPrefix("\(name): `") }
      return line?.split(separator: "`").dropFirst().first.map(String.init)
    }
    return value("Module").map { ($0, value("Language mode") ?? usualLanguageMode) }
  }
}

/// The path of a lesson's folder or of a file in it, as a verdict or a compiler message prints it,
/// perhaps with line and column.
public struct LessonPath: Equatable, Sendable {
  public var absolute: String
  public var lesson: String

  /// Parses a typed path, relative to a directory unless it is absolute. The path need not exist.
  /// Nil if the text isn't a path or doesn't lead to a lesson.
  public init?(_ text: String, from directory: String) {
    let path = text.replacing(/(?::\d+){1,2}:?$/, with: "")
    guard path.contains("/") || [".", ".."].contains(path) || path.contains(/\.(?:swift|md)$/)
    else { return nil }
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(directory)/\(path)").split(separator: "/")
    where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    // The path is the lesson's folder or a file directly in it.
    let isFile = parts.last?.contains(/\.(?:swift|md)$/) ?? false
    guard let lesson = parts.dropLast(isFile ? 1 : 0).last?.lowercased(),
      lesson.wholeMatch(of: /\d\d-[a-z0-9-]+/) != nil
    else { return nil }
    self.lesson = lesson
    absolute = parts.map { "/\($0)" }.joined()
  }
}

extension Repository {
  /// Whether an existing path belongs to this workbook or its exercises; true for a path that
  /// doesn't exist.
  public func holds(_ path: LessonPath) -> Bool {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    guard FileManager.default.fileExists(atPath: path.absolute) else { return true }
    return [root, exercises].contains { real(path.absolute).hasPrefix(real($0) + "/") }
  }
}
