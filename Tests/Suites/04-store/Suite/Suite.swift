import StoreScript
import SuiteSupport

/// Judges exercises of the lesson about the store.
package enum Suite: LessonSuite {
  package static func model(_ script: Script) -> [Outcome] { script.play(on: Model()) }

  package static func fits(_ trace: [Outcome], _ script: Script) -> Bool {
    let observers = Set(script.observers)
    let before = script.looks ? 1 : 0
    return trace.count == script.commands.count + before
      && trace.flatMap(\.dispatched).count <= script.allCommands.count
      && trace.allSatisfy { outcome in
        (outcome.look != nil) == script.looks
          && outcome.calls.allSatisfy { call in
            observers.contains(call.observer) && (call.seen != nil) == script.readsState
          }
      }
      && trace.prefix(before).allSatisfy { $0.answer == nil }
      && zip(script.commands, trace.dropFirst(before)).allSatisfy { command, outcome in
        command.isAnswered(by: outcome.answer)
      }
  }

  package static func code(_ script: Script) -> [String] { script.code }

  package static var checks: [Check<Suite>] {
    storeChecks + orderChecks + screenChecks + insideChecks
  }
}

extension Script {
  /// The observers that subscribe, each as often as it does.
  var observers: [String] { allCommands.compactMap(\.subscriber) }

  /// With those that observers do by themselves.
  var allCommands: [Command] {
    func all(_ commands: [Command]) -> [Command] {
      commands.flatMap { [$0] + all($0.reactions.flatMap(\.commands)) }
    }
    return all(commands)
  }
}

extension Command {
  fileprivate func isAnswered(by answer: Answer?) -> Bool {
    switch (self, answer) {
    case (.other(let command), _): command.isAnswered(by: answer)
    case (.idsDiffer, .truth), (.isGone, .truth), (.stateIsWritable, .truth): true
    case (.heldClosures, .count): true
    case (.idsDiffer, _), (.isGone, _), (.stateIsWritable, _), (.heldClosures, _): false
    default: answer == nil
    }
  }
}

extension Suite {
  package static var diagnoses: [Diagnosis<Suite>] {
    storeDiagnoses + observerDiagnoses + leavingDiagnoses + orderDiagnoses + screenDiagnoses
      + typingDiagnoses
      + insideDiagnoses + waitingDiagnoses
  }

  /// Compares what can be seen of the exercise's store with what can be seen of wrong ones.
  static func diagnosis<View: Equatable>(
    of checks: [String], _ scripts: [Script], seeing view: @escaping ([Outcome]) -> View,
    stores: KeyValuePairs<String, ModelStore.Type>, others: [Mistake<Script, View>] = []
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: scripts, seeing: view,
      mistakes: stores.map { name, type in
        Mistake(name) { view($0.play(on: Model(type))) }
      } + others)
  }

  /// Compares what can be seen of the exercise's screens with what can be seen of wrong ones.
  static func diagnosis<View: Equatable>(
    of checks: [String], _ scripts: [Script], seeing view: @escaping ([Outcome]) -> View,
    screens: KeyValuePairs<String, ModelScreen.Type>
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: scripts, seeing: view,
      mistakes: screens.map { name, type in
        Mistake(name) { view($0.play(on: Model(screens: type))) }
      })
  }
}

// What can be seen in a trace.

extension [Outcome] {
  /// All calls of observers, in order.
  var calls: [Call] { flatMap(\.calls) }

  /// What each observer was told.
  var told: [String: [Told]] {
    Dictionary(grouping: calls, by: \.observer).mapValues { $0.map(\.told) }
  }

  func told(_ observer: String) -> [Told] {
    calls.filter { $0.observer == observer }.map(\.told)
  }

  /// The calls of each observer, the replays left out.
  var news: [String: [Call]] { Dictionary(grouping: calls.filter { !$0.isReplay }, by: \.observer) }

  /// The numbers of the observers in the order of the calls.
  var order: [Int] { calls.map(\.number) }

  /// The same, the replays left out.
  var newsOrder: [Int] { calls.filter { !$0.isReplay }.map(\.number) }

  /// What everyone was told, and the state in the end.
  var ending: Ending { Ending(told: told, state: states.last) }

  // MARK: Looks and answers

  var states: [State] { compactMap(\.look?.states.first) }
  var lines: [[String]] { screens.map(\.lines) }
  var redraws: [[String: Int]] { screens.map(\.redraws) }
  private var screens: [ScreenLook] { flatMap { $0.look?.screens ?? [] } }
  var truths: [Bool] { compactMap(\.answer?.truth) }

  /// Whether the store holds no more closures in the end than at the first question.
  var holdsNoMoreClosures: Bool {
    let counts = compactMap { if case .count(let count) = $0.answer { count } else { nil } }
    guard let first = counts.first, let last = counts.last else { return true }
    return last <= first
  }
}

struct Ending: Equatable {
  var told: [String: [Told]]
  var state: State?
}

extension Call {
  /// 12 for `observer12`.
  var number: Int { Int(observer.drop { !$0.isNumber }) ?? 0 }
}

extension Suite {
  /// The calls of observers, the answers, and what can be seen anew, one after the other.
  package static func shown(_ trace: [Outcome]) -> Tree {
    var last: [Tree] = []
    let seen = trace.flatMap { outcome in
      let looks = outcome.look?.trees ?? []
      defer { last = looks }
      return outcome.calls.map(\.tree) + [outcome.answer?.tree].compactMap(\.self)
        + looks.filter { !last.contains($0) }
    }
    return seen.count == 1
      ? seen[0] : .node(opening: "[", children: seen.map { Tree.Child(value: $0) }, closing: "]")
  }
}

extension Look {
  fileprivate var trees: [Tree] {
    states.map { Tree(describing: $0) }
      + screens.flatMap { [Tree(describing: $0.lines), Tree(describing: $0.redraws)] }
  }
}

extension Told: TreeConvertible {
  /// What an observer's closure gets.
  public var tree: Tree { Tree(describing: (old: old, new: new)) }
}

extension Call: TreeConvertible {
  /// As a call of the observer's closure, and what the observer has read meanwhile.
  public var tree: Tree {
    let parts = [
      Tree.Child(label: "old", value: told.old.map { Tree(describing: $0) } ?? .leaf("nil")),
      Tree.Child(label: "new", value: Tree(describing: told.new)),
      seen.map { Tree.Child(label: "store.state", value: Tree(describing: $0)) },
    ].compactMap(\.self)
    return .node(opening: "\(observer)(", children: parts, closing: ")")
  }
}

extension Answer: ShownAsPayload {}
