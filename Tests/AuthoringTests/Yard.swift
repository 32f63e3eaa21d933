import Authoring
import Curriculum
import Foundation
import Launching
import SuiteSupport
import TemplateSuite
import XCTest

/// A package with one lesson's names and no lesson, in a folder of its own; the next lesson is made
/// there of the real template.
final class Yard {
  let repository: Repository
  static let suites = ["02-template": AnySuite(TemplateSuite.Suite.self)]

  /// The names of a first lesson, wherever lessons are named.
  private static let manifests = [
    "Package.swift": """
    // swift-tools-version: 6.1
    let lessons = [
      "01-first",
    ]

    """,
    "Lessons/Package.swift": """
    let lessons = [
      "01-first": "First",
    ]

    """,
    "Tests/Suites/All/LessonSuites.swift": """
    import FirstSuite
    import SuiteSupport

    package enum LessonSuites {
      package static let all: [String: AnySuite] = [
        "01-first": AnySuite(FirstSuite.Suite.self),
      ]
    }

    """,
    "Tests/LessonTests/LessonTests.swift":
      "class FirstTests: LessonCase { func testChecks() throws { try check(1) } }\n",
    "Lessons/01-first/README.md": "# First\n",
    "Lessons/Interface.md": "",
  ]

  /// The real package, in which this file stands.
  static var package: Repository {
    get throws { try XCTUnwrap(Repository(searchingFrom: #filePath)) }
  }

  init() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("yard-\(UUID().uuidString)").path
    repository = Repository(root: root)
    for (path, text) in Self.manifests { try write(text, to: path) }
    try FileManager.default.copyItem(
      atPath: Self.package.suites + "/Template", toPath: repository.suites + "/Template")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: repository.root)
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(repository.root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of path: String) throws -> String { try contents(of: "\(repository.root)/\(path)") }

  /// Replaces a piece of a file; it has to be there.
  func change(_ piece: String, to other: String, in path: String) throws {
    let text = try text(of: path)
    XCTAssertTrue(text.contains(piece), "\(path): \(piece)")
    try write(text.replacing(piece, with: other), to: path)
  }

  /// Every file, with what stands in it.
  func files() throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: repository.root)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.reduce(into: [:]) { files, path in
      files[path] = try? text(of: path)
    }
  }

  /// A package with a new lesson. This process knows the template's own suite, so that is its name; it
  /// holds the script itself, because what loads exercises has none for it.
  static func withLesson() throws -> Yard {
    let yard = try Yard()
    _ = try NewLesson(named: "template", in: yard.repository).make()
    let suite = "Tests/Suites/02-template"
    let adapter = try yard.text(of: "\(suite)/Adapter.swift")
    let script = try yard.text(of: "\(suite)/Script/Call.swift")
    let derived = try yard.text(of: "\(suite)/Script/Derived.swift")
      .replacing("import Traces\n", with: "")
    let own = adapter.replacing("import TemplateScript\nimport Traces\n", with: "")
    try yard.write(script + derived + own, to: "\(suite)/Adapter.swift")
    return yard
  }

  /// What proves its lesson.
  func proof(by suites: [String: AnySuite] = suites) throws -> LessonProof {
    let lesson = try Course(repository: repository).lesson(in: "02-template")
    return try LessonProof(
      of: lesson, in: repository, suites: suites,
      environment: ProcessInfo.processInfo.environment)
  }
}
