import CombinePullbackScript
import SuiteSupport

extension Suite {
  package static var diagnoses: [Diagnosis<Suite>] {
    combineDiagnoses + pullbackDiagnoses + accountDiagnoses + listDiagnoses + favoritesDiagnoses
      + appDiagnoses + largerDiagnoses + printingDiagnoses
  }

  /// Every action on each of the values, which all are values of the same script.
  static func trying(_ reducer: Recipe, _ actions: [AnyAction], on values: [AnyValue]) -> Scene {
    let samples = actions.flatMap { action in values.map { (value: $0, action: action) } }
    return Scene(
      reducer, on: samples.map(\.value), samples.enumerated().map { .act($1.action, on: $0) })
  }
}

/// A reducer, or a part of one, that can be wrong for itself, with the mistakes that are made there.
struct ReducerPart<State, Action> {
  /// The checks that fail when the part is wrong.
  let checks: [String]
  /// What tells the mistakes apart.
  let scene: Scene
  /// A name may stand here more than once, for different ways to make the same mistake.
  let mistakes: KeyValuePairs<String, Reducer<State, Action>>
  /// Makes any reducer of one of the part.
  let erase: (@escaping Reducer<State, Action>) -> Reducer<AnyValue, AnyAction>

  /// - Parameter wider: the parts that hold this one. What explains one of them is said there, and
  ///   not once more here.
  func diagnosis(within wider: [ReducerPart] = []) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: [scene], seeing: { $0 },
      if: { bench in try !wider.contains { try $0.isExplained(bench) } },
      mistakes: mistakes.map { name, reducer in Mistake(name) { _ in trace(of: reducer) } })
  }

  private func isExplained(_ bench: Bench<Suite>) throws -> Bool {
    let seen = try bench.trace(of: scene)
    return mistakes.contains { trace(of: $0.value) == seen }
  }

  private func trace(of reducer: @escaping Reducer<State, Action>) -> [Event] {
    scene.play { _ in erase(reducer) }
  }
}
