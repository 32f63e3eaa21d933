import StoreScript
import SuiteSupport

extension Suite {
  static var insideChecks: [Check<Suite>] {
    [
      Check("inside.nothing-lost", step: 4, after: "store.everyone") { context in
        try forAll(Plans.logins, simplifying: \.simplerPlans) { plan in
          let play = try context.play(of: plan)
          try play.expectState()
          try play.expectNumberOfSteps()
        }
      },
      Check("inside.in-order", step: 4, after: "inside.nothing-lost") { context in
        try forAll(Plans.logins, simplifying: \.simplerPlans) {
          try context.play(of: $0).expectSameHistory()
        }
      },
      Check("inside.several", step: 4, after: "inside.in-order") { context in
        try forAll(Plans.severals, simplifying: \.simplerPlans) {
          try context.play(of: $0).expectSameHistory()
        }
      },
      Check("inside.one-after-another", step: 4, after: "inside.several") { context in
        try forAll(Plans.chains, simplifying: \.simplerPlans) {
          try context.play(of: $0).expectSameHistory()
        }
      },
      Check(
        "inside.any-plan", step: 4, after: "inside.one-after-another", "store.unchanged"
      ) { context in
        var generator = context.generator(4)
        try forAll(
          Plans.generated(60, using: &generator), simplifying: \.simplerPlans
        ) { plan in
          let play = try context.play(of: plan)
          try play.expectState()
          try play.expectSameHistory()
        }
      },
      Check("inside.while-subscribing", step: 4, after: "inside.nothing-lost") { context in
        try context.expectDispatchingWhileSubscribing(behind: [])
        try context.expectDispatchingWhileSubscribing(behind: ["earlier"])
      },
      Check("inside.newcomer", step: 4, after: "inside.in-order", "safety.subscribe-inside") {
        context in
        let (dispatching, subscribing) = (
          Command.dispatch(.onLoginSuccess("7")), Command.subscribe("late")
        )
        try forAll([[dispatching, subscribing], [subscribing, dispatching]]) {
          try context.expectNewcomer(doing: $0)
        }
      },
      Check("inside.unsubscribed", step: 4, after: "inside.in-order", "safety.unsubscribe-later") {
        try $0.expectSilenceAfterUnsubscribing()
      },
      Check(
        sameAnswers: "inside.remembers-nothing", step: 4, after: "store.two",
        "safety.remembers-nothing", "inside.nothing-lost"),
    ]
  }
}

extension TestContext<Suite> {
  fileprivate func play(of plan: Script) throws -> PlannedPlay {
    PlannedPlay(script: plan, trace: try trace(of: plan))
  }

  /// An observer dispatches while `subscribe` tells it the state for the first time.
  fileprivate func expectDispatchingWhileSubscribing(behind earlier: [String]) throws {
    let subscribing = earlier.map { Command.subscribe($0) } + [.subscribe("eager")]
    let all = try comparison(
      of: Script(
        commands: subscribing + [.state, .dispatch(.onTriggerLogin)],
        reactions: [
          Reaction(of: "eager", when: .call(0), [.dispatch(.onUpdateUsername("ada"))])
        ]))
    try all.upTo(subscribing.count + 1).expect(seeing: \.states.first)
    for observer in ["eager"] + earlier { try all.expectTold(observer) }
  }

  /// An observer subscribes a new one and dispatches as well, both while it is being told.
  ///
  /// Which state the new one is told first depends on when the inner event takes effect, and that
  /// is left open; but from there on it misses nothing and hears nothing twice.
  fileprivate func expectNewcomer(doing commands: [Command]) throws {
    let all = try comparison(of: round(inWhichTheFirstDoes: commands))
    try all.expectTold("first")
    try all.expectTold("last")
    let steps = all.expected.told("first")
    let possible = [1, 2].map { start in
      [Told(old: nil, new: steps[start].new)] + steps[(start + 1)...]
    }
    let told = all.actual.told("late")
    if !possible.contains(told) {
      try SuiteSupport.expect(
        told, equals: possible.first { $0.first == told.first } ?? possible[0],
        given: all.script.code + [Comment("told", ["observer": "late"]).line], note: "late")
    }
  }

  /// An observer dispatches and then unsubscribes another, to which that event is still unknown.
  fileprivate func expectSilenceAfterUnsubscribing() throws {
    let all = try comparison(
      of: round(
        inWhichTheFirstDoes: [.dispatch(.onLoginSuccess("7")), .unsubscribe("lastID")]))
    try all.expectTold("first")
    try all.expectTold("last", note: "silence")
  }

  /// The first of two observers does something when a login begins.
  private func round(inWhichTheFirstDoes commands: [Command]) -> Script {
    Script(
      commands: [
        .subscribe("first"), .subscribe("last", id: "lastID"), .dispatch(.onTriggerLogin),
        .dispatch(.onUpdateUsername("ada")),
      ], reactions: [Reaction(of: "first", when: .loading, commands)])
  }
}

/// What an exercise has made of a plan.
///
/// In which order observers dispatch depends on the order in which they are told. So what was
/// dispatched is taken from the trace, and the rest of it has to go with that.
struct PlannedPlay {
  var script: Script
  var trace: [Outcome]

  /// Every event in the order in which `dispatch` was called with it.
  private var dispatched: [Event] {
    zip(script.commands, trace).flatMap { command, outcome in
      if case .dispatch(let event) = command {
        [event] + outcome.dispatched
      } else {
        outcome.dispatched
      }
    }
  }

  /// The same events, dispatched by nobody who is being told.
  private var right: [Outcome] {
    Suite.model(Script(commands: [.subscribe("anyone")] + dispatched.dispatches + [.state]))
  }

  /// Whatever was dispatched has happened by the time the outermost `dispatch` is back.
  func expectState() throws {
    try expect(trace.states.first, equals: right.states.first, given: script.code)
  }

  func expectNumberOfSteps() throws {
    let count = dispatched.count + 1
    for observer in script.observers {
      try expect(
        trace.told(observer).count, equals: count,
        given: script.withoutQuestions.code + [Comment("how-often", ["observer": observer]).line])
    }
  }

  /// Every observer was told the same: all the events, in the order in which they were dispatched.
  func expectSameHistory() throws {
    let history = right.told("anyone")
    for observer in script.observers {
      try expect(
        trace.told(observer), equals: history,
        given: script.withoutQuestions.code + [Comment("told", ["observer": observer]).line],
        note: "order")
    }
  }
}
