import SuiteSupport
import YourOwnAppScript

/// A kitchen in which things happen, by the reducer within some layers or as `startKitchen` makes it.
struct KitchenMachine: StateMachine {
  typealias Lesson = Suite
  typealias World = Kitchen

  /// What the kitchens are made of.
  enum Making {
    /// One reducer for all kitchens, within these layers.
    case reducing([Layer])
    case started
  }

  let making: Making
  /// How many events of a word aren't looked at; it always is at the last one.
  let unseen: Int
  let visible: [Sight<Suite>]
  let alphabet: (Kitchen) -> [AppEvent]

  /// - Parameters:
  ///   - visible: what has to be as the model's after a word.
  ///   - alphabet: the events that may follow, in a kitchen of the model.
  init(
    _ making: Making = .reducing([]), unseen: Int = 0, seeing visible: Sight<Suite>...,
    alphabet: @escaping (Kitchen) -> [AppEvent] = { _ in [] }
  ) {
    (self.making, self.unseen) = (making, unseen)
    (self.visible, self.alphabet) = (visible, alphabet)
  }

  let start = Kitchen()

  func commands(in kitchen: Kitchen) -> [AppEvent] { alphabet(kitchen) }

  func perform(_ event: AppEvent, in kitchen: inout Kitchen) {
    AppRules().reduce(&kitchen, event)
  }

  func script(of word: [AppEvent]) -> [Call] { script(of: word.turns, kitchens: 1) }

  func beginning(of trace: [Answer], through word: [AppEvent]) -> [Answer] {
    beginning(of: trace, after: word.count)
  }

  func sights(of word: [AppEvent]) -> [Sight<Suite>] { visible }

  private func script(of turns: [Turn], kitchens: Int) -> [Call] {
    switch making {
    case .reducing(let layers):
      [.reducing(turns, kitchens: kitchens, layers: layers, unseen: min(unseen, turns.count))]
    case .started: [.started(turns, kitchens: kitchens)]
    }
  }

  /// Where kitchens are started there is a moment for each start, else one for the beginning.
  fileprivate func beginning(
    of trace: [Answer], after count: Int, kitchens: Int = 1
  ) -> [Answer] {
    let starts = if case .started = making { kitchens } else { 1 }
    return trace.map { .moments(Array($0.moments.prefix(starts + count))) }
  }

  /// Two kitchens by turns.
  var byTurns: Turns<KitchenMachine> {
    Turns(
      of: self,
      script: { word in
        script(of: word.map { Turn($0.command, in: $0.object) }, kitchens: 2)
      }, beginning: { beginning(of: $0, after: $1.count, kitchens: 2) },
      sights: { _ in visible })
  }
}

// MARK: - Sights

extension Sight<Suite> {
  static var screen: Sight { Sight("screen(of: state)") { $0[0].moments.last?.screen } }

  /// The screens of two kitchens.
  static var screens: Sight {
    Sight("[screen(of: first), screen(of: second)]") { $0[0].moments.last?.screens }
  }

  /// The names that the bell was given.
  static var rung: Sight {
    Sight("rung" + Comment("rung").trailing, code: Suite.code(noting: .rung)) {
      $0[0].moments.flatMap(\.rung)
    }
  }

  /// All that is called, and by which of so many kitchens.
  static func calls(of kitchens: Int = 1) -> Sight {
    Sight("calls" + Comment("called").trailing, code: Suite.code(noting: .calls)) {
      $0[0].moments.notes(of: kitchens)
    }
  }

  /// The screens that were shown; where as many were as should be, the last one.
  static var shown: Sight {
    Sight(code: Suite.code(noting: .shown)) { actual, expected, code in
      let (seen, right) = (
        actual[0].moments.flatMap(\.shown), expected[0].moments.flatMap(\.shown)
      )
      if seen.count == right.count, let last = right.last {
        try expect(
          seen[seen.count - 1], equals: last,
          given: code() + ["shown[\(seen.count - 1)]" + Comment("shown").trailing])
      }
      try expect(seen, equals: right, given: code() + ["shown" + Comment("shown").trailing])
    }
  }
}

extension Suite {
  static func code(noting noted: Noted) -> ([Call]) -> [String] {
    { $0.flatMap { code($0, noting: noted) } }
  }
}

extension TestContext<Suite> {
  /// Throws a mismatch for the first event after which the screen isn't as it should be. That of an empty
  /// kitchen has a check of its own.
  func expectScreens(after events: [AppEvent], within layers: [Layer] = []) throws {
    try expect(events, in: .reducing(layers), unseen: 1, seeing: .screen)
  }

  /// The same, where so much happens that each screen is only looked at if the last one is wrong.
  func expectScreens(afterMany events: [AppEvent]) throws {
    let machine = KitchenMachine(unseen: .max)
    try unlessAllAreRight([machine.script(of: events)]) { try expectScreens(after: events) }
  }

  /// The same for many kitchens at once, each with what it shows in the end alone.
  func expectScreens(
    afterEach kitchens: [[AppEvent]], within layers: [Layer] = []
  ) throws {
    try expectEach(
      of: kitchens.map(KitchenMachine(.reducing(layers), unseen: .max).script),
      asking: "screen(of: state)",
      seeing: { $0.map { $0.moments.last?.screen } })
  }

  /// Throws a mismatch if something that happens in a kitchen changes a copy of its state, or the other way
  /// round.
  func expectCopies(ofEach kitchens: [[AppEvent]], changedBy events: [AppEvent]) throws {
    let changes = events.flatMap { event in
      [[], [Turn(event)]].map { [Turn(event, in: 1, copying: true)] + $0 }
    }
    try expectEach(
      of: kitchens.flatMap { kitchen in
        changes.map { changes in
          let turns = kitchen.turns + changes
          return [.reducing(turns, kitchens: 2, unseen: turns.count)]
        }
      }, asking: "[screen(of: first), screen(of: second)]",
      seeing: { $0.map { $0.moments.last?.screens } })
  }

  /// Throws a mismatch for the first event after which something that is noted in a kitchen isn't as it
  /// should be. Of the screens, only the last one is looked at, if no others are asked for.
  func expect(
    _ events: [AppEvent], in making: KitchenMachine.Making, unseen: Int = .max,
    seeing sight: Sight<Suite>
  ) throws {
    let machine = KitchenMachine(making, unseen: unseen, seeing: sight)
    try expect(
      events, playing: machine.script, upTo: { machine.beginning(of: $0, after: $1) },
      seeing: sight)
  }
}

// MARK: - Letters

extension Kitchen {
  /// Another timer is added, if there may be as many.
  func adding(_ seconds: Int, _ name: String = "Eggs", atMost limit: Int) -> [AppEvent] {
    count < limit ? [.add(seconds, name)] : []
  }

  /// A tap for each timer that is there.
  func tapping(_ tap: (Int) -> AppEvent) -> [AppEvent] { timers.map { tap($0.id) } }
}
