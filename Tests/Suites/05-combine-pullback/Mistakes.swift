import SuiteSupport

extension Suite {
  static var diagnoses: [Diagnosis] {
    combineDiagnoses + pullbackDiagnoses + accountDiagnoses + listDiagnoses + favoritesDiagnoses
      + appDiagnoses
  }
}

/// A reducer, or a part of one, that can be wrong for itself, with the mistakes that are made there.
struct ReducerPart<State: Equatable, Action> {
  typealias Reducer = Exercise.Reducer<State, Action>

  /// The checks that fail when the part is wrong.
  let checks: [String]
  let samples: [(state: State, action: Action)]
  let exercise: Reducer
  /// A name may stand here more than once, for different ways to make the same mistake.
  let mistakes: KeyValuePairs<String, Reducer>

  init(
    _ checks: [String], states: [State], actions: [Action], exercise: @escaping Reducer,
    mistakes: KeyValuePairs<String, Reducer>
  ) {
    self.checks = checks
    samples = actions.flatMap { action in states.map { ($0, action) } }
    self.exercise = exercise
    self.mistakes = mistakes
  }

  /// - Parameter wider: the parts that hold this one. What explains one of them is said there, and
  ///   not once more here.
  func diagnosis(within wider: [ReducerPart] = []) -> Diagnosis {
    // All in one sample, so that the wider parts are asked once only.
    Diagnosis(
      checks: checks, samples: [samples],
      exercise: { _ in wider.contains(where: \.isExplained) ? nil : outcomes(exercise) },
      mistakes: mistakes.map { name, reducer in Mistake(name) { _ in outcomes(reducer) } })
  }

  private var isExplained: Bool {
    let seen = outcomes(exercise)
    return mistakes.contains { outcomes($0.value) == seen }
  }

  /// One after another with each action, from each state.
  private func outcomes(_ reducer: Reducer) -> [State]? {
    samples.map { sample in
      var state = sample.state
      reducer(&state, sample.action)
      return state
    }
  }
}
