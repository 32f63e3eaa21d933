import EffectsScript
import SuiteSupport

extension Suite {
  static var lateDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "late.cancel", "late.replace", "late.old-answer", "late.once", "late.others",
          "late.one-table", "late.any-order", "late.at-once",
        ],
        scripts: [Model.lateScripts], seeing: { $0.map(\.store.values) },
        mistakes: [
          late("ids-are-ignored", IgnoresIDs.self),
          late("cancel-is-ignored", IgnoresCancel.self),
          late("cancel-forgets-all", CancelForgetsAll.self),
          late("cancel-is-for-ever", CancelsForEver.self),
          late("ids-without-numbers", ComparesIDs.self),
          late("older-one-stays", OlderStays.self),
          late("nothing-is-replaced", ReplacesNothing.self),
          late("answers-count-again", CountsAgain.self),
          late("two-tables", TwoTables.self),
        ])
    ]
  }

  private static func late(
    _ name: String, _ type: ModelStore.Type
  ) -> Mistake<[Call], [[[String]]]> {
    Mistake(name) { $0.play(on: Model(stores: type)).map(\.store.values) }
  }
}

/// As it was after step 2.
private final class IgnoresIDs: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) { send(makeAction()) }
}

private final class IgnoresCancel: ModelStore {
  override func cancel(_ id: String) {}
}

private final class CancelForgetsAll: ModelStore {
  override func cancel(_ id: String) { underWay = [:] }
}

/// An id that was cancelled once never counts again.
private final class CancelsForEver: ModelStore {
  private var cancelled: Set<String> = []

  override func cancel(_ id: String) {
    super.cancel(id)
    cancelled.insert(id)
  }

  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    if !cancelled.contains(id) { super.end(id, number, makeAction) }
  }
}

/// Asks only whether anything with this id is under way.
private final class ComparesIDs: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    if let latest = underWay[id] { super.end(id, latest, makeAction) }
  }
}

/// Whoever comes while the id is taken counts for nothing.
private final class OlderStays: ModelStore {
  override func begin(_ id: String) -> Int {
    let older = underWay[id]
    let number = super.begin(id)
    if let older { underWay[id] = older }
    return number
  }
}

/// Each effect counts until it is answered, or its id is cancelled.
private final class ReplacesNothing: ModelStore {
  private var numbers: [String: Set<Int>] = [:]

  override func begin(_ id: String) -> Int {
    let number = super.begin(id)
    numbers[id, default: []].insert(number)
    return number
  }

  override func cancel(_ id: String) { numbers[id] = nil }

  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    if numbers[id, default: []].remove(number) != nil { send(makeAction()) }
  }
}

private final class CountsAgain: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    if underWay[id] == number { send(makeAction()) }
  }
}

/// The ids of the server and those of the clock have nothing to do with each other.
private final class TwoTables: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      super.perform(
        .logIn(id: "server \(id)", username: username, password: password, then: then))
    case .wait(let id, let seconds, let then):
      super.perform(.wait(id: "clock \(id)", seconds: seconds, then: then))
    case .cancel(let id):
      super.perform(.cancel(id: "server \(id)"))
      super.perform(.cancel(id: "clock \(id)"))
    }
  }
}
