import LoginStateScript
import SuiteSupport

extension Suite {
  static var testerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        step: 4, samples: [reducers], exercise: { try $0.hasFailures(of: $1) },
        mistakes: blindSpots)
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
