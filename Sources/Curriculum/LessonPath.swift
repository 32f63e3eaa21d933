import Foundation
import Launching

/// The path of a lesson's folder or of a file in it, as a verdict or a compiler prints it, perhaps
/// with a line and a column behind it.
public struct LessonPath: Equatable, Sendable {
  /// Without line and column.
  public var absolute: String
  /// The name of the lesson's folder.
  public var lesson: String

  /// Reads a path; nothing has to stand there.
  ///
  /// - Parameters:
  ///   - text: as it was typed; nil comes of what is no path, or leads to no lesson.
  ///   - directory: from where it leads, if it isn't absolute.
  public init?(_ text: String, from directory: String) {
    let path = text.replacing(/(?::\d+){1,2}:?$/, with: "")
    guard path.contains("/") || [".", ".."].contains(path) || path.contains(/\.(?:swift|md)$/)
    else { return nil }
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(directory)/\(path)").split(separator: "/")
    where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    // The folder itself, or a file that stands in it.
    let isFile = parts.last?.contains(/\.(?:swift|md)$/) ?? false
    guard let lesson = parts.dropLast(isFile ? 1 : 0).last?.lowercased(),
      lesson.wholeMatch(of: /\d\d-[a-z0-9-]+/) != nil
    else { return nil }
    self.lesson = lesson
    absolute = parts.map { "/\($0)" }.joined()
  }
}

extension Repository {
  /// Whether a path belongs to this workbook, or to the exercises that it grades; one where nothing
  /// stands belongs everywhere.
  public func holds(_ path: LessonPath) -> Bool {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    guard FileManager.default.fileExists(atPath: path.absolute) else { return true }
    return [root, exercises].contains { real(path.absolute).hasPrefix(real($0) + "/") }
  }
}
