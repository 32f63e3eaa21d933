import StoreScript
import SuiteSupport

extension Suite {
  static var orderChecks: [Check<Suite>] {
    let (order, unsubscribe) = ("order.subscription-order", "store.unsubscribe")
    return [
      Check(order, step: 2, after: "store.everyone") { context in
        try forAll([2, 3, 16, 101]) { count in
          let script = Script(
            commands: (1...count).subscribing + [
              .dispatch(.onUpdateUsername("ada")), .dispatch(.onTriggerLogin),
            ])
          try context.expectOrder(in: script, note: "order")
        }
      },
      Check("order.after-unsubscribing", step: 2, after: order, unsubscribe) { context in
        try forAll([[1], [2], [1, 2], [2, 4], [3, 1], [2, 5, 4]]) { leaving in
          let script = Script(
            commands: (1...5).subscribing + leaving.unsubscribing + [
              .dispatch(.onTriggerLogin), .subscribe(6), .dispatch(.onLoginSuccess("7")),
            ])
          try context.expectOrder(in: script)
        }
      },
      Check("safety.unknown-id", step: 2, after: unsubscribe) { context in
        try context.expectSameCalls(in: Script(commands: [.unsubscribeUnknown]))
        try context.expectSameCalls(
          in: Script(
            commands: [.unsubscribeUnknown] + (1...3).subscribing
              + [.unsubscribeUnknown, .dispatch(.onTriggerLogin)]))
      },
      Check("safety.same-id-twice", step: 2, after: "safety.unknown-id") { context in
        try forAll(1...3) { leaving in
          let twice = [Command](repeating: .unsubscribe(leaving), count: 2)
          try context.expectSameCalls(
            in: Script(commands: (1...3).subscribing + twice + [.dispatch(.onTriggerLogin)]))
        }
      },
      Check("safety.same-closure", step: 2, after: unsubscribe) {
        try $0.expectSubscriptionsApart()
      },
      Check("safety.unsubscribe-self", step: 2, after: unsubscribe) { context in
        try forAll(1...3) { try context.expectSameCalls(of: 3, when: $0, unsubscribes: [$0]) }
      },
      Check("safety.unsubscribe-earlier", step: 2, after: order, "safety.unsubscribe-self") {
        context in
        try context.expectSameCalls(of: 3, when: 2, unsubscribes: [1])
        try context.expectSameCalls(of: 3, when: 3, unsubscribes: [1])
        try context.expectSameCalls(of: 4, when: 3, unsubscribes: [1, 2])
      },
      Check("safety.unsubscribe-later", step: 2, after: order, "safety.unsubscribe-self") {
        context in
        try context.expectSameCalls(of: 3, when: 1, unsubscribes: [2])
        try context.expectSameCalls(of: 3, when: 1, unsubscribes: [3])
        try context.expectSameCalls(of: 3, when: 1, unsubscribes: [2, 3])
        try context.expectSameCalls(of: 4, when: 2, unsubscribes: [1, 3])
      },
      Check("safety.subscribe-inside", step: 2, after: "store.everyone", "store.state-first") {
        context in
        try forAll(1...3) { try context.expectSubscribingInside(by: $0, when: .loading) }
        // The first call is the replay: `subscribe` is still under way then.
        try forAll(1...3) { try context.expectSubscribingInside(by: $0, when: .call(0)) }
      },
      Check("safety.forgets", step: 2, after: unsubscribe) { context in
        try context.expectTrue(
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

extension TestContext<Suite> {
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

extension Suite {
  static var orderDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["order.subscription-order", "order.after-unsubscribing"], orderScripts,
        seeing: \.newsOrder,
        stores: [
          "newest-first": NewestFirst.self, "last-fills-the-gap": LastFillsGap.self,
        ],
        others: [
          .onlyOrder("any-order") { script in
            script.play(on: Model()).newsOrder
          }
        ]),
      diagnosis(
        of: [
          "safety.unsubscribe-self", "safety.unsubscribe-earlier", "safety.unsubscribe-later",
          "safety.subscribe-inside",
        ], insideScripts, seeing: \.told,
        stores: [
          "walks-the-living-list": WalksLivingList.self,
          "walks-the-living-list": WalksLivingListToOldEnd.self,
          "tells-who-has-left": TellsWhoHasLeft.self,
          "newcomer-told-twice": TellsNewcomers.self,
          "deaf-while-telling": KeepsWhoLeavesInside.self,
          "deaf-while-telling": LosesChangesInside.self,
        ]),
    ]
  }

  private static var orderScripts: [Script] {
    [[], [1], [2], [3, 5], [1, 9, 2], [7, 4, 11]].map { leaving in
      Script(
        commands: (1...12).subscribing + Model.events(2, number: 1).dispatches
          + leaving.unsubscribing + Model.events(2, number: 2).dispatches
          + (13...14).subscribing + Model.events(2, number: 3).dispatches)
    }
  }

  /// One of four observers unsubscribes some, itself perhaps, or subscribes new ones.
  private static var insideScripts: [Script] {
    let leaving: [(Int, [Int])] = [
      (1, [1]), (2, [2]), (4, [4]), (2, [1]), (3, [1, 2]), (4, [2]), (1, [2]), (1, [3, 4]),
      (2, [4]), (2, [1, 3]), (3, [3, 4]),
    ]
    let coming: [(Int, [Int])] = [(1, [5]), (3, [5]), (4, [5, 6])]
    let changes =
      leaving.map { ($0, $1.unsubscribing) }
      + coming.map { ($0, $1.subscribing) }
    return zip(1..., changes).map { number, change in
      Script(
        commands: (1...4).subscribing + Model.events(5, number: number).dispatches,
        reactions: [Reaction(of: .observer(change.0), when: .call(2), change.1)])
    }
  }
}

// MARK: The order

private final class NewestFirst: ModelStore {
  override func list(_ observer: @escaping Observer, under id: Int) {
    subscriptions.insert((id, observer), at: 0)
  }
}

private final class LastFillsGap: ModelStore {
  override func unlist(_ id: Int) {
    guard let index = subscriptions.firstIndex(where: { $0.id == id }) else { return }
    subscriptions.swapAt(index, subscriptions.count - 1)
    subscriptions.removeLast()
  }
}

// MARK: Coming and going inside a round

private final class WalksLivingList: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    var index = 0
    while index < subscriptions.count {
      subscriptions[index].observer(old, new)
      index += 1
    }
  }
}

private final class WalksLivingListToOldEnd: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    for index in subscriptions.indices where index < subscriptions.count {
      subscriptions[index].observer(old, new)
    }
  }
}

private final class TellsWhoHasLeft: ModelStore {
  override func isSubscribed(_ id: Int) -> Bool { true }
}

private final class TellsNewcomers: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    var told: Set<Int> = []
    while let next = subscriptions.first(where: { !told.contains($0.id) }) {
      told.insert(next.id)
      next.observer(old, new)
    }
  }
}

private final class KeepsWhoLeavesInside: ModelStore {
  override func unlist(_ id: Int) {
    if !isTelling { super.unlist(id) }
  }
}

private final class LosesChangesInside: ModelStore {
  override func tell(_ old: State?, _ new: State) {
    let before = subscriptions
    for (_, observer) in before { observer(old, new) }
    subscriptions = before
  }
}
