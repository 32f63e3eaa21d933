import Foundation
import SuiteSupport

extension Suite {
  static var orderChecks: [Check] {
    [
      Check("order.subscription-order", step: 2, after: "store.replay", "store.history") {
        try forAll([2, 3, 16]) { count in
          let party = Party()
          for number in 1...count { party.subscribe(number) }
          party.dispatch(.onUpdateUsername("ada"))
          party.dispatch(.onTriggerLogin)
          try party.expectCalls(
            Array(1...count) + Array(1...count) + Array(1...count), note: "order")
        }
      },
      Check(
        "order.after-unsubscribing", step: 2, after: "order.subscription-order", "store.unsubscribe"
      ) {
        try forAll([[1], [2], [1, 2], [2, 4], [3, 1], [2, 5, 4]]) { leaving in
          let party = Party()
          for number in 1...5 { party.subscribe(number) }
          for number in leaving { party.unsubscribe(number) }
          party.dispatch(.onTriggerLogin)
          party.subscribe(6)
          party.dispatch(.onLoginSuccess("7"))
          let staying = (1...5).filter { !leaving.contains($0) }
          try party.expectCalls(Array(1...5) + staying + [6] + staying + [6], note: nil)
        }
      },
      Check("safety.unknown-id", step: 2, after: "store.unsubscribe") {
        let party = Party()
        party.unsubscribeUnknown()
        for number in 1...3 { party.subscribe(number) }
        party.unsubscribeUnknown()
        party.dispatch(.onTriggerLogin)
        try party.expectSameCalls([1, 2, 3, 1, 2, 3])
      },
      Check("safety.same-id-twice", step: 2, after: "store.unsubscribe") {
        try forAll([1, 2, 3]) { leaving in
          let party = Party()
          for number in 1...3 { party.subscribe(number) }
          party.unsubscribe(leaving)
          party.unsubscribe(leaving)
          party.dispatch(.onTriggerLogin)
          try party.expectSameCalls([1, 2, 3] + (1...3).filter { $0 != leaving })
        }
      },
      Check("safety.same-closure", step: 2, after: "store.unsubscribe") {
        try expectSubscriptionsApart()
      },
      Check("safety.unsubscribe-self", step: 2, after: "store.unsubscribe") {
        try forAll(1...3) { number in
          let stay = [1, 2, 3].filter { $0 != number }
          try expectCalls([1, 2, 3, 1, 2, 3] + stay, when: number, unsubscribes: [number])
        }
      },
      Check(
        "safety.unsubscribe-earlier", step: 2, after: "order.subscription-order",
        "store.unsubscribe"
      ) {
        try expectCalls([1, 2, 3, 1, 2, 3, 2, 3], when: 2, unsubscribes: [1])
        try expectCalls([1, 2, 3, 1, 2, 3, 2, 3], when: 3, unsubscribes: [1])
        try expectCalls([1, 2, 3, 4, 1, 2, 3, 4, 3, 4], when: 3, unsubscribes: [1, 2])
      },
      Check(
        "safety.unsubscribe-later", step: 2, after: "order.subscription-order", "store.unsubscribe"
      ) {
        try expectCalls([1, 2, 3, 1, 3, 1, 3], when: 1, unsubscribes: [2])
        try expectCalls([1, 2, 3, 1, 2, 1, 2], when: 1, unsubscribes: [3])
        try expectCalls([1, 2, 3, 1, 1], when: 1, unsubscribes: [2, 3])
        try expectCalls([1, 2, 3, 4, 1, 2, 4, 2, 4], when: 2, unsubscribes: [1, 3])
      },
      Check("safety.subscribe-inside", step: 2, after: "store.replay", "store.state-first") {
        try forAll(1...3) { try expectSubscribingInside(by: $0) }
      },
      Check("safety.forgets", step: 2, after: "store.unsubscribe") {
        let store = Exercise.Store()
        func visit() -> () -> Bool {
          let recorder = Recorder()
          store.unsubscribe(recorder.subscribe(to: store))
          return { [weak recorder] in recorder == nil }
        }
        let isForgotten = visit()
        store.dispatch(.onTriggerLogin)
        try expect(
          isForgotten(),
          given: [
            Model.State().storeCode, "let id = store.subscribe(observer: recorder)",
            "store.unsubscribe(id)", "store.dispatch(event: .onTriggerLogin)",
          ], note: "kept")
      },
    ]
  }

  private static func expectCalls(
    _ calls: [Int], when actor: Int, unsubscribes leaving: [Int]
  ) throws {
    let party = Party()
    for number in 1...(calls.max() ?? 1) {
      guard number == actor else {
        party.subscribe(number)
        continue
      }
      party.subscribe(
        number,
        doing: leaving.map { "store.unsubscribe(id\($0))" }
      ) { party, new in
        for number in leaving where new.loading { party.unsubscribeSilently(number) }
      }
    }
    party.dispatch(.onTriggerLogin)
    party.dispatch(.onLoginSuccess("7"))
    try party.expectSameCalls(calls)
  }

  private static func expectSubscriptionsApart() throws {
    let store = Exercise.Store()
    let recorder = Recorder()
    let ids = [recorder.subscribe(to: store), recorder.subscribe(to: store)]
    var given = [
      Model.State().storeCode, "let first = store.subscribe(observer: recorder)",
      "let second = store.subscribe(observer: recorder)",
    ]
    try expect(ids[0] != ids[1], given: given + ["first != second"], note: "same-id")
    let all = Model.told([.onTriggerLogin, .onLoginSuccess("7")])
    store.dispatch(.onTriggerLogin)
    given.append("store.dispatch(event: .onTriggerLogin)")
    try expect(
      recorder.told, equals: [all[0], all[0], all[1], all[1]],
      given: given + ["// what `recorder` was told"])
    store.unsubscribe(ids[1])
    store.dispatch(.onLoginSuccess("7"))
    try expect(
      recorder.told, equals: [all[0], all[0], all[1], all[1], all[2]],
      given: given + [
        "store.unsubscribe(second)", "store.dispatch(event: .onLoginSuccess(\"7\"))",
        "// what `recorder` was told",
      ])
  }

  /// One of three observers subscribes a new one while it is being told.
  private static func expectSubscribingInside(by actor: Int) throws {
    let store = Exercise.Store()
    let new = Recorder()
    let others = (1...3).map { _ in Recorder() }
    for number in 1...3 {
      let recorder = others[number - 1]
      guard number == actor else {
        recorder.subscribe(to: store)
        continue
      }
      var isDone = false
      _ = store.subscribe { [weak store] old, state in
        recorder.told.append(Model.Told(old: old, new: state))
        guard let store, state.loading, !isDone else { return }
        isDone = true
        new.subscribe(to: store)
      }
    }
    let events: [Model.Event] = [.onTriggerLogin, .onLoginSuccess("7")]
    for event in events { store.dispatch(event) }
    var given: [String] {
      let subscribing = (1...3).flatMap { number in
        guard number == actor else { return ["store.subscribe(observer: observer\(number))"] }
        return [
          "store.subscribe { old, new in  // observer\(number)",
          "  if new.loading { store.subscribe(observer: late) }", "}",
        ]
      }
      return [Model.State().storeCode] + subscribing + events.dispatches
    }
    let all = Model.told(events)
    try expect(
      new.told, equals: [Model.Told(old: nil, new: all[1].new), all[2]],
      given: given + ["// what `late` was told"], note: "late")
    for (number, recorder) in zip(1..., others) {
      try expect(
        recorder.told, equals: all, given: given + ["// what `observer\(number)` was told"])
    }
  }
}
