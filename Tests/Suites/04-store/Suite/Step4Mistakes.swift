import StoreScript
import SuiteSupport

extension Suite {
  static var insideDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: [
          "inside.nothing-lost", "inside.in-order", "inside.several", "inside.one-after-another",
          "inside.any-plan",
        ], answeringScripts, seeing: \.ending,
        stores: [
          "drops-inner-events": DropsInner.self, "tells-inside-out": InsideOut.self,
          "tells-the-newest-state": InsideOutLive.self, "last-in-first-out": LastInFirstOut.self,
          "room-for-one-event": RoomForLatest.self, "room-for-one-event": RoomForFirst.self,
          "works-off-once": WorksOffOnce.self, "works-off-once": WorksOffOneLot.self,
          "works-off-one": WorksOffOne.self, "works-off-one": OnePerDispatch.self,
          "works-off-one": TwoPerDispatch.self,
          "unmarks-too-early": UnmarksTooEarly.self, "round-breaks-off": BreaksOff.self,
          "computes-too-early": ComputesTooEarly.self, "one-level-only": OneLevel.self,
          "tells-nobody-inside": InnerUntold.self,
          "tells-nobody-inside": InnerUntoldLive.self,
        ])
    ]
  }

  static func dispatches(_ texts: String...) -> [Command] {
    texts.map { .dispatch(.onUpdateUsername($0)) }
  }

  static func script(
    _ observers: Int, _ reactions: [(Int, Int, [Command])]
  ) -> Script {
    let subscribing = (1...observers).map { number in
      Command.subscribe(
        number,
        doing: reactions.filter { $0.0 == number }.map { Reaction(when: .call($0.1), $0.2) })
    }
    return Script(
      commands: subscribing + Model.events(4, number: 1).dispatches + dispatches("last"),
      looks: true)
  }

  /// One observer dispatches, or several do, or one several events, or one again and again.
  private static var answeringScripts: [Script] {
    [
      script(1, [(1, 1, dispatches("a"))]),
      script(3, [(1, 1, dispatches("a"))]),
      script(3, [(3, 2, [.dispatch(.onLoginSuccess("9"))])]),
      script(2, [(1, 1, dispatches("a", "b", "c", "d"))]),
      script(2, [(1, 1, dispatches("a") + [.dispatch(.onUpdatePassword("b"))])]),
      script(3, [(1, 2, dispatches("a")), (2, 2, dispatches("b")), (3, 2, dispatches("c"))]),
      script(2, [(1, 1, dispatches("a")), (2, 2, dispatches("b")), (1, 3, dispatches("c"))]),
      script(2, [(1, 1, dispatches("a", "b")), (1, 2, dispatches("c", "d"))]),
      script(3, [(2, 1, dispatches("a", "b")), (1, 3, dispatches("c")), (3, 4, dispatches("d"))]),
    ]
  }
}

// MARK: Events inside a round

private final class DropsInner: ModelStore {
  override func dispatch(_ event: Event) {
    if !isTelling { super.dispatch(event) }
  }
}

private final class InsideOut: ModelStore {
  override func dispatch(_ event: Event) { step(event) }
}

private final class InsideOutLive: ModelStore {
  override func dispatch(_ event: Event) {
    let old = state
    state = Model.reduce(old, event)
    for (_, observer) in subscriptions { observer(old, state) }
  }
}

private final class LastInFirstOut: ModelStore {
  override func dispatch(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    while let event = waiting.popLast() { step(event) }
    isTelling = false
  }
}

private final class RoomForLatest: ModelStore {
  override func dispatch(_ event: Event) {
    if isTelling { waiting = [event] } else { super.dispatch(event) }
  }
}

private final class RoomForFirst: ModelStore {
  override func dispatch(_ event: Event) {
    if waiting.isEmpty { super.dispatch(event) }
  }
}

private final class WorksOffOnce: ModelStore {
  override func dispatch(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    step(waiting.removeFirst())
    for event in waiting { step(event) }
    waiting = []
    isTelling = false
  }
}

/// What comes too late isn't lost, but waits until the next time.
private final class WorksOffOneLot: ModelStore {
  override func dispatch(_ event: Event) {
    guard !isTelling else { return waiting.append(event) }
    isTelling = true
    step(event)
    let lot = waiting
    waiting = []
    for event in lot { step(event) }
    isTelling = false
  }
}

private final class WorksOffOne: ModelStore {
  override func dispatch(_ event: Event) {
    guard !isTelling else { return waiting.append(event) }
    isTelling = true
    step(event)
    if !waiting.isEmpty { step(waiting.removeFirst()) }
    isTelling = false
  }
}

private final class OnePerDispatch: ModelStore {
  override func dispatch(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    step(waiting.removeFirst())
    isTelling = false
  }
}

private final class TwoPerDispatch: ModelStore {
  override func dispatch(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    step(waiting.removeFirst())
    if !waiting.isEmpty { step(waiting.removeFirst()) }
    isTelling = false
  }
}

private final class UnmarksTooEarly: ModelStore {
  override func dispatch(_ event: Event) {
    guard !isTelling else { return waiting.append(event) }
    isTelling = true
    step(event)
    isTelling = false
    while !waiting.isEmpty { step(waiting.removeFirst()) }
  }
}

private final class InnerUntold: ModelStore {
  override func dispatch(_ event: Event) {
    if isTelling { state = Model.reduce(state, event) } else { super.dispatch(event) }
  }
}

private final class InnerUntoldLive: ModelStore {
  override func dispatch(_ event: Event) {
    if isTelling { state = Model.reduce(state, event) } else { super.dispatch(event) }
  }

  override func tell(_ old: State?, _ new: State) {
    for (_, observer) in subscriptions { observer(old, state) }
  }
}

// What a store can do wrong with a round, and with the events that wait for it.

/// Whoever comes behind the one that dispatches doesn't hear of the step.
final class BreaksOff: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    let wasWaiting = waiting.count
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(old, new)
      if waiting.count > wasWaiting { return }
    }
  }
}

/// What waits is the reducer's answer, not the event.
final class ComputesTooEarly: ModelStore {
  private var answers: [State] = []

  override func dispatch(_ event: Event) {
    answers.append(Model.reduce(state, event))
    guard !isTelling else { return }
    isTelling = true
    while !answers.isEmpty {
      let old = state
      state = answers.removeFirst()
      tell(old, state)
    }
    isTelling = false
  }
}

/// An event from inside a round begins a round of its own, in which no other may come.
final class OneLevel: ModelStore {
  private var level = 0

  override func dispatch(_ event: Event) {
    guard level < 2 else { return }
    level += 1
    step(event)
    level -= 1
  }
}

/// Its waiting events are worked off, but never taken away.
final class HappensAgain: ModelStore {
  override func dispatch(_ event: Event) {
    waiting.append(event)
    guard !isTelling else { return }
    isTelling = true
    var next = 0
    while next < waiting.count, next < 1_000 {
      step(waiting[next])
      next += 1
    }
    isTelling = false
  }
}
