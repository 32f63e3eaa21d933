import EffectsScript
import SuiteSupport

extension Suite {
  static var lateChecks: [Check<Suite>] {
    let (ask, wait, cancel) = (
      StoreCommand.send(Deed("ask", [.ask("a")])), StoreCommand.send(Deed("wait", [.wait("a")])),
      StoreCommand.send(Deed("cancel", [.cancel(id: "a")]))
    )
    let askAgain = StoreCommand.send(Deed("ask again", [.ask("a", "bob")]))
    let waitAgain = StoreCommand.send(Deed("wait again", [.wait("a", 1, then: "rang again")]))
    let (first, second) = (
      StoreCommand.answer(0, .success("u1")), StoreCommand.answer(1, .success("u2"))
    )
    return [
      Check("late.cancel", step: 3, after: "store.answer", "store.wait") { context in
        try context.expectLate([ask, cancel, first])
        try context.expectLate([wait, cancel, .ring(0)])
        try context.expectLate([.send(Deed("both", [.ask("a"), .cancel(id: "a")])), first])
      },
      Check("late.replace", step: 3, after: "late.cancel") { context in
        try context.expectLate([ask, askAgain, second])
        try context.expectLate([ask, askAgain, second, first])
        try context.expectLate([wait, waitAgain, .ring(1), .ring(0)])
        try context.expectLate([.send(Deed("both", [.ask("a"), .ask("a", "bob")])), second, first])
      },
      Check("late.old-answer", step: 3, after: "late.replace") { context in
        for between in [[], [cancel]] {
          try context.expectLate([ask] + between + [askAgain, first])
          try context.expectLate([ask] + between + [askAgain, first, second])
          try context.expectLate([wait] + between + [waitAgain, .ring(0), .ring(1)])
        }
        try context.expectLate([ask, first, askAgain, first, second])
      },
      Check("late.once", step: 3, after: "late.cancel") { context in
        try context.expectLate([ask, first, .answer(0, .failure(.offline))])
        try context.expectLate([wait, .ring(0), .ring(0)])
      },
      Check("late.others", step: 3, after: "late.old-answer") { context in
        let other = StoreCommand.send(Deed("ask b", [.ask("b", "bob")]))
        try context.expectLate([cancel])
        try context.expectLate([other, cancel, first])
        try context.expectLate([ask, other, cancel, second, first])
        try context.expectLate([ask, other, first, second])
        try context.expectLate([ask, other, second, first])
        try context.expectLate([ask, .send(Deed("wait b", [.wait("b")])), .ring(0), first])
        try context.expectLate([ask, first, cancel, askAgain, second])
        // Ids that are nearly the same aren't.
        for id in ["ab", "A", "", " a", "b a"] {
          let similar = StoreCommand.send(Deed("ask", [.ask(id, "bob")]))
          try context.expectLate([similar, cancel, first])
          try context.expectLate([ask, similar, first, second])
        }
      },
      Check("late.one-table", step: 3, after: "late.old-answer") { context in
        try context.expectLate([ask, wait, first])
        try context.expectLate([ask, wait, first, .ring(0)])
        try context.expectLate([wait, ask, .ring(0), first])
      },
      Check(
        "late.any-order", step: 3, after: "late.old-answer", "late.once", "late.others",
        "late.one-table", "store.again"
      ) { context in
        let oneID = Model.oneID + [Model.askAnew]
        try context.expectWords(of: StoreMachine { oneID.sends + $0.callingBack }, upTo: 3)
        try context.expectWords(
          of: StoreMachine { Model.lateDeeds.sends + $0.callingBack }, upTo: 1, byChance: 150)
      },
      Check(
        "late.at-once", step: 3, after: "late.replace", "late.once", "store.at-once"
      ) { context in
        let inner = Wish.ask("a", "eve")
        for deed in [
          Deed("ask", [.ask("a")]), Deed("ask", [.ask("a", then: [inner])]),
          Deed("wait", [.wait("a", 1, then: "rang", [inner])]),
        ] {
          try context.expectValue(after: [.send(deed)], .atOnce)
          try context.expectValue(after: [.send(deed), .send(deed)], .atOnce)
        }
      },
      Check(
        sameAnswers: "late.remembers-nothing", step: 3, after: "store.two", "late.any-order"
      ) { context in
        try context.expectWords(
          of: StoreMachine { Model.oneID.sends + $0.callingBack }.byTurns, upTo: 2, byChance: 60)
      },
    ]
  }
}

extension TestContext<Suite> {
  /// The first command after which the store's value isn't as it should be.
  fileprivate func expectLate(_ commands: [StoreCommand]) throws {
    let (actual, expected) = try traceAndModel(of: [Call.watched(commands)])
    let values = zip(actual[0].store.values, expected[0].store.values)
    for (index, (seen, right)) in values.enumerated() {
      try SuiteSupport.expect(
        seen, equals: right,
        given: Suite.code(.store(Array(commands[...index]) + [.value])))
    }
  }
}

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
          late("remembers-only-cancels", RemembersOnlyCancels.self),
          late("clocks-without-numbers", ClocksAlwaysCount.self),
          late("clocks-without-numbers", ClocksCompareIDs.self),
          late("old-answer-ends-the-new", OldEndsNew.self),
          late("frees-the-id-after-sending", FreesAfterSending.self),
          late("older-one-stays", OlderStays.self),
          late("older-one-stays", BeginsOnlyWhatIsNew.self),
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

/// What isn't cancelled counts; a new effect takes the mark of its id away.
private final class RemembersOnlyCancels: ModelStore {
  private var cancelled: Set<String> = []

  override func begin(_ id: String) -> Int {
    cancelled.remove(id)
    return super.begin(id)
  }

  override func cancel(_ id: String) { cancelled.insert(id) }

  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    if !cancelled.contains(id) { send(makeAction()) }
  }
}

/// Only what the server was asked is remembered.
private final class ClocksAlwaysCount: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    guard case .wait(_, let seconds, let then) = effect else { return super.perform(effect) }
    environment.wait(seconds) { [weak self] in self?.send(then) }
  }
}

/// A clock asks only whether anything with its id is under way.
private final class ClocksCompareIDs: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    guard case .wait(let id, let seconds, let then) = effect else { return super.perform(effect) }
    _ = begin(id)
    environment.wait(seconds) { [weak self] in
      if let self, let latest = underWay[id] { end(id, latest) { then } }
    }
  }
}

/// Whatever comes back frees its id, also if nobody waits for it.
private final class OldEndsNew: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    if underWay.removeValue(forKey: id) == number { send(makeAction()) }
  }
}

/// Whatever the action begins anew with this id is forgotten with it.
private final class FreesAfterSending: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    guard underWay[id] == number else { return }
    send(makeAction())
    underWay[id] = nil
  }
}

/// Whoever comes while the id is taken isn't begun at all.
private final class BeginsOnlyWhatIsNew: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    switch effect {
    case .logIn(let id, _, _, _), .wait(let id, _, _):
      if underWay[id] == nil { super.perform(effect) }
    case .cancel: super.perform(effect)
    }
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
