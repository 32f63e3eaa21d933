import SuiteSupport
import YourOwnAppScript

/// Judges exercises of the lesson in which the learner's types are their own.
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

  package static func code(_ script: [Call]) -> [String] { script.flatMap(code) }

  package static var checks: [Check<Suite>] {
    addChecks + timerChecks + partChecks + removeChecks + appChecks + layerChecks
      + kitchenChecks + testChecks
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    addDiagnoses + timerDiagnoses + partDiagnoses + removeDiagnoses + layerDiagnoses
      + kitchenDiagnoses + testDiagnoses
  }

  private static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.reducing(let turns, let kitchens, _), .moments(let moments)):
      moments.count == turns.count + 1
        && moments.allSatisfy { $0.screens.count == kitchens }
    case (.numbers(let turns, _), .numbers(let moments)): moments.count == turns.count
    case (.texts(let turns, _), .texts(let moments)): moments.count == turns.count
    case (.started(let turns, let kitchens), .moments(let moments)):
      moments.count == turns.count + kitchens
    case (.tested, .verdict): true
    default: false
    }
  }
}
