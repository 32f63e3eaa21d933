import StoreScript
import SuiteSupport

/// Judges exercises of the lesson about the store.
package enum Suite: LessonSuite {
  package static func model(_ script: Script) -> [Outcome] { script.play(on: Model()) }

  package static func fits(_ trace: [Outcome], _ script: Script) -> Bool {
    let observers = Set(script.observers)
    let screens = script.commands.count { if case .open = $0 { true } else { false } }
    let before = script.looks ? 1 : 0
    return trace.count == script.commands.count + before
      && trace.flatMap(\.dispatched).count <= script.commands.mostDone
      && trace.allSatisfy { outcome in
        (outcome.look != nil) == script.looks
          && outcome.calls.allSatisfy { call in
            observers.contains(call.observer) && (call.seen != nil) == script.readsState
              && call.lines.count <= (script.readsState ? screens : 0)
          }
      }
      && trace.prefix(before).allSatisfy { $0.answer == nil }
      && zip(script.commands, trace.dropFirst(before)).allSatisfy { command, outcome in
        command.isAnswered(by: outcome.answer)
      }
  }

  package static var commonLiterals: Literals {
    Literals(numbers: [0, 1], texts: Set(Model.drawnTexts))
  }

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

extension [Command] {
  /// How many commands these are at most, with those that observers do by themselves.
  fileprivate var mostDone: Int {
    reduce(count) { sum, command in
      sum
        + command.reactions.reduce(0) { sum, reaction in
          let times = if case .calls(let count) = reaction.occasion { count } else { 1 }
          return sum + times * reaction.commands.mostDone
        }
    }
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
    storeDiagnoses + roundDiagnoses + screenDiagnoses + insideDiagnoses
  }

  /// Compares what can be seen of the exercise with what can be seen of a model with wrong stores or
  /// screens.
  static func diagnosis<View: Equatable>(
    of checks: [String], _ scripts: [Script], seeing view: @escaping ([Outcome]) -> View,
    stores: KeyValuePairs<String, (ModelStore) -> Void> = [:],
    screens: KeyValuePairs<String, (ModelScreen) -> Void> = [:],
    others: [Mistake<Script, View>] = [], otherwise symptoms: [Symptom<Script, View>] = []
  ) -> Diagnosis<Suite> {
    let models = stores.map { ($0, Model(stores: $1)) } + screens.map { ($0, Model(screens: $1)) }
    return Diagnosis(
      checks: checks, scripts: scripts, seeing: view,
      mistakes: models.map { name, model in Mistake(name) { view($0.play(on: model)) } } + others,
      otherwise: symptoms)
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

  /// What an observer writes down that subscribes once, and so does whoever has it subscribe.
  func arrivals(of observer: String) -> [String] {
    let replays = calls.filter { $0.observer == observer }.map(\.isReplay)
    return replays.filter(\.self).map { _ in "told" } + ["subscribed"]
      + replays.filter { !$0 }.map { _ in "told" }
  }

  /// The numbers of the observers in the order of the calls.
  var order: [Int] { calls.map(\.number) }

  /// The same, the replays left out.
  var newsOrder: [Int] { calls.filter { !$0.isReplay }.map(\.number) }

  /// What everyone was told, and the state in the end.
  var ending: Ending {
    Ending(
      told: told,
      counts: map { Dictionary(grouping: $0.calls, by: \.observer).mapValues(\.count) },
      state: states.last)
  }

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
  /// How often each observer was told while each command was done.
  var counts: [[String: Int]]
  var state: State?
}

extension Call {
  var number: Int { Suite.number(of: observer) }
}

extension Suite {
  /// 12 for `observer12`.
  static func number(of observer: String) -> Int { Int(observer.drop { !$0.isNumber }) ?? 0 }

  /// By the first thing that shows a difference.
  package static func contrast(
    _ script: Script, _ one: [Outcome], _ other: [Outcome]
  ) -> Contrast {
    func contrast<View: Equatable>(
      _ line: String, _ record: Record = .nothing, _ view: ([Outcome]) -> View
    ) -> Contrast? {
      view(one) == view(other)
        ? nil
        : Contrast(
          code(script, recording: record, giving: [one, other]) + [line],
          Tree(describing: view(one)), Tree(describing: view(other)))
    }
    let told = Set(script.observers).sorted().lazy.compactMap { observer in
      contrast("told", .told(observer)) { $0.told(observer) }
    }
    let screens = Set((one + other).flatMap { $0.look?.screens.map(\.name) ?? [] }).sorted()
    return contrast("store.state") { $0.states.last } ?? told.first
      ?? contrast("calls", .calls, \.order)
      ?? screens.lazy.compactMap { screen in
        contrast("\(screen).lines") { $0.last?.look?[screen]?.lines }
          ?? contrast("\(screen).redraws") { $0.last?.look?[screen]?.redraws }
      }.first
      ?? Contrast(code(script), Tree(describing: one), Tree(describing: other))
  }
}

extension Told: TreeConvertible {
  /// What an observer's closure gets.
  public var tree: Tree { Tree(describing: (old: old, new: new)) }
}
