import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var kitchenChecks: [Check<Suite>] {
    [
      Check("kitchen.shows-at-once", step: 5, after: "add.empty") { context in
        let script = [Call.started([])]
        try context.expect(
          script, seeing: { $0[0].moments[0].shown },
          given: code(script[0], noting: .shown) + ["shown" + Comment("shown").trailing])
      },
      Check(
        "kitchen.shows-each", step: 5, after: "kitchen.shows-at-once", "remove.missing",
        "timer.start-ringing"
      ) { context in
        let pool: [AppEvent] = [.add(2), .secondPassed, .start(), .remove(), .pause(2)]
        try context.forAllSequences(of: pool, exhaustive: 2, count: 20) {
          try context.expectShown(after: $0)
        }
      },
      Check(
        "kitchen.bell", step: 5, after: "kitchen.shows-each", "bell.again", "bell.order"
      ) { context in
        let events: [AppEvent] = [.add(1), .start(), .secondPassed, .secondPassed]
        try context.expectSigns(of: events)
        try context.expectSigns(of: events + [.reset(), .start(), .secondPassed])
        try context.expectSigns(
          of: [.add(1), .add(1, "Rice"), .start(2), .start(), .secondPassed, .remove()])
      },
      Check("kitchen.eight", step: 5, after: "kitchen.shows-each", "at-most.room-again") {
        context in
        let ten = (1...10).map { _ in AppEvent.add(60, "Timer") }
        try context.expectShown(after: ten)
        try context.expectShown(after: ten + [.remove(3), .add(20), .add(21), .start(9)])
        try context.expectShown(
          after: ten + (1...8).map { .start($0) } + [.secondPassed, .pause(8), .secondPassed])
      },
      Check(
        sameAnswers: "kitchen.two", step: 5, after: "kitchen.shows-each", "kitchen.bell",
        "app.same-answer"
      ) { context in
        let machine = KitchenMachine(.started, seeing: .lines) { kitchen in
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
      },
    ]
  }
}

extension TestContext<Suite> {
  /// Throws a mismatch for the first event after which something else is shown than should be.
  fileprivate func expectShown(after events: [AppEvent]) throws {
    let (actual, expected) = try traceAndModel(of: [.started(events.turns)])
    for index in expected[0].moments.indices {
      let given = Suite.code(.started(Array(events.prefix(index)).turns), noting: .shown)
      let (seen, right) = (
        actual[0].moments.prefix(index + 1).flatMap(\.shown),
        expected[0].moments.prefix(index + 1).flatMap(\.shown)
      )
      if seen.count == right.count, let last = right.last {
        try SuiteSupport.expect(
          seen[seen.count - 1], equals: last,
          given: given + ["shown[\(seen.count - 1)]" + Comment("shown").trailing])
      }
      try SuiteSupport.expect(
        seen, equals: right, given: given + ["shown" + Comment("shown").trailing])
    }
  }

  /// The same for the screen and the bell.
  fileprivate func expectSigns(of events: [AppEvent]) throws {
    let (actual, expected) = try traceAndModel(of: [.started(events.turns)])
    for index in expected[0].moments.indices {
      try SuiteSupport.expect(
        actual[0].moments.notes(upTo: index, of: 1),
        equals: expected[0].moments.notes(upTo: index, of: 1),
        given: Suite.code(.started(Array(events.prefix(index)).turns), noting: .calls)
          + ["calls" + Comment("called").trailing])
    }
  }
}

// Mistakes of the app itself are told by its screens.

extension Suite {
  typealias AppMistake = Mistake<[Call], [Answer]>

  /// A mistake that is made by other rules.
  static func mistake(_ name: String, _ change: (inout AppRules) -> Void) -> AppMistake {
    var rules = AppRules()
    change(&rules)
    let side = WrongApp(rules: rules)
    return Mistake(name) { $0.play(on: side) }
  }

  /// One script for all of it.
  static func script(_ runs: [[AppEvent]]) -> [Call] { runs.map { .reducing($0.turns) } }
}

/// An app by other rules.
struct WrongApp: ModelSide {
  var rules: AppRules
}
