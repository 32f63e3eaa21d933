import StoreScript
import SuiteSupport

extension Suite {
  static var screenChecks: [Check<Suite>] {
    [
      Check("screen.first-lines", step: 3, after: "store.replay") { context in
        try forAll(Model.states) { try context.expectLines(after: [], from: $0) }
      },
      Check("screen.drawn-once", step: 3, after: "screen.first-lines") { context in
        try forAll(Model.states) { try context.expectRedraws([], from: $0) }
      },
      Check("screen.typing", step: 3, after: "store.everyone", "store.unchanged") {
        try $0.expectTyping()
      },
      Check("screen.follows-store", step: 3, after: "screen.first-lines", "store.history") {
        context in
        try context.forAllSequences(of: Model.events, count: 60) { events in
          try context.expectLines(after: events, from: State())
        }
        try context.expectRow(of: Model.forgottenEvents, asking: .lines(of: "screen")) {
          try context.expectLines(after: [$1], from: $0)
        }
      },
      Check("screen.only-stale", step: 3, after: "screen.drawn-once", "screen.follows-store") {
        context in
        // What a change of the password's letters does to the bullets has a check of its own.
        let pool = Model.events.filter { $0 != .onUpdatePassword("654321") }
        try context.forAllSequences(of: pool, count: 60) {
          try context.expectRedraws($0, from: State())
        }
        try forAll(Model.states) { initial in
          try context.forAllSequences(of: pool, exhaustive: 1, count: 0) { events in
            try context.expectRedraws(events, from: initial)
          }
        }
        let events = Model.forgottenEvents.filter { event in
          if case .onUpdatePassword = event { false } else { true }
        }
        try context.expectRow(of: events, asking: .redraws(of: "screen")) {
          try context.expectRedraws([$1], from: $0)
        }
      },
      Check("screen.same-text", step: 3, after: "screen.only-stale") { context in
        try context.expectRedraws(
          [.onUpdatePassword("123456"), .onUpdatePassword("654321")], from: State())
        try context.forAllSequences(of: Model.events, count: 30) { events in
          try context.expectRedraws(events, from: State())
        }
        try context.expectRow(of: Model.forgottenEvents, asking: .redraws(of: "screen")) {
          try context.expectRedraws([$1], from: $0)
        }
      },
      Check("screen.together", step: 3, after: "screen.typing", "screen.follows-store") {
        try $0.expectTwoScreens()
      },
      Check("screen.goes-away", step: 3, after: "screen.first-lines") { context in
        try context.expectTrue(
          Script(commands: Suite.visit(seeing: .onTriggerLogin) + [.isGone("screen")]),
          note: "kept")
      },
      Check("screen.unsubscribes", step: 3, after: "screen.goes-away", "safety.forgets") {
        try $0.expectUnsubscribing()
      },
      Check(
        sameAnswers: "screen.remembers-nothing", step: 3, after: "store.two",
        "screen.first-lines"),
    ]
  }

  /// A screen comes, sees an event, and goes.
  fileprivate static func visit(seeing event: Event) -> [Command] {
    [.open("screen"), .dispatch(event), .release("screen")]
  }
}

extension TestContext<Suite> {
  private func script(_ events: [Event], from initial: State, asking question: Command) -> Script {
    Script(initial: initial, commands: [.open("screen")] + events.dispatches + [question])
  }

  fileprivate func expectLines(after events: [Event], from initial: State) throws {
    try expect(
      script(events, from: initial, asking: .lines(of: "screen")), seeing: \.lines.first)
  }

  fileprivate func expectRedraws(_ events: [Event], from initial: State) throws {
    try expect(
      script(events, from: initial, asking: .redraws(of: "screen")), seeing: \.redraws.first)
  }

  fileprivate func expectTyping() throws {
    try forAll(["a", "ada", "beeth0ven", ""]) { text in
      try expectOneEvent(
        .typeUsername(text, in: "screen"), from: State(username: "x", password: "1815", data: "7"))
      try expectOneEvent(
        .typePassword(text, in: "screen"),
        from: State(username: "ada", password: "x", error: .offline))
    }
    // Only a button that is lit is ever tapped.
    try expectOneEvent(
      .tapLogin(in: "screen"),
      from: State(username: "ada", password: "1815", data: "7", error: .offline))
    try expectEachTypedTextIsOneEvent()
  }

  /// Asks after each of many events, and if it goes wrong for each event by itself.
  ///
  /// - Parameter expect: looks at one event from the state that it happens in.
  fileprivate func expectRow(
    of events: [Event], asking question: Command, _ expect: (State, Event) throws -> Void
  ) throws {
    let row = Script(commands: [.open("screen")] + events.flatMap { [.dispatch($0), question] })
    let (actual, expected) = try traceAndModel(of: row)
    guard actual != expected else { return }
    var state = State()
    for event in events {
      try expect(state, event)
      state = Model.reduce(state, event)
    }
    for (index, outcomes) in zip(actual, expected).enumerated() where outcomes.0 != outcomes.1 {
      let beginning = Script(commands: Array(row.commands[...index])).withoutQuestions
      try SuiteSupport.expect(
        outcomes.0.answer, equals: outcomes.1.answer,
        given: beginning.code + Script(commands: [question]).code.suffix(1))
    }
  }

  /// The user types all kinds of texts, some twice, in all kinds of states: each time it is one event.
  fileprivate func expectEachTypedTextIsOneEvent() throws {
    for initial in Model.states {
      let texts = initial == State() ? Model.typedTexts : ["ada", "", " Ada"]
      let actions: [Command] = texts.flatMap { text in
        [.typeUsername(text, in: "screen"), .typePassword(text, in: "screen")].flatMap { [$0, $0] }
      }
      let typing = try comparison(
        of: Script(initial: initial, commands: [.open("screen"), .subscribe("counter")] + actions))
      var state = initial
      for index in typing.actual.indices.dropFirst(2) {
        let given = Script(
          initial: state, commands: [.open("screen"), .subscribe("counter"), actions[index - 2]])
        let (told, right) = (
          typing.actual[index].calls.map(\.told), typing.expected[index].calls.map(\.told)
        )
        try SuiteSupport.expect(
          told, equals: right, given: given.code + [Comment("told-of-it").line],
          note: told.count == right.count ? nil : "one-event")
        state = right.last?.new ?? state
      }
    }
  }

  /// That the user's one action is one event, and which.
  private func expectOneEvent(_ action: Command, from initial: State) throws {
    let comparison = try comparison(
      of: Script(
        initial: initial, commands: [.open("screen"), .subscribe("counter"), action, .state]))
    let given = Script(initial: initial, commands: [.open("screen"), action]).code
    try SuiteSupport.expect(
      comparison.actual.states.first, equals: comparison.expected.states.first,
      given: given + ["store.state"])
    let count = comparison.actual.told("counter").count - 1
    if count > 1 {
      try SuiteSupport.expect(
        count, equals: 1, given: given + [Comment("number-of-events").line], note: "one-event")
    }
  }

  fileprivate func expectTwoScreens() throws {
    let both = try comparison(
      of: Script(commands: [
        .open("first"), .open("second"), .typeUsername("ada", in: "first"),
        .typePassword("1815", in: "second"), .tapLogin(in: "first"),
        .dispatch(.onLoginError(.offline)), .lines(of: "first"), .lines(of: "second"),
      ]))
    try both.upTo(7).expect(seeing: \.lines.first)
    try both.expect(seeing: \.lines.last)
  }

  fileprivate func expectUnsubscribing() throws {
    let names = ["ada", "bob", "eve"].map { Event.onUpdateUsername($0) }
    // Whoever tidies up only with the next event has had it before the last question.
    let commands =
      [.subscribe("recorder"), .heldClosures] + names.flatMap { Suite.visit(seeing: $0) }
      + [.dispatch(.onLoginSuccess("7")), .heldClosures]
    let visits = try comparison(of: Script(commands: commands))
    let one = Suite.visit(seeing: .onTriggerLogin) + [.dispatch(.onLoginSuccess("7"))]
    try SuiteSupport.expect(
      visits.actual.holdsNoMoreClosures, given: Script(commands: one).code, note: "subscribed")
    try visits.expectTold("recorder", note: "others")
  }
}
