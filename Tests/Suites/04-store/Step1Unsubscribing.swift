import SuiteSupport

extension Suite {
  /// Who has unsubscribed is told no more, and the others go on.
  static func expectUnsubscribe() throws {
    try forAllSequences(of: Model.events, exhaustive: 1, count: 20, longest: 5) { sequence in
      let events = Model.changing(sequence, from: Model.State(username: "ada"))
      let store = Exercise.Store()
      let (gone, still) = (Recorder(), Recorder())
      let subscriptionID = gone.subscribe(to: store)
      still.subscribe(to: store)
      store.dispatch(.onUpdateUsername("ada"))
      store.unsubscribe(subscriptionID)
      for event in events { store.dispatch(event) }
      var given: [String] {
        [
          Model.State().storeCode, "let id = store.subscribe(observer: gone)",
          "store.subscribe(observer: still)",
          "store.dispatch(event: .onUpdateUsername(\"ada\"))", "store.unsubscribe(id)",
        ] + events.dispatches
      }
      try expect(
        gone.told, equals: Model.told([.onUpdateUsername("ada")]),
        given: given + ["// what `gone` was told"])
      try expect(
        still.told, equals: Model.told([.onUpdateUsername("ada")] + events),
        given: given + ["// what `still` was told"], note: "others")
    }
  }
}
