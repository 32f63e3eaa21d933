import Basics
import Launching

/// All lessons of the workbook, in order.
public struct Course: Codable, Equatable, Sendable {
  public var lessons: [Lesson]
  /// The lessons that are left out because their texts can't be read.
  public private(set) var unread: [UnreadLesson] = []

  private enum CodingKeys: CodingKey { case lessons }

  public init(lessons: [Lesson]) {
    self.lessons = lessons
  }

  /// Reads the lessons. Each has a folder `NN-name` with a `Feedback.md` among the suites.
  public init(repository: Repository) throws(CurriculumError) {
    lessons = []
    for id in try Self.folders(in: repository) {
      do throws(CurriculumError) {
        lessons.append(try Self.spokenLesson(id, in: repository))
      } catch {
        // A mistake in a text costs only its lesson. A missing file means that the workbook is
        // damaged.
        guard case .incomplete = error else { throw error }
        unread.append(UnreadLesson(id: id, error: error))
      }
    }
    if lessons.isEmpty { throw unread.first?.error ?? .unreadable(path: repository.suites) }
    lessons[lessons.count - 1].isLast = true
  }

  public var first: Lesson {
    get throws(CurriculumError) {
      guard let first = lessons.first else { throw .noLesson(lesson: "1") }
      return first
    }
  }

  public func lesson(in folder: String) throws(CurriculumError) -> Lesson {
    guard let lesson = lessons.first(where: { $0.id == folder }) else {
      throw .noLesson(lesson: folder)
    }
    return lesson
  }

  /// The names of the lessons' folders, whether the lessons can be read or not.
  static func folders(in repository: Repository) throws(CurriculumError) -> [String] {
    try names(in: repository.suites).filter { name in
      name.wholeMatch(of: /\d\d-[a-z0-9-]+/) != nil
        && !isMissing(repository.feedback(of: name))
    }.sorted()
  }

  /// A lesson in the current language, or in English if the translation doesn't have the same
  /// checks.
  private static func spokenLesson(
    _ id: String, in repository: Repository
  ) throws(CurriculumError) -> Lesson {
    guard repository.language != .english else { return try lesson(id, in: repository) }
    let english = try lesson(id, in: repository.reading(.english))
    // Faults in a translation are reported by `author check` with that language.
    guard var own = try? lesson(id, in: repository), own.isBuilt(as: english) else {
      return english
    }
    own.mistakes.merge(english.mistakes) { own, _ in own }
    own.mistakeAnchors.merge(english.mistakeAnchors) { own, _ in own }
    own.interface.merge(english.interface) { own, _ in own }
    own.notes.merge(english.notes) { own, _ in own }
    own.comments.merge(english.comments) { own, _ in own }
    return own
  }

  private static func lesson(
    _ id: String, in repository: Repository
  ) throws(CurriculumError) -> Lesson {
    try words(of: id, in: repository).whole
  }

  /// A lesson as far as its words can be read, and everything that is missing in them.
  public static func read(
    _ id: String, in repository: Repository
  ) throws(CurriculumError) -> (lesson: Lesson, faults: [CurriculumError]) {
    let words = try words(of: id, in: repository)
    return (words.lesson, words.faults)
  }

  private static func words(
    of id: String, in repository: Repository
  ) throws(CurriculumError) -> FeedbackParser {
    guard let number = Int(id.prefix(2)) else { throw .noLesson(lesson: id) }
    let path = repository.feedback(of: id)
    // Without the lesson's text there are no sections; reading the lesson reports the error.
    let lessonText = try? contents(of: repository.text(of: id))
    return FeedbackParser(
      text: try contents(of: path), path: path,
      of: Lesson(
        number: number, id: id, sections: LessonText.lines(ofHeadingsIn: lessonText ?? ""),
        text: repository.display(repository.text(of: id))))
  }
}

extension Lesson {
  fileprivate func isBuilt(as other: Lesson) -> Bool {
    module == other.module && steps.map(\.number) == other.steps.map(\.number)
      && steps.map(\.anchor) == other.steps.map(\.anchor)
      && steps.map { $0.checks.map(\.id) } == other.steps.map { $0.checks.map(\.id) }
  }
}

/// A lesson whose texts can't be read, and the error.
public struct UnreadLesson: Equatable, Sendable {
  public var id: String
  public var error: CurriculumError

  public var number: Int { Int(id.prefix(2)) ?? 0 }

  /// Whether the lesson has this number or this folder name.
  public func isCalled(_ name: String) -> Bool {
    [id, String(id.dropFirst(3))].contains(name) || Int(name) == number
  }
}

public func contents(of path: String) throws(CurriculumError) -> String {
  // Whatever the reason, the file has to be restored.
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    throw .unreadable(path: path)
  }
  return text
}

/// Why lessons can't be read: a fault in the workbook's own files, not in the learner's.
public enum CurriculumError: Error, Equatable, Sendable {
  case unreadable(path: String)
  /// There is no such lesson.
  case noLesson(lesson: String)
  /// Something required is missing in the file, or is at a place where it can't be understood.
  case incomplete(path: String, line: Int, what: String)
}

extension Course {
  /// The lessons from the cache, or read again if one of their files has changed.
  ///
  /// The cache exists because reading all texts of the suites takes too long for the list of
  /// lessons.
  public static func known(in repository: Repository) throws(CurriculumError) -> Course {
    // Another build of the program may parse the same files differently.
    let read = Set([repository.language, .english]).map(repository.reading)
    let paths =
      [runningProgram ?? ""]
      + (try folders(in: repository)).flatMap { id in
        read.flatMap { [$0.feedback(of: id), $0.text(of: id)] }.sorted()
      }
    let files = paths.compactMap(FileIdentity.init(path:))
    guard files.count == paths.count else { return try Course(repository: repository) }
    let cache = DiskCache(at: repository.knownCourse, madeFrom: files)
    if let known = cache.value(Course.self) { return known }
    let course = try Course(repository: repository)
    if course.unread.isEmpty { cache.keep(course) }
    return course
  }
}
