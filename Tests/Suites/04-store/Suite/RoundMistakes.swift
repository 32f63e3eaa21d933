import StoreScript
import SuiteSupport

// What a store can do wrong in step 2 while a round is going on.

extension Suite {
  static var roundDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["safety.subscribe-inside"], insideScripts, seeing: \.arrivals,
        stores: [
          "replayed-behind-the-round": { store in
            var newcomers: [ModelStore.Observer] = []
            store.subscribing = { store, id, observer in
              guard store.isTelling else { return store.list(id, observer) }
              store.subscriptions.append((id, observer))
              newcomers.append(observer)
            }
            store.telling = { store, old, new in
              store.tellSubscribed(old, new)
              for newcomer in newcomers { store.replay(to: newcomer) }
              newcomers = []
            }
          }
        ]),
      diagnosis(
        of: [
          "safety.unsubscribe-self", "safety.unsubscribe-earlier", "safety.unsubscribe-later",
          "safety.subscribe-inside", "safety.any-plan",
        ], insideScripts, seeing: \.told,
        stores: [
          "walks-the-living-list": {
            $0.telling = { store, old, new in
              var index = 0
              while index < store.subscriptions.count {
                store.subscriptions[index].observer(old, new)
                index += 1
              }
            }
          },
          "walks-the-living-list": {
            $0.telling = { store, old, new in
              for index in store.subscriptions.indices where index < store.subscriptions.count {
                store.subscriptions[index].observer(old, new)
              }
            }
          },
          "walks-the-living-list": {
            $0.telling = { store, old, new in
              let listed = Set(store.subscriptions.map(\.id))
              var index = 0
              while index < store.subscriptions.count {
                let (count, subscription) = (store.subscriptions.count, store.subscriptions[index])
                if listed.contains(subscription.id) { subscription.observer(old, new) }
                if store.subscriptions.count >= count { index += 1 }
              }
            }
          },
          "tells-who-has-left": { $0.telling = { $0.tellAll($1, $2) } },
          "newcomer-told-twice": {
            $0.telling = { store, old, new in
              var told: Set<Int> = []
              while let next = store.subscriptions.first(where: { !told.contains($0.id) }) {
                told.insert(next.id)
                next.observer(old, new)
              }
            }
          },
          "deaf-while-telling": { $0.unsubscribing = { if !$0.isTelling { $0.unlist($1) } } },
          "deaf-while-telling": {
            $0.telling = { store, old, new in
              let before = store.subscriptions
              store.tellAll(old, new)
              store.subscriptions = before
            }
          },
          "deaf-while-telling": {
            $0.telling = { store, old, new in
              let before = store.subscriptions
              store.tellSubscribed(old, new)
              store.subscriptions = before
            }
          },
          "newcomers-are-lost": {
            $0.subscribing = { store, id, observer in
              if !store.isTelling { store.subscriptions.append((id, observer)) }
              store.replay(to: observer)
            }
          },
        ], otherwise: tellingSymptoms(\.self)),
    ]
  }
}

extension [Outcome] {
  /// Who was told, and whether somebody subscribed meanwhile.
  fileprivate var arrivals: [String: [Bool]] {
    Dictionary(grouping: calls, by: \.observer).mapValues { $0.map(\.isReplay) }
  }
}

extension ModelStore {
  /// Tells all who were there when the round began.
  func tellAll(_ old: State?, _ new: State) {
    for (_, observer) in subscriptions { observer(old, new) }
  }
}
