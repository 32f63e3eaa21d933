import SuiteSupport
import YourOwnAppScript

extension Suite {
  // `atMost` and `bell`, each for itself.
  static var layerChecks: [Check<Suite>] { roomChecks + bellChecks + bothChecks }

  private static var roomChecks: [Check<Suite>] {
    [
      Check("at-most.full", step: 4, after: "add.empty", "add.numbers") { context in
        try forAll([3, 1, 0, 8, 11]) { count in
          try context.expectScreens(
            after: Array(repeating: .add(754, "Timer"), count: count + 2), within: [.atMost(count)])
        }
        try forAll([-1, 65_537, .max, .min + 1]) { count in
          try context.expectScreens(
            after: [.add(754), .add(754), .add(754)], within: [.atMost(count)])
        }
      }.withLiterals { context, literals in
        // Of many timers the screens are long.
        let calls = literals.numbers.map { count in
          Call.reducing(
            [AppEvent](
              repeating: .add(754, "Timer"), count: 2 + ((1...40).contains(count) ? count : 1)
            ).turns, layers: [.atMost(count)])
        }
        try context.expectEach(
          of: calls.map { [$0] }, asking: "screen(of: state)",
          seeing: { $0.map { $0.moments.last?.screen } })
      },
      Check("at-most.passes", step: 4, after: "at-most.full", "app.any-sequence") { context in
        let full: [AppEvent] = [.add(3), .start(), .secondPassed]
        try forAll([[.pause()], [.reset()], [.secondPassed], [.start(2)], [.remove()]]) { events in
          try context.expectScreens(after: full + events + [.secondPassed], within: [.atMost(1)])
        }
        try context.expectScreens(
          after: [.secondPassed, .remove(), .start(), .add(1)], within: [.atMost(0)])
        // Of more timers than there is room for, too.
        try context.expectScreens(
          after: [.add(3)] + (1...4).map { .start($0) }
            + [.secondPassed, .pause(), .reset(2), .add(4), .remove(3), .secondPassed],
          within: [.fourfold, .atMost(1)])
      },
      Check("at-most.room-again", step: 4, after: "at-most.passes") { context in
        try context.expectScreens(
          after: [.add(60), .add(61, "Rice"), .remove(), .add(62, "Tea"), .add(63, "Peas")],
          within: [.atMost(1)])
        // Whatever a timer does, it needs its room.
        try context.expectScreens(
          after: [.add(1), .start(), .add(2), .secondPassed, .add(3)], within: [.atMost(1)])
        let three = (1...4).map { _ in AppEvent.add(60, "Timer") }
        try forAll(1...3) { id in
          try context.expectScreens(
            after: three + [.remove(id), .add(1), .add(2)], within: [.atMost(3)])
        }
      },
    ]
  }

  private static var bellChecks: [Check<Suite>] {
    [
      // Who looks at the state before and after has a copy of it.
      Check("bell.rings", step: 4, after: "app.copy") { context in
        try forAll(1...3) { count in
          try context.expectRings(after: [.add(count), .start()] + .seconds(count))
        }
        try context.expectRings(after: [.add(1, ""), .start(), .secondPassed])
        try context.expectRings(
          after: [.add(2), .add(1, "Rice"), .start(2), .start(1), .secondPassed])
        // It lies around any reducer, not only around the app's.
        try context.expectRings(
          after: [.add(3), .start(), .secondPassed], within: [.hasty, .bell])
        try forAll(Samples.linesAsNames) {
          try context.expectRings(after: [.add(1, $0), .start(), .secondPassed])
        }
        try context.expectRings(
          afterEach: Samples.forgottenNames.map { [.add(1, $0), .start(), .secondPassed] })
      }.withLiterals { context, literals in
        try context.expectRings(
          afterEach: literals.names.map { [.add(1, $0), .start(), .secondPassed] }
            + literals.counts(upTo: 300).map { [.add($0), .start()] + .seconds($0) })
      },
      Check("bell.once", step: 4, after: "bell.rings") { context in
        let rung: [AppEvent] = [.add(1), .add(3, "Rice"), .start(), .start(2), .secondPassed]
        try forAll([[.start()], [.pause()], [.add(2)], [.remove()], [.remove(2)], [.reset(2)]]) {
          try context.expectRings(after: rung + $0 + .seconds(3))
        }
        // The one behind rings first.
        try context.expectRings(
          after: [.add(2), .add(1, "Rice"), .start(), .start(2)] + .seconds(2))
        // Behind one that is removed, the others move up.
        try context.expectRings(
          after: [.add(3), .add(1, "Rice"), .start(2), .secondPassed, .remove(), .secondPassed])
        // Whatever stops without having run out is silent.
        let running: [AppEvent] = [.add(2), .start(), .secondPassed]
        try forAll([[.pause()], [.reset()], [.remove()]]) {
          try context.expectRings(after: running + $0 + .seconds(2))
        }
        try context.expectRings(after: [.add(0), .secondPassed])
      },
      Check("bell.again", step: 4, after: "bell.once", "remove.missing") { context in
        try context.expectRings(
          after: [.add(1), .start(), .secondPassed, .reset(), .start(), .secondPassed]
            + [.reset(), .secondPassed, .start(), .secondPassed])
        try context.expectRings(
          after: [.add(1), .start(), .secondPassed, .remove(), .add(1), .start(2), .secondPassed])
        // Meanwhile another one goes on ringing.
        try context.expectRings(
          after: [.add(1), .add(2, "Rice"), .start(), .start(2)] + .seconds(2)
            + [.reset(), .start(), .secondPassed])
      },
      Check("bell.order", step: 4, after: "bell.once") { context in
        let starts: [AppEvent] = [.start(3), .start(1), .start(2), .secondPassed]
        try forAll([
          ["C", "B", "A"], ["B", "A", "C"], ["Eggs", "Eggs", "Rice"], ["", "Rice", ""],
        ]) { names in
          try context.expectRings(after: names.map { .add(1, $0) } + starts)
        }
        // The same name, one after the other.
        try context.expectRings(after: [.add(2), .add(1), .start(), .start(2)] + .seconds(2))
        let ids = 1...12
        try context.expectRings(
          after: ids.map { .add(1, "Timer \($0)") } + ids.map { .start($0) } + [.secondPassed])
        // More than there are bits in a number.
        try context.expectRings(
          after: Array(repeating: .add(1, "Timer"), count: 16)
            + [.add(1, "Rice"), .start(65), .start(1), .start(66), .secondPassed],
          within: [.fourfold, .bell])
      }.withLiterals { context, literals in
        if let most = literals.counts(upTo: 120).last {
          try context.expectRings(afterEach: [.ringing(most + 1)])
        }
        guard let most = literals.ids.last else { return }
        let all = (1...most).map { AppEvent.add(1, "Timer \($0)") }
        try context.expectRings(
          afterEach: [all + (1...most).map { .start($0) } + [.secondPassed]])
      },
    ]
  }

  private static var bothChecks: [Check<Suite>] {
    [
      Check("layers.run-once", step: 4, after: "at-most.room-again", "bell.again", "bell.order") {
        context in
        let pool: [AppEvent] = [.secondPassed, .start(), .add(1), .reset(), .remove(), .start(2)]
        try context.forAllSequences(of: pool, exhaustive: 2, count: 20) { events in
          for layer in [Layer.bell, .atMost(1)] {
            try context.expect([.add(1)] + events, in: .reducing([layer]), seeing: .calls())
          }
        }
        try context.expect(
          [.add(1), .add(2), .add(3), .start(), .secondPassed],
          in: .reducing([.atMost(2), .bell]), seeing: .calls())
        // A reducer may let a timer run out at any event.
        try context.expectRings(after: [.add(1), .start()], within: [.hasty, .bell])
      },
      Check(
        sameAnswers: "layers.same-answer", step: 4, after: "at-most.room-again", "bell.again",
        "app.same-answer", "timer.start-ringing"
      ) { context in
        let room = KitchenMachine(.reducing([.atMost(1)]), seeing: .screens) { kitchen in
          [.add(60)] + kitchen.tapping { .remove($0) }
        }
        try context.expectWords(of: room.byTurns, upTo: 3, byChance: 10)
        let bells = KitchenMachine(.reducing([.bell]), seeing: .screens, .rung) { kitchen in
          kitchen.count == 0 ? [.add(1)] : [.start(), .secondPassed]
        }
        try context.expectWords(of: bells.byTurns, upTo: 3, byChance: 20)
      },
      Check("layers.silent", step: 4, after: "at-most.full", "bell.rings", "app.silent") {
        context in
        let events: [AppEvent] = [.add(1), .add(1), .start(), .secondPassed, .remove()]
        for layer in [Layer.atMost(1), .bell] {
          try context.expectSilence(during: [.reducing(events.turns, layers: [layer])])
        }
      },
      Check(
        reading: "layers.pure-by-reading", of: "atMost(_:_:)", "bell(_:ring:)", step: 4,
        allowing: [.objects], after: "layers.run-once", "layers.same-answer", "layers.silent",
        "app.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  fileprivate func expectRings(after events: [AppEvent], within layers: [Layer] = [.bell]) throws {
    try expect(events, in: .reducing(layers), seeing: .rung)
  }

  /// The same for many kitchens at once.
  fileprivate func expectRings(afterEach kitchens: [[AppEvent]]) throws {
    try expectEach(
      of: kitchens.map(KitchenMachine(.reducing([.bell]), unseen: .max).script),
      asking: "rung" + Comment("rung").trailing,
      seeing: { $0.map { $0.moments.flatMap(\.rung) } }, code: Suite.code(noting: .rung))
  }
}
