import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var countersChecks: [Check<Suite>] {
    let left: [CountersAction] = [.left(.increase), .left(.decrease)]
    let right: [CountersAction] = [.right(.increase), .right(.decrease)]
    return [
      Check("counters.left", step: 7, after: "combine.again", "action.foreign") {
        try $0.expectCounters(after: left)
      }.withLiterals { try $0.expectCounters(naming: $1, after: left) },
      Check("counters.right", step: 7, after: "counters.left") {
        try $0.expectCounters(after: right)
      }.withLiterals { try $0.expectCounters(naming: $1, after: right) },
      Check("counters.both", step: 7, after: "counters.left", "counters.right") { context in
        try forAll(Samples.counters) {
          try context.expectCounters($0, after: Samples.countersActions)
        }
      },
      Check(
        "counters.silent", step: 7, after: "counters.left", "counters.right", "combine.silent",
        "action.silent"
      ) { context in
        try forAll(Samples.countersActions) {
          try context.expectSilence(
            during: counters.scene(on: Counters(), [$0]))
        }
      },
    ]
  }

  static var largerChecks: [Check<Suite>] {
    [
      Check("larger.empty", step: 7) { context in
        let some = LargerState(counters: Counters(left: 1, right: 2))
        try context.expectValues(
          after: Scene(.largerReducer, on: [.larger(some)], [.empty(0)]))
      },
      Check(
        "larger.app", step: 7, after: "app.any-sequence", "action.joined", "combine.again",
        "combine.associative"
      ) { try $0.expectLarger(after: Samples.actions.map(LargerAction.app), exhaustive: 1) }
      .withLiterals { context, literals in
        let actions = literals.accountActions + literals.listActions
        try context.expectEach(of: larger, actions.map { (LargerState(), .app($0)) })
      },
      Check("larger.counters", step: 7, after: "counters.both", "larger.app") { context in
        let actions = Samples.countersActions.map(LargerAction.counters)
        try context.expectLarger(after: actions)
        let app = AppState(settings: Settings(isEmailValid: true))
        try context.expectEach(
          of: larger,
          Samples.countersWithNumbers.flatMap { counters in
            actions.map { (LargerState(app: app, counters: counters), $0) }
          })
      }.withLiterals { context, literals in
        try context.expectEach(
          of: larger,
          literals.counters.flatMap { counters in
            Samples.countersActions.map { (LargerState(counters: counters), .counters($0)) }
          })
      },
      Check("larger.any-sequence", step: 7, after: "larger.app", "larger.counters") {
        try $0.expectLarger(after: Samples.largerActions, exhaustive: 1)
      },
      // One for both: who remembers in the counters remembers in the larger app, too.
      Check(
        sameAnswers: "larger.remembers-nothing", step: 7, after: "counters.left",
        "counters.right", "action.remembers-nothing", "app.two-states"),
      Check(
        "larger.silent", step: 7, after: "larger.app", "larger.counters", "counters.silent",
        "app.silent"
      ) { context in
        try forAll(Samples.largerActions) {
          try context.expectSilence(
            during: larger.scene(on: LargerState(), [$0]))
        }
      },
      // One for both, as for their memory.
      Check(
        reading: "larger.pure-by-reading", of: "countersReducer", "largerReducer", step: 7,
        after: "larger.remembers-nothing", "larger.any-sequence", "larger.silent",
        "app.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// From a few counters in any order, and from many by one action.
  fileprivate func expectCounters(after pool: [CountersAction]) throws {
    try forAll(Samples.counters) { try expectCounters($0, after: pool) }
    try expectEach(
      of: Suite.counters,
      Samples.countersWithNumbers.flatMap { counters in pool.map { (counters, $0) } })
  }

  fileprivate func expectCounters(naming literals: Literals, after pool: [CountersAction]) throws {
    try expectEach(
      of: Suite.counters,
      literals.counters.flatMap { counters in pool.map { (counters, $0) } })
  }

  fileprivate func expectCounters(_ counters: Counters, after pool: [CountersAction]) throws {
    try forAllSequences(of: pool, exhaustive: 2, count: 20) {
      try expectValues(after: Suite.counters.scene(on: counters, $0))
    }
  }

  fileprivate func expectLarger(after pool: [LargerAction], exhaustive: Int = 2) throws {
    for state in Samples.largerStates {
      try forAllSequences(of: pool, exhaustive: exhaustive, count: 40) {
        try expectValues(after: Suite.larger.scene(on: state, $0))
      }
    }
  }
}

// MARK: - Mistakes

extension Suite {
  static var largerDiagnoses: [Diagnosis<Suite>] {
    func part(
      _ checks: [String], mistakes: KeyValuePairs<String, Reducer<Counters, CountersAction>>
    ) -> ReducerPart {
      counters.part(
        checks, trying: Samples.countersActions, on: Samples.counters, mistakes: mistakes)
    }
    let whole = part(
      ["counters.left", "counters.right"],
      mistakes: [
        "counters-not-there": counters.running { _ in 0 },
        "counters-share-one": { Model.counterReducer(&$0.left, $1.own) },
        "counters-share-one": { Model.counterReducer(&$0.right, $1.own) },
        "counters-change-both": { $0.change($1.own) },
        "counters-same-actions": { if $1.isLeft { $0.change($1.own) } },
        "counters-same-actions": { if !$1.isLeft { $0.change($1.own) } },
        "counters-same-line": counters.running { $0.isLeft ? 2 : 0 },
        "counters-same-line": counters.running { $0.isLeft ? 0 : 2 },
        "counters-swapped": { Model.countersReducer(&$0, $1.turned) },
        "counters-count-twice": counters.running { _ in 2 },
      ])
    let parts = [
      part(
        ["counters.left"],
        mistakes: [
          "counters-leave-one-out": counters.running { $0.isLeft ? 0 : 1 },
          "counters-count-twice": counters.running { $0.isLeft ? 2 : 1 },
        ]),
      part(
        ["counters.right"],
        mistakes: [
          "counters-leave-one-out": counters.running { $0.isLeft ? 1 : 0 },
          "counters-count-twice": counters.running { $0.isLeft ? 1 : 2 },
        ]),
    ]
    let others = counters.diagnosis(
      of: whole.checks,
      // Not beside a limit, where one that counts twice would end.
      counters.cases(
        Samples.countersActions,
        on: Samples.countersWithNumbers.filter {
          max($0.left.magnitude, $0.right.magnitude) < Int.max / 2
        }),
      seeing: [
        "counters-change-the-other": {
          $0.action.isLeft ? $0.seen.right != $0.old.right : $0.seen.left != $0.old.left
        },
        "counters-wrong-below-zero": { ($0.action.isLeft ? $0.right.left : $0.right.right) < 0 },
        "counters-wrong-with-large-numbers": {
          ($0.action.isLeft ? $0.right.left : $0.right.right).magnitude > 9
        },
        "counters-count-otherwise": {
          $0.action.isLeft
            ? $0.seen.right == $0.old.right && $0.seen.left != $0.old.left
            : $0.seen.left == $0.old.left && $0.seen.right != $0.old.right
        },
      ])
    return [others, whole.diagnosis()] + parts.map { $0.diagnosis(within: [whole]) } + screens
  }

  private static var screens: [Diagnosis<Suite>] {
    func part(
      _ checks: [String], mistakes: KeyValuePairs<String, Reducer<LargerState, LargerAction>>
    ) -> ReducerPart {
      larger.part(
        checks, trying: Samples.largerActions, on: Samples.largerStates, mistakes: mistakes)
    }
    let whole = part(
      ["larger.app", "larger.counters"],
      mistakes: [
        "larger-not-there": larger.running { _ in 0 },
        "larger-does-it-twice": larger.running { _ in 2 },
      ])
    let parts = [
      part(
        ["larger.app"],
        mistakes: [
          "larger-lost-the-app": larger.running { $0.isForApp ? 0 : 1 },
          "larger-does-it-twice": larger.running { $0.isForApp ? 2 : 1 },
        ]),
      part(
        ["larger.counters"],
        mistakes: [
          "larger-lacks-the-counters": larger.running { $0.isForApp ? 1 : 0 },
          "larger-does-it-twice": larger.running { $0.isForApp ? 1 : 2 },
        ]),
    ]
    let others = larger.diagnosis(
      of: whole.checks, larger.cases(Samples.largerActions, on: Samples.largerStates),
      seeing: [
        "larger-changes-the-other-part": {
          $0.action.isForApp ? $0.seen.counters != $0.old.counters : $0.seen.app != $0.old.app
        },
        "misses-some-actions": { $0.seen == $0.old },
      ])
    let empty = Diagnosis<Suite>(
      checks: ["larger.empty"],
      scripts: [Scene(.largerReducer, on: [.larger(LargerState())], [.empty(0)])], seeing: \.self,
      mistakes: [], otherwise: [Symptom("larger-not-empty") { _, _, _ in true }])
    return [others, empty, whole.diagnosis()] + parts.map { $0.diagnosis(within: [whole]) }
  }
}

extension Counters {
  /// Changes both.
  fileprivate mutating func change(_ action: CounterAction) {
    Model.counterReducer(&left, action)
    Model.counterReducer(&right, action)
  }
}

extension LargerAction {
  fileprivate var isForApp: Bool { if case .app = self { true } else { false } }
}

extension CountersAction {
  fileprivate var isLeft: Bool { if case .left = self { true } else { false } }

  /// What is to be done, whichever counter it is for.
  fileprivate var own: CounterAction {
    switch self {
    case .left(let action), .right(let action): action
    }
  }

  /// The same for the other counter.
  fileprivate var turned: CountersAction { isLeft ? .right(own) : .left(own) }
}
