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

  package static var commonLiterals: Literals {
    Literals(numbers: Set(0...3), texts: Set(Model.words).union(["", "ada"]))
  }

  package static var checks: [Check<Suite>] {
    loginChecks + storeChecks + lateChecks + partsChecks + twoLoginsChecks + togetherChecks
      + clockChecks + worksChecks
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    loginDiagnoses + storeDiagnoses + lateDiagnoses + partsDiagnoses + clockDiagnoses
      + worksDiagnoses + outsideDiagnoses
  }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.login(let events, _), .login(let moments)): moments.count == events.count
    case (.twoLogins(let events, _), .twoLogins(let moments)): moments.count == events.count
    case (.newTwoLogins, .twoLogins(let moments)): moments.count == 1
    case (.store(let commands, _, _), .store(let events)):
      events.count(where: \.isAnswer) == commands.count(where: \.isQuestion)
    case (.storeValueIsWritable, .truth), (.loginWorks, .truth),
      (.loginWorksAsking, .truth), (.wordsTapped, .words), (.mapPutsInFront, .truth),
      (.pullbackPutsInFront, .truth):
      true
    case (.combine(_, let deeds), .parts(let moments)): moments.count == deeds.count
    case (.map(let mappings), .effects(let effects)): effects.count == mappings.count
    case (.mapAgain, .effects(let effects)): effects.count == 2
    // It may lose some, or make more.
    case (.pullbacks, .effects): true
    case (.pullback(let deeds, _, _), .parts(let moments)): moments.count == deeds.count
    case (.clock(let commands), .clock(let called)): called.count == commands.count
    case (.app(let events), .app(let moments)): moments.count == events.count + 1
    default: false
    }
  }
}

extension Suite {
  /// A model of which one part is wrong, judged by all that comes of it.
  static func mistake<Part>(
    _ name: String, _ part: WritableKeyPath<Model, Part>, _ value: Part
  ) -> Mistake<[Call], [Answer]> {
    var side = Model()
    side[keyPath: part] = value
    return Mistake(name) { [side] in $0.play(on: side) }
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

  var words: [[String]] { if case .words(let words) = self { words } else { [] } }

  var parts: [PartsMoment] { if case .parts(let moments) = self { moments } else { [] } }

  var effects: [SeenEffect] { if case .effects(let effects) = self { effects } else { [] } }

  var clock: [[String]] { if case .clock(let called) = self { called } else { [] } }

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

  /// What the environment found in a store while it was asked.
  var found: [[String]] {
    compactMap { if case .found(let value) = $0 { value } else { nil } }
  }

  /// The answers to the questions whether a store is gone.
  var departures: [Bool] {
    compactMap { if case .isGone(let isGone) = $0 { isGone } else { nil } }
  }
}

extension Suite {
  /// By the last thing that can be seen, up to the first event by which they differ.
  package static func contrast(_ script: [Call], _ one: [Answer], _ other: [Answer]) -> Contrast {
    // What doesn't differ isn't shown.
    guard let place = script.indices.first(where: { one[$0] != other[$0] }) else {
      return Contrast(code(script), Tree(describing: one), Tree(describing: other))
    }
    let (call, one, other) = (script[place], one[place], other[place])
    func differing<Value: Equatable>(
      _ call: Call, _ question: Question, _ view: (Answer) -> Value
    ) -> Contrast? {
      let (one, other) = (view(one), view(other))
      guard one != other else { return nil }
      return Contrast(
        code(call, asking: question), Tree(describing: one), Tree(describing: other))
    }
    func count<Moment: Equatable>(_ moments: (Answer) -> [Moment]) -> Int {
      1 + (zip(moments(one), moments(other)).enumerated().first { $1.0 != $1.1 }?.offset ?? -1)
    }
    let contrast: Contrast?
    switch call {
    case .login(let events, let state):
      let last = count(\.login)
      let call = Call.login(Array(events.prefix(last)), from: state)
      contrast =
        differing(call, .state) { $0.login.prefix(last).last?.value }
        ?? differing(call, .underWay) { $0.login.prefix(last).last?.awaited }
        ?? differing(call, .actions) { $0.login.prefix(last).last?.actions }
    case .twoLogins(let events, let state):
      let last = count(\.twoLogins)
      let call = Call.twoLogins(Array(events.prefix(last)), from: state)
      contrast =
        differing(call, .state) { $0.twoLogins.prefix(last).last?.value }
        ?? differing(call, .underWay) { $0.twoLogins.prefix(last).last?.awaited }
        ?? differing(call, .actions) { $0.twoLogins.prefix(last).last?.actions }
    case .store(let commands, _, _):
      let looks = commands.reversed().prefix(while: \.isLook).count
      contrast =
        (looks > 1
          ? differing(call, .nothing) { Array($0.store.values.suffix(looks)) }
          : differing(call, .nothing) { $0.store.values.last })
        ?? differing(call, .runs) { $0.store.runs }
        ?? differing(call, .requests) { $0.store.requests }
        ?? differing(call, .found) { $0.store.found }
    case .combine, .pullback:
      let last = count(\.parts)
      let isCombined = if case .combine = call { true } else { false }
      let call = call.firstParts(last)
      contrast =
        (isCombined
          ? differing(call, .value) { $0.parts.prefix(last).last?.board.left }
          : differing(call, .value) { $0.parts.prefix(last).last?.board })
        ?? differing(call, .runs) { $0.parts.prefix(last).flatMap(\.runs) }
        ?? differing(call, isCombined ? .effects : .numberedEffects) {
          $0.parts.prefix(last).last?.effects
        }
    case .map, .mapAgain, .pullbacks: contrast = differing(call, .numberedEffects, \.effects)
    case .clock: contrast = differing(call, .calls) { $0.clock.flatMap(\.self) }
    case .loginWorks, .loginWorksAsking, .mapPutsInFront, .pullbackPutsInFront:
      contrast = differing(call, .nothing, \.truth)
    case .newTwoLogins, .storeValueIsWritable, .wordsTapped, .app: contrast = nil
    }
    return contrast ?? Contrast(code(call), Tree(describing: one), Tree(describing: other))
  }
}

extension Call {
  /// The same with so many actions.
  fileprivate func firstParts(_ count: Int) -> Call {
    switch self {
    case .combine(let number, let deeds): .combine(number, Array(deeds.prefix(count)))
    case .pullback(let deeds, let isRight, let board):
      .pullback(Array(deeds.prefix(count)), toRight: isRight, from: board)
    default: self
    }
  }
}

extension Answer: ShownAsPayload {}
