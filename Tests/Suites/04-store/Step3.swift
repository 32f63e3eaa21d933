import Foundation
import SuiteSupport

extension Suite {
  static var screenChecks: [Check] {
    [
      Check("screen.first-lines", step: 3, after: "store.replay") {
        try forAll(Model.states) { initial in
          let screen = Exercise.LoginScreen(store: Exercise.Store(initialState: initial))
          try expect(
            screen.lines, equals: Model.lines(of: initial),
            given: screenCode(initial) + ["screen.lines"])
        }
      },
      Check("screen.drawn-once", step: 3, after: "store.replay") {
        try forAll(Model.states) { initial in
          let screen = Exercise.LoginScreen(store: Exercise.Store(initialState: initial))
          try expect(
            screen.redraws, equals: Model.redraws([], from: initial),
            given: screenCode(initial) + ["screen.redraws"])
        }
      },
      Check("screen.typing", step: 3, after: "store.dispatch") { try expectTyping() },
      Check("screen.follows-store", step: 3, after: "screen.first-lines", "store.history") {
        try forAllSequences(of: Model.events, count: 60) { events in
          let screen = screen(after: events)
          try expect(
            screen.lines, equals: Model.lines(of: Model.replay(events)),
            given: screenCode(Model.State()) + events.dispatches + ["screen.lines"])
        }
      },
      Check("screen.only-stale", step: 3, after: "screen.drawn-once", "store.history") {
        // What a change of the password's letters does to the bullets has a check of its own.
        let pool = Model.events.filter { $0 != .onUpdatePassword("654321") }
        try forAllSequences(of: pool, count: 60) { try expectRedraws($0, from: Model.State()) }
        try forAll(Model.states) { initial in
          try forAllSequences(of: pool, exhaustive: 1, count: 0) { events in
            try expectRedraws(events, from: initial)
          }
        }
      },
      Check("screen.same-text", step: 3, after: "screen.only-stale") {
        let events: [Model.Event] = [.onUpdatePassword("123456"), .onUpdatePassword("654321")]
        try expectRedraws(events, from: Model.State())
        try forAllSequences(of: Model.events, count: 30) { events in
          try expectRedraws(events, from: Model.State())
        }
      },
      Check("screen.together", step: 3, after: "screen.typing", "screen.follows-store") {
        try expectTwoScreens()
      },
      Check("screen.goes-away", step: 3, after: "screen.first-lines") {
        let store = Exercise.Store()
        let isGone = leaveScreen(of: store)
        try expect(isGone(), given: leavingCode, note: "kept")
      },
      Check("screen.unsubscribes", step: 3, after: "screen.goes-away", "safety.forgets") {
        try expectUnsubscribing()
      },
    ]
  }

  private static func screen(after events: [Model.Event]) -> Exercise.LoginScreen {
    let store = Exercise.Store()
    let screen = Exercise.LoginScreen(store: store)
    for event in events { store.dispatch(event) }
    return screen
  }

  private static func screenCode(_ initial: Model.State) -> [String] {
    [initial.storeCode, "let screen = LoginScreen(store: store)"]
  }

  private static func expectRedraws(_ events: [Model.Event], from initial: Model.State) throws {
    let store = Exercise.Store(initialState: initial)
    let screen = Exercise.LoginScreen(store: store)
    for event in events { store.dispatch(event) }
    try expect(
      screen.redraws, equals: Model.redraws(events, from: initial),
      given: screenCode(initial) + events.dispatches + ["screen.redraws"])
  }

  private static func expectTyping() throws {
    let texts = ["a", "ada", "beeth0ven", ""]
    try forAll(texts) { text in
      try expectState(
        Model.State(username: text, password: "1815", data: "7"),
        from: Model.State(username: "x", password: "1815", data: "7"),
        after: "screen.typeUsername(\(text.debugDescription))"
      ) { $0.typeUsername(text) }
      try expectState(
        Model.State(username: "ada", password: text, error: .offline),
        from: Model.State(username: "ada", password: "x", error: .offline),
        after: "screen.typePassword(\(text.debugDescription))"
      ) { $0.typePassword(text) }
    }
    // Only a button that is lit is ever tapped.
    try expectState(
      Model.State(username: "ada", password: "1815", loading: true),
      from: Model.State(username: "ada", password: "1815", data: "7", error: .offline),
      after: "screen.tapLogin()"
    ) { $0.tapLogin() }
  }

  /// That the user's one action is one event, and which.
  private static func expectState(
    _ expected: Model.State, from initial: Model.State, after action: String,
    _ act: (Exercise.LoginScreen) -> Void
  ) throws {
    let store = Exercise.Store(initialState: initial)
    let screen = Exercise.LoginScreen(store: store)
    var steps = -1
    _ = store.subscribe { _, _ in steps += 1 }
    act(screen)
    var given: [String] { screenCode(initial) + [action] }
    try expect(store.state, equals: expected, given: given + ["store.state"])
    if steps > 1 {
      try expect(
        steps, equals: 1, given: given + ["// the number of events"], note: "one-event")
    }
  }

  private static func expectTwoScreens() throws {
    let store = Exercise.Store()
    let first = Exercise.LoginScreen(store: store)
    let second = Exercise.LoginScreen(store: store)
    first.typeUsername("ada")
    second.typePassword("1815")
    first.tapLogin()
    store.dispatch(.onLoginError(.offline))
    let given = [
      Model.State().storeCode, "let first = LoginScreen(store: store)",
      "let second = LoginScreen(store: store)", "first.typeUsername(\"ada\")",
      "second.typePassword(\"1815\")", "first.tapLogin()",
      "store.dispatch(event: .onLoginError(.offline))",
    ]
    let state = Model.State(username: "ada", password: "1815", error: .offline)
    try expect(first.lines, equals: Model.lines(of: state), given: given + ["first.lines"])
    try expect(second.lines, equals: Model.lines(of: state), given: given + ["second.lines"])
  }

  // MARK: Going away

  private static let leavingCode = [
    Model.State().storeCode, "var screen: LoginScreen? = LoginScreen(store: store)",
    "store.dispatch(event: .onTriggerLogin)", "screen = nil  // the last reference",
  ]

  /// Makes a screen, uses it and lets it go; the result tells whether it is gone indeed.
  private static func leaveScreen(
    of store: Exercise.Store, seeing event: Model.Event = .onTriggerLogin
  ) -> () -> Bool {
    let screen = Exercise.LoginScreen(store: store)
    store.dispatch(event)
    return screen.watch()
  }

  private static func expectUnsubscribing() throws {
    let store = Exercise.Store()
    let recorder = Recorder()
    recorder.subscribe(to: store)
    let before = store.heldClosures
    let names: [Model.Event] = [
      .onUpdateUsername("ada"), .onUpdateUsername("bob"), .onUpdateUsername("eve"),
    ]
    for name in names { _ = leaveScreen(of: store, seeing: name) }
    // Whoever tidies up only with the next event has had it now.
    store.dispatch(.onLoginSuccess("7"))
    try expect(
      store.heldClosures <= before,
      given: leavingCode + ["store.dispatch(event: .onLoginSuccess(\"7\"))"], note: "subscribed")
    let all = names + [.onLoginSuccess("7")]
    try expect(
      recorder.told, equals: Model.told(all),
      given: [
        Model.State().storeCode, "store.subscribe(observer: recorder)",
        "// a screen comes, sees the next line, and goes; so do two more",
      ] + all.dispatches + ["// what `recorder` was told"],
      note: "others")
  }
}
