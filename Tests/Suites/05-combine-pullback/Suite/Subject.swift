import CombinePullbackScript
import SuiteSupport

/// A reducer that the exercise has, and how scripts know what belongs to it.
struct Subject<State, Action> {
  let recipe: Recipe
  let value: (AnyValue) -> State?
  let wrap: (State) -> AnyValue
  let action: (AnyAction) -> Action?
  let act: (Action) -> AnyAction
  /// The right one.
  let reduce: Reducer<State, Action>

  /// Actions on one value, one after the other.
  func scene(on state: State, _ actions: [Action]) -> Scene {
    Scene(recipe, on: wrap(state), actions.map(act))
  }

  /// Every action on each of the states, which all are values of the same script.
  func trying(_ actions: [Action], on states: [State]) -> Scene {
    let samples = cases(actions, on: states)
    return Scene(
      recipe, on: samples.map { wrap($0.state) },
      samples.enumerated().map { .act(act($1.action), on: $0) })
  }

  /// A mistake: the right reducer runs as often as this says.
  func running(_ count: @escaping (Action) -> Int) -> Reducer<State, Action> {
    { state, action in for _ in 0..<count(action) { reduce(&state, action) } }
  }

  /// A part of the reducer that can be wrong for itself.
  ///
  /// - Parameters:
  ///   - checks: those that fail when the part is wrong.
  ///   - mistakes: a name may stand here more than once, for different ways to make the same mistake.
  func part(
    _ checks: [String], trying actions: [Action], on states: [State],
    mistakes: KeyValuePairs<String, Reducer<State, Action>>
  ) -> ReducerPart {
    ReducerPart(
      checks: checks, scene: trying(actions, on: states),
      mistakes: mistakes.map { name, reducer in
        (name, erased(reducer, value: value, wrap: wrap, action: action))
      })
  }
}

extension Subject {
  typealias Sample = (old: State, action: Action, right: State, seen: State)

  /// Actions on states, and what can be seen wherever the reducer is wrong.
  func diagnosis(
    of checks: [String], _ cases: [(state: State, action: Action)],
    seeing symptoms: KeyValuePairs<String, (Sample) -> Bool>
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: cases.map { scene(on: $0.state, [$0.action]) },
      seeing: { $0.turnEnds[0] }, mistakes: [],
      otherwise: symptoms.map { name, shows in
        Symptom(name) { scene, right, seen in
          guard case .act(let action, _) = scene.turns[0], let action = self.action(action),
            let old = value(scene.values[0]), let right = value(right), let seen = value(seen)
          else { return false }
          return shows((old, action, right, seen))
        }
      })
  }

  func cases(_ actions: [Action], on states: [State]) -> [(state: State, action: Action)] {
    actions.flatMap { action in states.map { ($0, action) } }
  }
}

/// A reducer, or a part of one, that can be wrong for itself, with the mistakes that are made there.
struct ReducerPart {
  let checks: [String]
  /// What tells the mistakes apart.
  let scene: Scene
  let mistakes: [(name: String, reducer: Reducer<AnyValue, AnyAction>)]

  /// - Parameter wider: the parts that hold this one. What explains one of them is said there, and
  ///   not once more here.
  func diagnosis(within wider: [ReducerPart] = []) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: [scene], seeing: { $0 },
      if: { context in try !wider.contains { try $0.isExplained(context) } },
      mistakes: mistakes.map { mistake in
        Mistake(mistake.name) { scene in scene.play { _ in mistake.reducer } }
      })
  }

  private func isExplained(_ context: TestContext<Suite>) throws -> Bool {
    let seen = try context.trace(of: scene)
    return mistakes.contains { mistake in scene.play { _ in mistake.reducer } == seen }
  }
}
