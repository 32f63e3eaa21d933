import StoreScript
import SuiteSupport

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
