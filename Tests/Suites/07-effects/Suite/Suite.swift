import EffectsScript
import SuiteSupport

/// Judges exercises of the lesson about effects.
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

  package static func code(_ script: [Call]) -> [String] {
    // So many calls have nothing to do with each other.
    guard script.count <= 8 else {
      return code(script[0]) + [Comment("more-calls", ["count": "\(script.count - 1)"]).line]
    }
    return script.flatMap(code)
  }

  package static var checks: [Check<Suite>] {
    loginChecks + storeChecks + lateChecks + partsChecks + twoLoginsChecks + togetherChecks
      + clockChecks + worksChecks
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    loginDiagnoses + storeDiagnoses + lateDiagnoses + partsDiagnoses + clockDiagnoses
      + worksDiagnoses
  }

  private static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.login(let events, _), .login(let moments)): moments.count == events.count
    case (.twoLogins(let events, _), .twoLogins(let moments)): moments.count == events.count
    case (.store(let commands, _, _), .store(let events)):
      events.count(where: \.isAnswer) == commands.count(where: \.isQuestion)
    case (.storeValueIsWritable, .truth), (.loginWorks, .truth): true
    case (.combine(_, let deeds), .parts(let moments)): moments.count == deeds.count
    case (.map(let mappings), .effects(let effects)): effects.count == mappings.count
    case (.pullback(let deeds, _, _), .parts(let moments)): moments.count == deeds.count
    case (.clock(let commands), .clock(let called)): called.count == commands.count
    case (.app(let events), .app(let moments)): moments.count == events.count + 1
    default: false
    }
  }
}
