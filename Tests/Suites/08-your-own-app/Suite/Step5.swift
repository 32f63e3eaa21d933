import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var kitchenChecks: [Check<Suite>] {
    [
      Check("kitchen.shows-at-once", step: 5, after: "add.empty") { context in
        try context.expect([], in: .started, seeing: .shown)
      },
      Check(
        "kitchen.shows-each", step: 5, after: "kitchen.shows-at-once", "app.any-sequence"
      ) { context in
        let pool: [AppEvent] = [.add(2), .secondPassed, .start(), .remove(), .pause(2)]
        try context.forAllSequences(of: pool, exhaustive: 2, count: 20) {
          try context.expect($0, in: .started, seeing: .shown)
        }
        // Of a timer that has no room, too, there is a screen.
        try context.expectEach(
          of: [[.started([AppEvent](repeating: .add(60, "Timer"), count: 9).turns)]],
          asking: "shown.count", seeing: { $0.map { $0.moments.flatMap(\.shown).count } },
          code: code(noting: .shown))
        // More events than anybody counts.
        try context.expect(
          [.add(400), .start()] + .seconds(300), in: .started, seeing: .shown)
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 2_000).last, most > 300 else { return }
        try context.expectEach(
          of: [[.started(([.add(most + 9), .start()] + .seconds(most)).turns)]],
          asking: "shown.count", seeing: { $0.map { $0.moments.flatMap(\.shown).count } },
          code: code(noting: .shown))
      },
      Check(
        "kitchen.bell", step: 5, after: "kitchen.shows-each", "bell.again", "bell.order"
      ) { context in
        let events: [AppEvent] = [.add(1), .start(), .secondPassed, .secondPassed]
        let all: [[AppEvent]] = [
          events, events + [.reset(), .start(), .secondPassed],
          [.add(1), .add(1, "Rice"), .start(2), .start(), .secondPassed, .remove()],
        ]
        for events in all {
          try context.expect(events, in: .started, seeing: .calls())
        }
      }.withLiterals { context, literals in
        try context.expectEach(
          of: literals.names.map { [.started([.add(1, $0), .start(), .secondPassed].turns)] },
          asking: "calls" + Comment("called").trailing,
          seeing: { $0.map { $0.moments.notes(of: 1) } }, code: code(noting: .calls))
      },
      Check("kitchen.eight", step: 5, after: "kitchen.shows-each", "at-most.room-again") {
        context in
        let ten = (1...10).map { _ in AppEvent.add(60, "Timer") }
        let more: [[AppEvent]] = [
          [], [.remove(3), .remove(3), .remove(99), .add(0), .add(20), .add(21), .start(9)],
          (1...8).map { .start($0) } + [.secondPassed, .pause(8), .secondPassed],
        ]
        for events in more {
          try context.expect(ten + events, in: .started, seeing: .shown)
        }
      },
      Check(
        sameAnswers: "kitchen.two", step: 5, after: "kitchen.shows-each", "kitchen.bell",
        "app.same-answer"
      ) { context in
        let machine = KitchenMachine(.started, seeing: .calls(of: 2)) { kitchen in
          kitchen.count == 0 ? [.add(1)] : [.secondPassed, .start(), .add(60)]
        }
        try context.expectWords(of: machine.byTurns, upTo: 3, byChance: 20)
      },
      Check(
        "kitchen.silent", step: 5, after: "kitchen.shows-at-once", "app.silent", "layers.silent"
      ) { context in
        try context.expectSilence(during: [.started([])])
        let events: [AppEvent] = [.add(1), .start(), .secondPassed, .remove()]
        try context.expectSilence(during: [.started(events.turns)])
        // A kitchen may keep count, and speak up later.
        try context.expectSilence(during: [
          .started(([.add(100), .start()] + .seconds(90)).turns)
        ])
      },
    ]
  }
}

// Mistakes of the app itself are told by its screens.

extension Suite {
  typealias AppMistake = Mistake<[Call], [Answer]>
  typealias ScreenMistake = Mistake<[Call], [[[String]]]>

  /// A mistake that is made by other rules.
  static func mistake(_ name: String, _ change: (inout AppRules) -> Void) -> ScreenMistake {
    var rules = AppRules()
    change(&rules)
    let side = Model(rules: rules)
    return Mistake(name) { screens($0.play(on: side)) }
  }

  /// The same, made by one other rule.
  static func mistake<Rule>(
    _ name: String, _ rule: WritableKeyPath<AppRules, Rule>, _ value: Rule
  ) -> ScreenMistake {
    mistake(name) { $0[keyPath: rule] = value }
  }

  /// One script for all of it.
  static func script(_ runs: [[AppEvent]]) -> [Call] { runs.map { .reducing($0.turns) } }
}
