// Fails: order.after-unsubscribing
// Diagnosis: Who is subscribed is kept as bits of one number, and the 65th has the first one's bit.

// MARK: - Step 1: Store

final class Store {
  typealias Observer = (State?, State) -> Void

  private(set) var state: State
  private var subscriptions: [(id: UUID, bit: UInt64, observer: Observer)] = []
  private var subscribed: UInt64 = 0
  private var count: UInt64 = 0
  private var waitingEvents: [State.Event] = []
  private var isTelling = false

  init(initialState: State) {
    state = initialState
  }

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      for (_, bit, observer) in subscriptions where subscribed & bit != 0 {
        observer(oldState, state)
      }
    }
    isTelling = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    let bit: UInt64 = 1 << (count % 64)
    count += 1
    subscribed |= bit
    subscriptions.append((subscriptionID, bit, observer))
    observer(nil, state)
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    for (id, bit, _) in subscriptions where id == subscriptionID { subscribed &= ~bit }
    subscriptions.removeAll { $0.id == subscriptionID }
  }
}
