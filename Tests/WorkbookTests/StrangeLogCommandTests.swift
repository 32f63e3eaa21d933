import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What commands say of a log that no workbook has written: once, and the rest goes on.
final class StrangeLogCommandTests: CachedTestCase {
  private let log = ".workbook/progress.jsonl"
  private let exercise = Fixture.exercise(Fixture.down)

  private let unreadable = """
    .workbook/progress.jsonl can't be read: it isn't a file, or it isn't yours to
    read. So nothing is remembered of what you did, and nothing that you do now is.
    Move it away, and the workbook begins a new one.

    """

  func testWhatIsNoFileIsToldOnce() throws {
    let makers: [(String) -> Int32] = [
      { mkfifo($0, 0o600) }, { mkdir($0, 0o700) }, { symlink("/dev/zero", $0) },
      { symlink("/dev/full", $0) },
    ]
    for make in makers {
      let fixture = try Fixture()
      try fixture.write(FixtureLessons.downSolution, to: exercise)
      XCTAssertEqual(make("\(fixture.root)/\(log)"), 0)
      let list = FakeRun(["list"], in: fixture)
      XCTAssertEqual(list.errors, unreadable)
      XCTAssertEqual(list.code, .success)
      let test = FakeRun(["test", "2"], in: fixture)
      XCTAssertEqual(test.errors, unreadable)
      XCTAssertTrue(test.output.contains("Every check passes"), test.output)
      XCTAssertEqual(test.code, .success)
    }
  }

  func testAPipeInTheVerdictsPlaceIsNoVerdict() throws {
    let fixture = try Fixture()
    try fixture.write("", to: ".workbook/verdicts/other")
    let path = "\(fixture.root)/.workbook/verdicts/\(Fixture.down).json"
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    XCTAssertEqual(FakeRun(["list"], in: fixture).code, .success)
  }

  func testNumbersOutOfAllBoundsEndNothing() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downStub + "// changed\n", to: exercise)
    let number = Int.max
    let lines = ["down.takes-one", "another"].map {
      #"{"at":"2023-11-14T22:13:20Z","lesson":"02-count-down","what":{"hintShown":"#
        + #"{"check":"\#($0)","strength":\#(number)}}}"# + "\n"
    }
    try fixture.write(lines.joined(), to: log)
    let first = FakeRun(["hint", "2"], in: fixture)
    XCTAssertEqual(
      first.errors.joinedLines,
      "2 lines of the progress log could not be read. They were set aside in "
        + ".workbook/progress.damaged.jsonl; the rest counts.")
    XCTAssertTrue(first.output.contains("hint 1 of"), first.output)
    for arguments in [["list"], ["list", "--json"], ["hint", "2"]] {
      XCTAssertEqual(FakeRun(arguments, in: fixture).code, .success, "\(arguments)")
    }
  }

  func testOfALongLogIsSaidWhatDoesNotCount() throws {
    let fixture = try Fixture()
    try fixture.write("", to: log)
    XCTAssertEqual(truncate("\(fixture.root)/\(log)", 100_000_000), 0)
    let line =
      #"{"at":"2023-11-14T22:13:20Z","lesson":"02-count-down","what":{"solutionShown":{}}}"#
    let file = try XCTUnwrap(FileHandle(forWritingAtPath: "\(fixture.root)/\(log)"))
    try file.seekToEnd()
    try file.write(contentsOf: Data(("\n" + line + "\n").utf8))
    try file.close()
    let run = FakeRun(["list"], in: fixture)
    XCTAssertEqual(
      run.errors.joinedLines,
      "The progress log had grown by so much that only its end was read: 95 MB before that don't "
        + "count.")
    XCTAssertEqual(run.code, .success)
  }
}
