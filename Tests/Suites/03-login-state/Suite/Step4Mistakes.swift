import SuiteSupport

extension Suite {
  static var testerDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        step: 4, samples: reducers, exercise: { !Exercise.failures(of: $0).isEmpty },
        mistakes: blindSpots)
    ]
  }

  private typealias Reducer = (Model.State, Model.Event) -> Model.State
  private typealias Blindness = Mistake<Reducer, Bool>

  private static var reducers: [Reducer] {
    let faults =
      BrokenReducer.idle + BrokenReducer.forgetful + BrokenReducer.untidy + BrokenReducer.meddling
      + BrokenReducer.mistaken
    return faults.map(\.reduce) + [Model.reduce]
  }

  private static var blindSpots: [Blindness] {
    alwaysTheSame + oneTwist.flatMap(\.self) + players + wrongExpectations
  }

  private static var alwaysTheSame: [Blindness] {
    [
      Mistake("tester-silent") { _ in false },
      Mistake("tester-complains-always") { _ in true },
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
      tester("tester-compares-owned-fields") { $0.comparesAll = false },
      tester("tester-without-error") { $0.state.error = nil },
      tester("tester-without-user") { $0.state.data = nil },
      tester("tester-without-outcome") { ($0.state.error, $0.state.data) = (nil, nil) },
      tester("tester-starts-from-empty") { $0.state = Model.State(loading: $0.state.loading) },
      tester("tester-starts-always-empty") { $0.state = Model.State() },
      tester("tester-answers-without-loading") { $0.state.loading = false },
      tester("tester-triggers-while-loading") { $0.state.loading = true },
    ]
  }

  private static var players: [Blindness] {
    [
      plays("tester-end-of-one-login", endOnly: true, rightStory.prefix(3) + [success]),
      plays("tester-end-of-the-story", endOnly: true, rightStory),
      plays("tester-steps-of-one-login", endOnly: false, rightStory.prefix(3) + [success]),
      plays("tester-steps-of-the-story", endOnly: false, rightStory),
    ]
  }

  private static var wrongExpectations: [Blindness] {
    let faulty =
      BrokenReducer.forgetful + BrokenReducer.untidy + BrokenReducer.meddling
      + BrokenReducer.mistaken
    return faulty.map { fault in
      Mistake("tester-wants-a-fault") { reduce in
        Probe.eachError.contains { reduce($0.state, $0.event) != fault.reduce($0.state, $0.event) }
      }
    }
      + [Probe.eachError, Probe.eachError.map(\.emptied)].map { probes in
        Mistake("tester-inverted") { reduce in probes.contains { !$0.reports(reduce) } }
      }
  }

  private static var success: Model.Event { .onLoginSuccess("u7") }

  /// Testers that look at each event well, but for one twist.
  ///
  /// An error that was there before can hide the same one coming, so what a twist leaves unseen may
  /// depend on it; of those that see the same there is one.
  private static func tester(
    _ name: String, _ twist: @escaping (inout Probe) -> Void
  ) -> [Blindness] {
    var known: [[Bool]] = []
    return Model.errors.compactMap { error in
      let probes = Probe.all(with: error).map { probe in
        var probe = probe
        twist(&probe)
        return probe
      }
      let sees: (Reducer) -> Bool = { reduce in probes.contains { $0.reports(reduce) } }
      let seen = reducers.map(sees)
      guard !known.contains(seen) else { return nil }
      known.append(seen)
      return Mistake(name, sees)
    }
  }

  /// A tester that plays events and looks at each state, or at the last one.
  private static func plays(
    _ name: String, endOnly: Bool, _ events: [Model.Event]
  ) -> Blindness {
    func states(_ reduce: (Model.State, Model.Event) -> Model.State) -> [Model.State] {
      let all = events.reduce(into: [Model.State()]) { $0.append(reduce($0[$0.count - 1], $1)) }
      return endOnly ? [all[events.count]] : all
    }
    return Mistake(name) { reduce in states(reduce) != states(Model.reduce) }
  }
}

/// One look at a reducer.
private struct Probe {
  var state: Model.State
  var event: Model.Event
  /// Whether whole states are compared, or only what the event owns.
  var comparesAll = true
  private var isSkipped = false

  private init(_ event: Model.Event, with error: Model.LoginError) {
    self.event = event
    state = Model.State(
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
    probe.state = Model.State(loading: state.loading)
    return probe
  }

  func reports(_ reduce: (Model.State, Model.Event) -> Model.State) -> Bool {
    guard !isSkipped else { return false }
    let (actual, expected) = (reduce(state, event), Model.reduce(state, event))
    return comparesAll ? actual != expected : !ownsTheSame(actual, expected)
  }

  private func ownsTheSame(_ one: Model.State, _ other: Model.State) -> Bool {
    switch event {
    case .onUpdateUsername: one.username == other.username
    case .onUpdatePassword: one.password == other.password
    case .onTriggerLogin:
      one.loading == other.loading && one.data == other.data && one.error == other.error
    case .onLoginSuccess: one.loading == other.loading && one.data == other.data
    case .onLoginError: one.loading == other.loading && one.error == other.error
    }
  }

  static func all(with error: Model.LoginError) -> [Probe] {
    [
      .onUpdateUsername("k"), .onUpdatePassword("m"), .onTriggerLogin, .onLoginSuccess("u5"),
      .onLoginError(.offline), .onLoginError(.usernamePasswordMismatch),
    ].map { Probe($0, with: error) }
  }

  static let eachError = Model.errors.flatMap { all(with: $0) }
}

private func isAnswer(_ event: Model.Event) -> Bool {
  switch event {
  case .onLoginSuccess, .onLoginError: true
  default: false
  }
}
