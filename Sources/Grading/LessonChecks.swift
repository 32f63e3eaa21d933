import Basics
import Curriculum
import Foundation
import Launching

/// What the checks of a lesson are: another value when one of them is added, removed or changed, but
/// not when only words are.
struct LessonChecks: Codable, Equatable {
  private var ids: [String]
  /// The sources as the system knows them: as long as they are these, nobody has to read them.
  private var files: [FileIdentity]
  /// A name for what they say.
  private var name: String

  init(of lesson: Lesson, in repository: Repository) {
    let paths = Self.sources(of: lesson, in: repository)
    ids = lesson.checks.map(\.id)
    files = paths.compactMap(FileIdentity.init(path:))
    name = Self.name(of: paths)
  }

  static func == (first: LessonChecks, second: LessonChecks) -> Bool {
    first.ids == second.ids && first.name == second.name
  }

  /// Whether the checks of a lesson are still these.
  func areThose(of lesson: Lesson, in repository: Repository) -> Bool {
    guard ids == lesson.checks.map(\.id) else { return false }
    let paths = Self.sources(of: lesson, in: repository)
    // A checkout writes the same files anew.
    return paths.compactMap(FileIdentity.init(path:)) == files || Self.name(of: paths) == name
  }

  private static func name(of paths: [String]) -> String {
    var key = CacheKey()
    for path in paths {
      key.add(path.fileName)
      key.add(FileManager.default.contents(atPath: path) ?? Data())
    }
    return key.name
  }

  /// The lesson's suite, and what all suites are made with.
  private static func sources(of lesson: Lesson, in repository: Repository) -> [String] {
    let apart = repository.stubs(of: lesson.id) + [repository.solution(of: lesson.id)]
    return [repository.suite(of: lesson.id), repository.suiteSupport].flatMap(swiftFiles)
      .filter { !apart.contains($0) }
  }

  /// The sources in a folder and in those below it, but for the exercises that test a suite.
  private static func swiftFiles(in folder: String) -> [String] {
    // Without them these are other checks than before, and every exercise is tested again.
    let names = (try? names(in: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [path] }
      return name.contains(".") || ["Right", "Wrong"].contains(name) ? [] : swiftFiles(in: path)
    }
  }
}
