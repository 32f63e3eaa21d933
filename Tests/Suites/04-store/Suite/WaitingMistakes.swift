import StoreScript
import SuiteSupport

extension Suite {
  /// Events of step 4 that meet somebody who comes or goes.
  static var waitingDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["inside.while-subscribing"], replayingScripts, seeing: \.ending,
        stores: [
          "on-the-list-too-late": ListsAfterReplay.self,
          "replay-closes-the-door": ReplayKeepsEvent.self,
          "replay-closes-the-door": ReplayDropsEvent.self,
        ]),
      diagnosis(
        of: ["inside.newcomer", "inside.unsubscribed"], comingScripts, seeing: \.ending,
        stores: [
          "recipients-too-early": RecipientsAtDispatch.self,
          "recipients-too-early": LaterRecipientsAtDispatch.self,
          "recipients-too-early": NewsForRecipients.self,
          "hears-a-known-step": NewsForEveryone.self,
        ]),
    ]
  }

  private static var replayingScripts: [Script] {
    (1...3).map { eager in
      script(3, [(eager, 0, dispatches("a"))])
    } + [script(2, [(1, 0, dispatches("a", "b")), (2, 0, dispatches("c"))])]
  }

  /// Somebody comes or goes in a round in which an event is dispatched as well.
  private static var comingScripts: [Script] {
    [
      script(3, [(1, 1, dispatches("a") + [.subscribe(9)])]),
      script(3, [(1, 2, [.subscribe(9)] + dispatches("a"))]),
      script(2, [(2, 1, dispatches("a", "b") + [.subscribe(9)])]),
      script(3, [(1, 1, dispatches("a") + [.unsubscribe(3)])]),
      script(3, [(2, 2, dispatches("a", "b") + [.unsubscribe(1)])]),
    ]
  }
}

// MARK: Events inside a replay

private final class ListsAfterReplay: ModelStore {
  override func subscribe(_ observer: @escaping Observer) -> AnyHashable {
    let id = makeID()
    replay(to: observer)
    list(observer, under: id)
    return id
  }
}

private class ReplayKeepsEvent: ModelStore {
  override func replay(to observer: Observer) {
    let wasTelling = isTelling
    isTelling = true
    super.replay(to: observer)
    isTelling = wasTelling
  }
}

private final class ReplayDropsEvent: ReplayKeepsEvent {
  override func replay(to observer: Observer) {
    super.replay(to: observer)
    if !isTelling { waiting = [] }
  }
}

// MARK: Coming and going with events that wait

private class RecipientsAtDispatch: ModelStore {
  private var recipients: [[(id: Int, observer: Observer)]] = []
  private var current: [(id: Int, observer: Observer)] = []
  var asksAgain: Bool { false }

  override func dispatch(_ event: Event) {
    recipients.append(subscriptions)
    super.dispatch(event)
  }

  override func step(_ event: Event) {
    current = recipients.removeFirst()
    super.step(event)
  }

  override func tell(_ old: State?, _ new: State) {
    for (id, observer) in current where !asksAgain || isSubscribed(id) { observer(old, new) }
  }
}

private final class LaterRecipientsAtDispatch: RecipientsAtDispatch {
  override var asksAgain: Bool { true }
}

/// Its state changes at once, only the news waits.
private class NewsForEveryone: ModelStore {
  private var news: [() -> Void] = []

  override func dispatch(_ event: Event) {
    let old = state
    state = Model.reduce(old, event)
    news.append(tidings(old, state))
    guard !isTelling else { return }
    isTelling = true
    while !news.isEmpty { news.removeFirst()() }
    isTelling = false
  }

  func tidings(_ old: State, _ new: State) -> () -> Void {
    { [unowned self] in tell(old, new) }
  }
}

private final class NewsForRecipients: NewsForEveryone {
  override func tidings(_ old: State, _ new: State) -> () -> Void {
    let recipients = subscriptions
    return { for (_, observer) in recipients { observer(old, new) } }
  }
}

extension Suite {
  /// Two stores that share what each should have for itself.
  static var sharing: [Mistake<Script, [String: [Call]]>] {
    [
      Mistake("shared-by-all-stores", remembers: true) { script in
        let store = ModelStore(script.initial)
        return script.play(on: Model { _ in store }).news
      },
      Mistake("shared-by-all-stores", remembers: true) { script in
        let shared = Shared()
        let model = Model { initial in
          let store = SharesObservers(initial)
          store.shared = shared
          return store
        }
        return script.play(on: model).news
      },
      Mistake("shared-by-all-stores", remembers: true) { script in
        let shared = Shared()
        shared.state = script.initial
        let model = Model { initial in
          let store = SharesState(initial)
          store.shared = shared
          return store
        }
        return script.play(on: model).news
      },
    ]
  }

  static var twoScripts: [Script] {
    (1...4).map { number in
      let events = Model.events(8, number: number).dispatches
      return Script(
        commands: [.subscribe(1), .other(.subscribe(2)), .subscribe(3)]
          + zip(0..., events).map { $0 % 2 == number % 2 ? $1 : .other($1) }, readsState: true)
    }
  }
}

private final class Shared {
  var state = State()
  var subscriptions: [(id: Int, observer: ModelStore.Observer)] = []
}

private final class SharesObservers: ModelStore {
  var shared = Shared()

  override func list(_ observer: @escaping Observer, under id: Int) {
    shared.subscriptions.append((id, observer))
  }

  override func tell(_ old: State?, _ new: State) {
    for (_, observer) in shared.subscriptions { observer(old, new) }
  }
}

private final class SharesState: ModelStore {
  var shared = Shared()

  override func step(_ event: Event) {
    state = shared.state
    super.step(event)
    shared.state = state
  }
}
