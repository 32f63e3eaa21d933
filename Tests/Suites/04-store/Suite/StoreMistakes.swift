import StoreScript
import SuiteSupport

// What a store can do wrong in the steps 1 and 2: each mistake is a right store that does one thing in
// another way. A name stands more than once where a mistake can be made in several.

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["store.dispatch", "store.initial"], stateScripts, seeing: \.states,
        stores: [
          "state-never-changes": { $0.dispatching = { _, _ in } },
          "starts-empty": { $0.state = State() },
          "starts-over": { $0.stepping = { $0.state = Model.reduce(State(), $1) } },
          "starts-over": { $0.stepping = { $0.state = Model.reduce($0.initial, $1) } },
          "first-event-only": {
            $0.dispatching = { store, event in
              if !store.isTelling { store.step(event) }
              store.isTelling = true
            }
          },
          // The mark isn't taken back after a replay either.
          "first-event-only": {
            $0.dispatching = { store, event in
              if !store.isTelling { store.step(event) }
              store.isTelling = true
            }
            $0.replaying = { store, observer in
              observer(nil, store.state)
              store.isTelling = true
            }
          },
          "changes-inside-the-loop": {
            $0.stepping = { store, event in
              for _ in store.subscriptions { store.state = Model.reduce(store.state, event) }
            }
          },
        ], otherwise: stateSymptoms),
      Diagnosis(
        checks: ["store.only-dispatch"], scripts: [Script(commands: [.stateIsWritable])],
        seeing: \.truths, mistakes: [Mistake("state-is-open") { _ in [true] }]),
      Diagnosis(
        checks: ["store.goes-away"], scripts: releases, seeing: \.truths,
        mistakes: [
          Mistake("every-store-is-kept") { _ in [false] },
          Mistake("event-holds-store") { [!$0.dispatches] },
          Mistake("event-holds-store") { [$0.commands.count == 2] },
          Mistake("subscription-holds-store") { [$0.observers.isEmpty || $0.unsubscribes] },
          Mistake("subscription-holds-store") { [$0.observers.isEmpty] },
        ]),
      diagnosis(
        of: ["store.replay"], replayScripts, seeing: \.replays,
        stores: [
          "no-replay": { $0.replaying = { _, _ in } },
          "replay-to-everyone": { $0.replaying = { store, _ in store.tell(nil, store.state) } },
          "replay-to-the-others": {
            $0.replaying = { store, _ in
              for (_, observer) in store.subscriptions.dropLast() { observer(nil, store.state) }
            }
          },
          "replay-has-an-old": { $0.replaying = { $1($0.state, $0.state) } },
          "replay-has-an-old": { store in
            var last: State?
            store.stepping = { store, event in
              last = store.state
              store.change(event)
            }
            store.replaying = { $1(last, $0.state) }
          },
          "replay-of-the-start": { $0.replaying = { $1(nil, $0.initial) } },
          "replay-of-the-start": { $0.replaying = { $1(nil, State()) } },
        ],
        otherwise: [
          Symptom("replays-too-often") { _, right, seen in
            seen.deviation(from: right) == .more
          }
        ]),
      // In a few events: a list that all stores share has grown long by now.
      diagnosis(of: ["store.two"], shortTwoScripts, seeing: \.news, others: sharing),
      diagnosis(
        of: [
          "store.history", "store.unchanged", "store.everyone", "store.state-first", "store.two",
        ], historyScripts + twoScripts, seeing: \.news,
        stores: [
          "tells-nobody": { $0.telling = { _, _, _ in } },
          "new-as-old": { $0.telling = { $0.tellSubscribed($2, $2) } },
          "old-as-new": { $0.telling = { $0.tellSubscribed($1, $1 ?? $2) } },
          "states-swapped": { $0.telling = { $0.tellSubscribed($2, $1 ?? $2) } },
          "old-stays-behind": { $0.telling = { $0.tellSubscribed(nil, $2) } },
          "old-stays-behind": { $0.telling = { $0.tellSubscribed($0.initial, $2) } },
          "skips-unchanged": { $0.telling = { if $1 != $2 { $0.tellSubscribed($1, $2) } } },
          "first-observer-only": { $0.telling = { $0.subscriptions.first?.observer($1, $2) } },
          "last-observer-only": { $0.telling = { $0.subscriptions.last?.observer($1, $2) } },
          "tells-before-the-change": {
            $0.stepping = { store, event in
              store.tell(store.state, Model.reduce(store.state, event))
              store.state = Model.reduce(store.state, event)
            }
          },
          // Its waiting events are worked off, but never taken away.
          "events-happen-again": {
            $0.dispatching = { store, event in
              store.waiting.append(event)
              store.inRound { for event in store.waiting { store.step(event) } }
            }
          },
        ], others: sharing, otherwise: tellingSymptoms(\.self)),
      diagnosis(
        of: [
          "store.unsubscribe", "safety.unknown-id", "safety.same-id-twice", "safety.same-closure",
        ], leavingScripts, seeing: \.listeners,
        stores: [
          "unsubscribes-nobody": { $0.unsubscribing = { _, _ in } },
          "unsubscribes-everyone": { $0.unsubscribing = { store, _ in store.subscriptions = [] } },
          "unsubscribes-by-place": {
            $0.unsubscribing = { store, _ in
              store.subscriptions = Array(store.subscriptions.dropFirst())
            }
          },
          "unsubscribes-by-place": {
            $0.unsubscribing = { store, _ in store.subscriptions = store.subscriptions.dropLast() }
          },
          "unsubscribes-by-place": {
            $0.unsubscribing = { if $0.isSubscribed($1) { $0.subscriptions.removeLast() } }
          },
          "unsubscribes-by-place": {
            $0.unsubscribing = { if $0.isSubscribed($1) { $0.subscriptions.removeFirst() } }
          },
          "unsubscribes-the-others": {
            $0.unsubscribing = { store, id in store.subscriptions.removeAll { $0.id != id } }
          },
          "unknown-takes-another": { $0.unsubscribing = { $0.remove($1, or: 0) } },
          "unknown-takes-another": {
            $0.unsubscribing = { $0.remove($1, or: $0.subscriptions.count - 1) }
          },
          "one-id-for-all": { $0.nextID = { $0 } },
          "one-id-for-all": {
            $0.nextID = { $0 }
            $0.unsubscribing = { if $0.isSubscribed($1) { $0.subscriptions.removeFirst() } }
          },
          "told-once-more": { store in
            var leaving: Set<Int> = []
            store.unsubscribing = { leaving.insert($1) }
            store.telling = { store, old, new in
              store.tellSubscribed(old, new)
              store.subscriptions.removeAll { leaving.contains($0.id) }
            }
          },
        ], otherwise: tellingSymptoms(\.news)),
      Diagnosis(
        checks: ["safety.forgets"], scripts: forgettingScripts, seeing: \.truths,
        mistakes: [
          Mistake("crosses-out-only") { _ in [false] },
          Mistake("crosses-out-in-a-round") { [$0.unsubscribes] },
          Mistake("round-keeps-observers") { [$0.unsubscribes && !$0.unsubscribesAfterAnEvent] },
        ]),
      diagnosis(
        of: ["order.subscription-order", "order.after-unsubscribing"], orderScripts,
        seeing: \.newsOrder,
        stores: [
          "newest-first": {
            $0.subscribing = { store, id, observer in
              store.subscriptions.insert((id, observer), at: 0)
              store.replay(to: observer)
            }
          },
          "last-fills-the-gap": {
            $0.unsubscribing = { store, id in
              guard let index = store.subscriptions.firstIndex(where: { $0.id == id }) else {
                return
              }
              store.subscriptions.swapAt(index, store.subscriptions.count - 1)
              store.subscriptions.removeLast()
            }
          },
          "newcomer-takes-a-free-place": { store in
            var places: [Int?] = []
            store.subscribing = { store, id, observer in
              let place = places.firstIndex(of: nil) ?? places.count
              let before = places[..<place].compactMap(\.self).count
              store.subscriptions.insert((id, observer), at: before)
              places.replaceSubrange(place..<min(place + 1, places.count), with: [id])
              store.replay(to: observer)
            }
            store.unsubscribing = { store, id in
              if let place = places.firstIndex(of: id) { places[place] = nil }
              store.unlist(id)
            }
          },
        ], others: [.onlyOrder("any-order") { model($0).newsOrder }]),
    ]
  }

  /// Two stores that share what each should have for itself.
  private static var sharing: [Mistake<Script, [String: [Call]]>] {
    func sharing(
      _ share: @escaping (State) -> (ModelStore) -> Void
    ) -> Mistake<Script, [String: [Call]]> {
      Mistake("shared-by-all-stores", remembers: true) {
        $0.play(on: Model(stores: share($0.initial))).news
      }
    }
    return [
      Mistake("shared-by-all-stores", remembers: true) { script in
        let store = ModelStore(script.initial)
        return script.play(on: Model { _ in store }).news
      },
      sharing { _ in
        var observers: [ModelStore.Observer] = []
        return {
          $0.subscribing = { store, _, observer in
            observers.append(observer)
            store.replay(to: observer)
          }
          $0.telling = { _, old, new in for observer in observers { observer(old, new) } }
        }
      },
      sharing { initial in
        var state = initial
        return {
          $0.stepping = { store, event in
            store.state = state
            store.change(event)
            state = store.state
          }
        }
      },
    ]
  }
}

/// A call that was made while somebody subscribed, told by what is to be seen at that moment.
private struct Replay: Equatable {
  var observer: String
  var hasOld: Bool
  var isPresent: Bool
  var isStart: Bool
}

/// Who was told which news, and whether the ids differ.
private struct Listeners: Equatable {
  var news: [String: [State]]
  var idsDiffer: [Bool]
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

  fileprivate var listeners: Listeners {
    Listeners(news: news.mapValues { $0.map(\.told.new) }, idsDiffer: truths)
  }
}

extension ModelStore {
  /// Removes the subscription with this id; if there is none, the one at a place.
  fileprivate func remove(_ id: Int, or place: Int) {
    guard !subscriptions.isEmpty else { return }
    subscriptions.remove(at: subscriptions.firstIndex { $0.id == id } ?? place)
  }
}

extension Script {
  fileprivate var dispatches: Bool { commands.contains(where: \.isEvent) }

  fileprivate var unsubscribes: Bool { commands.contains(where: \.isDeparture) }

  /// Whether there is an event before somebody unsubscribes.
  fileprivate var unsubscribesAfterAnEvent: Bool {
    commands.drop { !$0.isEvent }.contains(where: \.isDeparture)
  }
}

extension Command {
  fileprivate var isEvent: Bool { if case .dispatch = self { true } else { false } }
  fileprivate var isDeparture: Bool { if case .unsubscribe = self { true } else { false } }
}
