import LoginStateScript
import SuiteSupport

/// A part of the reducer that can be wrong for itself, with the mistakes that are made there.
struct ReducerPart {
  /// The checks that fail when the part is wrong.
  let checks: [String]
  /// The events that show it.
  let events: [State.Event]
  /// Leaves of a state what the part is about.
  let view: (State) -> State
  let mistakes: [ReducerMistake]

  init(
    _ checks: [String], events: [State.Event],
    view: @escaping (State) -> State = { $0 }, mistakes: [ReducerMistake]
  ) {
    self.checks = checks
    self.events = events
    self.view = view
    self.mistakes = mistakes
  }

  /// - Parameter wider: the parts that hold this one. What explains one of them is said there, and
  ///   not once more for each field.
  func diagnosis(within wider: [ReducerPart] = []) -> Diagnosis<Suite> {
    // All in one sample, so that the wider parts are asked once only.
    Diagnosis(
      checks: checks, samples: [samples],
      exercise: { bench, _ -> [State]? in
        if try wider.contains(where: { try $0.isExplained(bench) }) { return nil }
        return try seen(bench)
      },
      mistakes: mistakes.map { mistake in Mistake(mistake.name) { _ in outcomes(of: mistake) } })
  }

  private func isExplained(_ bench: Bench<Suite>) throws -> Bool {
    let seen = try seen(bench)
    return mistakes.contains { outcomes(of: $0) == seen }
  }

  private func seen(_ bench: Bench<Suite>) throws -> [State] {
    try bench.trace(of: samples.map { .reduce($0, $1) }).states.map(view)
  }

  private func outcomes(of mistake: ReducerMistake) -> [State] {
    samples.map { view(mistake.reduce($0, $1)) }
  }

  private var samples: [(State, State.Event)] {
    events.flatMap { event in ReducerPart.states.map { ($0, event) } }
  }

  /// Each field filled and empty, with each other.
  static let states: [State] = ["grace", ""].flatMap { username in
    ["1906", ""].flatMap { password in
      [false, true].flatMap { loading in
        ["u3", nil].flatMap { data in
          [.offline, .usernamePasswordMismatch, nil].map { error in
            State(
              username: username, password: password, loading: loading, data: data, error: error)
          }
        }
      }
    }
  }
}
