import EffectsScript
import SuiteSupport

extension Suite {
  static var storeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "store.send", "store.once", "store.asks", "store.answer", "store.wait", "store.again",
          "store.at-once",
        ],
        scripts: [storeScript], seeing: \.self,
        mistakes: [
          store("store-does-nothing", DoesNothing.self),
          store("store-forgets-effects", ForgetsEffects.self),
          store("store-runs-reducer-twice", RunsTwice.self),
          store("store-runs-reducer-twice", RunsOnCopyToo.self),
          store("store-performs-twice", PerformsTwice.self),
          store("store-performs-first-only", PerformsFirstOnly.self),
          store("store-performs-backwards", PerformsBackwards.self),
          store("store-performs-too-early", PerformsTooEarly.self),
          store("store-asks-with-other-words", SwapsWords.self),
          store("store-asks-with-other-words", AsksWithUsernameTwice.self),
          store("store-waits-another-time", AlwaysWaitsThreeSeconds.self),
          store("store-waits-another-time", WaitsInMilliseconds.self),
          store("store-waits-another-time", WaitsAtLeastOneSecond.self),
          store("store-notes-too-late", NotesTooLate.self),
          store("store-remembers-one-effect", RemembersOneEffect.self),
          store("store-ignores-answer", IgnoresAnswer.self),
          store("store-ignores-failures", IgnoresFailures.self),
          store("store-goes-past-send", GoesPastSend.self),
          store("store-does-not-wait", DoesNotWait.self),
          store("store-ignores-clock", IgnoresClock.self),
          store("end-forgets-all", EndForgetsAll.self),
        ]),
      Diagnosis(
        checks: ["store.goes-away"], scripts: departures, seeing: { $0[0].store.departures },
        mistakes: [
          Mistake("store-is-held-by-closures") { [!$0[0].asks && !$0[0].waits] },
          Mistake("store-is-held-by-closures") { [!$0[0].asks] },
          Mistake("store-is-held-by-closures") { [!$0[0].waits] },
          Mistake("store-is-always-held") { _ in [false] },
        ]),
      Diagnosis(
        checks: ["store.only-send"], scripts: [[.storeValueIsWritable]], seeing: \.self,
        mistakes: [Mistake("value-is-open") { $0.play(on: Model(storeValueIsWritable: true)) }]),
    ]
  }

  private static var storeScript: [Call] {
    let answered: [StoreCommand] = [
      .answer(0, .success("u1")), .answer(1, .failure(.offline)), .ring(0), .ring(1),
    ]
    return Model.requests.map { .watched($0.map { .send($0) } + answered, from: ["old"]) }
      + [.watched([.send(Model.chain(4))] + Model.answering(chain: 4))]
      + [1, 3].map { .watched([.send(Model.chain($0))], .atOnce) }
  }

  private static var departures: [[Call]] {
    [[], [Wish.ask("a")], [.wait("a")]].map { wishes in
      [.store([.send(Deed("tap", wishes)), .release, .isGone])]
    }
  }

  static func store(_ name: String, _ type: ModelStore.Type) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: Model(stores: type)) }
  }
}

extension Call {
  /// Whether a store of it waits for the server.
  fileprivate var asks: Bool {
    wishes.contains { if case .logIn = $0 { true } else { false } }
  }

  /// Whether a store of it waits for the clock.
  fileprivate var waits: Bool {
    wishes.contains { if case .wait = $0 { true } else { false } }
  }

  private var wishes: [Wish] {
    guard case .store(let commands, _, _) = self else { return [] }
    return commands.flatMap { if case .send(let deed) = $0 { deed.wishes } else { [Wish]() } }
  }
}

// MARK: send

private final class DoesNothing: ModelStore {
  override func send(_ deed: Deed) {}
}

private final class ForgetsEffects: ModelStore {
  override func perform(_ effect: Effect<Deed>) {}
}

private final class RunsTwice: ModelStore {
  override func send(_ deed: Deed) {
    _ = reducer(&value, deed)
    super.send(deed)
  }
}

private final class PerformsTwice: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    super.perform(effect)
    super.perform(effect)
  }
}

private final class PerformsFirstOnly: ModelStore {
  override func send(_ deed: Deed) {
    if let effect = reducer(&value, deed).first { perform(effect) }
  }
}

private final class PerformsBackwards: ModelStore {
  override func send(_ deed: Deed) {
    for effect in reducer(&value, deed).reversed() { perform(effect) }
  }
}

/// One run is for the effects, on a copy.
private final class RunsOnCopyToo: ModelStore {
  override func send(_ deed: Deed) {
    var copy = value
    let effects = reducer(&copy, deed)
    _ = reducer(&value, deed)
    for effect in effects { perform(effect) }
  }
}

/// The new value is kept only after its effects are done.
private final class PerformsTooEarly: ModelStore {
  override func send(_ deed: Deed) {
    var next = value
    for effect in reducer(&next, deed) { perform(effect) }
    value = next
  }
}

// MARK: What is asked

private final class SwapsWords: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    guard case .logIn(let id, let username, let password, let then) = effect else {
      return super.perform(effect)
    }
    super.perform(.logIn(id: id, username: password, password: username, then: then))
  }
}

private final class AsksWithUsernameTwice: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    guard case .logIn(let id, let username, _, let then) = effect else {
      return super.perform(effect)
    }
    super.perform(.logIn(id: id, username: username, password: username, then: then))
  }
}

/// Waits for other seconds than the effect says.
private class WaitsAnotherTime: ModelStore {
  func time(_ seconds: Int) -> Int { seconds }

  override func perform(_ effect: Effect<Deed>) {
    guard case .wait(let id, let seconds, let then) = effect else { return super.perform(effect) }
    super.perform(.wait(id: id, seconds: time(seconds), then: then))
  }
}

private final class AlwaysWaitsThreeSeconds: WaitsAnotherTime {
  override func time(_ seconds: Int) -> Int { 3 }
}

private final class WaitsInMilliseconds: WaitsAnotherTime {
  override func time(_ seconds: Int) -> Int { seconds &* 1_000 }
}

private final class WaitsAtLeastOneSecond: WaitsAnotherTime {
  override func time(_ seconds: Int) -> Int { max(1, seconds) }
}

/// Remembers an effect only once the environment is back.
private final class NotesTooLate: ModelStore {
  private var begun: [(id: String, number: Int)] = []

  override func perform(_ effect: Effect<Deed>) {
    super.perform(effect)
    for (id, number) in begun { underWay[id] = number }
    begun = []
  }

  override func begin(_ id: String) -> Int {
    count += 1
    begun.append((id, count))
    return count
  }
}

private final class RemembersOneEffect: ModelStore {
  override func begin(_ id: String) -> Int {
    underWay = [:]
    return super.begin(id)
  }
}

// MARK: What comes back

private final class IgnoresAnswer: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {}
}

private final class IgnoresFailures: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    guard case .logIn(let id, let username, let password, let then) = effect else {
      return super.perform(effect)
    }
    let number = begin(id)
    environment.logIn(username, password) { [weak self] result in
      if case .success = result { self?.end(id, number) { then(result) } }
    }
  }
}

/// Runs the reducer itself, and drops what it asks for.
private final class GoesPastSend: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    _ = reducer(&value, makeAction())
  }
}

/// Sends what belongs to a clock without asking it.
private final class DoesNotWait: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    if case .wait(_, _, let then) = effect { send(then) } else { super.perform(effect) }
  }
}

private final class IgnoresClock: ModelStore {
  override func perform(_ effect: Effect<Deed>) {
    if case .wait(_, let seconds, _) = effect {
      environment.wait(seconds) {}
    } else {
      super.perform(effect)
    }
  }
}

private final class EndForgetsAll: ModelStore {
  override func end(_ id: String, _ number: Int, _ makeAction: () -> Deed) {
    guard underWay[id] == number else { return }
    underWay = [:]
    send(makeAction())
  }
}
