import Curriculum
import TestSupport
import XCTest

@testable import Authoring

final class LessonMakingTests: LongTestCase {
  /// The template is a lesson that lacks nothing but size.
  func testANewLessonIsRight() throws {
    let yard = try Yard.withLesson()
    let proof = try yard.proof()
    for part in LessonProof.Part.allCases {
      let findings = try proof.findings(of: part)
      XCTAssertEqual(findings.filter { !$0.isOfSize }, [], "\(part)")
    }
    let sizes = try [.text, .submissions].flatMap { try proof.findings(of: $0) }
    let amounts = sizes.compactMap {
      if case .amount(let amount, _) = $0.fault { amount } else { nil }
    }
    XCTAssertEqual(amounts, [.recall, .words, .right, .wrong])
  }

  func testItIsTheNextAndNamedWhereverLessonsAre() throws {
    let yard = try Yard()
    let lesson = try NewLesson(named: "undo-lists", in: yard.repository)
    let paths = try lesson.make()
    XCTAssertEqual(lesson.number, 2)
    XCTAssertEqual(
      try yard.text(of: "Package.swift").split(separator: "\n")[2...3],
      ["  \"01-first\",", "  \"02-undo-lists\","])
    XCTAssertEqual(
      try yard.text(of: "Lessons/Package.swift").split(separator: "\n")[2],
      "  \"02-undo-lists\": \"UndoLists\",")
    let suites = try yard.text(of: "Tests/Suites/All/LessonSuites.swift")
    XCTAssertTrue(
      suites.hasPrefix("import FirstSuite\nimport SuiteSupport\nimport UndoListsSuite\n"), suites)
    XCTAssertTrue(suites.contains("    \"02-undo-lists\": AnySuite(UndoListsSuite.Suite.self),\n"))
    XCTAssertTrue(
      try yard.text(of: "Tests/LessonTests/LessonTests.swift").hasSuffix(
        "class UndoListsTests: LessonCase { func testChecks() throws { try check(2) } }\n"))
    for path in paths {
      let text = try yard.text(of: path)
      XCTAssertFalse(text.contains("Template") || text.contains("{number}"), path)
    }
    // In the order of their names, as the formatter wants imports.
    XCTAssertTrue(
      try yard.text(of: "Tests/Suites/02-undo-lists/Adapter.swift")
        .contains("import Traces\nimport UndoListsScript\n"))
    XCTAssertEqual(
      try Course(repository: yard.repository).lessons.map(\.title), ["Undo lists"])
  }

  func testWhatIsNoNameOrATakenOneMakesNothing() throws {
    let yard = try Yard.withLesson()
    let before = try yard.files()
    let names: [(String, NewLessonError)] = [
      ("", .badName(name: "")), ("Kitchen", .badName(name: "Kitchen")),
      ("a b", .badName(name: "a b")),
      ("../up", .badName(name: "../up")), ("7-timers", .badName(name: "7-timers")),
      ("a--b", .badName(name: "a--b")), ("timers-", .badName(name: "timers-")),
      (String(repeating: "a", count: 31), .badName(name: String(repeating: "a", count: 31))),
      ("first", .taken(name: "first", folder: "01-first")),
      ("template", .taken(name: "template", folder: "02-template")),
      ("foundation", .reserved(name: "foundation", module: "Foundation")),
    ]
    for (name, error) in names {
      XCTAssertThrowsError(try NewLesson(named: name, in: yard.repository), name) {
        XCTAssertEqual($0 as? NewLessonError, error)
      }
    }
    XCTAssertEqual(try yard.files(), before)
  }

  /// A target's name is one for all.
  func testANameOfTheRealPackageIsRefused() throws {
    for (name, module) in [("login-store", "LoginStore"), ("traces", "Traces")] {
      XCTAssertThrowsError(try NewLesson(named: name, in: Yard.package), name) {
        XCTAssertEqual($0 as? NewLessonError, .reserved(name: name, module: module))
      }
    }
  }

  func testWhereSomethingStandsNothingIsMade() throws {
    let yard = try Yard()
    let lesson = try NewLesson(named: "undo-lists", in: yard.repository)
    try yard.write("mine", to: "Tests/Suites/02-undo-lists")
    let before = try yard.files()
    XCTAssertThrowsError(try lesson.make()) {
      XCTAssertEqual(
        $0 as? NewLessonError, .exists(path: "Tests/Suites/02-undo-lists"))
    }
    XCTAssertEqual(try yard.files(), before)
  }

  func testWhereOneFileCannotBeWrittenNothingIsMade() throws {
    let yard = try Yard()
    let lesson = try NewLesson(named: "undo-lists", in: yard.repository)
    // A file where a folder is to be, which is found when the others were written.
    try FileManager.default.removeItem(atPath: yard.repository.suites)
    try yard.write("", to: "Tests/Suites")
    let before = try yard.files()
    XCTAssertThrowsError(try lesson.make()) {
      XCTAssertEqual(
        $0 as? NewLessonError, .notWritable(path: "Tests/Suites/02-undo-lists/Adapter.swift"))
    }
    XCTAssertEqual(try yard.files(), before)
  }

  /// Taken out of the real files and put in again, each lesson stands where it stood.
  func testALessonsLinesFollowTheOthers() throws {
    let repository = try Yard.package
    let last = try XCTUnwrap(try Course(repository: repository).lessons.last)
    let places = LessonLocations(id: last.id, module: last.module)
    for entry in places.entries(in: repository) {
      let source = try contents(of: "\(repository.root)/\(entry.file)")
      let without = source.replacing("\(entry.line)\n", with: "")
      XCTAssertNotEqual(without, source, entry.line)
      XCTAssertEqual(entry.added(to: without), source, entry.line)
      XCTAssertEqual(entry.added(to: source), source, entry.line)
    }
  }
}
