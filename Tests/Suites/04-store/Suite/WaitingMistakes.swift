import StoreScript
import SuiteSupport

// What a store can do wrong in step 4 with a round, and with the events that wait for it.

extension Suite {
  static var insideDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: [
          "inside.nothing-lost", "inside.in-order", "inside.several", "inside.one-after-another",
          "inside.any-plan",
        ], answeringScripts, seeing: \.ending,
        stores: [
          "drops-inner-events": { $0.dispatching = { if !$0.isTelling { $0.workOff($1) } } },
          "inner-steps-without-change": {
            $0.dispatching = { store, event in
              if !store.isTelling || store.changes(event) { store.workOff(event) }
            }
          },
          // What it changes is asked when its turn comes.
          "inner-steps-without-change": { store in
            var isFirst = true
            store.dispatching = { store, event in
              if !store.isTelling { isFirst = true }
              store.workOff(event)
            }
            store.stepping = { store, event in
              if isFirst || store.changes(event) { store.change(event) }
              isFirst = false
            }
          },
          "tells-inside-out": { $0.dispatching = { $0.step($1) } },
          "tells-the-newest-state": {
            $0.dispatching = { store, event in
              let old = store.state
              store.state = Model.reduce(old, event)
              for (_, observer) in store.subscriptions { observer(old, store.state) }
            }
          },
          "last-in-first-out": round { while let event = $0.waiting.popLast() { $0.step(event) } },
          "room-for-one-event": {
            $0.dispatching = { if $0.isTelling { $0.waiting = [$1] } else { $0.workOff($1) } }
          },
          "room-for-one-event": { $0.dispatching = { if $0.waiting.isEmpty { $0.workOff($1) } } },
          "works-off-once": round { store in
            store.next()
            for event in store.waiting { store.step(event) }
            store.waiting = []
          },
          // What comes too late isn't lost, but waits until the next time.
          "works-off-once": newestFirst { $0.stepOnce() },
          "works-off-once": round { store in
            store.next()
            store.stepOnce()
          },
          "works-off-one": newestFirst { $0.next() },
          "works-off-one": round { $0.next() },
          "works-off-one": round { store in for _ in 1...2 { store.next() } },
          "unmarks-too-early": newestFirst { store in
            store.isTelling = false
            while !store.waiting.isEmpty { store.next() }
          },
          // Whoever comes behind the one that dispatches doesn't hear of the step.
          "round-breaks-off": {
            $0.telling = { store, old, new in
              let wasWaiting = store.waiting.count
              for (id, observer) in store.subscriptions where store.isSubscribed(id) {
                observer(old, new)
                if store.waiting.count > wasWaiting { return }
              }
            }
          },
          // What waits is the reducer's answer, not the event.
          "computes-too-early": { store in
            var answers: [State] = []
            store.dispatching = { store, event in
              answers.append(Model.reduce(store.state, event))
              store.inRound {
                while !answers.isEmpty {
                  let old = store.state
                  store.state = answers.removeFirst()
                  store.tell(old, store.state)
                }
              }
            }
          },
          // An event from inside a round begins a round of its own, in which no other may come.
          "one-level-only": { store in
            var level = 0
            store.dispatching = { store, event in
              guard level < 2 else { return }
              level += 1
              store.step(event)
              level -= 1
            }
          },
          "tells-nobody-inside": { $0.dispatching = { $0.changeSilently($1) } },
          "tells-nobody-inside": {
            $0.dispatching = { $0.changeSilently($1) }
            $0.telling = { store, old, _ in
              for (_, observer) in store.subscriptions { observer(old, store.state) }
            }
          },
        ], otherwise: tellingSymptoms(\.told, counts: \.counts)),
      diagnosis(
        of: ["inside.while-subscribing"], replayingScripts, seeing: \.ending,
        stores: [
          "on-the-list-too-late": {
            $0.subscribing = { store, id, observer in
              store.replay(to: observer)
              store.subscriptions.append((id, observer))
            }
          },
          "replay-closes-the-door": { $0.replaying = { $0.replayInRound(to: $1) } },
          "replay-closes-the-door": {
            $0.replaying = { store, observer in
              store.replayInRound(to: observer)
              if !store.isTelling { store.waiting = [] }
            }
          },
          "replay-closes-the-door": { store in
            newestFirst { while !$0.waiting.isEmpty { $0.next() } }(store)
            store.replaying = { $0.replayInRound(to: $1) }
          },
        ], otherwise: tellingSymptoms(\.told, counts: \.counts)),
      diagnosis(
        of: ["inside.newcomer", "inside.unsubscribed"], comingScripts, seeing: \.ending,
        stores: [
          "recipients-too-early": { $0.recipients { _, _ in true } },
          "recipients-too-early": { $0.recipients { $0.isSubscribed($1) } },
          "recipients-too-early": {
            $0.changeAtOnce { store, old, new in
              let recipients = store.subscriptions
              return { for (_, observer) in recipients { observer(old, new) } }
            }
          },
          "newcomers-miss-what-waits": { store in
            var listed: [(id: Int, observer: ModelStore.Observer)] = []
            store.dispatching = { store, event in
              if !store.isTelling { listed = store.subscriptions }
              store.workOff(event)
            }
            store.telling = { store, old, new in
              for (id, observer) in listed where store.isSubscribed(id) { observer(old, new) }
            }
          },
          "waiting-events-leave-with-the-last": {
            $0.unsubscribing = { store, id in
              store.unlist(id)
              if store.subscriptions.isEmpty { store.waiting = [] }
            }
          },
          "hears-a-known-step": {
            $0.changeAtOnce { store, old, new in { [unowned store] in store.tell(old, new) } }
          },
        ], otherwise: tellingSymptoms(\.told, counts: \.counts)),
      Diagnosis(
        checks: ["inside.unsubscribed"], scripts: innerReleases, seeing: \.truths,
        // In a replay the event may wait, or happen at once.
        mistakes: [[0, 1], [1]].map { calls in
          Mistake("inner-event-holds-store") { script in
            let waits = script.commands.flatMap(\.reactions).contains { reaction in
              reaction.commands == [inner] && calls.contains { reaction.occasion == .call($0) }
            }
            return [!waits]
          }
        }),
    ]
  }

  /// The event waits, and unless a round is under way this does with those that wait what it likes.
  private static func round(
    _ body: @escaping (ModelStore) -> Void
  ) -> (ModelStore) -> Void {
    {
      $0.dispatching = { store, event in
        store.waiting.append(event)
        store.inRound { body(store) }
      }
    }
  }

  /// An event from outside doesn't wait, and then comes this.
  private static func newestFirst(
    _ body: @escaping (ModelStore) -> Void
  ) -> (ModelStore) -> Void {
    {
      $0.dispatching = { store, event in
        guard !store.isTelling else { return store.waiting.append(event) }
        store.inRound {
          store.step(event)
          body(store)
        }
      }
    }
  }
}

extension ModelStore {
  /// The event that has waited longest happens, if there is one.
  fileprivate func next() {
    if !waiting.isEmpty { step(waiting.removeFirst()) }
  }

  /// Those events happen that wait by now.
  fileprivate func stepOnce() {
    let lot = waiting
    waiting = []
    for event in lot { step(event) }
  }

  fileprivate func changes(_ event: Event) -> Bool { Model.reduce(state, event) != state }

  fileprivate func changeSilently(_ event: Event) {
    if isTelling { state = Model.reduce(state, event) } else { workOff(event) }
  }

  fileprivate func replayInRound(to observer: Observer) {
    let wasTelling = isTelling
    isTelling = true
    observer(nil, state)
    isTelling = wasTelling
  }

  /// Has each event told to those who were there when it was dispatched, if they still are wanted then.
  fileprivate func recipients(areWanted: @escaping (ModelStore, Int) -> Bool) {
    var (waiting, current): ([[(id: Int, observer: Observer)]], [(id: Int, observer: Observer)]) =
      ([], [])
    dispatching = { store, event in
      waiting.append(store.subscriptions)
      store.workOff(event)
    }
    stepping = { store, event in
      current = waiting.removeFirst()
      store.change(event)
    }
    telling = { store, old, new in
      for (id, observer) in current where areWanted(store, id) { observer(old, new) }
    }
  }

  /// Its state changes at once, only the news waits.
  func changeAtOnce(
    telling news: @escaping (ModelStore, State, State) -> () -> Void
  ) {
    var waiting: [() -> Void] = []
    dispatching = { store, event in
      let old = store.state
      store.state = Model.reduce(old, event)
      waiting.append(news(store, old, store.state))
      store.inRound { while !waiting.isEmpty { waiting.removeFirst()() } }
    }
  }
}
