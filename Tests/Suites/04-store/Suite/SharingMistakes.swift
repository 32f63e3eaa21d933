import StoreScript
import SuiteSupport

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
