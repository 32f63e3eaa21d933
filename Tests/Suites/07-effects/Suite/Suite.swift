import EffectsScript
import SuiteSupport

/// Judges exercises of the lesson about effects.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model()) }

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

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
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

// What of an answer matters. What doesn't fit its call is never asked for.

extension Answer {
  var login: [LoginMoment] { if case .login(let moments) = self { moments } else { [] } }

  var twoLogins: [TwoLoginsMoment] {
    if case .twoLogins(let moments) = self { moments } else { [] }
  }

  var store: [StoreEvent] { if case .store(let events) = self { events } else { [] } }

  var truth: Bool? { if case .truth(let isTrue) = self { isTrue } else { nil } }

  var parts: [PartsMoment] { if case .parts(let moments) = self { moments } else { [] } }

  var effects: [SeenEffect] { if case .effects(let effects) = self { effects } else { [] } }

  var clock: [[Called]] { if case .clock(let called) = self { called } else { [] } }

  var app: [AppMoment] { if case .app(let moments) = self { moments } else { [] } }
}

extension [StoreEvent] {
  /// The answers to the questions for a store's value.
  var values: [[String]] {
    compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The names of the actions that the reducer ran with.
  var runs: [String] { compactMap { if case .ran(let name) = $0 { name } else { nil } } }

  /// What the environment was asked.
  var requests: [StoreEvent] {
    filter { event in
      switch event {
      case .asked, .waits: true
      default: false
      }
    }
  }

  /// The answers to the questions whether a store is gone.
  var departures: [Bool] {
    compactMap { if case .isGone(let isGone) = $0 { isGone } else { nil } }
  }
}

extension Answer: ShownAsPayload {}

extension Awaited: TreeConvertible {
  /// What it is, and what it was asked; of a clock, in how many seconds it rings.
  public var tree: Tree {
    switch self {
    case .server(let username, let password):
      .leaf("server(\(code(username)), \(code(password)))")
    case .clock(let seconds, let then): .leaf("clock(\(seconds), then: \(code(then)))")
    }
  }
}

extension RunMoment: TreeConvertible {
  /// The actions that came back, the state, and what is awaited.
  public var tree: Tree {
    Tree(describing: (actions: actions, state: value, awaited: awaited))
  }
}

extension StoreEvent: TreeConvertible {
  /// A call as a call, and a value as itself.
  public var tree: Tree {
    switch self {
    case .ran(let name): .leaf("reducer(\(code(name)))")
    case .asked(let username, let password):
      .leaf("environment.logIn(\(code(username)), \(code(password)))")
    case .waits(let seconds): .leaf("environment.wait(\(seconds))")
    case .found(let value): .leaf(Comment("found", ["value": code(value)]).words)
    case .value(let value): Tree(describing: value)
    case .isGone(let isGone): Tree(describing: isGone)
    }
  }
}

extension Called: TreeConvertible {
  /// Its name, and whether it was called too early.
  public var tree: Tree {
    .leaf(
      isInsideOfWait ? Comment("inside-of-wait", ["name": code(name)]).words : code(name))
  }
}

extension SeenEffect: TreeConvertible {
  /// As it would be written; of `then`, what it makes of a success and of a failure.
  public var tree: Tree {
    switch self {
    case .logIn(let id, let username, let password, let then):
      .node(
        opening: ".logIn(",
        children: [
          Tree.Child(label: "id", value: Tree(describing: id)),
          Tree.Child(label: "username", value: Tree(describing: username)),
          Tree.Child(label: "password", value: Tree(describing: password)),
          Tree.Child(label: "then", value: .leaf(then.joined(separator: " | "))),
        ], closing: ")")
    case .wait(let id, let seconds, let then):
      .node(
        opening: ".wait(",
        children: [
          Tree.Child(label: "id", value: Tree(describing: id)),
          Tree.Child(label: "seconds", value: .leaf("\(seconds)")),
          Tree.Child(label: "then", value: .leaf(then)),
        ], closing: ")")
    case .cancel(let id): .leaf(".cancel(id: \(code(id)))")
    }
  }
}

extension PartsMoment: TreeConvertible {
  /// The lists, the effects and the runs.
  public var tree: Tree {
    Tree(describing: (left: board.left, right: board.right, effects: effects, runs: runs))
  }
}
