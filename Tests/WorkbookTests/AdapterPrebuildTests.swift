import Curriculum
import FixtureLessons
import Foundation
import Grading
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What is built ahead serves the next verdict, and nobody waits for the rest.
final class AdapterPrebuildTests: CachedTestCase {
  private let reshaped = FixtureLessons.upStub.replacing(
    "var count: Int", with: "var count: Int\n  var unit = \"\(UUID())\"")

  private func lessons(_ fixture: Fixture) throws -> [Lesson] {
    try Course(repository: fixture.repository).lessons
  }

  private func grader(_ fixture: Fixture) -> MakeGrader {
    { [repository = fixture.repository] () throws(EnvironmentError) in
      try Grader(
        repository: repository, suites: FixtureLessons.suites, environment: FakeRun.environment,
        timeout: .seconds(10))
    }
  }

  /// The stages of a grading, but for the checks.
  private func stages(_ fixture: Fixture) throws -> [GradingStage] {
    var stages: [GradingStage] = []
    _ = try grader(fixture)().grade(lessons(fixture)[0]) { progress in
      if case .running = progress.stage { return }
      stages.append(progress.stage)
    }
    return stages
  }

  /// Builds all of it.
  private func prepare(_ fixture: Fixture) throws -> [String] {
    var texts: [String] = []
    try grader(fixture)().prepare(for: lessons(fixture)[0]) { texts.append($0) }
    return texts
  }

  func testTheSuiteIsBuiltForWhatTheLearnerHasWritten() throws {
    let fixture = try Fixture()
    try fixture.write(reshaped, to: Fixture.exercise(Fixture.up))
    XCTAssertEqual(try prepare(fixture), [reshaped])
    // Bodies may change.
    try fixture.write(
      reshaped.replacing("return counter", with: "return (counter)"),
      to: Fixture.exercise(Fixture.up))
    XCTAssertEqual(try stages(fixture), [.compiling, .linking, .loading])
    XCTAssertEqual(try prepare(fixture), [], "it is there")
  }

  func testWhatDoesNotCompileIsPreparedByItsStub() throws {
    let fixture = try Fixture()
    let stub = FixtureLessons.upStub.replacing(
      "var count: Int", with: "var count: Int\n  var unit = \"\(UUID())\"")
    try fixture.write(stub, to: "Tests/Suites/\(Fixture.up)/Stub.swift")
    try fixture.write("}", to: Fixture.exercise(Fixture.up))
    XCTAssertEqual(try prepare(fixture), [stub])
    try fixture.write(
      stub.replacing("return counter", with: "return (counter)"),
      to: Fixture.exercise(Fixture.up))
    XCTAssertEqual(try stages(fixture), [.compiling, .linking, .loading])
  }

  /// How long a grading is held up by a preparation that has begun a suite.
  private func delay(
    of preparation: AdapterPrebuild, in fixture: Fixture, lesson: Int, source: String
  ) throws -> Duration {
    let lesson = try lessons(fixture)[lesson]
    return ContinuousClock().measure { preparation.makeWay(for: lesson, source: source) }
  }

  /// A preparation for the first lesson that is just building its suite.
  private func preparation(_ fixture: Fixture) throws -> AdapterPrebuild {
    try fixture.write(reshaped, to: Fixture.exercise(Fixture.up))
    let preparation = AdapterPrebuild(for: try lessons(fixture)[0], by: grader(fixture))
    for _ in 0..<500 where preparation.adapterInWork == nil { usleep(10_000) }
    XCTAssertEqual(preparation.adapterInWork, reshaped)
    return preparation
  }

  func testNobodyWaitsForTheSuiteOfOtherTypesOrAnotherLesson() throws {
    let fixture = try Fixture()
    for lesson in [0, 1] {
      let preparation = try preparation(fixture)
      let time = try delay(
        of: preparation, in: fixture, lesson: lesson, source: FixtureLessons.upStub)
      XCTAssertLessThan(time, .milliseconds(20))
      preparation.finish()
    }
    XCTAssertTrue(try stages(fixture).contains(.buildingAdapter), "it was given up")
  }

  func testTheSuiteThatIsWantedIsWaitedForAndNotBuiltTwice() throws {
    let fixture = try Fixture()
    let preparation = try preparation(fixture)
    let source = reshaped
    _ = try delay(of: preparation, in: fixture, lesson: 0, source: source)
    XCTAssertEqual(try stages(fixture), [.compiling, .linking, .loading])
  }

  func testTheNextOneLetsTheOneBeforeGo() throws {
    let fixture = try Fixture()
    let first = try preparation(fixture)
    let second = AdapterPrebuild(
      for: try lessons(fixture)[1], by: grader(fixture), after: first)
    first.makeWay(for: try lessons(fixture)[0], source: reshaped)
    second.finish()
    first.finish()
    XCTAssertTrue(try stages(fixture).contains(.buildingAdapter), "it was given up")
  }
}
