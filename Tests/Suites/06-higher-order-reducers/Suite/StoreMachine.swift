import HigherOrderReducersScript
import SuiteSupport

/// A store that is sent something, and that observers watch.
struct StoreMachine: StateMachine {
  typealias Lesson = Suite

  let visible: Sight<Suite>
  /// How many may come.
  var observers = 0
  /// Whether the store is released in the end.
  var releases = false
  var knobs = Model.knobs
  var examples: [[StoreCommand]] = []
  var meter = Meter(level: 5)

  init(
    seeing visible: Sight<Suite>, observers: Int = 0, releases: Bool = false,
    knobs: [Knob] = Model.knobs, examples: [[StoreCommand]] = []
  ) {
    (self.visible, self.observers, self.releases) = (visible, observers, releases)
    (self.knobs, self.examples) = (knobs, examples)
  }

  struct World {
    /// How many observers have come.
    var observers = 0
    var isReleased = false
  }

  let start = World()

  func commands(in world: World) -> [StoreCommand] {
    world.isReleased
      ? []
      : knobs.map { .send($0) } + (world.observers < observers ? [.subscribe] : [])
        + (releases ? [.release] : [])
  }

  func perform(_ command: StoreCommand, in world: inout World) {
    switch command {
    case .send: break
    case .subscribe: world.observers += 1
    case .release: world.isReleased = true
    }
  }

  func script(of word: [StoreCommand]) -> [Call] { [.store(word.map { Turn($0) }, of: [meter])] }

  func beginning(of trace: [Answer], through word: [StoreCommand]) -> [Answer] {
    trace.first(word.count + 1)
  }

  func sights(of word: [StoreCommand]) -> [Sight<Suite>] { [visible] }

  /// Two stores by turns.
  var byTurns: Turns<StoreMachine> {
    Turns(
      of: self,
      script: { word in
        [.store(word.map { Turn($0.command, at: $0.object) }, of: [meter, Meter(level: 9)])]
      }, beginning: { $0.first($1.count + 1) }, sights: { _ in [visible] })
  }
}

extension Sight<Suite> {
  static var value: Sight { Sight("store.value") { $0[0].stores.last?.values.first } }

  /// Of two stores.
  static var values: Sight { Sight("[first.value, second.value]") { $0[0].stores.last?.values } }

  static var runs: Sight {
    Sight("runs" + Comment("runs").trailing, noting: .runs) {
      $0.stores.flatMap(\.runs).compactMap(\.run)
    }
  }

  static var runCount: Sight {
    Sight("runs.count" + Comment("number-of-runs").trailing, noting: .runs, note: "runs") {
      $0.stores.flatMap(\.runs).count
    }
  }

  /// What is told to who subscribes.
  static var replays: Sight { told { $0 == .subscribe } }

  /// What is told of what is sent.
  static var news: Sight { told { $0 != .subscribe } }

  /// What observers found in the store when they were told.
  static var seen: Sight {
    Sight { actual, expected, script in
      guard let seen = actual[0].heard(\.seen) else { return }
      try expect(
        seen, equals: expected[0].heard(\.seen) ?? [],
        given: Suite.code(script[0], noting: .seen) + ["seen" + Comment("found").trailing])
    }
  }

  /// Whether the store is gone that was released.
  static var isGone: Sight {
    Sight { actual, expected, script in
      try expect(
        actual[0].stores.last?.isGone == expected[0].stores.last?.isGone,
        given: Suite.code(script[0]), note: "stays")
    }
  }

  /// What all observers were told, if the last command is meant.
  private static func told(by isMeant: @escaping (StoreCommand) -> Bool) -> Sight {
    Sight { actual, expected, script in
      guard case .store(let turns, _)? = script.first, let last = turns.last, isMeant(last.action),
        actual[0].stores.last?.heard != expected[0].stores.last?.heard
      else { return }
      guard let heard = actual[0].heard else {
        return try expect(last.action != .subscribe, given: [], note: "missing")
      }
      try expect(
        heard, equals: expected[0].heard ?? [],
        given: Suite.code(script[0], noting: .calls) + ["calls" + Comment("told").trailing])
    }
  }
}

extension Answer {
  var stores: [StoreMoment] { if case .store(let moments) = self { moments } else { [] } }

  /// What observers were told, as the lines note it; nil where they can't be.
  var heard: [String]? { heard(\.value) }

  func heard(_ meter: KeyPath<Heard, Meter>) -> [String]? {
    let all = stores.compactMap(\.heard)
    guard all.count == stores.count else { return nil }
    return all.flatMap(\.self).map {
      "\($0.observer): \($0[keyPath: meter].level) \($0[keyPath: meter].unit)"
    }
  }
}
