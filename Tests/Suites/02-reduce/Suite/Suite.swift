import ReduceScript
import SuiteSupport

/// Judges exercises of the lesson about `reduce`.
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

  /// Calls that go on from another's answer belong together.
  package static func parts(
    _ script: [Call], _ trace: [Answer]
  ) -> [(script: [Call], trace: [Answer])] {
    let areApart = script.allSatisfy { if case .state = $0.start { true } else { false } }
    return areApart ? zip(script, trace).map { ([$0], [$1]) } : [(script, trace)]
  }

  package static func code(_ script: [Call]) -> [String] {
    // So many calls have nothing to do with each other.
    guard script.count <= 8 else {
      return [code(script[0]), Comment("more-calls", ["count": "\(script.count - 1)"]).line]
    }
    return script.enumerated().map { index, call in
      let isUsed = script.contains { $0.start == .answer(index) }
      return (isUsed ? "let \(name(ofAnswer: index)) = " : "") + code(call)
    }
  }

  static func code(_ call: Call) -> String {
    switch call {
    case .reduce(let start, let event):
      "reduce(\(code(start)), event: \(SuiteSupport.code(event)))"
    case .replay(let events, let start):
      "replay(\(code(events)), from: \(code(start)))"
    case .history(let events, let start):
      "history(of: \(code(events)), from: \(code(start)))"
    case .undoing(let count, let events, let start):
      "undoing(last: \(count), of: \(code(events)), from: \(code(start)))"
    }
  }

  private static func code(_ events: [Event]) -> String {
    guard events.count > 12, let first = events.first, events.allSatisfy({ $0 == first }) else {
      return SuiteSupport.code(events)
    }
    return "Array(repeating: \(SuiteSupport.code(first)), count: \(events.count))"
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
