import LoginStateScript
import SuiteSupport

/// Judges exercises of the lesson about the state of a login screen.
package enum Suite: LessonSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ trace: [Answer], _ script: [Call]) -> Bool {
    trace.count == script.count
      && zip(script, trace).allSatisfy { call, answer in
        switch (call, answer) {
        case (.reduce, .state), (.story, .story), (.failures, .failures),
          (.hasFailures, .hasFailures):
          true
        case (.run(let events, _, let count), .screens(let screens)):
          screens.count == Swift.min(count, events.count + 1)
        case (.canTriggerLogin(_, let second), .canTriggerLogin(let answers)):
          answers.count == (second == nil ? 1 : 2)
        default: false
        }
      }
  }

  package static func parts(
    _ script: [Call], _ trace: [Answer]
  ) -> [(script: [Call], trace: [Answer])] {
    zip(script, trace).map { ([$0], [$1]) }
  }

  package static var checks: [Check<Suite>] {
    typingChecks + triggerChecks + answerChecks + silenceChecks
      + canTriggerChecks + storyChecks + testerChecks
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    reduceDiagnoses + canTriggerDiagnoses + storyDiagnoses + testerDiagnoses
  }
}
