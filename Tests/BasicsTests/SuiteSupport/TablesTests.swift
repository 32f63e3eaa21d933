import SuiteSupport
import Traces
import XCTest

/// Doubles numbers, and asks many of them as one script.
private enum Doubling: LessonSuite {
  static func model(_ script: [Int]) -> [Int] { script.map { $0 &* 2 } }
  static func fits(_ trace: [Int], _ script: [Int]) -> Bool { trace.count == script.count }
  static func code(_ script: [Int]) -> [String] { script.map { "double(\($0))" } }
  static var checks: [Check<Doubling>] {
    let scripts = (0..<50).map { [$0] }
    return [
      Check("doubles", step: 1) { try $0.expectEach(of: scripts, seeing: \.self) },
      Check("silent", step: 1) { try $0.expectSilence(duringEach: scripts) },
    ]
  }
}

/// Many samples are one script, and what goes wrong is told as the shortest.
final class TablesTests: XCTestCase {
  private let suite = AnySuite(Doubling.self)

  private func given(_ index: Int, _ answers: PlayedAnswers) throws -> [String]? {
    switch try suite.judge(index, answering: answers) {
    case .passed: nil
    case .failed(let mismatch): mismatch.given
    case .unanswered(let problem): problem.given
    }
  }

  func testWhatIsRightIsAskedOnce() throws {
    let answers = PlayedAnswers(Doubling.model)
    XCTAssertNil(try given(0, answers))
    XCTAssertEqual(answers.asked.count, 1)
    XCTAssertEqual(suite.record().map(\.questions.count), [1, 1])
  }

  func testOneWrongAnswerIsToldAlone() throws {
    let answers = PlayedAnswers { $0.map { $0 > 30 ? 0 : $0 * 2 } }
    XCTAssertEqual(try given(0, answers), ["double(31)"])
  }

  func testACrashIsToldAlone() throws {
    let answers = PlayedAnswers(replying: {
      $0.contains(17)
        ? Reply(.failure(.ended(Crash(.exit(1))))) : Reply(.success(Doubling.model($0).packed))
    })
    XCTAssertEqual(try given(0, answers), ["double(17)"])
  }

  func testOneThatPrintsIsToldAlone() throws {
    let answers = PlayedAnswers(replying: {
      Reply(.success(Doubling.model($0).packed), printed: $0.contains(8) ? [65] : [])
    })
    XCTAssertEqual(try given(1, answers), ["double(8)"])
  }

  func testWhatOnlyAnotherMakesWrongIsToldWithThat() throws {
    let answers = PlayedAnswers { script in
      var total = 0
      return script.map { number in
        if number == 5 { total = 1 }
        return number == 40 ? 80 + total : number * 2
      }
    }
    XCTAssertEqual(try given(0, answers), ["double(5)", "double(40)"])
  }
}
