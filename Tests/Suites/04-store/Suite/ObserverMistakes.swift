import StoreScript
import SuiteSupport

extension Suite {
  /// What an observer is told in step 1: at first, and with each event.
  static var observerDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["store.replay"], replayScripts, seeing: \.replays,
        stores: [
          "no-replay": NoReplay.self, "replay-to-everyone": ReplayToEveryone.self,
          "replay-to-the-others": ReplayToOthers.self, "replay-has-an-old": PresentAsOld.self,
          "replay-has-an-old": LastAsOld.self, "replay-of-the-start": ReplayOfStart.self,
          "replay-of-the-start": ReplayOfEmpty.self,
        ]),
      diagnosis(
        of: [
          "store.history", "store.unchanged", "store.everyone", "store.state-first", "store.two",
        ], historyScripts + twoScripts, seeing: \.news,
        stores: [
          "tells-nobody": TellsNobody.self, "new-as-old": NewAsOld.self,
          "old-as-new": OldAsNew.self, "states-swapped": Swapped.self,
          "old-stays-behind": OldIsNil.self, "old-stays-behind": OldIsFirst.self,
          "skips-unchanged": SkipsUnchanged.self, "first-observer-only": FirstOnly.self,
          "last-observer-only": LastOnly.self, "tells-before-the-change": TellsFirst.self,
          "events-happen-again": HappensAgain.self,
        ], others: sharing),
    ]
  }

  private static var replayScripts: [Script] {
    zip(1..., Model.states).map { number, initial in
      Script(
        initial: initial,
        commands: [.subscribe(1)] + Model.events(3, number: number).dispatches
          + (2...4).subscribing,
        readsState: true, looks: true)
    }
  }

  private static var historyScripts: [Script] {
    zip(1..., Model.states).map { number, initial in
      // Twice the same events, so that some of them change nothing.
      let commands = Model.events(4, number: number).dispatches.flatMap { [$0, $0] }
      let observers = 1 + number % 3
      return Script(
        initial: initial,
        commands: (1...observers).subscribing + commands + [.subscribe(observers + 1)]
          + Model.events(3, number: number + 20).dispatches, readsState: true)
    }
  }
}

/// A call that was made while somebody subscribed, told by what is to be seen at that moment.
private struct Replay: Equatable {
  var observer: String
  var hasOld: Bool
  var isPresent: Bool
  var isStart: Bool
}

extension [Outcome] {
  fileprivate var replays: [Replay] {
    calls.filter(\.isReplay).map { call in
      Replay(
        observer: call.observer, hasOld: call.told.old != nil,
        isPresent: call.told.new == call.seen,
        isStart: call.told.new == states.first || call.told.new == State())
    }
  }
}

// MARK: The replay

private final class NoReplay: ModelStore {
  override func replay(to observer: Observer) {}
}

private final class ReplayToEveryone: ModelStore {
  override func replay(to observer: Observer) { tell(nil, state) }
}

private final class ReplayToOthers: ModelStore {
  override func replay(to observer: Observer) {
    for (_, observer) in subscriptions.dropLast() { observer(nil, state) }
  }
}

private final class PresentAsOld: ModelStore {
  override func replay(to observer: Observer) { observer(state, state) }
}

private final class LastAsOld: ModelStore {
  private var last: State?

  override func step(_ event: Event) {
    last = state
    super.step(event)
  }

  override func replay(to observer: Observer) { observer(last, state) }
}

private final class ReplayOfStart: ModelStore {
  override func replay(to observer: Observer) { observer(nil, initial) }
}

private final class ReplayOfEmpty: ModelStore {
  override func replay(to observer: Observer) { observer(nil, State()) }
}

// MARK: The news

private final class TellsNobody: ModelStore {
  override func tell(_ old: State?, _ new: State) {}
}

private final class NewAsOld: ModelStore {
  override func tell(_ old: State?, _ new: State) { super.tell(new, new) }
}

private final class OldAsNew: ModelStore {
  override func tell(_ old: State?, _ new: State) { super.tell(old, old ?? new) }
}

private final class Swapped: ModelStore {
  override func tell(_ old: State?, _ new: State) { super.tell(new, old ?? new) }
}

private final class OldIsNil: ModelStore {
  override func tell(_ old: State?, _ new: State) { super.tell(nil, new) }
}

private final class OldIsFirst: ModelStore {
  override func tell(_ old: State?, _ new: State) { super.tell(initial, new) }
}

private final class SkipsUnchanged: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    if old != new { super.tell(old, new) }
  }
}

private final class FirstOnly: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    subscriptions.first?.observer(old, new)
  }
}

private final class LastOnly: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    subscriptions.last?.observer(old, new)
  }
}

private final class TellsFirst: ModelStore {
  override func step(_ event: Event) {
    tell(state, Model.reduce(state, event))
    state = Model.reduce(state, event)
  }
}
