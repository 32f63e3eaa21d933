import Launching
import LessonSuites
import SuiteSupport
import TestSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// What a suite asks, kept from one run to the next.
final class KnownRecordingsTests: FolderTestCase {
  private var repository: Repository { Repository(root: folder) }
  private let id = "02-reduce"
  private var path: String { repository.recorded(of: id) }

  private func suite() throws -> AnySuite { try XCTUnwrap(LessonSuites.all[id]) }

  private func recordings(_ suite: AnySuite, seed: UInt64 = 0) -> [Recording] {
    KnownRecordings.of(id, by: suite, seed: seed, in: repository)
  }

  private func cache(of suite: AnySuite) throws -> DiskCache {
    DiskCache(at: path, madeFrom: try XCTUnwrap(KnownRecordings.Origin(of: suite)))
  }

  /// As it is when it is read again.
  private func hidden(_ recordings: [Recording]) throws -> [Recording] {
    let key = try XCTUnwrap(SecretKey.own)
    return recordings.map { $0.hidden(by: key).opened(by: key) }
  }

  func testEachSuiteAsksTheSameWhenItIsReadAgain() throws {
    for (lesson, suite) in LessonSuites.all {
      let made = suite.record()
      XCTAssertEqual(
        KnownRecordings.of(lesson, by: suite, seed: 0, in: repository), made, lesson)
      let kept = FileIdentity(path: repository.recorded(of: lesson))
      XCTAssertNotNil(kept, lesson)
      XCTAssertEqual(
        KnownRecordings.of(lesson, by: suite, seed: 0, in: repository), try hidden(made), lesson)
      XCTAssertEqual(FileIdentity(path: repository.recorded(of: lesson)), kept, lesson)
    }
  }

  func testWhatIsKeptIsNotMadeAgain() throws {
    let suite = try suite()
    let fewer = [
      Recording(
        check: "kept", questions: [Question(script: [1, 2])], expected: [ExpectedTrace([3])])
    ]
    try cache(of: suite).keep(bytes: Data(try hidden(fewer).packed))
    XCTAssertEqual(recordings(suite), try hidden(fewer))
  }

  func testAnotherSuiteIsRecordedAndTakesItsPlace() throws {
    let (suite, other) = (try suite(), try XCTUnwrap(LessonSuites.all["01-pure-functions"]))
    XCTAssertEqual(recordings(other), other.record())
    XCTAssertEqual(recordings(suite), suite.record())
  }

  func testWhatIsDamagedIsMadeAgain() throws {
    let suite = try suite()
    let made = recordings(suite)
    var data = try XCTUnwrap(FileManager.default.contents(atPath: path))
    data[data.count / 2] ^= 1
    try data.write(to: URL(fileURLWithPath: path))
    XCTAssertEqual(recordings(suite), made)
    // Bytes that are no recording, though nobody has damaged them.
    try cache(of: suite).keep(bytes: Data([1, 2, 3]))
    XCTAssertEqual(recordings(suite), made)
  }

  func testNoAnswerCanBeReadAndEachIsKnown() throws {
    let suite = try suite()
    let question = Question(script: try XCTUnwrap(suite.record().first?.questions.first).script)
    let answer = Array("an answer that nobody else gives".utf8)
    let recording = Recording(
      check: "kept", questions: [question], expected: [ExpectedTrace(answer)])
    let bytes = try hidden([recording]).packed
    XCTAssertNil(bytes.firstRange(of: answer.prefix(4)))
    let read = try XCTUnwrap([Recording](packed: bytes).first)
    XCTAssertFalse(read.expected[0].isMet(by: answer[...]), "without the key")
    let expected = read.opened(by: try XCTUnwrap(SecretKey.own)).expected[0]
    XCTAssertTrue(expected.isMet(by: answer[...]))
    XCTAssertFalse(expected.isMet(by: Array(answer.reversed())[...]))
    XCTAssertFalse(expected.isMet(by: answer.dropLast()))
  }

  func testASeedThatWasDrawnIsNotKept() throws {
    let suite = try suite()
    XCTAssertEqual(recordings(suite, seed: 5), suite.record(seed: 5))
    XCTAssertNil(FileManager.default.contents(atPath: path))
  }
}
