import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var timerChecks: [Check<Suite>] {
    [
      Check(
        "timer.start", step: 2, after: "add.empty", "add.time", "add.numbers", "add.no-seconds"
      ) { bench in
        try bench.expectScreens(after: [.add(65), .start()] + .seconds(7))
        // Without it nothing moves, and twice is as good as once.
        try bench.expectScreens(after: [.add(65)] + .seconds(2) + [.start(), .secondPassed])
        try bench.expectScreens(after: [.add(65), .start(), .start()] + .seconds(2))
        try bench.expectScreens(after: [.add(3_601), .start()] + .seconds(3))
      },
      Check("timer.pause", step: 2, after: "timer.start") { bench in
        let paused: [AppEvent] = [.add(65), .start(), .secondPassed, .pause()]
        try bench.expectScreens(after: paused + .seconds(3))
        try bench.expectScreens(after: paused + [.secondPassed, .start()] + .seconds(2))
        try bench.expectScreens(after: paused + [.pause(), .secondPassed, .start(), .secondPassed])
        try bench.expectScreens(after: [.add(65), .pause(), .secondPassed, .start(), .secondPassed])
      },
      Check("timer.rings", step: 2, after: "timer.start") { bench in
        try forAll(1...3) { count in
          try bench.expectScreens(after: [.add(count), .start()] + .seconds(count + 3))
        }
        try bench.expectScreens(after: [.add(1), .start(), .secondPassed, .pause(), .secondPassed])
      },
      Check("timer.start-ringing", step: 2, after: "timer.rings") { bench in
        let ringing: [AppEvent] = [.add(1), .start(), .secondPassed]
        try bench.expectScreens(after: ringing + [.start()] + .seconds(2))
        try bench.expectScreens(
          after: ringing + [.secondPassed, .start(), .start(), .secondPassed])
      },
      Check("timer.reset", step: 2, after: "timer.pause", "timer.rings") { bench in
        try forAll(Samples.situations) { situation in
          try bench.expectScreens(after: situation + [.reset()] + .seconds(2))
          try bench.expectScreens(after: situation + [.reset(), .start()] + .seconds(3))
        }
      },
      Check("timer.others", step: 2, after: "timer.pause", "timer.rings") { bench in
        let three: [AppEvent] = [.add(60), .add(61, "Rice"), .add(62, "Tea")]
        try forAll(1...3) { id in
          try bench.expectScreens(after: three + [.start(id), .secondPassed, .pause(id)])
        }
        let all = three + [.start(1), .start(2), .start(3), .secondPassed]
        try forAll([[.pause(2)], [.pause(1), .pause(3)], [.reset(3)], [.reset(1)]]) { taps in
          try bench.expectScreens(after: all + taps + .seconds(2))
        }
        // The same name, and ends at different times.
        try bench.expectScreens(
          after: [.add(1), .add(3), .add(2), .start(1), .start(2), .start(3)] + .seconds(4))
      },
      Check("timer.missing", step: 2, after: "timer.others", "timer.reset") { bench in
        let two: [AppEvent] = [.add(60), .add(61, "Rice"), .start(2), .secondPassed]
        try forAll(Samples.missing) { id in
          try forAll(AppEvent.taps(id)) { tap in
            try bench.expectScreens(after: [tap, .add(60), .secondPassed])
            try bench.expectScreens(after: two + [tap, .secondPassed])
          }
        }
        // A tap that came before its timer.
        try bench.expectScreens(after: [.add(60), .start(2), .add(61, "Rice"), .secondPassed])
      },
      Check(sameAnswers: "timer.same-answer", step: 2, after: "timer.others") { bench in
        try bench.expectSeparateStates([
          Turn(.add(60), in: 0), Turn(.add(65, "Rice"), in: 1), Turn(.start(), in: 0),
          Turn(.secondPassed, in: 1), Turn(.secondPassed, in: 0), Turn(.pause(), in: 1),
          Turn(.secondPassed, in: 0),
        ])
      },
    ]
  }
}
