import Curriculum
import Launching
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// All that a walk reads, in one language.
struct WalkLanguage: Sendable {
  let repository: Repository
  let course: Course
  let words: Words
  /// The lessons' texts, by their folders.
  let texts: [String: [LessonText.Part]]

  /// Reads the real workbook.
  init(_ language: Language) throws {
    repository = try Fixture.workbook.reading(language)
    course = try Course(repository: repository)
    words = try Words(in: repository)
    let session = Session(
      context: .process(judging: [:]), repository: repository, course: course, words: words,
      log: nil, statuses: LessonStatuses(repository: repository))
    texts = try Dictionary(
      uniqueKeysWithValues: course.lessons.map { ($0.id, try session.parts(of: $0)) })
  }

  /// English, and then every other language; read once for all tests.
  static func all() throws -> [WalkLanguage] { try known.get() }

  /// Every language but English.
  static func others() throws -> [WalkLanguage] { Array(try all().dropFirst()) }

  private static let known = Result { try Fixture.workbook.languages.map(WalkLanguage.init) }
}
