import Launching
import TestSupport
import XCTest

@testable import Curriculum

/// Logs that no workbook has written.
final class StrangeLogTests: FolderTestCase {
  private var log: ProgressLog { ProgressLog(repository: Repository(root: folder)) }
  private var path: String { "\(folder)/.workbook/progress.jsonl" }
  private let event = ProgressEvent(
    at: Date(timeIntervalSince1970: 0), lesson: "02-reduce", what: .graded(passed: 3, of: 4))

  private func line(_ what: String) -> String {
    #"{"at":"2023-11-14T22:13:20Z","lesson":"02-reduce","what":\#(what)}"#
  }

  // MARK: Numbers

  func testNumbersThatNoWorkbookCountsToAreDamage() throws {
    let numbers = [Int.max, Int.min, -1, 1 << 21]
    let lines = numbers.flatMap { number in
      [
        #"{"graded":{"of":4,"passed":\#(number)}}"#,
        #"{"graded":{"of":\#(number),"passed":\#(number)}}"#,
        #"{"hintShown":{"check":"a","strength":\#(number)}}"#,
        #"{"left":{"_0":{"heading":0,"part":\#(number)}}}"#,
        #"{"left":{"_0":{"heading":0,"part":0,"line":{"part":0,"block":0,"letters":\#(number),"linesAbove":0}}}}"#,
      ]
    }
    let good = #"{"hintShown":{"check":"a","strength":2}}"#
    let text = (lines + [good]).map { line($0) + "\n" }.joined()
    try write(text, to: ".workbook/progress.jsonl")
    let contents = log.replay()
    XCTAssertEqual(contents.newlyDamaged, lines.count)
    var expected = WorkbookProgress()
    progressReducer(
      &expected,
      ProgressEvent(
        at: Date(timeIntervalSince1970: 1_700_000_000), lesson: "02-reduce",
        what: .hintShown(check: "a", strength: 2)))
    XCTAssertEqual(contents.progress, expected)
  }

  // MARK: What is no file

  func testWhatIsNoFileIsNotReadAndNotWaitedFor() throws {
    try write("", to: ".workbook/other")
    let makers: [(name: String, make: (String) -> Int32)] = [
      ("pipe", { mkfifo($0, 0o600) }),
      ("folder", { mkdir($0, 0o700) }),
      ("link to /dev/zero", { symlink("/dev/zero", $0) }),
      ("link to /dev/full", { symlink("/dev/full", $0) }),
      ("link to a pipe", { mkfifo($0 + "-pipe", 0o600) + symlink($0 + "-pipe", $0) }),
    ]
    for (name, make) in makers {
      XCTAssertEqual(make(path), 0, name)
      XCTAssertEqual(log.replay(), ProgressLog.Contents(isUnreadable: true), name)
      XCTAssertThrowsError(try log.append(event), name) { error in
        XCTAssertEqual(error as? ProgressLogError, .notWritable(path: path))
      }
      try FileManager.default.removeItem(atPath: path)
    }
    try log.append(event)
    XCTAssertEqual(log.replay().progress["02-reduce"].attempts, 1)
  }

  func testALogThatIsALinkToAFileIsThatFile() throws {
    try write(line(#"{"read":{}}"#) + "\n", to: "elsewhere")
    try write("", to: ".workbook/other")
    XCTAssertEqual(symlink("\(folder)/elsewhere", path), 0)
    try log.append(event)
    XCTAssertEqual(log.replay().progress["02-reduce"].attempts, 1)
    XCTAssertTrue(log.replay().progress["02-reduce"].hasReadText)
  }

  // MARK: Length

  /// A log of a hundred megabytes that ends with so many events.
  private func writeLong(_ count: Int) throws {
    try write("", to: ".workbook/progress.jsonl")
    XCTAssertEqual(truncate(path, 100_000_000), 0)
    let handle = try XCTUnwrap(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    let end = String(repeating: "\n" + line(#"{"graded":{"of":4,"passed":3}}"#), count: count)
    try handle.write(contentsOf: Data((end + "\n").utf8))
    try handle.close()
  }

  func testOfALongLogTheEndIsReadInTime() throws {
    try writeLong(30_000)
    let start = ContinuousClock.now
    let contents = log.replay()
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
    XCTAssertGreaterThan(contents.passedOver, 95_000_000)
    XCTAssertEqual(contents.newlyDamaged, 0)
    let attempts = contents.progress["02-reduce"].attempts
    XCTAssertGreaterThan(attempts, 20_000)
    XCTAssertLessThan(attempts, 30_000)
    // The next run knows, and goes on from there.
    try log.append(event)
    XCTAssertEqual(log.replay().passedOver, 0)
    XCTAssertEqual(log.replay().progress["02-reduce"].attempts, attempts + 1)
  }

  func testALongLogWithoutALineIsDamage() throws {
    try write("", to: ".workbook/progress.jsonl")
    XCTAssertEqual(truncate(path, 100_000_000), 0)
    XCTAssertEqual(log.replay().newlyDamaged, 1)
    XCTAssertEqual(log.replay().progress, WorkbookProgress())
    try log.append(event)
    XCTAssertEqual(log.replay().progress["02-reduce"].attempts, 1)
  }
}
