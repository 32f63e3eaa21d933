import LoginStateScript
import SuiteSupport

extension Suite {
  static var testerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        step: 4, samples: [TestedReducer.broken + [.right]],
        exercise: { Findings(try $0.hasFailures(of: $1)) }, mistakes: blindSpots,
        otherwise: testerSymptoms)
    ]
  }

  typealias Reducer = (State, State.Event) -> State

  /// About which reducers a tester says something. It is compared as a whole: a tester that finds
  /// next to nothing overlooks whatever any mistake overlooks.
  private struct Findings: Equatable {
    var areFound: [Bool]

    init(_ areFound: [Bool]) { self.areFound = areFound }
  }

  private typealias Blindness = Mistake<[TestedReducer], Findings>

  /// A tester that says something about those reducers for which the condition holds.
  private static func complaining(
    _ name: String, if isFound: @escaping (Reducer) -> Bool
  ) -> Blindness {
    Mistake(name) { reducers in Findings(reducers.map { isFound($0.reduce) }) }
  }

  /// By what a tester finds that has nothing against the right reducer.
  private static var testerSymptoms: [Symptom<[TestedReducer], Findings>] {
    func tester(
      _ name: String, _ isSo: @escaping (_ found: [Fault], _ overlooked: [TestedReducer]) -> Bool
    ) -> Symptom<[TestedReducer], Findings> {
      Symptom(name) { reducers, _, seen in
        let found = zip(reducers, seen.areFound).filter(\.1).map(\.0)
        return !found.contains(.right)
          && isSo(
            found.compactMap(\.fault), reducers.filter { $0 != .right && !found.contains($0) })
      }
    }
    return [
      Symptom("tester-finds-few") { _, right, seen in
        seen.areFound.count { $0 } <= 3 && seen.areFound.last == right.areFound.last
      },
      tester("tester-finds-one-event") { found, _ in Set(found.map(\.event)).count == 1 },
    ]
      + Fault.EventKind.allCases.map { event in
        tester("tester-forgets-\(event.topic)") { found, _ in
          found.allSatisfy { $0.event != event }
        }
      } + [
        Symptom("tester-inverts-one-event") { reducers, _, seen in
          let overlooked = zip(reducers, seen.areFound).filter { !$0.1 }.map(\.0)
          let faults = overlooked.compactMap(\.fault)
          // Whoever only wants a wrong value of one field overlooks no fault in another one.
          return faults.count == overlooked.count && Set(faults.map(\.event)).count == 1
            && Set(faults.map(\.field)).count > 1
        }, tester("tester-loses-nothing") { _, overlooked in overlooked.allSatisfy(\.isLoss) },
      ]
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
    Fault.EventKind.allCases.flatMap { event in
      [
        tester("tester-forgets-\(event.topic)") { if $0.event.kind == event { $0.skip() } },
        tester("tester-compares-owned-fields") {
          if $0.event.kind == event { $0.comparesAll = false }
        },
      ]
    } + [
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
      tester("tester-user-is-password") {
        if case .onLoginSuccess = $0.event { $0.event = .onLoginSuccess($0.state.password) }
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
    ] + loadings
  }

  /// Testers that try some of the events only while nothing is loading, or only while something is.
  private static var loadings: [[Blindness]] {
    func only(
      _ name: String, whileLoading loading: Bool, _ events: Fault.EventKind...
    ) -> [Blindness] {
      tester(name) { if events.contains($0.event.kind) { $0.state.loading = loading } }
    }
    return [false, true].flatMap { loading in
      let name = loading ? "tester-types-while-loading" : "tester-types-without-loading"
      return [
        only(name, whileLoading: loading, .onUpdateUsername),
        only(name, whileLoading: loading, .onUpdatePassword),
        only(name, whileLoading: loading, .onUpdateUsername, .onUpdatePassword),
      ]
    } + [
      only("tester-answers-without-loading", whileLoading: false, .onLoginSuccess, .onLoginError),
      tester("tester-answers-without-loading") { $0.state.loading = false },
      only("tester-triggers-while-loading", whileLoading: true, .onTriggerLogin),
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
      TestedReducer.forgetful + TestedReducer.untidy + TestedReducer.meddling
      + TestedReducer.mistaken
    return faulty.map { reducer in
      complaining("tester-wants-a-fault") { reduce in
        Probe.eachError.contains {
          reduce($0.state, $0.event) != reducer.reduce($0.state, $0.event)
        }
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

  private init(_ event: State.Event, loading: Bool, with error: LoginError) {
    self.event = event
    state = State(username: "grace", password: "1906", loading: loading, data: "u3", error: error)
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
    event.kind.owned.allSatisfy { field in
      var same = one
      field.copy(from: other, to: &same)
      return same == one
    }
  }

  static func all(with error: LoginError) -> [Probe] {
    let typing: [State.Event] = [.onUpdateUsername("k"), .onUpdatePassword("m")]
    let answers: [State.Event] = [
      .onLoginSuccess("u5"), .onLoginError(.offline), .onLoginError(.usernamePasswordMismatch),
    ]
    return (typing + [.onTriggerLogin]).map { Probe($0, loading: false, with: error) }
      + (typing + answers).map { Probe($0, loading: true, with: error) }
  }

  static let eachError = Model.errors.flatMap { all(with: $0) }
}

extension Fault.EventKind {
  /// What the names of mistakes call it.
  fileprivate var topic: String {
    switch self {
    case .onUpdateUsername: "username"
    case .onUpdatePassword: "password"
    case .onTriggerLogin: "trigger"
    case .onLoginSuccess: "success"
    case .onLoginError: "failure"
    }
  }
}
