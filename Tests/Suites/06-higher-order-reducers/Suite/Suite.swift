import HigherOrderReducersScript
import SuiteSupport

/// Judges exercises of the lesson about higher-order reducers.
package enum Suite: LessonSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model()) }

  package static func fits(_ trace: [Answer], _ script: [Call]) -> Bool {
    trace.count == script.count && zip(script, trace).allSatisfy { fits($1, $0) }
  }

  package static func parts(
    _ script: [Call], _ trace: [Answer]
  ) -> [(script: [Call], trace: [Answer])] {
    zip(script, trace).map { ([$0], [$1]) }
  }

  /// The words of a log's line are the exercise's own, and may tell the time.
  package static func steady(_ trace: [Answer]) -> [Answer] {
    trace.map { answer in
      guard case .meter(let events) = answer else { return answer }
      return .meter(
        events.map { event in
          if case .logged(.some) = event { .logged("") } else { event }
        })
    }
  }

  package static func code(_ script: [Call]) -> [String] {
    // So many calls have nothing to do with each other.
    guard script.count <= 8 else {
      return code(script[0]) + [Comment("more-calls", ["count": "\(script.count - 1)"]).line]
    }
    return script.flatMap(code)
  }

  package static var checks: [Check<Suite>] {
    deleteChecks + feedChecks + loggingChecks + composeChecks + enhancedChecks + filterChecks
      + undoChecks + storeChecks + screenChecks + appChecks
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    deleteDiagnoses + feedDiagnoses + feedPartDiagnoses + loggingDiagnoses + composeDiagnoses
      + enhancedDiagnoses + filterDiagnoses + undoDiagnoses + storeDiagnoses
      + screenDiagnoses + appDiagnoses
  }

  private static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.deleting, .primes): true
    case (.feed(let actions, _, _, _), .app(let events)):
      events.compactMap(\.became).count == actions.count
    case (.logging(let knobs, _, let isQuoting), .meter(let events)):
      events.compactMap(\.became).count == knobs.count
        && events.allSatisfy { $0.isQuoted == nil || $0.isQuoted == isQuoting }
    case (.filtering(let knobs, _, _), .meter(let events)):
      events.compactMap(\.became).count == knobs.count
    case (.with, .number), (.compose, .number): true
    case (.withText, .text), (.composeTexts, .text): true
    case (.composeLayers, .layers): true
    case (.enhanced(let actions, _, _), .enhanced(let turns)): turns.count == actions.count
    case (.undoableApp(let actions, _, _, _), .undoableApp(let turns)):
      turns.count == actions.count
    case (.filteringNumbers, .value): true
    case (.undo(let turns, _, _), .keys(let events)):
      events.compactMap(\.became).count == turns.count
    case (.undoWords(let limit, let longest), .presents(let presents)):
      presents.count == UndoWords(limit: limit, longest: longest).all.count
    case (.sending(let last), .presents(let levels)): levels.count == last
    case (.stacks(_, let turns, _), .meter(let events)):
      events.compactMap(\.became).count == turns.count
        && events.allSatisfy { $0.isQuoted ?? true }
    case (.store(let turns, let meters), .meter(let events)):
      events.compactMap(\.became).count == (turns.count + 1) * meters.count
    case (.storeValueIsWritable, .writable): true
    case (.screen, .screen): true
    case (.apps(let count, let turns), .moments(let moments)):
      moments.count == count + turns.count
    default: false
    }
  }
}
