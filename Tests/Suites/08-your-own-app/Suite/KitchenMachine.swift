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

  var making = Making.reducing([])
  let visible: [Sight<Suite>]
  let alphabet: (Kitchen) -> [AppEvent]

  /// - Parameters:
  ///   - visible: what has to be as the model's after a word.
  ///   - alphabet: the events that may follow, in a kitchen of the model.
  init(
    _ making: Making = .reducing([]), seeing visible: Sight<Suite>...,
    alphabet: @escaping (Kitchen) -> [AppEvent]
  ) {
    (self.making, self.visible, self.alphabet) = (making, visible, alphabet)
  }

  let start = Kitchen()

  func commands(in kitchen: Kitchen) -> [AppEvent] { alphabet(kitchen) }

  func perform(_ event: AppEvent, in kitchen: inout Kitchen) {
    AppRules().reduce(&kitchen, event)
  }

  func script(of word: [AppEvent]) -> [Call] { script(of: word.turns, kitchens: 1) }

  func beginning(of trace: [Answer], through word: [AppEvent]) -> [Answer] {
    beginning(of: trace, after: word.count, kitchens: 1)
  }

  func sights(of word: [AppEvent]) -> [Sight<Suite>] { visible }

  private func script(of turns: [Turn], kitchens: Int) -> [Call] {
    switch making {
    case .reducing(let layers): [.reducing(turns, kitchens: kitchens, layers: layers)]
    case .started: [.started(turns, kitchens: kitchens)]
    }
  }

  /// Where kitchens are started there is a moment for each start, else one for the beginning.
  private func beginning(of trace: [Answer], after count: Int, kitchens: Int) -> [Answer] {
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
  /// The screens of two kitchens.
  static var screens: Sight {
    Sight("[screen(of: first), screen(of: second)]") { $0.first?.moments.last?.screens }
  }

  /// The names that the bell was given.
  static var rung: Sight {
    Sight(comparing: { actual, expected, code in
      func rung(_ trace: [Answer]) -> [String] { trace[0].moments.flatMap(\.rung) }
      try expect(
        rung(actual), equals: rung(expected),
        given: Suite.code(code, noting: .rung) + ["rung" + Comment("rung").trailing])
    })
  }

  /// What is shown and rung, and by which of two kitchens.
  static var lines: Sight {
    Sight(comparing: { actual, expected, code in
      func calls(_ trace: [Answer]) -> [String] {
        trace[0].moments.notes(upTo: trace[0].moments.count, of: 2)
      }
      try expect(
        calls(actual), equals: calls(expected),
        given: Suite.code(code, noting: .calls) + ["calls" + Comment("called").trailing])
    })
  }
}

extension Suite {
  /// The lines of a script that notes nothing, with one for what they are to write down.
  fileprivate static func code(_ lines: [String], noting noted: Noted) -> [String] {
    noted == .calls
      ? starting(2, noted) + lines.dropFirst(2)
      : variable(for: noted)
        + lines.map { $0.replacing("ring: { _ in }", with: "ring: { rung.append($0) }") }
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
