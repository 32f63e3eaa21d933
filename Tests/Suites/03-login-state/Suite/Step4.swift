import LoginStateScript
import SuiteSupport

extension Suite {
  static var testerChecks: [Check<Suite>] {
    let right = "tester.accepts-right"
    return [
      // A tester may compare with the exercise's own reducer, which then has to be a right one.
      Check(
        "tester.finds-idle", step: 4, after: "login.password", "login.trigger-clears-data",
        "login.trigger-keeps", "login.success-keeps", "login.error-keeps"
      ) { try $0.expectFaults(in: NamedReducer.idle) },
      // A tester that complains about everything finds nothing, so the others wait for this.
      Check(right, step: 4, after: "tester.finds-idle") { context in
        try context.expect([.failures(of: .rightReducer)], seeing: \.failures)
      },
      Check("tester.finds-forgotten", step: 4, after: right) {
        try $0.expectFaults(in: NamedReducer.forgetful)
      },
      Check("tester.finds-leftovers", step: 4, after: "tester.finds-forgotten") {
        try $0.expectFaults(in: NamedReducer.untidy)
      },
      Check("tester.finds-meddling", step: 4, after: "tester.finds-leftovers") {
        try $0.expectFaults(in: NamedReducer.meddling)
      },
      Check("tester.finds-wrong-values", step: 4, after: "tester.finds-meddling") {
        try $0.expectFaults(in: NamedReducer.mistaken)
      },
      Check(sameAnswers: "tester.same-answer", step: 4, after: "tester.finds-idle", right),
      Check(
        reading: "tester.pure-by-reading", of: "failures(of:)", step: 4,
        after: "tester.same-answer", "login.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// Fails at the first broken reducer that gets away.
  fileprivate func expectFaults(in reducers: [NamedReducer]) throws {
    for (reducer, isFound) in zip(reducers, try hasFailures(of: reducers)) {
      try SuiteSupport.expect(
        isFound, given: reducer.declaration + ["failures(of: \(reducer.name))  // []"],
        note: reducer.note)
    }
  }

  /// Whether the tester has any line, for each of these reducers.
  func hasFailures(of reducers: [NamedReducer]) throws -> [Bool] {
    try answers(to: reducers.map { .hasFailures(of: $0) }).hasFailures
  }
}

extension NamedReducer {
  static let idle: [NamedReducer] = [.ignoresEverything]

  /// A field that an event owns keeps its old value.
  static let forgetful: [NamedReducer] = [
    .ignoresUsername, .ignoresPassword, .neverLoads, .loadsOnAfterSuccess, .losesUser,
    .loadsOnAfterError, .losesError,
  ]

  /// What the last login left behind is still there when the next one starts.
  static let untidy: [NamedReducer] = [.keepsOldError, .keepsOldUser]

  /// A field changes that belongs to another event.
  static let meddling: [NamedReducer] = [
    .startsFromEmpty, .usernameClearsError, .passwordClearsError, .triggerClearsPassword,
    .successClearsError, .errorClearsPassword, .errorClearsUser,
  ]

  /// The right field changes, but not to the value that came with the event.
  static let mistaken: [NamedReducer] = [
    .mixesUpTheFields, .emptiesWhatIsTyped, .storesUsernameAsUser, .blamesPassword, .blamesNetwork,
  ]
}

extension Suite {
  static var testerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        step: 4, samples: [reducers], exercise: { try $0.hasFailures(of: $1) },
        mistakes: blindSpots,
        otherwise: [Symptom("tester-finds-few") { $2.count { $0 } <= 3 && $2.last == $1.last }])
    ]
  }

  typealias Reducer = (State, State.Event) -> State
  private typealias Blindness = Mistake<[NamedReducer], [Bool]>

  private static let reducers =
    NamedReducer.idle + NamedReducer.forgetful + NamedReducer.untidy + NamedReducer.meddling
    + NamedReducer.mistaken + [.rightReducer]

  /// A tester that says something about those reducers for which the condition holds.
  private static func complaining(
    _ name: String, if isFound: @escaping (Reducer) -> Bool
  ) -> Blindness {
    Mistake(name) { reducers in reducers.map { isFound($0.reduce) } }
  }

  private static var blindSpots: [Blindness] {
    alwaysTheSame + oneTwist.flatMap(\.self) + players + wrongExpectations
  }

  private static var alwaysTheSame: [Blindness] {
    [
      complaining("tester-silent") { _ in false },
      complaining("tester-complains-always") { _ in true },
    ]
  }

  private static var oneTwist: [[Blindness]] {
    [
      tester("tester-forgets-username") { if case .onUpdateUsername = $0.event { $0.skip() } },
      tester("tester-forgets-password") { if case .onUpdatePassword = $0.event { $0.skip() } },
      tester("tester-forgets-trigger") { if case .onTriggerLogin = $0.event { $0.skip() } },
      tester("tester-forgets-success") { if case .onLoginSuccess = $0.event { $0.skip() } },
      tester("tester-forgets-failure") { if case .onLoginError = $0.event { $0.skip() } },
      tester("tester-only-mismatch") { if $0.event == .onLoginError(.offline) { $0.skip() } },
      tester("tester-only-offline") {
        if $0.event == .onLoginError(.usernamePasswordMismatch) { $0.skip() }
      },
      tester("tester-types-the-same-username") {
        if case .onUpdateUsername = $0.event { $0.typeTheSame() }
      },
      tester("tester-types-the-same-password") {
        if case .onUpdatePassword = $0.event { $0.typeTheSame() }
      },
      tester("tester-types-the-same-texts") { $0.typeTheSame() },
      tester("tester-types-nothing") { $0.typeNothing() },
      tester("tester-user-is-username") {
        if case .onLoginSuccess = $0.event { $0.event = .onLoginSuccess($0.state.username) }
      },
      tester("tester-answers-the-same") { probe in
        if case .onLoginError(let error) = probe.event { probe.state.error = error }
      },
      tester("tester-answers-the-same") { probe in
        if case .onLoginSuccess(let user) = probe.event { probe.state.data = user }
      },
      tester("tester-only-asks-for-nil") { $0.view = { $0.data = $0.data.map { _ in "" } } },
      tester("tester-only-asks-for-nil") {
        $0.view = { $0.error = $0.error.map { _ in .offline } }
      },
      tester("tester-compares-owned-fields") { $0.comparesAll = false },
      tester("tester-without-error") { $0.state.error = nil },
      tester("tester-without-user") { $0.state.data = nil },
      tester("tester-without-outcome") { ($0.state.error, $0.state.data) = (nil, nil) },
      tester("tester-starts-from-empty") { $0.state = State(loading: $0.state.loading) },
      tester("tester-starts-always-empty") { $0.state = State() },
      tester("tester-answers-without-loading") { $0.state.loading = false },
      tester("tester-triggers-while-loading") { $0.state.loading = true },
    ]
  }

  private static var players: [Blindness] {
    let story = Model.story()
    let oneLogin: [State.Event] = story.prefix(3) + [.onLoginSuccess("u7")]
    return [
      plays("tester-end-of-one-login", endOnly: true, oneLogin),
      plays("tester-end-of-the-story", endOnly: true, story),
      plays("tester-steps-of-one-login", endOnly: false, oneLogin),
      plays("tester-steps-of-the-story", endOnly: false, story),
    ]
  }

  private static var wrongExpectations: [Blindness] {
    let faulty =
      NamedReducer.forgetful + NamedReducer.untidy + NamedReducer.meddling + NamedReducer.mistaken
    return faulty.map { fault in
      complaining("tester-wants-a-fault") { reduce in
        Probe.eachError.contains { reduce($0.state, $0.event) != fault.reduce($0.state, $0.event) }
      }
    }
      + [Probe.eachError, Probe.eachError.map(\.emptied)].map { probes in
        complaining("tester-inverted") { reduce in probes.contains { !$0.reports(reduce) } }
      }
  }

  /// Testers that look at each event well, but for one twist.
  ///
  /// An error that was there before can hide the same one coming, so what a twist leaves unseen may
  /// depend on it.
  private static func tester(
    _ name: String, _ twist: @escaping (inout Probe) -> Void
  ) -> [Blindness] {
    Model.errors.map { error in
      let probes = Probe.all(with: error).map { probe in
        var probe = probe
        twist(&probe)
        return probe
      }
      return complaining(name) { reduce in probes.contains { $0.reports(reduce) } }
    }
  }

  /// A tester that plays events and looks at each state, or at the last one.
  private static func plays(
    _ name: String, endOnly: Bool, _ events: [State.Event]
  ) -> Blindness {
    func states(_ reduce: Reducer) -> [State] {
      let all = events.reduce(into: [State()]) { $0.append(reduce($0[$0.count - 1], $1)) }
      return endOnly ? [all[events.count]] : all
    }
    return complaining(name) { reduce in states(reduce) != states(Model.reduce) }
  }
}

/// One look at a reducer.
struct Probe {
  var state: State
  var event: State.Event
  /// Whether whole states are compared, or only what the event owns.
  var comparesAll = true
  /// Changes a state to what is compared of it.
  var view: @Sendable (inout State) -> Void = { _ in }
  private var isSkipped = false

  private init(_ event: State.Event, with error: LoginError) {
    self.event = event
    state = State(
      username: "grace", password: "1906", loading: isAnswer(event), data: "u3", error: error)
  }

  mutating func skip() { isSkipped = true }

  mutating func typeTheSame() {
    switch event {
    case .onUpdateUsername: event = .onUpdateUsername(state.username)
    case .onUpdatePassword: event = .onUpdatePassword(state.password)
    default: break
    }
  }

  mutating func typeNothing() {
    switch event {
    case .onUpdateUsername: event = .onUpdateUsername("")
    case .onUpdatePassword: event = .onUpdatePassword("")
    default: break
    }
  }

  var emptied: Probe {
    var probe = self
    probe.state = State(loading: state.loading)
    return probe
  }

  func reports(_ reduce: Suite.Reducer) -> Bool {
    guard !isSkipped else { return false }
    var (actual, expected) = (reduce(state, event), Model.reduce(state, event))
    view(&actual)
    view(&expected)
    return comparesAll ? actual != expected : !ownsTheSame(actual, expected)
  }

  private func ownsTheSame(_ one: State, _ other: State) -> Bool {
    switch event {
    case .onUpdateUsername: one.username == other.username
    case .onUpdatePassword: one.password == other.password
    case .onTriggerLogin:
      one.loading == other.loading && one.data == other.data && one.error == other.error
    case .onLoginSuccess: one.loading == other.loading && one.data == other.data
    case .onLoginError: one.loading == other.loading && one.error == other.error
    }
  }

  static func all(with error: LoginError) -> [Probe] {
    [
      .onUpdateUsername("k"), .onUpdatePassword("m"), .onTriggerLogin, .onLoginSuccess("u5"),
      .onLoginError(.offline), .onLoginError(.usernamePasswordMismatch),
    ].map { Probe($0, with: error) }
  }

  static let eachError = Model.errors.flatMap { all(with: $0) }
}

private func isAnswer(_ event: State.Event) -> Bool {
  switch event {
  case .onLoginSuccess, .onLoginError: true
  default: false
  }
}
