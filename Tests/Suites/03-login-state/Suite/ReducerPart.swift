import SuiteSupport

/// A part of the reducer that can be wrong for itself, with the mistakes that are made there.
struct ReducerPart {
  /// The checks that fail when the part is wrong.
  let checks: [String]
  /// The events that show it.
  let events: [Model.Event]
  /// Leaves of a state what the part is about.
  let view: (Model.State) -> Model.State
  let mistakes: [BrokenReducer]

  init(
    _ checks: [String], events: [Model.Event],
    view: @escaping (Model.State) -> Model.State = { $0 }, mistakes: [BrokenReducer]
  ) {
    self.checks = checks
    self.events = events
    self.view = view
    self.mistakes = mistakes
  }

  /// - Parameter wider: the parts that hold this one. What explains one of them is said there, and
  ///   not once more for each field.
  func diagnosis(within wider: [ReducerPart] = []) -> Diagnosis {
    // All in one sample, so that the wider parts are asked once only.
    Diagnosis(
      checks: checks, samples: [samples],
      exercise: { samples -> [Model.State]? in
        if wider.contains(where: \.isExplained) { return nil }
        return samples.map { view(Exercise.reduce($0, $1)) }
      },
      mistakes: mistakes.map { mistake in
        Mistake(mistake.name) { samples in samples.map { view(mistake.reduce($0, $1)) } }
      })
  }

  private var samples: [(Model.State, Model.Event)] {
    events.flatMap { event in ReducerPart.states.map { ($0, event) } }
  }

  private var isExplained: Bool {
    mistakes.contains { mistake in
      samples.allSatisfy { view(Exercise.reduce($0, $1)) == view(mistake.reduce($0, $1)) }
    }
  }

  /// Each field filled and empty, with each other.
  static let states: [Model.State] = ["grace", ""].flatMap { username in
    ["1906", ""].flatMap { password in
      [false, true].flatMap { loading in
        ["u3", nil].flatMap { data in
          [.offline, .usernamePasswordMismatch, nil].map { error in
            Model.State(
              username: username, password: password, loading: loading, data: data, error: error)
          }
        }
      }
    }
  }
}
