import SuiteSupport
import Traces
import XCTest

/// Counters that can be opened, counted up and closed; what is seen of each is its count.
private enum Counting: LessonSuite {
  static func model(_ script: [Int]) -> [Int] {
    var counts: [Int: Int] = [:]
    return script.map { number in
      counts[abs(number), default: 0] += number > 0 ? 1 : -1
      return counts[abs(number), default: 0]
    }
  }

  static func fits(_ trace: [Int], _ script: [Int]) -> Bool { trace.count == script.count }
  static func code(_ script: [Int]) -> [String] { script.map { "count(\($0))" } }

  static var checks: [Check<Counting>] {
    [
      Check("short", step: 1) { try $0.expectWords(of: Counter(), upTo: 4) },
      Check("long", step: 1) {
        try $0.expectWords(of: Counter(), upTo: 1, byChance: 60, longest: 20)
      },
      Check("turns", step: 1) { context in
        let turns = Turns(
          of: Counter(), script: { $0.map { $0.command * ($0.object == 0 ? 1 : 10) } },
          beginning: { trace, word in Array(trace.prefix(word.count)) },
          sights: { _ in [Sight("count", seeing: \.last)] })
        try context.expectWords(of: turns, upTo: 1, byChance: 60)
      },
    ]
  }
}

/// Counters with the numbers 1, 2 and 3: a new one has the next number, one that was counted can be
/// counted down.
private struct Counter: StateMachine {
  typealias Lesson = Counting

  let start: [Int] = []

  func commands(in counts: [Int]) -> [Int] {
    counts.indices.flatMap { [$0 + 1, -$0 - 1] } + (counts.count < 3 ? [counts.count + 1] : [])
  }

  func perform(_ number: Int, in counts: inout [Int]) {
    if number > counts.count { counts.append(0) }
  }

  func renamed(_ word: [Int]) -> [Int] {
    var names: [Int: Int] = [:]
    return word.map { number in
      let name = names[abs(number)] ?? names.count + 1
      names[abs(number)] = name
      return number > 0 ? name : -name
    }
  }

  func script(of word: [Int]) -> [Int] { word }
  func sights(of word: [Int]) -> [Sight<Counting>] { [Sight("count", seeing: \.last)] }
}

/// Words of commands, and the shortest that shows what is wrong.
final class StateMachineTests: XCTestCase {
  private let suite = AnySuite(Counting.self)

  private func given(_ index: Int, _ answers: PlayedAnswers) throws -> [String]? {
    switch try suite.judge(index, answering: answers) {
    case .passed: nil
    case .failed(let mismatch): mismatch.given
    case .unanswered(let problem): problem.given
    }
  }

  /// The exercise goes wrong as soon as this is in the script.
  private func answers(wrongAfter isWrong: @escaping ([Int]) -> Bool) -> PlayedAnswers {
    PlayedAnswers { script in
      zip(script.indices, Counting.model(script)).map { index, count in
        isWrong(Array(script[...index])) ? 99 : count
      }
    }
  }

  func testEveryWordIsAskedOnceAndIsRightForTheModel() throws {
    let recordings = suite.record()
    XCTAssertEqual(recordings.compactMap(\.fault), [])
    let short = recordings[0].questions.map { try? [Int](packed: $0.script) }
    // First 1; with one counter three commands may follow, with two five, with three six.
    let (one, two) = (2 * 3 + 5, 4 * 5 + 6)
    XCTAssertEqual(short.count, 2 * one + two)
    XCTAssertEqual(Set(short).count, short.count)
    for index in suite.catalogue.indices { XCTAssertNil(try given(index, answers { _ in false })) }
  }

  func testTheShortestWordIsToldUpToTheCommandThatShowsIt() throws {
    // Wrong once anything was counted down and another counter comes.
    let answers = answers { script in
      script.firstIndex { $0 < 0 }.map { script[$0...].contains { $0 > 1 } } ?? false
    }
    for check in 0...1 {
      XCTAssertEqual(try given(check, answers), ["count(1)", "count(-1)", "count(2)", "count"])
    }
  }

  func testNamesAreTakenAnewWhenSomethingIsTakenOut() throws {
    // Wrong when two different counters were counted down.
    let answers = answers { Set($0.filter { $0 < 0 }).count == 2 }
    XCTAssertEqual(
      try given(1, answers), ["count(1)", "count(2)", "count(-2)", "count(-1)", "count"])
  }

  func testACrashIsToldWithTheShortestBeginning() throws {
    let answers = PlayedAnswers(replying: { script in
      script.contains(-2)
        ? Reply(.failure(.ended(Crash(.exit(1))))) : Reply(.success(Counting.model(script).packed))
    })
    XCTAssertEqual(try given(0, answers), ["count(1)", "count(2)", "count(-2)"])
  }

  func testTwoByTurnsAreAsEachAlone() throws {
    XCTAssertNil(try given(2, answers { _ in false }))
    // Both count in one place.
    let shared = PlayedAnswers { Counting.model($0.map { $0 / (abs($0) < 10 ? 1 : 10) }) }
    XCTAssertEqual(try given(2, shared), ["count(1)", "count(10)", "count"])
  }
}
