import EffectsScript
import SuiteSupport

// What is said of an exercise that makes no known mistake: what is wrong with it wherever anything is.

typealias CallsSymptom = Symptom<[Call], [Answer]>

extension Suite {
  static var loginSymptoms: [CallsSymptom] {
    let fields: [(LoginState) -> String] = [
      \.username, \.password, { "\($0.loading)" }, { "\($0.data as Any)" },
      { "\($0.error as Any)" },
    ]
    /// The fields that are wrong are all so.
    func wrongFields(
      _ name: String, _ isSo: @escaping (_ before: String, _ right: String, _ seen: String) -> Bool
    ) -> CallsSymptom {
      login(name) { before, right, seen in
        right.value != seen.value
          && fields.allSatisfy {
            let (before, right, seen) = ($0(before), $0(right.value), $0(seen.value))
            return right == seen || isSo(before, right, seen)
          }
      }
    }
    func wrongWishes(_ name: String, _ difference: Deviation) -> CallsSymptom {
      login(name) { _, right, seen in
        right.value == seen.value && seen.awaited.deviation(from: right.awaited) == difference
      }
    }
    return [
      login("then-makes-another-action") { _, right, seen in
        right.actions != seen.actions && right.actions.count == seen.actions.count
      },
      wrongFields("login-changes-too-much") { before, right, _ in before == right },
      wrongFields("login-changes-too-little") { before, _, seen in before == seen },
      wrongFields("login-writes-another-value") { _, _, _ in true },
      wrongWishes("login-wants-too-little", .missing),
      wrongWishes("login-wants-too-much", .more),
      login("login-wants-something-else") { _, right, seen in
        right.value == seen.value && right.awaited != seen.awaited
      },
    ]
  }

  /// What holds for the first moment of each run that isn't right.
  private static func login(
    _ name: String,
    _ shows: @escaping (_ before: LoginState, _ right: LoginMoment, _ seen: LoginMoment) -> Bool
  ) -> CallsSymptom {
    CallsSymptom(name) { calls, right, seen in
      zip(calls, zip(right, seen)).allSatisfy { call, answers in
        guard case .login(_, let initial) = call else { return false }
        let moments = zip(answers.0.login, answers.1.login)
        let befores = [initial] + answers.0.login.map(\.value)
        guard let (before, (right, seen)) = zip(befores, moments).first(where: { $1.0 != $1.1 })
        else { return true }
        return shows(before, right, seen)
      }
    }
  }

  static var storeSymptoms: [CallsSymptom] {
    /// What holds for the first event that isn't the right one.
    func store(
      _ name: String, _ isSo: @escaping (_ right: StoreEvent, _ seen: StoreEvent) -> Bool
    ) -> CallsSymptom {
      each(name) { right, seen in
        // Whoever stops early has looked at the value for the last time.
        let ends = [StoreEvent.value([])]
        return zip(right.store + ends, seen.store + ends).first { $0 != $1 }.map(isSo) ?? false
      }
    }
    return [
      store("store-asks-otherwise") { $0.isRequest || $1.isRequest },
      store("store-sends-too-little") { $0.isRun && !$1.isRun },
      store("store-sends-too-much") { !$0.isRun && $1.isRun },
    ]
  }

  /// The first look at a value that isn't right decides.
  static var lateSymptoms: [Symptom<[Call], [[[String]]]>] {
    func late(
      _ name: String, _ isSo: @escaping (Deviation?) -> Bool
    ) -> Symptom<[Call], [[[String]]]> {
      Symptom(name) { _, right, seen in
        zip(right, seen).allSatisfy { right, seen in
          guard let (right, seen) = zip(right, seen).first(where: { $0 != $1 }) else { return true }
          return isSo(seen.deviation(from: right))
        }
      }
    }
    let ofSimilarIDs = Model.similarIDs.map { [Call.watched($0)] } + Model.kindredPairs
    return [
      Symptom("some-ids-are-special") { calls, _, _ in ofSimilarIDs.contains(calls) },
      late("unwanted-answers-count") { $0 == .more },
      late("wanted-answers-are-dropped") { $0 == .missing },
      late("answers-are-mixed-up") { $0 != .order },
    ]
  }

  static var combineSymptoms: [CallsSymptom] {
    [
      moments("runs-reducer-twice") { $1.runs.deviation(from: $0.runs) == .more },
      moments("combine-leaves-reducers-out") {
        $1.runs.deviation(from: $0.runs) == .missing
      },
      moments("combine-works-on-copies") { $0.runs == $1.runs && $0.board != $1.board },
      moments("combine-loses-effects") {
        $0.runs == $1.runs && $1.effects.deviation(from: $0.effects) == .missing
      },
      moments("combine-turns-the-effects") {
        $0.runs == $1.runs && $1.effects.deviation(from: $0.effects) == .order
      },
    ]
  }

  static var mapSymptoms: [CallsSymptom] {
    [
      effects("map-changes-the-words") { $0.words != $1.words },
      effects("map-changes-the-seconds") { right, seen in
        right.seconds != nil && seen.seconds != nil && right.seconds != seen.seconds
      },
      effects("map-makes-another-action") { right, seen in
        right.actions.count == seen.actions.count && right.actions != seen.actions
      },
      each("map-makes-two-ids-of-one", everywhere: false) {
        $0.effects.ids.count < $1.effects.ids.count
      },
      each("map-makes-one-id-of-two") { $0.effects.ids.count > $1.effects.ids.count },
    ]
  }

  static var pullbackSymptoms: [CallsSymptom] {
    [
      moments("pullback-hears-the-others") {
        $0.runs.isEmpty && ($0.runs != $1.runs || $0.board != $1.board || !$1.effects.isEmpty)
      },
      moments("pullback-loses-effects") {
        $0.runs == $1.runs && $0.board == $1.board
          && $1.effects.deviation(from: $0.effects) == .missing
      },
      moments("pullback-loses-effects") {
        $0.runs == $1.runs && $0.board == $1.board && $1.effects.count < $0.effects.count
      },
    ]
  }

  /// The first moment that isn't right decides.
  static var twoLoginsSymptoms: [CallsSymptom] {
    [
      each("two-logins-lose-effects") { right, seen in
        let moments = zip(right.twoLogins, seen.twoLogins).first { $0 != $1 }
        return moments.map {
          $0.value == $1.value && $1.awaited.deviation(from: $0.awaited) == .missing
        } ?? false
      }
    ]
  }

  static var clockSymptoms: [CallsSymptom] {
    func clock(
      _ name: String, _ isSo: @escaping (_ right: [[String]], _ seen: [[String]]) -> Bool
    ) -> CallsSymptom {
      each(name) { isSo($0.clock, $1.clock) }
    }
    func difference(_ right: [[String]], _ seen: [[String]]) -> Deviation? {
      seen.flatMap(\.self).deviation(from: right.flatMap(\.self))
    }
    /// How many were called until each command.
    func counts(_ calls: [[String]]) -> [Int] {
      calls.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    }
    return [
      clock("clock-calls-again") { difference($0, $1) == .more },
      clock("clock-forgets-somebody") { difference($0, $1) == .missing },
      clock("clock-calls-late") {
        zip(counts($0), counts($1)).allSatisfy { $0 >= $1 } && $0.map(\.count) != $1.map(\.count)
      },
      clock("clock-calls-early") {
        zip(counts($0), counts($1)).allSatisfy { $0 <= $1 } && $0.map(\.count) != $1.map(\.count)
      },
      clock("clock-calls-in-another-order") { $0.map(\.count) == $1.map(\.count) },
    ]
  }

  /// What holds for each answer that isn't right.
  private static func each(
    _ name: String, everywhere: Bool = true,
    _ shows: @escaping (_ right: Answer, _ seen: Answer) -> Bool
  ) -> CallsSymptom {
    CallsSymptom(name, everywhere: everywhere) { _, right, seen in
      zip(right, seen).allSatisfy { $0 == $1 || shows($0, $1) }
    }
  }

  /// What holds for the first moment of each answer that isn't right.
  private static func moments(
    _ name: String, _ shows: @escaping (_ right: PartsMoment, _ seen: PartsMoment) -> Bool
  ) -> CallsSymptom {
    each(name) { right, seen in
      zip(right.parts, seen.parts).first { $0 != $1 }.map(shows) ?? false
    }
  }

  /// What holds for each effect that isn't right, whatever its id is.
  private static func effects(
    _ name: String, _ shows: @escaping (_ right: SeenEffect, _ seen: SeenEffect) -> Bool
  ) -> CallsSymptom {
    each(name) { right, seen in
      let effects = zip(right.effects, seen.effects).filter { $0.withoutID != $1.withoutID }
      return !effects.isEmpty && effects.allSatisfy(shows)
    }
  }
}

extension StoreEvent {
  fileprivate var isRun: Bool { if case .ran = self { true } else { false } }

  fileprivate var isRequest: Bool {
    switch self {
    case .asked, .waits: true
    default: false
    }
  }
}

extension SeenEffect {
  fileprivate var words: [String] {
    if case .logIn(_, let username, let password, _) = self { [username, password] } else { [] }
  }

  fileprivate var seconds: Int? {
    if case .wait(_, let seconds, _) = self { seconds } else { nil }
  }

  fileprivate var actions: [String] {
    switch self {
    case .logIn(_, _, _, let then): then
    case .wait(_, _, let then): [then]
    case .cancel: []
    }
  }
}

extension [SeenEffect] {
  fileprivate var ids: Set<String> { Set(map(\.id)) }
}

extension Suite {
  /// What is printed, and what several stores, clocks or tests share.
  static var outsideDiagnoses: [Diagnosis<Suite>] {
    let parts =
      Model.combined.map { Call.combine(2, $0) } + [.map(Model.mappings)]
      + Model.boardDeeds.map { .pullback($0, toRight: true, from: Model.board) }
    let printing: [(check: String, script: [Call])] = [
      ("login.silent", Model.loginRuns.map { .login($0, from: LoginState(username: "eve")) }),
      ("parts.silent", parts),
      ("works.silent", LoginVariant.allCases.map { .loginWorks($0) }),
    ]
    let store: [StoreCommand] = [
      .send(Deed("ask", [.ask("a")])), .send(Deed("wait", [.wait("b")])),
      .answer(0, .success("u1")),
      .ring(0), .send(Deed("cancel", [.ask("a"), .cancel(id: "a")])), .answer(1, .success("u2")),
    ]
    let stores = [[Call.store(store.flatMap { [$0, .other($0), .value, .other(.value)] })]]
    let clock: [ClockCommand] = [.wait("a", 1), .wait("b", 2), .advance(by: 1), .advance(by: 1)]
    let sharing: [(check: String, scripts: [[Call]])] = [
      ("store.two", stores), ("late.remembers-nothing", stores),
      ("clock.two", [[.clock(clock.flatMap { [$0, .other($0)] })]]),
      (
        "works.same-answer",
        [[LoginVariant.own, .neverAsks, .own, .cancelKeepsAnswer].map { .loginWorks($0) }]
      ),
    ]
    return printing.map { Diagnosis(printing: "prints", check: $0.check, scripts: [$0.script]) }
      + sharing.map { Diagnosis(sharing: "shared", check: $0.check, scripts: $0.scripts) }
  }
}
