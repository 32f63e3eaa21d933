import StoreScript
import SuiteSupport

/// Judges exercises of the lesson about the store.
package enum Suite: LessonSuite {
  package static func model(_ script: Script) -> [Outcome] { script.play(on: Model()) }

  package static func fits(_ trace: [Outcome], _ script: Script) -> Bool {
    let observers = Set(script.observers)
    let planned = script.reactions.flatMap(\.commands)
    return trace.count == script.commands.count
      && trace.flatMap(\.dispatched).count <= planned.count
      && zip(script.commands, trace).allSatisfy { command, outcome in
        command.isAnswered(by: outcome.answer)
          && outcome.calls.allSatisfy { call in
            observers.contains(call.observer) && (call.seen != nil) == script.readsState
          }
      }
  }

  package static func code(_ script: Script) -> [String] { script.code }

  package static var checks: [Check<Suite>] {
    storeChecks + orderChecks + screenChecks + insideChecks
  }
}

extension Script {
  /// The observers that subscribe, each as often as it does.
  var observers: [String] {
    (commands + reactions.flatMap(\.commands)).compactMap { command in
      switch command {
      case .subscribe(let observer, _), .other(.subscribe(let observer, _)): observer
      default: nil
      }
    }
  }

  var withoutQuestions: Script {
    var script = self
    script.commands.removeAll { !$0.isAnswered(by: nil) }
    return script
  }
}

extension Command {
  fileprivate func isAnswered(by answer: Answer?) -> Bool {
    switch (self, answer) {
    case (.other(let command), _): command.isAnswered(by: answer)
    case (.state, .state), (.lines, .lines), (.redraws, .redraws), (.heldClosures, .count): true
    case (.idsDiffer, .truth), (.isGone, .truth), (.stateIsWritable, .truth): true
    case (.state, _), (.lines, _), (.redraws, _), (.heldClosures, _): false
    case (.idsDiffer, _), (.isGone, _), (.stateIsWritable, _): false
    default: answer == nil
    }
  }
}
