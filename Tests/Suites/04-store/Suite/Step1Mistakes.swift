import StoreScript
import SuiteSupport

// The mistakes of step 1 that show in the state and in how a store lives; those that show in what
// the observers are told stand in `ObserverMistakes.swift`.

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["store.dispatch", "store.initial"], stateScripts, seeing: \.states,
        stores: [
          "state-never-changes": NeverChanges.self, "starts-empty": StartsEmpty.self,
          "starts-over": StartsOverEmpty.self, "starts-over": StartsOverAtFirst.self,
          "first-event-only": FirstEventOnly.self, "changes-inside-the-loop": ChangesInLoop.self,
        ]),
      Diagnosis(
        checks: ["store.only-dispatch"], scripts: [Script(commands: [.stateIsWritable])],
        seeing: \.truths, mistakes: [Mistake("state-is-open") { _ in [true] }]),
      Diagnosis(
        checks: ["store.goes-away"], scripts: leavingScripts, seeing: \.truths,
        mistakes: [
          Mistake("every-store-is-kept") { _ in [false] },
          Mistake("subscription-holds-store") { [$0.observers.isEmpty || $0.unsubscribes] },
          Mistake("subscription-holds-store") { [$0.observers.isEmpty] },
        ]),
    ]
  }

  private static var stateScripts: [Script] {
    zip(1..., Model.states).map { number, initial in
      let observers = number % 3
      return Script(
        initial: initial,
        commands: (observers == 0 ? [] : (1...observers).subscribing)
          + Model.events(6, number: number).dispatches.flatMap { [$0, .state] })
    }
  }

  /// The store's last user lets it go: unused, used, with an observer, without it again.
  private static var leavingScripts: [Script] {
    let visits: [[Command]] = [
      [], [.dispatch(.onTriggerLogin)],
      [.subscribe(1), .dispatch(.onUpdateUsername("zoe"))],
      [.subscribe(1), .dispatch(.onUpdateUsername("zoe")), .unsubscribe(1)],
    ]
    return visits.map { Script(commands: $0 + [.release(Script.store), .isGone(Script.store)]) }
  }
}

// MARK: The state

private final class NeverChanges: ModelStore {
  override func dispatch(_ event: Event) {}
}

private final class StartsEmpty: ModelStore {
  required init(_ initial: State) { super.init(State()) }
}

private final class StartsOverEmpty: ModelStore {
  override func step(_ event: Event) { state = Model.reduce(State(), event) }
}

private final class StartsOverAtFirst: ModelStore {
  override func step(_ event: Event) { state = Model.reduce(initial, event) }
}

private final class FirstEventOnly: ModelStore {
  override func dispatch(_ event: Event) {
    if !isTelling { step(event) }
    isTelling = true
  }
}

private final class ChangesInLoop: ModelStore {
  override func step(_ event: Event) {
    for _ in subscriptions { state = Model.reduce(state, event) }
  }
}

extension Script {
  fileprivate var unsubscribes: Bool {
    commands.contains { if case .unsubscribe = $0 { true } else { false } }
  }
}
