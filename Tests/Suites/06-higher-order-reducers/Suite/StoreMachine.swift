import HigherOrderReducersScript
import SuiteSupport

/// A store that is sent something, and that observers watch.
struct StoreMachine: StateMachine {
  typealias Lesson = Suite

  let visible: Sight<Suite>
  /// How many may come.
  var observers = 0
  var knobs = Model.knobs
  var examples: [[StoreCommand]] = []
  var meter = Meter(level: 5)

  init(
    seeing visible: Sight<Suite>, observers: Int = 0, knobs: [Knob] = Model.knobs,
    examples: [[StoreCommand]] = []
  ) {
    (self.visible, self.observers, self.knobs, self.examples) = (
      visible, observers, knobs, examples
    )
  }

  /// How many observers have come.
  let start = 0

  func commands(in count: Int) -> [StoreCommand] {
    knobs.map { .send($0) } + (count < observers ? [.subscribe] : [])
  }

  func perform(_ command: StoreCommand, in count: inout Int) {
    if command == .subscribe { count += 1 }
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

  /// What all observers were told, if the last command is meant.
  private static func told(by isMeant: @escaping (StoreCommand) -> Bool) -> Sight {
    Sight { actual, expected, script in
      guard case .store(let turns, _)? = script.first, let last = turns.last, isMeant(last.action),
        let heard = actual[0].heard
      else { return }
      try expect(
        heard, equals: expected[0].heard ?? [],
        given: Suite.code(script[0], noting: .calls) + ["calls" + Comment("told").trailing])
    }
  }
}

extension Answer {
  var stores: [StoreMoment] { if case .store(let moments) = self { moments } else { [] } }

  /// What observers were told, as the lines note it; nil where they can't be.
  var heard: [String]? {
    let all = stores.compactMap(\.heard)
    guard all.count == stores.count else { return nil }
    return all.flatMap(\.self).map { "\($0.observer): \($0.value.level) \($0.value.unit)" }
  }
}
