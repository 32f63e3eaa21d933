import EffectsScript
import SuiteSupport

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "store.send", "store.once", "store.asks", "store.answer", "store.wait", "store.again",
          "store.at-once",
        ],
        scripts: [storeScript], seeing: \.self,
        mistakes: [
          mistake("store-does-nothing", \.stores.send) { _, _ in },
          mistake("store-forgets-effects", \.stores.perform) { _, _ in },
          mistake("store-forgets-effects", \.stores.perform) {
            if case .wait = $1 {} else { $0.performRightly($1) }
          },
          mistake("store-forgets-effects", \.stores.perform) {
            if case .logIn = $1 {} else { $0.performRightly($1) }
          },
          mistake("runs-reducer-twice", \.stores.send) { store, deed in
            _ = store.reducer(&store.value, deed)
            store.sendRightly(deed)
          },
          // One run is for the effects, on a copy.
          mistake("runs-reducer-twice", \.stores.send) { store, deed in
            var copy = store.value
            let effects = store.reducer(&copy, deed)
            _ = store.reducer(&store.value, deed)
            effects.forEach(store.perform)
          },
          mistake("store-performs-twice", \.stores.perform) {
            for effect in [$1, $1] { $0.performRightly(effect) }
          },
          mistake("store-performs-first-only", \.stores.send) {
            $0.reducer(&$0.value, $1).prefix(1).forEach($0.perform)
          },
          mistake("store-performs-backwards", \.stores.send) {
            $0.reducer(&$0.value, $1).reversed().forEach($0.perform)
          },
          // The new value is kept only after its effects are done.
          mistake("store-performs-too-early", \.stores.send) { store, deed in
            var next = store.value
            store.reducer(&next, deed).forEach(store.perform)
            store.value = next
          },
          performing("store-asks-with-other-words") { $0.asking { ($1, $0) } },
          performing("store-asks-with-other-words") {
            $0.asking { username, _ in (username, username) }
          },
          performing("store-waits-another-time") { $0.waiting { _ in 3 } },
          performing("store-waits-another-time") { $0.waiting { $0 &* 1_000 } },
          performing("store-waits-another-time") { $0.waiting { max(1, $0) } },
          store("store-notes-too-late") {
            // Remembers an effect only once the environment is back.
            $0.begin = { store, id in
              store.count += 1
              store.notes[id] = [store.count]
              return store.count
            }
            $0.perform = { store, effect in
              store.performRightly(effect)
              for (id, numbers) in store.notes { store.underWay[id] = numbers.first }
              store.notes = [:]
            }
          },
          mistake("store-remembers-one-effect", \.stores.begin) { store, id in
            store.underWay = [:]
            return store.beginRightly(id)
          },
          mistake("store-ignores-answer", \.stores.end) { _, _, _, _ in },
          mistake("store-ignores-failures", \.stores.perform) { store, effect in
            guard case .logIn(let id, let username, let password, let then) = effect else {
              return store.performRightly(effect)
            }
            let number = store.begin(id)
            store.environment.logIn(username, password) { [weak store] result in
              if case .success = result { store?.end(id, number) { then(result) } }
            }
          },
          // Runs the reducer itself, and drops what it asks for.
          mistake("store-goes-past-send", \.stores.end) { store, _, _, makeAction in
            _ = store.reducer(&store.value, makeAction())
          },
          // Sends what belongs to a clock without asking it.
          mistake("store-does-not-wait", \.stores.perform) { store, effect in
            if case .wait(_, _, let then) = effect { return store.send(then) }
            store.performRightly(effect)
          },
          mistake("store-ignores-clock", \.stores.perform) { store, effect in
            if case .wait(_, let seconds, _) = effect {
              return store.environment.wait(seconds) {}
            }
            store.performRightly(effect)
          },
          mistake("end-forgets-all", \.stores.end) { store, id, number, makeAction in
            guard store.underWay[id] == number else { return }
            store.underWay = [:]
            store.send(makeAction())
          },
        ], otherwise: storeSymptoms),
      Diagnosis(
        checks: ["store.goes-away"], scripts: departures, seeing: { $0[0].store.departures },
        mistakes: [
          Mistake("store-is-held-by-closures") { [!$0[0].asks && !$0[0].waits] },
          Mistake("store-is-held-by-closures") { [!$0[0].asks] },
          Mistake("store-is-held-by-closures") { [!$0[0].waits] },
          Mistake("store-is-always-held") { _ in [false] },
        ]),
      Diagnosis(
        checks: ["store.only-send"], scripts: [[.storeValueIsWritable]], seeing: \.self,
        mistakes: [Mistake("value-is-open") { $0.play(on: Model(storeValueIsWritable: true)) }]),
    ]
  }

  private static var storeScript: [Call] {
    let answered: [StoreCommand] = [
      .answer(0, .success("u1")), .answer(1, .failure(.offline)), .ring(0), .ring(1),
    ]
    return Model.requests.map { .watched($0.map { .send($0) } + answered, from: ["old"]) }
      + [.watched([.send(Model.chain(4))] + Model.answering(chain: 4))]
      + [1, 3].map { .watched([.send(Model.chain($0))], .atOnce) }
  }

  private static var departures: [[Call]] {
    [[], [Wish.ask("a")], [.wait("a")]].map { wishes in
      [.store([.send(Deed("tap", wishes)), .release, .isGone])]
    }
  }

  private static func store(
    _ name: String, _ change: (inout StoreRules) -> Void
  ) -> Mistake<[Call], [Answer]> {
    let side = Model(storing: change)
    return Mistake(name) { $0.play(on: side) }
  }

  /// Another effect is performed.
  private static func performing(
    _ name: String, _ change: @escaping (Effect<Deed>) -> Effect<Deed>
  ) -> Mistake<[Call], [Answer]> {
    store(name) { $0.perform = { $0.performRightly(change($1)) } }
  }
}

extension Call {
  /// Whether a store of it waits for the server.
  fileprivate var asks: Bool {
    wishes.contains { if case .logIn = $0 { true } else { false } }
  }

  /// Whether a store of it waits for the clock.
  fileprivate var waits: Bool {
    wishes.contains { if case .wait = $0 { true } else { false } }
  }

  private var wishes: [Wish] {
    guard case .store(let commands, _, _) = self else { return [] }
    return commands.flatMap { if case .send(let deed) = $0 { deed.wishes } else { [Wish]() } }
  }
}
