import Foundation
import SuiteSupport

extension Suite {
  static var leavingDiagnoses: [Diagnosis] {
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
        checks: ["safety.forgets"], samples: [1, 3], exercise: forgets,
        mistakes: [Mistake("crosses-out-only") { _ in false }]),
    ]
  }

  /// Whether the store has let go of what some observers captured once they have unsubscribed.
  private static func forgets(_ count: Int) -> Bool {
    let store = Exercise.Store()
    func visit() -> () -> Bool {
      let recorders = (1...count).map { _ in Recorder() }
      for id in recorders.map({ $0.subscribe(to: store) }) { store.unsubscribe(id) }
      return { [weak recorder = recorders[0]] in recorder == nil }
    }
    let isForgotten = visit()
    store.dispatch(.onTriggerLogin)
    return isForgotten()
  }

  private static var leavingScripts: [Script] {
    [[1], [2], [4], [3, 1], [2, 4], [4, 3, 2], [1, 2, 3, 4]].flatMap { leaving in
      [[], [Script.Command.unsubscribeUnknown]].map { unknown in
        let leave = leaving.flatMap { observer in
          [.unsubscribe(observer), .dispatch(.onUpdateUsername("\(observer)"))] + unknown
            + [.dispatch(.onTriggerLogin), .unsubscribe(observer), .dispatch(.onLoginSuccess("9"))]
        }
        return Script(
          commands: unknown + Script.subscribe(1...4) + Script.dispatches(2, seed: 3) + unknown
            + leave + [.subscribe(5)] + Script.dispatches(2, seed: 4))
      }
    }
  }
}

extension Performance {
  /// Who was told which news, and whether the ids differ.
  struct Listeners: Equatable {
    var news: [Int: [Model.State]]
    var idsDiffer: Bool
  }

  fileprivate var listeners: Listeners {
    Listeners(news: news.mapValues { $0.map(\.told.new) }, idsDiffer: idsDiffer)
  }
}

// MARK: Unsubscribing

private final class UnsubscribesNobody: ModelStore {
  override func unsubscribe(_ id: UUID) {}
}

private final class UnsubscribesEveryone: ModelStore {
  override func unsubscribe(_ id: UUID) { subscriptions = [] }
}

private final class UnsubscribesFirst: ModelStore {
  override func unsubscribe(_ id: UUID) { subscriptions = Array(subscriptions.dropFirst()) }
}

private final class UnsubscribesLast: ModelStore {
  override func unsubscribe(_ id: UUID) { subscriptions = subscriptions.dropLast() }
}

private final class UnsubscribesOthers: ModelStore {
  override func unsubscribe(_ id: UUID) { subscriptions.removeAll { $0.id != id } }
}

private final class UnknownTakesFirst: ModelStore {
  override func unsubscribe(_ id: UUID) {
    if subscriptions.isEmpty { return }
    subscriptions.remove(at: subscriptions.firstIndex { $0.id == id } ?? 0)
  }
}

private final class UnknownTakesLast: ModelStore {
  override func unsubscribe(_ id: UUID) {
    if subscriptions.isEmpty { return }
    subscriptions.remove(at: subscriptions.firstIndex { $0.id == id } ?? subscriptions.count - 1)
  }
}

private final class OneID: ModelStore {
  private let id = UUID()

  override func subscribe(_ observer: @escaping Observer) -> UUID {
    list(observer, under: id)
    replay(to: observer)
    return id
  }
}

private final class ToldOnceMore: ModelStore {
  private var leaving: Set<UUID> = []

  override func tell(_ old: Model.State?, _ new: Model.State) {
    super.tell(old, new)
    subscriptions.removeAll { leaving.contains($0.id) }
  }

  override func unsubscribe(_ id: UUID) { leaving.insert(id) }
}
