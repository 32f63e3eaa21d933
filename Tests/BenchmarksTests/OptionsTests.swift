import Curriculum
import Launching
import XCTest

@testable import Benchmarks

final class OptionsTests: XCTestCase {
  private func course() throws -> Course {
    try Course(repository: try XCTUnwrap(Repository(searchingFrom: #filePath)))
  }

  private func options(_ line: String) throws -> Options {
    try Options(line.split(separator: " ").map(String.init), course: try course())
  }

  func testNothingAskedForIsEverything() throws {
    let options = try options("")
    XCTAssertEqual(options.lessons, try course().measured)
    XCTAssertEqual(options.rounds, 7)
    XCTAssertTrue(options.includesWhole)
    XCTAssertFalse(options.isJSON)
  }

  func testLessonsAreMeasuredAlone() throws {
    let options = try options("2 --json 03-login --rounds 1 2")
    XCTAssertEqual(options.lessons.map(\.number), [2, 3])
    XCTAssertEqual(options.rounds, 1)
    XCTAssertTrue(options.isJSON)
    XCTAssertFalse(options.includesWhole)
  }

  func testThePartsOfEveryLesson() throws {
    let options = try options("--parts")
    XCTAssertEqual(options.lessons.count, 6)
    XCTAssertTrue(options.isBrief)
    XCTAssertFalse(options.includesWhole)
  }

  func testOnlyARunThatIsPlayed() throws {
    let options = try options("--playing")
    XCTAssertTrue(options.isAboutPlaying)
    XCTAssertFalse(options.includesWhole)
    XCTAssertFalse(try self.options("").isAboutPlaying)
  }

  func testOnlyAClass() throws {
    let options = try options("--class --size 20")
    XCTAssertTrue(options.isAboutClasses)
    XCTAssertFalse(options.includesWhole)
    XCTAssertEqual(options.size, 20)
    XCTAssertEqual(try self.options("--class").size, 1_000)
  }

  func testWhatCannotBeUnderstood() throws {
    let mistakes: [(line: String, error: UsageError)] = [
      ("--rounds", .noRounds), ("--rounds 0", .rounds("0")), ("--rounds -1", .rounds("-1")),
      ("--rounds many", .rounds("many")), ("--rounds 1.5", .rounds("1.5")),
      ("--size", .noSize), ("--size 0", .size("0")), ("--quick", .unknownOption("--quick")),
      ("9", .lesson(.unknown(name: "9", suggestion: nil, last: 8))),
    ]
    for (line, error) in mistakes {
      XCTAssertThrowsError(try options(line), line) { XCTAssertEqual($0 as? UsageError, error) }
      XCTAssertFalse("\(error)".contains("\n"), line)
      XCTAssertTrue("\(error)".contains(line.split(separator: " ").last!), line)
    }
  }
}
