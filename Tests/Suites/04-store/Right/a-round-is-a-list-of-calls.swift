// Lesson 4 · Store: a linked chain of observers, and calls that are planned before they are made.

// MARK: - Step 1: Store

final class Store {
  typealias Observer = (State?, State) -> Void

  private final class Link {
    let id = UUID()
    var observer: Observer?
    var next: Link?

    init(_ observer: @escaping Observer) { self.observer = observer }
  }

  private(set) var state: State
  private var first: Link?
  private var calls: [() -> Void] = []
  private var isMakingCalls = false

  init(initialState: State) {
    state = initialState
  }

  private var chain: [Link] {
    var links: [Link] = []
    var link = first
    while let current = link {
      links.append(current)
      link = current.next
    }
    return links
  }

  func dispatch(event: State.Event) {
    calls.append { [unowned self] in
      let old = state
      state = State.reduce(old, event: event)
      let new = state
      calls.insert(contentsOf: chain.map { link in { link.observer?(old, new) } }, at: 0)
    }
    if isMakingCalls { return }
    isMakingCalls = true
    while !calls.isEmpty {
      let call = calls.removeFirst()
      call()
    }
    isMakingCalls = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let link = Link(observer)
    if let last = chain.last { last.next = link } else { first = link }
    observer(nil, state)
    return link.id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    var before: Link?
    for link in chain {
      if link.id == subscriptionID {
        link.observer = nil
        if let before { before.next = link.next } else { first = link.next }
      } else {
        before = link
      }
    }
  }
}
