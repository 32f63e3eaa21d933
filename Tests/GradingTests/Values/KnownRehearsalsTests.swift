import Launching
import LessonSuites
import SuiteSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// What a suite asks, kept from one run to the next.
final class KnownRehearsalsTests: FolderTestCase {
  private typealias Kept = DiskCache<KnownRehearsals.Origin, Data>
  private var repository: Repository { Repository(root: folder) }
  private let id = "02-reduce"
  private var path: String { repository.rehearsed(of: id) }

  private func suite() throws -> AnySuite { try XCTUnwrap(LessonSuites.all[id]) }

  private func rehearsals(_ suite: AnySuite, seed: UInt64 = 0) -> [Rehearsal] {
    KnownRehearsals.of(id, by: suite, seed: seed, in: repository)
  }

  func testEachSuiteAsksTheSameWhenItIsReadAgain() throws {
    for (lesson, suite) in LessonSuites.all {
      let made = suite.rehearse()
      XCTAssertEqual(
        KnownRehearsals.of(lesson, by: suite, seed: 0, in: repository), made, lesson)
      let kept = FileIdentity(path: repository.rehearsed(of: lesson))
      XCTAssertNotNil(kept, lesson)
      XCTAssertEqual(
        KnownRehearsals.of(lesson, by: suite, seed: 0, in: repository), made, lesson)
      XCTAssertEqual(FileIdentity(path: repository.rehearsed(of: lesson)), kept, lesson)
    }
  }

  func testWhatIsKeptIsNotMadeAgain() throws {
    let suite = try suite()
    let fewer = [Rehearsal(check: "kept", questions: [Question(script: [1, 2])], expected: [[3]])]
    Kept.keep(bytes: Data(fewer.packed), madeFrom: try XCTUnwrap(.init(of: suite)), at: path)
    XCTAssertEqual(rehearsals(suite), fewer)
  }

  func testAnotherSuiteIsRehearsedAndTakesItsPlace() throws {
    let (suite, other) = (try suite(), try XCTUnwrap(LessonSuites.all["01-pure-functions"]))
    XCTAssertEqual(rehearsals(other), other.rehearse())
    XCTAssertEqual(rehearsals(suite), suite.rehearse())
  }

  func testWhatIsDamagedIsMadeAgain() throws {
    let suite = try suite()
    let made = rehearsals(suite)
    var data = try XCTUnwrap(FileManager.default.contents(atPath: path))
    data[data.count / 2] ^= 1
    try data.write(to: URL(fileURLWithPath: path))
    XCTAssertEqual(rehearsals(suite), made)
    // Bytes that are no rehearsal, though nobody has damaged them.
    Kept.keep(bytes: Data([1, 2, 3]), madeFrom: try XCTUnwrap(.init(of: suite)), at: path)
    XCTAssertEqual(rehearsals(suite), made)
  }

  func testASeedThatWasDrawnIsNotKept() throws {
    let suite = try suite()
    XCTAssertEqual(rehearsals(suite, seed: 5), suite.rehearse(seed: 5))
    XCTAssertNil(FileManager.default.contents(atPath: path))
  }
}
