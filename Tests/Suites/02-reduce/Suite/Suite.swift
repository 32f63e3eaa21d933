import ReduceScript
import SuiteSupport

package enum Suite: LessonSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ trace: [Answer], _ script: [Call]) -> Bool {
    trace.count == script.count
      && zip(script, trace).allSatisfy { call, answer in
        switch (call, answer) {
        case (.history, .states): true
        case (.reduce, .state), (.replay, .state), (.undoing, .state): true
        default: false
        }
      }
  }

  package static var checks: [Check<Suite>] {
    reduceChecks + replayChecks + historyChecks + undoingChecks
  }

  package static func code(_ script: [Call]) -> [String] {
    script.enumerated().map { index, call in
      let isUsed = script.contains { $0.start == .answer(index) }
      return (isUsed ? "let \(name(ofAnswer: index)) = " : "") + code(call)
    }
  }

  static func code(_ call: Call) -> String {
    switch call {
    case .reduce(let start, let event):
      "reduce(\(code(start)), event: \(SuiteSupport.code(event)))"
    case .replay(let events, let start):
      "replay(\(SuiteSupport.code(events)), from: \(code(start)))"
    case .history(let events, let start):
      "history(of: \(SuiteSupport.code(events)), from: \(code(start)))"
    case .undoing(let count, let events, let start):
      "undoing(last: \(count), of: \(SuiteSupport.code(events)), from: \(code(start)))"
    }
  }

  private static func code(_ start: Start) -> String {
    switch start {
    case .state(let state): "\(state)"
    case .answer(let index): name(ofAnswer: index)
    }
  }

  private static func name(ofAnswer index: Int) -> String {
    ["first", "second", "third", "fourth"][index % 4]
  }
}

extension Call {
  var start: Start {
    switch self {
    case .reduce(let start, _), .replay(_, let start), .history(_, let start),
      .undoing(_, _, let start):
      start
    }
  }
}

extension Answer: TreeConvertible {
  /// The value itself: what kind of call it comes from is known.
  public var tree: Tree {
    switch self {
    case .state(let state): Tree(describing: state)
    case .states(let states): Tree(describing: states)
    }
  }
}

extension Bench<Suite> {
  /// Asks, and if the answer is wrong asks again: two answers to one question show a memory.
  func expectAnswer(to call: Call, note: (Answer) -> String? = { _ in nil }) throws {
    try expect([call], seeing: \.[0]) { answer in
      let remembers = try self.trace(of: [call])[0] != answer
      return remembers ? "another-answer" : note(answer)
    }
  }
}

extension [Answer] {
  /// The states that the calls gave, those of a history left out.
  var states: [Int] {
    compactMap { if case .state(let state) = $0 { state } else { nil } }
  }

  /// The histories that the calls gave.
  var histories: [[Int]] {
    compactMap { if case .states(let states) = $0 { states } else { nil } }
  }
}
