import SuiteSupport
import Traces
import XCTest

/// What is written down while the model answers.
final class RecordingTests: XCTestCase {
  private let suite = AnySuite(SampleSuite.self)

  func testTheModelPassesAndEveryQuestionIsWrittenDownInOrder() {
    let recordings = suite.record()
    XCTAssertEqual(recordings.map(\.check), suite.catalogue.map(\.id))
    XCTAssertEqual(recordings.compactMap(\.fault), [])
    // 1 + 3 + 9 short sequences and 30 generated ones; a question that is asked twice counts twice.
    XCTAssertEqual(recordings.map(\.questions.count), [43, 2, 3, 1])
    XCTAssertEqual(recordings[0].questions[4].script, [1, 1].packed)
    XCTAssertEqual(recordings[0].expected[4], ExpectedTrace([1, 2].packed))
    XCTAssertEqual(recordings[2].questions.map(\.order), [.reversed, .reversed, .fresh])
    XCTAssertEqual(recordings[3].questions.map(\.isCaptured), [true])
  }

  func testTheSameSeedMakesTheSameSamples() {
    XCTAssertEqual(suite.record(seed: 4), suite.record(seed: 4))
    XCTAssertNotEqual(suite.record(seed: 4)[0].questions, suite.record(seed: 5)[0].questions)
  }

  func testAFewQuestionsOfEachCheckAreAskedAgain() {
    let recording = suite.record()[0]
    let lengths = recording.questions.map(\.script.count)
    let repeated = recording.repeated
    XCTAssertEqual(Set(repeated.map(\.script)).count, 8)
    XCTAssertEqual(repeated.map(\.script.count).min(), lengths.min())
    XCTAssertEqual(repeated.map(\.script.count).max(), lengths.max())
    XCTAssertEqual(repeated.first?.question, 0)
    for again in repeated {
      XCTAssertEqual(again.script, recording.questions[again.question].script)
      XCTAssertEqual(again.expected, recording.expected[again.question])
    }
    XCTAssertNotEqual(suite.record(seed: 1)[0].repeated, repeated)
  }

  func testALongScriptIsAskedAgainInItsPartsAndNeverAsAWhole() {
    enum Table: LessonSuite {
      static func model(_ script: [Int]) -> [Int] { script }
      static func fits(_ trace: [Int], _ script: [Int]) -> Bool { true }
      static func code(_ script: [Int]) -> [String] { [] }
      static func parts(
        _ script: [Int], _ trace: [Int]
      ) -> [(script: [Int], trace: [Int])] { zip(script, trace).map { ([$0], [$1]) } }
      static var checks: [Check<Table>] {
        [Check("table", step: 1) { _ = try $0.trace(of: Array(1...300)) }]
      }
    }
    let repeated = AnySuite(Table.self).record()[0].repeated
    XCTAssertEqual(repeated.count, 8)
    XCTAssertEqual(repeated.first?.script, [1].packed)
    XCTAssertEqual(repeated.first?.expected, ExpectedTrace([1].packed))
    XCTAssertEqual(repeated.last?.script, [300].packed)
    XCTAssertEqual(repeated.last?.expected, ExpectedTrace([300].packed))
    XCTAssertEqual(repeated.last?.part, 299)
  }

  func testAModelThatFailsItsOwnCheckIsToldOf() {
    enum Faulty: LessonSuite {
      static func model(_ script: Int) -> Int { script }
      static func fits(_ trace: Int, _ script: Int) -> Bool { true }
      static func code(_ script: Int) -> [String] { [] }
      static var checks: [Check<Faulty>] {
        [Check("one", step: 1) { try expect(try $0.trace(of: 1), equals: 2, given: ["1"]) }]
      }
    }
    XCTAssertNotNil(AnySuite(Faulty.self).record()[0].fault)
  }

  func testTheModelAnswersInBytes() {
    XCTAssertEqual(suite.model([1, 2].packed), [1, 3].packed)
    XCTAssertNil(suite.model([9]))
  }
}
