import SuiteSupport
import Traces
import XCTest

/// What a check makes of an exercise's answers.
final class JudgingTests: XCTestCase {
  private let suite = AnySuite(SampleSuite.self)

  private func judge(_ index: Int, _ answers: PlayedAnswers) throws -> Judgement {
    try suite.judge(index, answering: answers)
  }

  func testARightExercisePassesAndIsAskedWhatWasRecorded() throws {
    for (index, recording) in suite.record(seed: 3).enumerated() {
      let answers = PlayedAnswers(SampleSuite.model)
      XCTAssertEqual(try suite.judge(index, seed: 3, answering: answers), .passed)
      XCTAssertEqual(answers.asked.flatMap { $0 }, recording.questions)
    }
  }

  func testACounterexampleIsTheShortestAndSimplest() throws {
    // Only a third number that isn't the simplest goes wrong.
    let judgement = try judge(
      0,
      PlayedAnswers { numbers in
        var sums = SampleSuite.model(numbers)
        if numbers.count > 2, numbers[2] < 0 { sums[2] = 0 }
        return sums
      })
    guard case .failed(let mismatch) = judgement else { return XCTFail("\(judgement)") }
    XCTAssertEqual(mismatch.given, ["sums(of: [1, 1, -5])"])
    XCTAssertEqual(mismatch.expected?.oneLine, "[1, 2, -3]")
    XCTAssertEqual(mismatch.actual?.oneLine, "[1, 2, 0]")
  }

  func testWhoeverRemembersGivesAnotherAnswer() throws {
    var count = 0
    let judgement = try judge(
      1,
      PlayedAnswers { _ in
        count += 1
        return [count]
      })
    guard case .failed(let mismatch) = judgement else { return XCTFail("\(judgement)") }
    XCTAssertEqual(mismatch.given, ["twice"])
  }

  func testWhatIsPrintedFailsASilentCheck() throws {
    let loud = PlayedAnswers(replying: {
      Reply(.success(SampleSuite.model($0).packed), printed: Array("hm\n".utf8))
    })
    guard case .failed(let mismatch) = try judge(3, loud) else { return XCTFail() }
    XCTAssertEqual(mismatch.given, ["sums(of: [7])"])
    XCTAssertEqual(mismatch.actual?.oneLine, #""hm\n""#)
    XCTAssertEqual(try judge(2, loud), .passed)
  }

  func testAScriptWithoutATraceEndsTheCheckAndIsShown() throws {
    for reason in [NoAnswer.ended(Crash(.exit(1))), .late(.computing, seconds: 1), .tooLong] {
      let answers = PlayedAnswers(replying: {
        $0 == [1, 2] ? Reply(.failure(reason)) : Reply(.success(SampleSuite.model($0).packed))
      })
      XCTAssertEqual(
        try judge(0, answers),
        .unanswered(NoTrace(reason: reason, given: ["sums(of: [1, 2])"])))
      XCTAssertEqual(answers.asked.count, 6)
    }
  }

  func testWhatIsNoTraceOfTheScriptEndsTheCheck() throws {
    // Bytes that can't be read, and a trace with an answer too many.
    for bytes: [UInt8] in [[3, 1], [7, 8].packed] {
      let answers = PlayedAnswers(replying: { _ in Reply(.success(bytes)) })
      XCTAssertEqual(
        try judge(3, answers),
        .unanswered(NoTrace(reason: .unreadable, given: ["sums(of: [7])"])))
    }
  }

  func testACrashWhileACounterexampleIsShrunkIsTheVerdict() throws {
    // Longer ones are wrong; shrunk, they come down to three numbers.
    let answers = PlayedAnswers(replying: { numbers in
      if numbers.count == 3 { return Reply(.failure(.ended(Crash(.exit(1))))) }
      return Reply(.success((numbers.count > 3 ? numbers : SampleSuite.model(numbers)).packed))
    })
    guard case .unanswered = try judge(0, answers) else { return XCTFail("no crash was met") }
  }

  func testWhatAnswersCanGiveUp() {
    struct Over: Error {}
    final class Silent: Answering {
      func replies(to questions: [Question]) throws -> [Reply] { throw Over() }
    }
    XCTAssertThrowsError(try suite.judge(0, answering: Silent())) { XCTAssertTrue($0 is Over) }
  }
}
