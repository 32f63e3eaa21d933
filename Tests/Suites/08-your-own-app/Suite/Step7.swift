import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var tabletChecks: [Check<Suite>] { partsChecks + ovenChecks + wholeChecks }

  // MARK: Two kitchens

  private static var partsChecks: [Check<Suite>] {
    [
      Check("tablet.screen", step: 7, after: "add.empty") { try $0.expectTablet(after: []) },
      Check("tablet.kitchen", step: 7, after: "tablet.screen", "app.any-sequence") { context in
        try forAll(TabletSamples.inKitchen) {
          try context.expectTablet(after: $0.map(TabletEvent.kitchen))
        }
        // More of them than a kitchen has room for.
        try context.expectTablet(
          afterMany: Array(repeating: .kitchen(.add(60, "Timer")), count: 21))
        try context.forAllSequences(of: Samples.events, exhaustive: 1, count: 30) {
          try context.expectTablet(after: $0.map(TabletEvent.kitchen))
        }
      }.withLiterals { context, literals in
        try context.expectTablets(
          afterEach: literals.kitchens.map { $0.map(TabletEvent.kitchen) })
      },
      Check("tablet.pastry", step: 7, after: "tablet.kitchen") { context in
        try forAll(TabletSamples.inKitchen) { events in
          try context.expectTablet(after: events.map(TabletEvent.pastry))
          try context.expectTablet(
            after: [.kitchen(.add(60)), .kitchen(.add(61, "Rice"))]
              + events.map(TabletEvent.pastry))
        }
        try context.expectTablet(afterMany: Array(repeating: .pastry(.add(60, "Roll")), count: 21))
        try context.expectTablet(
          after: [.add(60), .start()].flatMap { [.kitchen($0), .pastry($0)] }
            + [.pastry(.remove()), .pastry(.add(5)), .kitchen(.add(6)), .kitchen(.start(2))])
      }.withLiterals { context, literals in
        try context.expectTablets(afterEach: literals.kitchens.map { $0.map(TabletEvent.pastry) })
      },
      Check("tablet.clocks", step: 7, after: "tablet.pastry") { context in
        let running: [TabletEvent] = [
          .kitchen(.add(60)), .pastry(.add(70, "Rolls")), .kitchen(.start()), .pastry(.start()),
        ]
        let (ours, theirs) = (TabletEvent.kitchen(.secondPassed), TabletEvent.pastry(.secondPassed))
        try forAll([[ours], [theirs], [ours, ours, theirs], [theirs, ours, theirs, theirs]]) {
          try context.expectTablet(after: running + $0)
        }
      },
    ]
  }

  // MARK: An oven

  private static var ovenChecks: [Check<Suite>] {
    [
      Check("tablet.trays", step: 7, after: "tablet.screen", "add.time", "for-each.nothing") {
        context in
        try forAll(1...2) { tray in
          try forAll(["Rolls", "Rye bread", "🥐", "1", "empty", ""]) { name in
            try context.expectTablet(after: [.trayIn(tray: tray, name: name)])
          }
          try context.expectTablet(after: [
            .trayIn(tray: tray, name: "Rolls"), .trayOut(tray: tray),
          ])
        }
        let both: [TabletEvent] = [.trayIn(tray: 2, name: "Rolls"), .trayIn(tray: 1, name: "Pie")]
        try forAll(1...2) {
          try context.expectTablet(
            after: both + [.trayOut(tray: $0), .trayIn(tray: $0, name: "Rolls")])
        }
      }.withLiterals { context, literals in
        try context.expectTablets(
          afterEach: literals.names.flatMap { name in
            (1...2).map { [.trayIn(tray: $0, name: name)] }
          })
        guard let most = literals.counts(upTo: 300).last else { return }
        let rolls = TabletEvent.trayIn(tray: 1, name: "Rolls")
        try context.expectTablets(
          afterEach: [(0...most).flatMap { _ in [rolls, .trayOut(tray: 1)] } + [rolls]])
      },
      Check("tablet.oven-clock", step: 7, after: "tablet.trays", "app.any-sequence") { context in
        let second = TabletEvent.pastry(.secondPassed)
        let rolls: [TabletEvent] = [.trayIn(tray: 1, name: "Rolls"), second, second]
        try context.expectTablet(after: rolls)
        try context.expectTablet(after: [rolls[0], .trayIn(tray: 2, name: "Pie"), second])
        try context.expectTablet(after: rolls + [.trayIn(tray: 2, name: "Rolls"), second])
        try context.expectTablet(
          after: rolls + [.trayOut(tray: 1), second, .trayIn(tray: 1, name: "Pie"), second])
        try context.expectTablet(after: rolls + [.kitchen(.secondPassed)])
        try context.expectTablet(after: rolls + [.pastry(.add(5)), .pastry(.start()), second])
        try forAll([58, 131]) {
          try context.expectTablet(after: rolls + Array(repeating: second, count: $0))
        }
        // Over an hour.
        try context.expectTablets(afterEach: [rolls + Array(repeating: second, count: 3_603)])
      }.withLiterals { context, literals in
        let second = TabletEvent.pastry(.secondPassed)
        try context.expectTablets(
          afterEach: literals.names.map { [.trayIn(tray: 1, name: $0), second] })
        guard let most = literals.counts(upTo: 4_000).last, most > 133 else { return }
        try context.expectTablets(
          afterEach: [
            [.trayIn(tray: 1, name: "Rolls")] + Array(repeating: second, count: most)
          ])
      },
      Check("tablet.no-tray", step: 7, after: "tablet.oven-clock") { context in
        let dishes = TabletSamples.dishes
        try context.expectWords(
          of: TabletMachine(alphabet: dishes.flatMap(\.self), examples: dishes), upTo: 0)
        try forAll(1...2) { tray in
          try context.expectTablet(after: [.trayOut(tray: tray), .trayIn(tray: tray, name: "Pie")])
        }
        try forAll(Samples.missing) { tray in
          try context.expectTablet(
            after: [.trayIn(tray: 1, name: "Rolls"), .trayIn(tray: tray, name: "Pie")])
          try context.expectTablet(after: [.trayIn(tray: 2, name: "Rolls"), .trayOut(tray: tray)])
        }
      }.withLiterals { context, literals in
        let rolls = TabletEvent.trayIn(tray: 1, name: "Rolls")
        try context.expectTablets(
          afterEach: literals.names.map {
            [.trayIn(tray: 1, name: $0), .trayIn(tray: 1, name: "Pie")]
          }
            + literals.missing.flatMap {
              [[rolls, .trayIn(tray: $0, name: "Pie")], [rolls, .trayOut(tray: $0)]]
            })
      },
    ]
  }

  // MARK: The whole tablet

  private static var wholeChecks: [Check<Suite>] {
    [
      Check("tablet.bell", step: 7, after: "tablet.clocks", "bell.again", "bell.order") { context in
        let ending: [AppEvent] = [.add(1), .add(1, "Rice"), .start(2), .start(), .secondPassed]
        try context.expectNotes(after: ending.map(TabletEvent.kitchen), seeing: .rung)
        try context.expectNotes(after: ending.map(TabletEvent.pastry), seeing: .rung)
        // One after the other, with the same number and the same name.
        let one: [AppEvent] = [.add(1), .start(), .secondPassed]
        try context.expectNotes(
          after: one.map(TabletEvent.pastry) + one.map(TabletEvent.kitchen), seeing: .rung)
        // What rang before isn't called again by what happens next door.
        try context.expectNotes(
          after: [.kitchen(.add(1)), .kitchen(.start()), .kitchen(.secondPassed)]
            + [.pastry(.secondPassed)], seeing: .rung)
        try context.expectNotes(
          after: ending.flatMap { [.kitchen($0), .pastry($0)] }
            + [.pastry(.reset()), .pastry(.start()), .pastry(.secondPassed)]
            + [.kitchen(.reset()), .kitchen(.start()), .kitchen(.secondPassed)],
          seeing: .rung)
      }.withLiterals { context, literals in
        let ending =
          literals.names.map { [AppEvent.add(1, $0), .start(), .secondPassed] }
          + literals.counts(upTo: 120).suffix(1).map { .ringing($0 + 1) }
        try context.expectEach(
          of: (ending.map { $0.map(TabletEvent.kitchen) }
            + ending.map { $0.map(TabletEvent.pastry) }).map(TabletMachine().script),
          asking: "rung" + Comment("rung").trailing,
          seeing: { $0.map { $0.moments.flatMap(\.rung) } }, code: code(noting: .rung))
      },
      Check("tablet.log", step: 7, after: "tablet.clocks", "tablet.no-tray") { context in
        let events = TabletSamples.events + TabletSamples.idle + TabletSamples.forNobody
        let tablets = [[], TabletSamples.busy, TabletSamples.cleared]
        try context.unlessAllAreRight(
          tablets.map { TabletMachine(unseen: .max).script(of: $0, thenEach: events) }
        ) {
          try forAll(events) { event in
            try forAll(tablets) { try context.expectNotes(after: $0 + [event], seeing: .logged) }
          }
        }
        try context.expectNotes(after: TabletSamples.events, seeing: .logged)
        try context.expectNotes(after: TabletSamples.idle, seeing: .logged)
        // More events than anybody counts.
        try context.expectNotes(
          after: Array(repeating: .trayOut(tray: 1), count: 101), seeing: .logged)
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 2_000).last, most > 100 else { return }
        try context.expectEach(
          of: [TabletMachine().script(of: Array(repeating: .trayOut(tray: 1), count: most + 1))],
          asking: "logged.count", seeing: { $0.map { $0.moments.flatMap(\.logged).count } },
          code: code(noting: .logged))
      },
      Check("tablet.any-sequence", step: 7, after: "tablet.bell", "tablet.log") { context in
        var machine = TabletMachine(
          visible: [.tabletScreen, .rung, .logged], alphabet: TabletSamples.events)
        try context.expectWords(of: machine, upTo: 2)
        // Long ones begin with all that may get in each other's way.
        machine.unseen = TabletSamples.busy.count
        let beginnings = TabletSamples.events.map { TabletSamples.busy + [$0] }
        machine.examples = beginnings.flatMap { word in TabletSamples.events.map { word + [$0] } }
        try context.unlessAllAreRight(
          beginnings.map { machine.script(of: $0, thenEach: TabletSamples.events) }
        ) { try context.expectWords(of: machine, upTo: 0) }
        (machine.unseen, machine.examples) = (0, [])
        machine.alphabet += TabletSamples.otherDishes
        try context.expectWords(of: machine, upTo: 0, byChance: 100)
      },
      Check("tablet.version", step: 7, after: "tablet.bell", "layers.run-once") { context in
        let words = TabletSamples.inKitchen.flatMap {
          [$0.map(TabletEvent.kitchen), $0.map(TabletEvent.pastry)]
        }
        try forAll(Candidate.versions) { version in
          // Each screen is only looked at if something is wrong.
          let brief = TabletMachine(version: version, unseen: .max)
          let machine = TabletMachine(
            version: version, visible: [.tabletScreen, .rung], examples: words)
          try context.unlessAllAreRight(words.map { brief.script(of: $0) }) {
            try context.expectWords(of: machine, upTo: 0)
          }
        }
      },
      Check(
        sameAnswers: "tablet.same-answer", step: 7, after: "tablet.any-sequence", "app.same-answer"
      ) { context in
        let machine = TabletMachine(alphabet: [
          .kitchen(.add(60)), .pastry(.add(61)), .pastry(.secondPassed), .pastry(.start()),
          .trayIn(tray: 1, name: "Rolls"),
        ])
        try context.expectWords(of: machine.byTurns, upTo: 2, byChance: 30)
      },
      Check("tablet.copy", step: 7, after: "tablet.same-answer", "app.copy") {
        try $0.expectCopies(
          ofEach: [[], TabletSamples.busy],
          changedBy: TabletSamples.events + TabletSamples.otherDishes)
      },
      Check("tablet.silent", step: 7, after: "tablet.screen", "app.silent", "layers.silent") {
        context in
        try context.expectSilence(during: [.tablet([])])
        let all = TabletSamples.events + TabletSamples.idle
        try forAll(all) { try context.expectSilence(during: [.tablet([TabletTurn($0)])]) }
        try forAll([all.prefix(8), all.suffix(9)]) { events in
          try context.expectSilence(during: [.tablet(events.map { TabletTurn($0) })])
        }
      },
      Check(
        reading: "tablet.pure-by-reading", of: "tablet(_:ring:log:)", "tabletScreen(of:)", step: 7,
        allowing: [.objects],
        after: "tablet.any-sequence", "tablet.bell", "tablet.log", "tablet.version",
        "tablet.copy", "tablet.silent", "layers.pure-by-reading"),
    ]
  }
}

extension Literals {
  /// What is named happens in a kitchen, in each place in which the app's own reducer is asked for it.
  fileprivate var kitchens: [[AppEvent]] {
    let two: [AppEvent] = [.add(60), .add(61, "Rice"), .start(2), .secondPassed]
    return names.map { [.add(60, $0)] }
      + times.map { [.add($0), .start(), .secondPassed] }
      + times.map { [.add($0), .start(), .secondPassed, .reset(), .secondPassed] }
      + missing.flatMap { id in
        (AppEvent.taps(id) + [.remove(id)]).map { two + [$0, .secondPassed] }
      }
      + ids.suffix(1).flatMap { most -> [[AppEvent]] in
        let many = Array(repeating: AppEvent.add(60), count: most)
        return [
          many + ids.map { .start($0) } + [.secondPassed] + ids.map { .pause($0) },
          many + ids.map { .remove($0) },
        ]
      }
      + counts(upTo: 300).suffix(1).map { [.add($0), .start()] + .seconds($0 + 1) }
      + counts(upTo: 200).suffix(1).map { Array(repeating: .add(60, "Timer"), count: $0 + 1) }
  }
}

/// What tablets are tried with.
enum TabletSamples {
  /// What happens in one of the kitchens.
  static let inKitchen: [[AppEvent]] = [
    [.add(60)], [.add(60), .add(61, "Rice"), .start(2), .secondPassed],
    [.add(60), .start(), .secondPassed, .pause(), .secondPassed, .start(), .secondPassed],
    [.add(1), .start(), .secondPassed, .start(), .secondPassed, .reset()],
    [.add(60), .remove(), .add(0), .add(61), .start(1), .remove(7)],
  ]

  /// All that a tablet knows.
  static let events: [TabletEvent] = [
    .kitchen(.add(2)), .pastry(.add(3, "Rolls")), .kitchen(.start()), .pastry(.start()),
    .kitchen(.secondPassed), .pastry(.secondPassed), .trayIn(tray: 1, name: "Rolls"),
    .trayIn(tray: 2, name: "Pie"), .trayOut(tray: 1), .pastry(.pause()), .kitchen(.reset()),
    .pastry(.remove()),
  ]

  /// Timers that ring in both kitchens, and something in the oven.
  static let busy: [TabletEvent] =
    [.add(1), .start()].flatMap { [.kitchen($0), .pastry($0)] }
    + [.trayIn(tray: 2, name: "Pie"), .kitchen(.secondPassed), .pastry(.secondPassed)]

  /// Whatever there was isn't there any more.
  static let cleared: [TabletEvent] =
    [.add(1), .remove()].flatMap { [.kitchen($0), .pastry($0)] }
    + [.trayIn(tray: 1, name: "Pie"), .trayOut(tray: 1)]

  /// What may be done with a timer or a tray, done with one that no tablet has.
  static let forNobody: [TabletEvent] = Samples.missing.prefix(2).flatMap { id -> [TabletEvent] in
    [.start(id), .pause(id), .reset(id), .remove(id)].flatMap { [.kitchen($0), .pastry($0)] }
      + [.trayIn(tray: id, name: "Pie"), .trayOut(tray: id)]
  }

  /// What each tray gets in `events`, on the other one: two things on one tray, one thing on both.
  static let otherDishes: [TabletEvent] = [
    .trayIn(tray: 1, name: "Pie"), .trayIn(tray: 2, name: "Rolls"),
  ]

  /// Whatever it is called, and whatever else is called so too, what is on a tray stays there until
  /// it is taken out, from the moment in which it is put in.
  static let dishes: [[TabletEvent]] =
    (["Rolls", "empty", String(repeating: "bread", count: 20)] + Samples.names).map {
      name -> [TabletEvent] in
      let timer = [TabletEvent.kitchen(.add(60, name))]
      let puts: [TabletEvent] = (1...2).flatMap { tray -> [TabletEvent] in
        [.trayIn(tray: tray, name: name), .trayIn(tray: tray, name: "Pie"), .pastry(.secondPassed)]
      }
      let outs: [TabletEvent] = (1...2).flatMap { tray -> [TabletEvent] in
        [.trayIn(tray: tray, name: name), .trayIn(tray: tray, name: "Pie"), .trayOut(tray: tray)]
      }
      return timer + puts + outs
    }

  /// What changes nothing as long as nothing else has happened.
  static let idle: [TabletEvent] = [
    .kitchen(.add(0)), .kitchen(.start(7)), .pastry(.remove(9)), .trayOut(tray: 2),
    .trayIn(tray: 3, name: "Pie"),
  ]
}
