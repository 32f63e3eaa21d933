import EffectsScript
import SuiteSupport

extension Suite {
  static var loginChecks: [Check<Suite>] {
    [
      Check("login.typing", step: 1) { context in
        try context.forAllSequences(
          of: [
            .send(.usernameChanged("ada")), .send(.passwordChanged("1")),
            .send(.usernameChanged("")), .send(.passwordChanged("")),
          ], count: 0
        ) { try context.expectTyping($0, from: LoginState()) }
        for state in Model.idleStates + [LoginState(username: "ada", loading: true)] {
          try context.expectTyping(
            [.send(.usernameChanged("bob")), .send(.passwordChanged("77"))], from: state)
        }
        try context.expectEach(Model.typedTexts)
      }.withLiterals { context, literals in
        try context.expectEach(
          literals.texts.map { text in
            [
              .login(
                [.send(.usernameChanged(text)), .send(.passwordChanged(text))], from: LoginState())
            ]
          })
      },
      Check("login.tap", step: 1) { context in
        try forAll(Model.idleStates) {
          try context.expectLast([.send(.loginTapped)], from: $0, .state, seeing: \.value)
        }
      },
      Check("login.asks", step: 1, after: "login.tap") { context in
        try forAll(Model.idleStates) {
          try context.expectLast(
            [.send(.loginTapped)], from: $0, .underWay, seeing: \.awaited)
        }
        try context.expectEach(
          of: Model.neighbours.map {
            [.login([.send(.loginTapped)], from: LoginState(username: $0[0], password: $0[1]))]
          }, seeing: { $0.map(\.login.last?.awaited) },
          code: { Suite.code($0, asking: .underWay) })
      }.withLiterals { context, literals in
        let states = literals.texts.flatMap {
          [LoginState(username: $0, password: "1815"), LoginState(username: "ada", password: $0)]
        }
        try context.expectEach(
          of: states.map { [.login([.send(.loginTapped)], from: $0)] },
          seeing: { $0.map(\.login.last?.awaited) }, code: { Suite.code($0, asking: .underWay) })
      },
      Check("login.answered", step: 1, after: "login.asks") { context in
        try forAll(Model.results) { result in
          try context.expectLast(
            Model.login(result), .actions, note: "then", seeing: \.actions)
          try context.expectLast(Model.login(result), .state, seeing: \.value)
        }
        try context.expectEach(
          of: EdgeValues.texts.map { [.login(Model.login(.success($0)), from: Model.typed)] },
          seeing: { $0.map(\.login.last?.value) }, code: { Suite.code($0, asking: .state) })
      }.withLiterals { context, literals in
        try context.expectEach(
          of: literals.texts.map { [.login(Model.login(.success($0)), from: Model.typed)] },
          seeing: { $0.map(\.login.last?.value) }, code: { Suite.code($0, asking: .state) })
      },
      Check("login.error-goes", step: 1, after: "login.answered") { context in
        try forAll(Model.results) {
          try context.expectLast(
            Model.login($0), .underWay, note: "awaited", seeing: \.awaited)
        }
        try context.forAllSequences(of: [LoginEvent.pass(1), .pass(2), .pass(3)], count: 0) {
          try context.expectEach(Model.login(.failure(.offline)) + $0, .state, seeing: \.value)
        }
      },
      Check("login.cancel", step: 1, after: "login.asks") { context in
        try context.expectLast(
          [.send(.loginTapped), .send(.cancelTapped)], .state, seeing: \.value)
        try context.expectLast(
          [.send(.loginTapped), .send(.cancelTapped)], .underWay, seeing: \.awaited)
      },
      Check(
        "login.cancel-only-server", step: 1, after: "login.cancel", "login.error-goes"
      ) { context in
        try forAll(Model.results) { result in
          let events = Model.login(result) + [.send(.cancelTapped)]
          try context.expectLast(events, .state, seeing: \.value)
          try context.expectLast(events, .underWay, seeing: \.awaited)
        }
      },
      Check("login.old-clock", step: 1, after: "login.error-goes") { context in
        try forAll(0...2) { seconds in
          let passing = seconds > 0 ? [LoginEvent.pass(seconds)] : []
          let again = Model.login(.failure(.offline)) + passing + [.send(.loginTapped)]
          try context.expectLast(again, .underWay, seeing: \.awaited)
          try context.expectEach(
            again + [.answer(.failure(.usernamePasswordMismatch)), .pass(2), .pass(1)], .state,
            seeing: \.value)
        }
      },
      Check(
        "login.every-state", step: 1, after: "login.typing", "login.cancel-only-server",
        "login.old-clock"
      ) { context in
        try context.expectEach(Model.everyState)
        try context.expectEach(Model.everyText)
      },
      Check("login.any-run", step: 1, after: "login.every-state") { context in
        try context.forAllSequences(of: Model.loginEvents, exhaustive: 2, count: 150) { events in
          let events = Model.allowed(events)
          try context.expectEach(events, .state, seeing: \.value)
          try context.expectEach(events, .underWay, seeing: \.awaited)
        }
      },
      Check("login.silent", step: 1, after: "login.typing", "login.answered") { context in
        try forAll(Model.loginRuns) {
          try context.expectSilence(during: [.login($0, from: LoginState(username: "eve"))])
        }
      },
      Check(sameAnswers: "login.same-answer", step: 1, after: "login.typing", "login.tap"),
      Check(
        reading: "login.pure-by-reading", of: "loginReducer(_:_:)", step: 1,
        after: "login.typing", "login.answered", "login.silent", "login.same-answer"),
    ]
  }
}

extension TestContext<Suite> {
  /// The text changes with each event, and nothing is awaited.
  fileprivate func expectTyping(_ events: [LoginEvent], from state: LoginState) throws {
    try expectEach(events, from: state, .state, seeing: \.value)
    try expectEach(events, from: state, .underWay, note: "asks", seeing: \.awaited)
  }

  /// The first of these after which the state isn't right, or something else is awaited.
  fileprivate func expectEach(_ scripts: [[Call]]) throws {
    try unlessAllAreRight(scripts) {
      try expectEach(
        of: scripts, seeing: { $0.map(\.login.last?.value) },
        code: { Suite.code($0, asking: .state) })
      try expectEach(
        of: scripts, seeing: { $0.map(\.login.last?.awaited) },
        code: { Suite.code($0, asking: .underWay) })
    }
  }

  /// What is seen once all of these have happened.
  fileprivate func expectLast<View: Equatable & Sendable>(
    _ events: [LoginEvent], from state: LoginState = Model.typed, _ question: Question,
    note: String? = nil, seeing view: (LoginMoment) -> View
  ) throws {
    let script = [Call.login(events, from: state)]
    try expect(
      script, seeing: { $0[0].login.last.map(view) }, given: Suite.code(script, asking: question),
      note: { _ in note })
  }

  /// The first event after which something else is seen than there should be.
  fileprivate func expectEach<View: Equatable & Sendable>(
    _ events: [LoginEvent], from state: LoginState = Model.typed, _ question: Question,
    note: String? = nil, seeing view: @escaping (LoginMoment) -> View
  ) throws {
    try expect(
      events, playing: { [.login($0, from: state)] },
      upTo: { [.login(Array($0[0].login.prefix($1)))] },
      seeing: Sight(note: note, code: { Suite.code($0, asking: question) }) {
        $0[0].login.last.map(view)
      })
  }
}

extension Model {
  /// All kinds of texts, each typed over the same, over others and away.
  fileprivate static let typedTexts: [[Call]] = neighbours.flatMap { texts in
    // The longest one is only typed.
    if texts[0].utf8.count > 100 {
      return tried([.usernameChanged(texts[0]), .passwordChanged(texts[0])], in: typed)
    }
    return (texts.prefix(2) + [""]).flatMap { text in
      tried(
        [.usernameChanged(text), .passwordChanged(text)],
        in: LoginState(username: texts[0], password: texts[1]))
    }
  }

  /// Whatever else happens where all kinds of texts stand.
  fileprivate static let everyText: [[Call]] = neighbours.flatMap { texts in
    texts[0].utf8.count > 100
      ? tried([.loginTapped], in: LoginState(username: texts[0]))
      : tried(
        [.loginTapped, .cancelTapped, .errorWasSeen, .answered(.failure(.offline))]
          + texts.suffix(2).map { .answered(.success($0)) },
        in: LoginState(username: texts[0], password: texts[1], data: texts[2]))
  }

  private static func tried(_ actions: [LoginAction], in state: LoginState) -> [[Call]] {
    actions.map { [.login([.send($0)], from: state)] }
  }
}
