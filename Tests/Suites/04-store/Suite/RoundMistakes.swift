import StoreScript

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
