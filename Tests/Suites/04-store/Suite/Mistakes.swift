import StoreScript
import SuiteSupport

extension Suite {
  package static var diagnoses: [Diagnosis<Suite>] {
    storeDiagnoses + observerDiagnoses + leavingDiagnoses + orderDiagnoses + screenDiagnoses
      + typingDiagnoses
      + insideDiagnoses + waitingDiagnoses
  }

  /// Compares what can be seen of the exercise's store with what can be seen of wrong ones.
  static func diagnosis<View: Equatable>(
    of checks: [String], _ scripts: [Script], seeing view: @escaping ([Outcome]) -> View,
    stores: KeyValuePairs<String, ModelStore.Type>, others: [Mistake<Script, View>] = []
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: scripts, seeing: view,
      mistakes: stores.map { name, type in
        Mistake(name) { view($0.play(on: Model(type))) }
      } + others)
  }

  /// Compares what can be seen of the exercise's screens with what can be seen of wrong ones.
  static func diagnosis<View: Equatable>(
    of checks: [String], _ scripts: [Script], seeing view: @escaping ([Outcome]) -> View,
    screens: KeyValuePairs<String, ModelScreen.Type>
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, scripts: scripts, seeing: view,
      mistakes: screens.map { name, type in
        Mistake(name) { view($0.play(on: Model(screens: type))) }
      })
  }
}
