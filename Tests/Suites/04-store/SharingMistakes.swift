import Foundation
import SuiteSupport

extension Suite {
  /// Two stores that share what each should have for itself.
  static var sharing: [Mistake<Script, [Int: [Performance.Call]]>] {
    [
      Mistake("shared-by-all-stores") { script in
        let store = ModelStore(script.initial)
        return script.play(on: [store, store], \.news)
      },
      Mistake("shared-by-all-stores") { script in
        let shared = Shared()
        let stores = (1...2).map { _ in SharesObservers(script.initial) }
        for store in stores { store.shared = shared }
        return script.play(on: stores, \.news)
      },
      Mistake("shared-by-all-stores") { script in
        let shared = Shared()
        shared.state = script.initial
        let stores = (1...2).map { _ in SharesState(script.initial) }
        for store in stores { store.shared = shared }
        return script.play(on: stores, \.news)
      },
    ]
  }

  static var twoScripts: [Script] {
    (1...4).map { seed in
      let events = Script.dispatches(8, seed: seed)
      return Script(
        commands: [.subscribe(1), .other(.subscribe(2)), .subscribe(3)]
          + zip(0..., events).map { $0 % 2 == seed % 2 ? $1 : .other($1) })
    }
  }
}

private final class Shared {
  var state = Model.State()
  var subscriptions: [(id: UUID, observer: ModelStore.Observer)] = []
}

private final class SharesObservers: ModelStore {
  var shared = Shared()

  override func list(_ observer: @escaping Observer, under id: UUID) {
    shared.subscriptions.append((id, observer))
  }

  override func tell(_ old: Model.State?, _ new: Model.State) {
    for (_, observer) in shared.subscriptions { observer(old, new) }
  }
}

private final class SharesState: ModelStore {
  var shared = Shared()

  override func step(_ event: Model.Event) {
    state = shared.state
    super.step(event)
    shared.state = state
  }
}
