import StoreScript
import SuiteSupport

extension Suite {
  static var leavingDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: [
          "store.unsubscribe", "safety.unknown-id", "safety.same-id-twice", "safety.same-closure",
        ], leavingScripts, seeing: \.listeners,
        stores: [
          "unsubscribes-nobody": UnsubscribesNobody.self,
          "unsubscribes-everyone": UnsubscribesEveryone.self,
          "unsubscribes-by-place": UnsubscribesFirst.self,
          "unsubscribes-by-place": UnsubscribesLast.self,
          "unsubscribes-the-others": UnsubscribesOthers.self,
          "unknown-takes-another": UnknownTakesFirst.self,
          "unknown-takes-another": UnknownTakesLast.self, "one-id-for-all": OneID.self,
          "told-once-more": ToldOnceMore.self,
        ]),
      Diagnosis(
        checks: ["safety.forgets"], scripts: forgettingScripts, seeing: \.truths,
        mistakes: [Mistake("crosses-out-only") { _ in [false] }]),
    ]
  }

  /// Some observers have unsubscribed: has the store let go of what the first one captured?
  private static var forgettingScripts: [Script] {
    [1, 3].map { count in
      Script(
        commands: (1...count).subscribing + (1...count).unsubscribing + [
          .dispatch(.onTriggerLogin), .isGone(.observer(1)),
        ])
    }
  }

  private static var leavingScripts: [Script] {
    [[1], [2], [4], [3, 1], [2, 4], [4, 3, 2], [1, 2, 3, 4]].flatMap { leaving in
      [[], [Command.unsubscribeUnknown]].map { unknown in
        let leave: [Command] = leaving.flatMap { observer in
          [.unsubscribe(observer), .dispatch(.onUpdateUsername("\(observer)"))] + unknown
            + [.dispatch(.onTriggerLogin), .unsubscribe(observer), .dispatch(.onLoginSuccess("9"))]
        }
        let start = unknown + (1...4).subscribing + Model.events(2, number: 3).dispatches + unknown
        let end = [.subscribe(5)] + Model.events(2, number: 4).dispatches + [.idsDiffer]
        return Script(commands: start + leave + end)
      }
    }
  }
}

/// Who was told which news, and whether the ids differ.
private struct Listeners: Equatable {
  var news: [String: [State]]
  var idsDiffer: [Bool]
}

extension [Outcome] {
  fileprivate var listeners: Listeners {
    Listeners(news: news.mapValues { $0.map(\.told.new) }, idsDiffer: truths)
  }
}

// MARK: Unsubscribing

private final class UnsubscribesNobody: ModelStore {
  override func unlist(_ id: Int) {}
}

private final class UnsubscribesEveryone: ModelStore {
  override func unlist(_ id: Int) { subscriptions = [] }
}

private final class UnsubscribesFirst: ModelStore {
  override func unlist(_ id: Int) { subscriptions = Array(subscriptions.dropFirst()) }
}

private final class UnsubscribesLast: ModelStore {
  override func unlist(_ id: Int) { subscriptions = subscriptions.dropLast() }
}

private final class UnsubscribesOthers: ModelStore {
  override func unlist(_ id: Int) { subscriptions.removeAll { $0.id != id } }
}

private final class UnknownTakesFirst: ModelStore {
  override func unlist(_ id: Int) {
    if subscriptions.isEmpty { return }
    subscriptions.remove(at: subscriptions.firstIndex { $0.id == id } ?? 0)
  }
}

private final class UnknownTakesLast: ModelStore {
  override func unlist(_ id: Int) {
    if subscriptions.isEmpty { return }
    subscriptions.remove(at: subscriptions.firstIndex { $0.id == id } ?? subscriptions.count - 1)
  }
}

private final class OneID: ModelStore {
  override func makeID() -> Int { 1 }
}

private final class ToldOnceMore: ModelStore {
  private var leaving: Set<Int> = []

  override func tell(_ old: State?, _ new: State) {
    super.tell(old, new)
    subscriptions.removeAll { leaving.contains($0.id) }
  }

  override func unlist(_ id: Int) { leaving.insert(id) }
}
