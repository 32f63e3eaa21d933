import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var timerChecks: [Check<Suite>] {
    // In the end a tap goes through `forEach`, which is written later.
    [
      Check(
        "timer.start", step: 2, after: "add.empty", "add.time", "add.numbers", "add.no-seconds"
      ) { context in
        try context.expectScreens(after: [.add(65), .start()] + .seconds(7))
        // Without it nothing moves, and twice is as good as once.
        try context.expectScreens(after: [.add(65)] + .seconds(2) + [.start(), .secondPassed])
        try context.expectScreens(after: [.add(65), .start(), .start()] + .seconds(2))
        try context.expectScreens(after: [.add(3_601), .start()] + .seconds(3))
      }.withLiterals { context, literals in
        try context.expectScreens(
          afterEach: literals.times.map { [.add($0), .start(), .secondPassed] })
      },
      Check("timer.pause", step: 2, after: "timer.start") { context in
        let paused: [AppEvent] = [.add(65), .start(), .secondPassed, .pause()]
        try context.expectScreens(after: paused + .seconds(3))
        try context.expectScreens(after: paused + [.secondPassed, .start()] + .seconds(2))
        try context.expectScreens(
          after: paused + [.pause(), .secondPassed, .start(), .secondPassed])
        try context.expectScreens(after: [
          .add(65), .pause(), .secondPassed, .start(), .secondPassed,
        ])
        // What runs goes on, too.
        try context.expectScreens(after: [.add(65), .start(), .secondPassed, .start()])
        try forAll(Samples.longTimes) { time in
          try context.expectScreens(
            after: [.add(time), .start()] + .seconds(2) + [.pause(), .secondPassed, .start()]
              + .seconds(2))
        }
      }.withLiterals { context, literals in
        try context.expectScreens(
          afterEach: literals.times.flatMap { time in
            [[], [.start(), .secondPassed]].map {
              [.add(time), .start(), .secondPassed, .pause(), .secondPassed] + $0
            }
          })
      },
      Check("timer.rings", step: 2, after: "timer.start") { context in
        try forAll(1...3) { count in
          try context.expectScreens(after: [.add(count), .start()] + .seconds(count + 3))
        }
        try context.expectScreens(after: [
          .add(1), .start(), .secondPassed, .pause(), .secondPassed,
        ])
      }.withLiterals { context, literals in
        try context.expectScreens(
          afterEach: literals.counts(upTo: 300).map { [.add($0), .start()] + .seconds($0 + 1) })
      },
      Check("timer.start-ringing", step: 2, after: "timer.rings") { context in
        let ringing: [AppEvent] = [.add(1), .start(), .secondPassed]
        try context.expectScreens(after: ringing + [.start()] + .seconds(2))
        try context.expectScreens(
          after: ringing + [.secondPassed, .start(), .start(), .secondPassed])
      },
      Check("timer.reset", step: 2, after: "timer.pause", "timer.start-ringing") { context in
        try forAll(Samples.situations) { situation in
          try context.expectScreens(after: situation + [.reset()] + .seconds(2))
          try context.expectScreens(after: situation + [.reset(), .start()] + .seconds(3))
        }
        // A tap while it rang counts for nothing.
        try context.expectScreens(
          after: [.add(1), .start(), .secondPassed, .start(), .reset()] + .seconds(2))
        try forAll(Samples.longTimes) { time in
          let paused: [AppEvent] = [.add(time), .start()] + .seconds(2) + [.pause()]
          try context.expectScreens(after: paused + [.reset(), .start(), .secondPassed])
        }
      }.withLiterals { context, literals in
        try context.expectScreens(
          afterEach: literals.times.map {
            [.add($0), .start(), .secondPassed, .secondPassed, .reset()]
          })
      },
      Check("timer.others", step: 2, after: "timer.reset") { context in
        let three: [AppEvent] = [.add(60), .add(61, "Rice"), .add(62, "Tea")]
        try forAll(1...3) { id in
          try context.expectScreens(after: three + [.start(id), .secondPassed, .pause(id)])
        }
        let all = three + [.start(1), .start(2), .start(3), .secondPassed]
        try forAll([[.pause(2)], [.pause(1), .pause(3)], [.reset(3)], [.reset(1)]]) { taps in
          try context.expectScreens(after: all + taps + .seconds(2))
        }
        // The same name, and ends at different times.
        try context.expectScreens(
          after: [.add(1), .add(3), .add(2), .start(1), .start(2), .start(3)] + .seconds(4))
        // More of them than there is room for later.
        try context.expectScreens(
          afterMany: (1...21).map { _ in .add(60) } + (1...21).map { .start($0) }
            + [.secondPassed, .pause(9), .secondPassed])
      }.withLiterals { context, literals in
        guard let most = literals.ids.last else { return }
        let many = Array(repeating: AppEvent.add(60), count: most)
        try context.expectScreens(
          afterEach: [
            many + literals.ids.map { .start($0) } + [.secondPassed],
            many + (1...most).map { .start($0) } + literals.ids.map { .pause($0) }
              + [.secondPassed],
          ])
      },
      Check("timer.missing", step: 2, after: "timer.others") { context in
        let two: [AppEvent] = [.add(60), .add(61, "Rice"), .start(2), .secondPassed]
        try forAll(Samples.missing) { id in
          try forAll(AppEvent.taps(id)) { tap in
            try context.expectScreens(after: [tap, .add(60), .secondPassed])
            try context.expectScreens(after: two + [tap, .secondPassed])
          }
        }
        // A tap that came before its timer.
        try context.expectScreens(after: [.add(60), .start(2), .add(61, "Rice"), .secondPassed])
      }.withLiterals { context, literals in
        let two: [AppEvent] = [.add(60), .add(61, "Rice"), .start(2), .secondPassed]
        try context.expectScreens(
          afterEach: literals.missing.flatMap { id in
            AppEvent.taps(id).map { two + [$0, .secondPassed] }
          })
      },
      Check(
        sameAnswers: "timer.same-answer", step: 2, after: "timer.others", "add.same-answer"
      ) { context in
        let machine = KitchenMachine(seeing: .screens) { kitchen in
          kitchen.count == 0
            ? [.add(60)] : [.secondPassed, .start(), .pause(), .reset()]
        }
        try context.expectWords(of: machine.byTurns, upTo: 3, byChance: 30)
      },
      Check("timer.copy", step: 2, after: "timer.same-answer", "timer.reset", "add.copy") {
        try $0.expectCopies(
          ofEach: Samples.situations, changedBy: AppEvent.taps() + [.secondPassed])
      },
    ].map { $0.using(partChecks.map(\.id)) }
  }
}
