import Foundation
import Markdown

/// Every lesson of the workbook, in order.
public struct Course: Codable, Equatable, Sendable {
  public var lessons: [Lesson]

  public init(lessons: [Lesson]) {
    self.lessons = lessons
  }

  /// Reads the lessons: each has a folder `NN-name` with a `Feedback.md` among the suites.
  public init(repository: Repository) throws(CurriculumError) {
    lessons = []
    for id in Self.folders(in: repository.suites) {
      lessons.append(try Self.lesson(id, in: repository))
    }
    if !lessons.isEmpty { lessons[lessons.count - 1].isLast = true }
    if lessons.isEmpty { throw .unreadable(path: repository.suites) }
  }

  /// The one to begin with.
  public var first: Lesson {
    get throws(CurriculumError) {
      guard let first = lessons.first else { throw .noLesson(id: "1") }
      return first
    }
  }

  /// The lesson in this folder.
  public func lesson(in folder: String) throws(CurriculumError) -> Lesson {
    guard let lesson = lessons.first(where: { $0.id == folder }) else {
      throw .noLesson(id: folder)
    }
    return lesson
  }

  /// The names of the folders that hold a lesson, whether that can be read or not.
  static func folders(in folder: String) -> [String] {
    // A folder that can't be read holds no lesson, and where there is none at all that is told.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      name.wholeMatch(of: /\d\d-[a-z0-9-]+/) != nil
        && !isMissing("\(folder)/\(name)/Feedback.md")
    }.sorted()
  }

  /// Whether nothing stands at a path; what can't be looked at may stand there.
  private static func isMissing(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  private static func lesson(
    _ id: String, in repository: Repository
  ) throws(CurriculumError) -> Lesson {
    let path = repository.feedback(of: id)
    let feedback = try FeedbackParser(text: contents(of: path), path: repository.display(path))
    return Lesson(
      number: Int(id.prefix(2)) ?? 0, id: id, module: feedback.module, title: feedback.title,
      steps: feedback.steps, interface: feedback.interface, mistakes: feedback.mistakes,
      sections: LessonText.lines(ofHeadingsIn: (try? contents(of: repository.text(of: id))) ?? ""),
      learnt: feedback.learnt, time: feedback.time)
  }
}

/// Reads one of the workbook's own texts.
public func contents(of path: String) throws(CurriculumError) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    throw .unreadable(path: path)
  }
  return text
}
