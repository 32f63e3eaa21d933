import Foundation
import SuiteSupport

/// A store with observers, some of which dispatch while they are being told, as planned.
final class Lab {
  /// What an observer dispatches when it is told for the n-th time, the replay not counted.
  struct Reaction: Equatable {
    var observer: Int
    var call: Int
    var events: [Model.Event]
  }

  private let observers: Int
  private let reactions: [Reaction]
  private let events: [Model.Event]

  private var recorders: [Recorder] = []
  /// Every event in the order in which `dispatch` was called with it.
  private var dispatched: [Model.Event] = []
  private var stateAtEnd = Model.State()

  init(observers: Int = 3, reactions: [Reaction], events: [Model.Event]) {
    self.observers = observers
    self.reactions = reactions
    self.events = events
  }

  // MARK: Plans

  /// The first, the second or the last of several observers answers a login at once.
  static var logins: [Lab] {
    [(2, 1), (1, 1), (2, 2), (3, 2)].flatMap { observers, actor in
      [Model.Event.onLoginSuccess("7"), .onLoginError(.offline)].map { answer in
        Lab(
          observers: observers,
          reactions: [Reaction(observer: actor, call: 1, events: [answer])],
          events: [.onTriggerLogin, .onUpdateUsername("ada")])
      }
    }
  }

  /// One observer dispatches several events at once, or several observers dispatch.
  static var severals: [Lab] {
    let texts: [Model.Event] = [
      .onUpdateUsername("ada"), .onUpdateUsername("bob"), .onUpdatePassword("1"),
      .onUpdateUsername("eve"),
    ]
    return [
      Lab(
        observers: 2, reactions: [Reaction(observer: 1, call: 1, events: Array(texts.prefix(2)))],
        events: [.onTriggerLogin]),
      Lab(
        observers: 2, reactions: [Reaction(observer: 1, call: 1, events: texts)],
        events: [.onTriggerLogin, .onLoginSuccess("7")]),
      Lab(
        observers: 3,
        reactions: [
          Reaction(observer: 1, call: 1, events: [texts[0]]),
          Reaction(observer: 2, call: 1, events: [texts[1]]),
        ], events: [.onTriggerLogin, .onLoginSuccess("7")]),
    ]
  }

  /// An answer to the answer to the answer.
  static var chains: [Lab] {
    let names: [Model.Event] = (1...9).map { .onUpdateUsername("\($0)") }
    return [(1, 2), (2, 2), (3, 2), (9, 3)].map { length, observers in
      Lab(
        observers: observers,
        reactions: (1...length).map { call in
          Reaction(observer: (call % observers) + 1, call: call, events: [names[call - 1]])
        }, events: [.onTriggerLogin, .onLoginSuccess("7")])
    }
  }

  static func generated(count: Int) -> [Lab] {
    var generator = SeededGenerator(seed: 4)
    return (0..<count).map { _ in
      let observers = Int.random(in: 1...3, using: &generator)
      let reactions = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Reaction(
          observer: Int.random(in: 1...observers, using: &generator),
          call: Int.random(in: 1...3, using: &generator),
          events: events(1...2, using: &generator))
      }
      return Lab(
        observers: observers, reactions: reactions, events: events(1...3, using: &generator))
    }
  }

  private static func events(
    _ lengths: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> [Model.Event] {
    (0..<Int.random(in: lengths, using: &generator)).map { _ in
      Model.events.randomElement(using: &generator) ?? .onTriggerLogin
    }
  }

  // MARK: Running

  func run() throws {
    let store = Exercise.Store()
    recorders = (0..<observers).map { _ in Recorder() }
    dispatched = []
    for number in 1...observers {
      let recorder = recorders[number - 1]
      _ = store.subscribe { [weak self, weak store] old, new in
        recorder.told.append(Model.Told(old: old, new: new))
        guard let self, let store else { return }
        let call = recorder.told.count - 1
        for reaction in reactions where reaction.observer == number && reaction.call == call {
          for event in reaction.events { self.dispatch(event, to: store) }
        }
      }
    }
    for event in events { dispatch(event, to: store) }
    stateAtEnd = store.state
  }

  private func dispatch(_ event: Model.Event, to store: Exercise.Store) {
    dispatched.append(event)
    store.dispatch(event)
  }

  // MARK: Judging

  /// Whatever was dispatched has happened by the time the outermost `dispatch` is back.
  func expectState() throws {
    try expect(
      stateAtEnd, equals: Model.replay(dispatched), given: given + ["store.state"])
  }

  func expectNumberOfSteps() throws {
    for (number, recorder) in zip(1..., recorders) {
      try expect(
        recorder.told.count, equals: dispatched.count + 1,
        given: given + ["// how often `observer\(number)` was told"])
    }
  }

  /// Every observer was told the same: all the events, in the order in which they were dispatched.
  func expectSameHistory() throws {
    for (number, recorder) in zip(1..., recorders) {
      try expect(
        recorder.told, equals: Model.told(dispatched),
        given: given + ["// what `observer\(number)` was told"], note: "order")
    }
  }

  private var given: [String] {
    var lines = [Model.State().storeCode]
    for number in 1...observers {
      let own = reactions.filter { $0.observer == number }
      guard !own.isEmpty else {
        lines.append("store.subscribe(observer: observer\(number))")
        continue
      }
      lines.append("store.subscribe { old, new in  // observer\(number)")
      for reaction in own {
        lines.append("  // when told for the \(ordinal(reaction.call)) time after the replay:")
        lines += reaction.events.dispatches.map { "  " + $0 }
      }
      lines.append("}")
    }
    return lines + events.dispatches
  }

  private func ordinal(_ number: Int) -> String {
    [1: "1st", 2: "2nd", 3: "3rd"][number] ?? "\(number)th"
  }
}
