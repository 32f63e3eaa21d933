import Foundation
import SuiteSupport

/// A right store; those that make a mistake do one thing of it differently.
class ModelStore: ScriptedStore {
  typealias Observer = (Model.State?, Model.State) -> Void

  let initial: Model.State
  var state: Model.State
  var subscriptions: [(id: UUID, observer: Observer)] = []
  var waiting: [Model.Event] = []
  var isTelling = false

  required init(_ initial: Model.State) {
    self.initial = initial
    state = initial
  }

  func dispatch(_ event: Model.Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty { step(waiting.removeFirst()) }
    isTelling = false
  }

  func step(_ event: Model.Event) {
    let old = state
    state = Model.reduce(old, event)
    tell(old, state)
  }

  func tell(_ old: Model.State?, _ new: Model.State) {
    for (id, observer) in subscriptions where isSubscribed(id) { observer(old, new) }
  }

  func isSubscribed(_ id: UUID) -> Bool {
    subscriptions.contains { $0.id == id }
  }

  func subscribe(_ observer: @escaping Observer) -> UUID {
    let id = UUID()
    list(observer, under: id)
    replay(to: observer)
    return id
  }

  func list(_ observer: @escaping Observer, under id: UUID) {
    subscriptions.append((id, observer))
  }

  func replay(to observer: Observer) {
    observer(nil, state)
  }

  func unsubscribe(_ id: UUID) {
    subscriptions.removeAll { $0.id == id }
  }
}

extension Suite {
  static var diagnoses: [Diagnosis] {
    storeDiagnoses + observerDiagnoses + leavingDiagnoses + orderDiagnoses + screenDiagnoses
      + insideDiagnoses + waitingDiagnoses
  }

  /// Compares what can be seen of the exercise's store with what can be seen of wrong ones.
  static func diagnosis<Outcome: Equatable>(
    of checks: [String], _ scripts: [Script], seeing outcome: @escaping (Performance) -> Outcome,
    stores: KeyValuePairs<String, ModelStore.Type>, others: [Mistake<Script, Outcome>] = []
  ) -> Diagnosis {
    Diagnosis(
      checks: checks, samples: scripts,
      exercise: { script in
        let stores = (1...2).map { _ in Exercise.Store(initialState: script.initial) }
        return script.play(on: stores, outcome)
      },
      mistakes: stores.map { name, type in
        Mistake(name) { script in
          script.play(on: (1...2).map { _ in type.init(script.initial) }, outcome)
        }
      } + others)
  }
}
