import Foundation
import SuiteSupport

// The mistakes of step 1 that show in the state and in how a store lives; those that show in what
// the observers are told stand in `ObserverMistakes.swift`.

extension Suite {
  static var storeDiagnoses: [Diagnosis] {
    [
      diagnosis(
        of: ["store.dispatch", "store.initial"], stateScripts, seeing: \.states,
        stores: [
          "state-never-changes": NeverChanges.self, "starts-empty": StartsEmpty.self,
          "starts-over": StartsOverEmpty.self, "starts-over": StartsOverAtFirst.self,
          "first-event-only": FirstEventOnly.self, "changes-inside-the-loop": ChangesInLoop.self,
        ]),
      Diagnosis(
        checks: ["store.goes-away"], samples: Leaving.allCases, exercise: { $0.isGone },
        mistakes: [
          Mistake("every-store-is-kept") { _ in false },
          Mistake("subscription-holds-store") { $0 != .subscribed },
          Mistake("subscription-holds-store") { $0 != .subscribed && $0 != .unsubscribed },
        ]),
    ]
  }

  private static var stateScripts: [Script] {
    zip(1..., Model.states).map { seed, initial in
      let observers = seed % 3
      return Script(
        initial: initial,
        commands: (observers == 0 ? [] : Script.subscribe(1...observers))
          + Script.dispatches(6, seed: seed))
    }
  }
}

// MARK: The state

private final class NeverChanges: ModelStore {
  override func dispatch(_ event: Model.Event) {}
}

private final class StartsEmpty: ModelStore {
  required init(_ initial: Model.State) { super.init(Model.State()) }
}

private final class StartsOverEmpty: ModelStore {
  override func step(_ event: Model.Event) { state = Model.reduce(Model.State(), event) }
}

private final class StartsOverAtFirst: ModelStore {
  override func step(_ event: Model.Event) { state = Model.reduce(initial, event) }
}

private final class FirstEventOnly: ModelStore {
  override func dispatch(_ event: Model.Event) {
    if !isTelling { step(event) }
    isTelling = true
  }
}

private final class ChangesInLoop: ModelStore {
  override func step(_ event: Model.Event) {
    for _ in subscriptions { state = Model.reduce(state, event) }
  }
}

// MARK: Going away

/// What has happened to a store when its last user lets it go.
private enum Leaving: CaseIterable {
  case unused, used, subscribed, unsubscribed

  var isGone: Bool {
    let isGone = leave()
    return isGone()
  }

  private func leave() -> () -> Bool {
    let store = Exercise.Store()
    if self == .used { store.dispatch(.onTriggerLogin) }
    if self == .subscribed || self == .unsubscribed {
      let id = store.subscribe { _, _ in }
      store.dispatch(.onUpdateUsername("zoe"))
      if self == .unsubscribed { store.unsubscribe(id) }
    }
    return store.watch()
  }
}
