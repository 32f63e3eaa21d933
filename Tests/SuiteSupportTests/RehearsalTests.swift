import SuiteSupport
import Traces
import XCTest

/// What is written down while the model answers.
final class RehearsalTests: XCTestCase {
  private let suite = AnySuite(SampleSuite.self)

  func testTheModelPassesAndEveryQuestionIsWrittenDownInOrder() {
    let rehearsals = suite.rehearse()
    XCTAssertEqual(rehearsals.map(\.check), suite.catalogue.map(\.id))
    XCTAssertEqual(rehearsals.compactMap(\.fault), [])
    // 1 + 3 + 9 short sequences and 30 generated ones; a question that is asked twice counts twice.
    XCTAssertEqual(rehearsals.map(\.questions.count), [43, 2, 3, 1])
    XCTAssertEqual(rehearsals[0].questions[4].script, [1, 1].packed)
    XCTAssertEqual(rehearsals[0].expected[4], [1, 2].packed)
    XCTAssertEqual(rehearsals[2].questions.map(\.order), [.reversed, .reversed, .fresh])
    XCTAssertEqual(rehearsals[3].questions.map(\.isHeard), [true])
  }

  func testTheSameSeedMakesTheSameSamples() {
    XCTAssertEqual(suite.rehearse(seed: 4), suite.rehearse(seed: 4))
    XCTAssertNotEqual(suite.rehearse(seed: 4)[0].questions, suite.rehearse(seed: 5)[0].questions)
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
    XCTAssertNotNil(AnySuite(Faulty.self).rehearse()[0].fault)
  }

  func testTheModelAnswersInBytes() {
    XCTAssertEqual(suite.model([1, 2].packed), [1, 3].packed)
    XCTAssertNil(suite.model([9]))
  }
}
