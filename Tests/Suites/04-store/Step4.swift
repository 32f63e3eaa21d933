import Foundation
import SuiteSupport

extension Suite {
  static var insideChecks: [Check] {
    [
      Check("inside.nothing-lost", step: 4, after: "store.replay", "store.history") {
        try forAll(Lab.logins) { lab in
          try lab.run()
          try lab.expectState()
          try lab.expectNumberOfSteps()
        }
      },
      Check("inside.in-order", step: 4, after: "inside.nothing-lost") {
        try forAll(Lab.logins) { lab in
          try lab.run()
          try lab.expectSameHistory()
        }
      },
      Check("inside.several", step: 4, after: "inside.in-order") {
        try forAll(Lab.severals) { lab in
          try lab.run()
          try lab.expectSameHistory()
        }
      },
      Check("inside.one-after-another", step: 4, after: "inside.in-order") {
        try forAll(Lab.chains) { lab in
          try lab.run()
          try lab.expectSameHistory()
        }
      },
      Check(
        "inside.any-plan", step: 4, after: "inside.several", "inside.one-after-another",
        "store.unchanged"
      ) {
        try forAll(Lab.generated(count: 60)) { lab in
          try lab.run()
          try lab.expectState()
          try lab.expectSameHistory()
        }
      },
      Check("inside.while-subscribing", step: 4, after: "inside.nothing-lost") {
        try expectDispatchingWhileSubscribing(behind: 0)
        try expectDispatchingWhileSubscribing(behind: 1)
      },
      Check("inside.newcomer", step: 4, after: "inside.in-order", "safety.subscribe-inside") {
        try forAll([true, false]) { try expectNewcomer(dispatchingFirst: $0) }
      },
      Check("inside.unsubscribed", step: 4, after: "inside.in-order", "safety.unsubscribe-later") {
        try expectSilenceAfterUnsubscribing()
      },
    ]
  }

  /// An observer dispatches while `subscribe` tells it the state for the first time.
  private static func expectDispatchingWhileSubscribing(behind count: Int) throws {
    let store = Exercise.Store()
    let earlier = (0..<count).map { _ in Recorder() }
    for recorder in earlier { recorder.subscribe(to: store) }
    let eager = Recorder()
    _ = store.subscribe { [weak store] old, new in
      eager.told.append(Model.Told(old: old, new: new))
      if old == nil { store?.dispatch(.onUpdateUsername("ada")) }
    }
    let subscribing =
      [Model.State().storeCode] + earlier.map { _ in "store.subscribe(observer: earlier)" } + [
        "store.subscribe { old, new in  // eager",
        "  if old == nil { store.dispatch(event: .onUpdateUsername(\"ada\")) }", "}",
      ]
    try expect(
      store.state, equals: Model.State(username: "ada"), given: subscribing + ["store.state"])
    store.dispatch(.onTriggerLogin)
    let expected = Model.told([.onUpdateUsername("ada"), .onTriggerLogin])
    let given = subscribing + ["store.dispatch(event: .onTriggerLogin)"]
    try expect(eager.told, equals: expected, given: given + ["// what `eager` was told"])
    for recorder in earlier {
      try expect(recorder.told, equals: expected, given: given + ["// what `earlier` was told"])
    }
  }

  /// An observer subscribes a new one and dispatches as well, both while it is being told.
  ///
  /// Which state the new one is told first depends on when the inner event takes effect, and that
  /// is left open; but from there on it misses nothing and hears nothing twice.
  private static func expectNewcomer(dispatchingFirst: Bool) throws {
    let store = Exercise.Store()
    let (first, late, last) = (Recorder(), Recorder(), Recorder())
    _ = store.subscribe { [weak store] old, new in
      first.told.append(Model.Told(old: old, new: new))
      guard let store, new.loading else { return }
      if dispatchingFirst { store.dispatch(.onLoginSuccess("7")) }
      late.subscribe(to: store)
      if !dispatchingFirst { store.dispatch(.onLoginSuccess("7")) }
    }
    last.subscribe(to: store)
    store.dispatch(.onTriggerLogin)
    store.dispatch(.onUpdateUsername("ada"))
    let inner = [
      "  guard new.loading else { return }", "  store.dispatch(event: .onLoginSuccess(\"7\"))",
      "  store.subscribe(observer: late)",
    ]
    let given =
      [Model.State().storeCode, "store.subscribe { old, new in  // first", inner[0]]
      + (dispatchingFirst ? [inner[1], inner[2]] : [inner[2], inner[1]])
      + [
        "}", "store.subscribe(observer: last)", "store.dispatch(event: .onTriggerLogin)",
        "store.dispatch(event: .onUpdateUsername(\"ada\"))",
      ]
    let all = Model.told([.onTriggerLogin, .onLoginSuccess("7"), .onUpdateUsername("ada")])
    try expect(first.told, equals: all, given: given + ["// what `first` was told"])
    try expect(last.told, equals: all, given: given + ["// what `last` was told"])
    let possible = [1, 2].map { start in
      [Model.Told(old: nil, new: all[start].new)] + all[(start + 1)...]
    }
    if !possible.contains(late.told) {
      let expected = possible.first { $0.first == late.told.first } ?? possible[0]
      try expect(
        late.told, equals: expected, given: given + ["// what `late` was told"], note: "late")
    }
  }

  /// An observer dispatches and then unsubscribes another, to which that event is still unknown.
  private static func expectSilenceAfterUnsubscribing() throws {
    let store = Exercise.Store()
    let (first, last) = (Recorder(), Recorder())
    var lastID: UUID?
    var toldBefore: [Model.Told]?
    _ = store.subscribe { [weak store] old, new in
      first.told.append(Model.Told(old: old, new: new))
      guard let store, new.loading, let lastID else { return }
      store.dispatch(.onLoginSuccess("7"))
      store.unsubscribe(lastID)
      toldBefore = last.told
    }
    lastID = last.subscribe(to: store)
    store.dispatch(.onTriggerLogin)
    store.dispatch(.onUpdateUsername("ada"))
    let given = [
      Model.State().storeCode, "store.subscribe { old, new in  // first",
      "  guard new.loading else { return }", "  store.dispatch(event: .onLoginSuccess(\"7\"))",
      "  store.unsubscribe(lastID)", "}", "lastID = store.subscribe(observer: last)",
      "store.dispatch(event: .onTriggerLogin)",
      "store.dispatch(event: .onUpdateUsername(\"ada\"))",
    ]
    try expect(
      first.told,
      equals: Model.told([.onTriggerLogin, .onLoginSuccess("7"), .onUpdateUsername("ada")]),
      given: given + ["// what `first` was told"])
    try expect(
      last.told, equals: toldBefore ?? [], given: given + ["// what `last` was told"],
      note: "silence")
  }
}
