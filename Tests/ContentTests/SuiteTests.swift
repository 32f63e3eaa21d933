import LessonSuites
import SuiteSupport
import XCTest

/// What the engine asks of every suite.
final class SuiteTests: XCTestCase {
  func testEveryModelPassesEveryCheckOfItsSuite() {
    for (lesson, suite) in LessonSuites.all {
      // What others have asked is all that a memory shows in.
      let experiments = Set(suite.catalogue.filter(\.isAboutMemory).map(\.id))
      for rehearsal in suite.rehearse(seed: 0) + suite.rehearse(seed: 77) {
        XCTAssertNil(rehearsal.fault, "\(lesson): \(rehearsal.check)")
        XCTAssertTrue(
          !rehearsal.questions.isEmpty || experiments.contains(rehearsal.check),
          "\(lesson): \(rehearsal.check)")
      }
    }
  }

  func testEveryStepHasOneCheckOnMemory() {
    for (lesson, suite) in LessonSuites.all {
      let steps = suite.catalogue.filter(\.isAboutMemory).map(\.step)
      XCTAssertEqual(steps, Array(1...(suite.catalogue.last?.step ?? 0)), lesson)
    }
  }

  func testAScriptIsReadByThePlayerAsItWasWritten() {
    for (lesson, suite) in LessonSuites.all {
      for rehearsal in suite.rehearse() {
        let played = rehearsal.questions.map { suite.model($0.script) }
        XCTAssertEqual(played, rehearsal.expected, "\(lesson): \(rehearsal.check)")
      }
    }
  }

  func testTheSecondTimeEveryCheckAsksTheSame() throws {
    for (lesson, suite) in LessonSuites.all {
      for (index, rehearsal) in suite.rehearse().enumerated() {
        let answers = ChangedAnswers(suite, changing: { $0 })
        XCTAssertEqual(try suite.judge(index, answering: answers), .passed, lesson)
        XCTAssertEqual(answers.asked, rehearsal.questions, "\(lesson): \(rehearsal.check)")
      }
    }
  }

  /// An exercise that has taken over its process can answer whatever it likes.
  func testNoAnswerEndsTheJudge() throws {
    for (lesson, suite) in LessonSuites.all {
      var chance = SystemRandomNumberGenerator()
      for _ in 0..<3 {
        for index in suite.catalogue.indices {
          let answers = ChangedAnswers(suite) { $0.damaged(using: &chance) }
          XCTAssertNoThrow(try suite.judge(index, answering: answers), lesson)
        }
        let answers = ChangedAnswers(suite) { $0.damaged(using: &chance) }
        let all = Set(suite.catalogue.map(\.id))
        do {
          try suite.diagnose(failed: all, answering: answers) { _, _ in }
        } catch {
          XCTAssertTrue(error is NoTrace, "\(lesson): \(error)")
        }
      }
    }
  }
}

/// The model's answers, with a change.
private final class ChangedAnswers: Answering {
  private let suite: AnySuite
  private let change: ([UInt8]) -> [UInt8]
  private(set) var asked: [Question] = []

  init(_ suite: AnySuite, changing change: @escaping ([UInt8]) -> [UInt8]) {
    (self.suite, self.change) = (suite, change)
  }

  func replies(to questions: [Question]) throws -> [Reply] {
    asked += questions
    return questions.map { Reply(.trace(change(suite.model($0.script) ?? []))) }
  }
}

extension [UInt8] {
  /// Now and then with another byte, mostly one that makes another value of the same kind.
  fileprivate func damaged(using chance: inout SystemRandomNumberGenerator) -> [UInt8] {
    guard let place = indices.randomElement(using: &chance), Int.random(in: 0..<4) == 0 else {
      return self
    }
    var bytes = self
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: bytes[place] = .random(in: .min ... .max, using: &chance)
    case 1: bytes[place] ^= 2
    // The largest number there is.
    case 2: bytes.replaceSubrange(place...place, with: [UInt8](repeating: 0xFF, count: 9) + [1])
    default: bytes.remove(at: place)
    }
    return bytes
  }
}
