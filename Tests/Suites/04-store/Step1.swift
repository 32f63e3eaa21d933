import Foundation
import SuiteSupport

extension Suite {
  static var storeChecks: [Check] {
    [
      Check("store.dispatch", step: 1) {
        try forAllSequences(of: Model.events, count: 60) {
          try expectState(after: $0, from: Model.State())
        }
      },
      Check("store.initial", step: 1, after: "store.dispatch") {
        try forAll(Model.states) { initial in
          try expectState(after: [], from: initial)
          try forAllSequences(of: Model.events, exhaustive: 1, count: 10) { events in
            try expectState(after: events, from: initial)
          }
        }
      },
      Check("store.replay", step: 1) { try expectReplay() },
      Check("store.history", step: 1) { try expectHistory() },
      Check("store.unchanged", step: 1, after: "store.history") {
        let events: [Model.Event] = [
          .onUpdateUsername("ada"), .onUpdateUsername("ada"), .onTriggerLogin, .onTriggerLogin,
        ]
        try forAll([Array(events.prefix(2)), events]) { try expectTold($0, from: Model.State()) }
      },
      Check("store.everyone", step: 1, after: "store.replay", "store.history") {
        try expectEveryoneIsTold()
      },
      Check("store.state-first", step: 1, after: "store.history") {
        try forAllSequences(of: Model.events, count: 20) { events in
          try expectStateChangesFirst(Model.changing(events))
        }
      },
      Check("store.unsubscribe", step: 1, after: "store.replay", "store.history") {
        try expectUnsubscribe()
      },
      Check("store.two", step: 1, after: "store.history") { try expectTwoStoresApart() },
      Check("store.goes-away", step: 1, after: "store.history") {
        func leave() -> () -> Bool {
          let store = Exercise.Store()
          Recorder().subscribe(to: store)
          store.dispatch(.onTriggerLogin)
          return store.watch()
        }
        let isGone = leave()
        try expect(
          isGone(),
          given: [
            "var store: Store? = Store(initialState: State())", "store?.subscribe { _, _ in }",
            "store?.dispatch(event: .onTriggerLogin)", "store = nil  // the last reference",
          ], note: "kept")
      },
      Check("store.only-dispatch", step: 1) {
        try expect(
          !Exercise.Store.stateIsWritable,
          given: ["store.state = State()  // by code outside of the class"], note: "writable")
      },
    ]
  }

  private static func expectState(after events: [Model.Event], from initial: Model.State) throws {
    let store = Exercise.Store(initialState: initial)
    for event in events { store.dispatch(event) }
    try expect(
      store.state, equals: Model.replay(events, from: initial),
      given: [initial.storeCode] + events.dispatches + ["store.state"])
  }

  private static func expectReplay() throws {
    try forAll(Model.states) { initial in
      try forAllSequences(of: Model.events, exhaustive: 1, count: 5, longest: 4) { events in
        let store = Exercise.Store(initialState: initial)
        for event in events { store.dispatch(event) }
        let (first, second) = (Recorder(), Recorder())
        func given(_ lines: [String]) -> [String] {
          [initial.storeCode] + events.dispatches + lines
        }
        let state = Model.replay(events, from: initial)
        first.subscribe(to: store)
        try expect(
          first.told, equals: [Model.Told(old: nil, new: state)],
          given: given(["store.subscribe(observer: first)", "// what `first` was told"]))
        second.subscribe(to: store)
        let both = ["store.subscribe(observer: first)", "store.subscribe(observer: second)"]
        try expect(
          second.told, equals: [Model.Told(old: nil, new: state)],
          given: given(both + ["// what `second` was told"]))
        try expect(
          first.told, equals: [Model.Told(old: nil, new: state)],
          given: given(both + ["// what `first` was told"]), note: "everyone")
      }
    }
  }

  private static func expectHistory() throws {
    try expectTold(
      [.onUpdateUsername("beeth0ven"), .onUpdatePassword("123456")], from: Model.State())
    // An event that changes nothing is told as well; that has a check of its own.
    try forAllSequences(of: Model.events, count: 60) { events in
      try expectTold(Model.changing(events), from: Model.State())
    }
    try forAll(Model.states) { initial in
      try forAllSequences(of: Model.events, exhaustive: 1, count: 5) { events in
        try expectTold(Model.changing(events, from: initial), from: initial)
      }
    }
  }

  private static func expectTold(_ events: [Model.Event], from initial: Model.State) throws {
    let store = Exercise.Store(initialState: initial)
    let recorder = Recorder()
    recorder.subscribe(to: store)
    for event in events { store.dispatch(event) }
    try expect(
      recorder.told, equals: Model.told(events, from: initial),
      given: [initial.storeCode, "store.subscribe(observer: recorder)"] + events.dispatches
        + ["// what `recorder` was told"])
  }

  private static func expectEveryoneIsTold() throws {
    let events: [Model.Event] = [
      .onUpdateUsername("ada"), .onUpdatePassword("1815"), .onTriggerLogin, .onLoginSuccess("7"),
    ]
    var lines: [String] {
      zip(0..., events).flatMap { number, event in
        ["store.subscribe(observer: observer\(number))", "store.dispatch(event: \(code(event)))"]
      }
    }
    let all = Model.told(events)
    let store = Exercise.Store()
    var recorders: [Recorder] = []
    for event in events {
      recorders.append(Recorder())
      recorders.last?.subscribe(to: store)
      store.dispatch(event)
    }
    for (index, recorder) in recorders.enumerated() {
      let expected = [Model.Told(old: nil, new: all[index].new)] + all[(index + 1)...]
      try expect(
        recorder.told, equals: expected,
        given: [Model.State().storeCode] + lines + ["// what `observer\(index)` was told"])
    }
  }

  private static func expectStateChangesFirst(_ events: [Model.Event]) throws {
    let store = Exercise.Store()
    var seen: [Model.State] = []
    _ = store.subscribe { [weak store] _, _ in
      if let store { seen.append(store.state) }
    }
    for event in events { store.dispatch(event) }
    try expect(
      seen, equals: Model.told(events).map(\.new),
      given: [Model.State().storeCode, "store.subscribe { _, _ in seen.append(store.state) }"]
        + events.dispatches + ["seen"])
  }

  private static func expectTwoStoresApart() throws {
    let (one, other) = (Exercise.Store(), Exercise.Store())
    let (first, second) = (Recorder(), Recorder())
    first.subscribe(to: one)
    second.subscribe(to: other)
    one.dispatch(.onUpdateUsername("ada"))
    other.dispatch(.onTriggerLogin)
    let given = [
      "let one = Store(initialState: State())", "let other = Store(initialState: State())",
      "one.subscribe(observer: first)", "other.subscribe(observer: second)",
      "one.dispatch(event: .onUpdateUsername(\"ada\"))",
      "other.dispatch(event: .onTriggerLogin)",
    ]
    try expect(
      first.told, equals: Model.told([.onUpdateUsername("ada")]),
      given: given + ["// what `first` was told"])
    try expect(
      second.told, equals: Model.told([.onTriggerLogin]),
      given: given + ["// what `second` was told"])
  }
}
