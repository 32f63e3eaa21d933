import StoreScript
import SuiteSupport

extension Suite {
  static var orderChecks: [Check<Suite>] {
    let (order, unsubscribe) = ("order.subscription-order", "store.unsubscribe")
    return [
      Check(order, step: 2, after: "store.everyone") { bench in
        try forAll([2, 3, 16, 101]) { count in
          let script = Script(
            commands: (1...count).subscribing + [
              .dispatch(.onUpdateUsername("ada")), .dispatch(.onTriggerLogin),
            ])
          try bench.expectOrder(in: script, note: "order")
        }
      },
      Check("order.after-unsubscribing", step: 2, after: order, unsubscribe) { bench in
        try forAll([[1], [2], [1, 2], [2, 4], [3, 1], [2, 5, 4]]) { leaving in
          let script = Script(
            commands: (1...5).subscribing + leaving.unsubscribing + [
              .dispatch(.onTriggerLogin), .subscribe(6), .dispatch(.onLoginSuccess("7")),
            ])
          try bench.expectOrder(in: script)
        }
      },
      Check("safety.unknown-id", step: 2, after: unsubscribe) { bench in
        try bench.expectSameCalls(in: Script(commands: [.unsubscribeUnknown]))
        try bench.expectSameCalls(
          in: Script(
            commands: [.unsubscribeUnknown] + (1...3).subscribing
              + [.unsubscribeUnknown, .dispatch(.onTriggerLogin)]))
      },
      Check("safety.same-id-twice", step: 2, after: "safety.unknown-id") { bench in
        try forAll(1...3) { leaving in
          let twice = [Command](repeating: .unsubscribe(leaving), count: 2)
          try bench.expectSameCalls(
            in: Script(commands: (1...3).subscribing + twice + [.dispatch(.onTriggerLogin)]))
        }
      },
      Check("safety.same-closure", step: 2, after: unsubscribe) {
        try $0.expectSubscriptionsApart()
      },
      Check("safety.unsubscribe-self", step: 2, after: unsubscribe) { bench in
        try forAll(1...3) { try bench.expectSameCalls(of: 3, when: $0, unsubscribes: [$0]) }
      },
      Check("safety.unsubscribe-earlier", step: 2, after: order, "safety.unsubscribe-self") {
        bench in
        try bench.expectSameCalls(of: 3, when: 2, unsubscribes: [1])
        try bench.expectSameCalls(of: 3, when: 3, unsubscribes: [1])
        try bench.expectSameCalls(of: 4, when: 3, unsubscribes: [1, 2])
      },
      Check("safety.unsubscribe-later", step: 2, after: order, "safety.unsubscribe-self") { bench in
        try bench.expectSameCalls(of: 3, when: 1, unsubscribes: [2])
        try bench.expectSameCalls(of: 3, when: 1, unsubscribes: [3])
        try bench.expectSameCalls(of: 3, when: 1, unsubscribes: [2, 3])
        try bench.expectSameCalls(of: 4, when: 2, unsubscribes: [1, 3])
      },
      Check("safety.subscribe-inside", step: 2, after: "store.everyone", "store.state-first") {
        bench in
        try forAll(1...3) { try bench.expectSubscribingInside(by: $0, when: .loading) }
        // The first call is the replay: `subscribe` is still under way then.
        try forAll(1...3) { try bench.expectSubscribingInside(by: $0, when: .call(0)) }
      },
      Check("safety.forgets", step: 2, after: unsubscribe) { bench in
        try bench.expectTrue(
          Script(commands: [
            .subscribe("recorder", id: "id"), .unsubscribe("id"), .dispatch(.onTriggerLogin),
            .isGone("recorder"),
          ]), note: "kept")
      },
      Check(
        sameAnswers: "safety.remembers-nothing", step: 2, after: "store.two", order, unsubscribe),
    ]
  }
}

extension Bench<Suite> {
  /// Who was called, in this very order.
  fileprivate func expectOrder(in script: Script, note: String? = nil) throws {
    try comparison(of: script).expect(
      Comment("in-order"), note: note, seeing: \.order)
  }

  /// Who was called how often: that the order is right has a check of its own.
  fileprivate func expectSameCalls(in script: Script) throws {
    try comparison(of: script).expect(Comment("numbers")) {
      $0.order.sorted()
    }
  }

  /// One of several observers unsubscribes some while it is being told.
  fileprivate func expectSameCalls(
    of count: Int, when actor: Int, unsubscribes leaving: [Int]
  ) throws {
    try expectSameCalls(
      in: Script(
        commands: (1...count).subscribing + [
          .dispatch(.onTriggerLogin), .dispatch(.onLoginSuccess("7")),
        ],
        reactions: [
          Reaction(of: .observer(actor), when: .loading, leaving.unsubscribing)
        ]))
  }

  fileprivate func expectSubscriptionsApart() throws {
    let both = try comparison(
      of: Script(commands: [
        .subscribe("recorder", id: "first"), .subscribe("recorder", id: "second"), .idsDiffer,
        .dispatch(.onTriggerLogin), .unsubscribe("second"), .dispatch(.onLoginSuccess("7")),
      ]))
    try SuiteSupport.expect(
      both.actual.truths == [true], given: both.upTo(3).script.code, note: "same-id")
    try both.upTo(4).expectTold("recorder")
    try both.expectTold("recorder")
  }

  /// One of three observers subscribes a new one while it is being told.
  fileprivate func expectSubscribingInside(by actor: Int, when occasion: Occasion) throws {
    let all = try comparison(
      of: Script(
        commands: (1...3).subscribing + [
          .dispatch(.onTriggerLogin), .dispatch(.onLoginSuccess("7")),
        ],
        reactions: [Reaction(of: .observer(actor), when: occasion, [.subscribe("late")])]))
    try all.expectTold("late", note: "late")
    try all.expect(Comment("while-subscribing"), note: "late") {
      $0.calls.filter { $0.observer == "late" }.map(\.isReplay)
    }
    for number in 1...3 { try all.expectTold(.observer(number)) }
  }
}
