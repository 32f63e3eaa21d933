// Lesson 4 · Store: keeps what has happened; the state is what follows from it.

// MARK: - Step 1: Store

final class Store {
  typealias Observer = (State?, State) -> Void

  private struct Member {
    var isHere = true
    /// How many of the events it knows.
    var known: Int
    var observer: Observer?
  }

  private let initial: State
  private var happened: [State.Event] = []
  private var members: [Member] = []
  private var ids: [UUID: Int] = [:]
  private var isAtWork = false

  init(initialState: State) {
    initial = initialState
  }

  /// All that was dispatched has happened, whoever has heard of it.
  var state: State { state(after: happened.count) }

  private func state(after count: Int) -> State {
    happened.prefix(count).reduce(initial) { State.reduce($0, event: $1) }
  }

  func dispatch(event: State.Event) {
    happened.append(event)
    if isAtWork { return }
    isAtWork = true
    defer { isAtWork = false }
    while let next = nextToBeTold {
      members[next].known += 1
      let known = members[next].known
      members[next].observer?(state(after: known - 1), state(after: known))
    }
  }

  private var nextToBeTold: Int? {
    func isWaiting(_ place: Int) -> Bool {
      members[place].isHere && members[place].known < happened.count
    }
    let waiting = members.indices.filter(isWaiting)
    return waiting.min { (members[$0].known, $0) < (members[$1].known, $1) }
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let id = UUID()
    ids[id] = members.count
    members.append(Member(known: happened.count, observer: observer))
    observer(nil, state)
    return id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard let place = ids.removeValue(forKey: subscriptionID) else { return }
    (members[place].isHere, members[place].observer) = (false, nil)
  }
}
