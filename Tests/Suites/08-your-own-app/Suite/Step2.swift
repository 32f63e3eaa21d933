import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var timerChecks: [Check<Suite>] {
    [
      Check(
        "timer.start", step: 2, after: "add.empty", "add.time", "add.numbers", "add.no-seconds"
      ) { context in
        try context.expectScreens(after: [.add(65), .start()] + .seconds(7))
        // Without it nothing moves, and twice is as good as once.
        try context.expectScreens(after: [.add(65)] + .seconds(2) + [.start(), .secondPassed])
        try context.expectScreens(after: [.add(65), .start(), .start()] + .seconds(2))
        try context.expectScreens(after: [.add(3_601), .start()] + .seconds(3))
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
      },
      Check("timer.rings", step: 2, after: "timer.start") { context in
        try forAll(1...3) { count in
          try context.expectScreens(after: [.add(count), .start()] + .seconds(count + 3))
        }
        try context.expectScreens(after: [
          .add(1), .start(), .secondPassed, .pause(), .secondPassed,
        ])
      },
      Check("timer.start-ringing", step: 2, after: "timer.rings") { context in
        let ringing: [AppEvent] = [.add(1), .start(), .secondPassed]
        try context.expectScreens(after: ringing + [.start()] + .seconds(2))
        try context.expectScreens(
          after: ringing + [.secondPassed, .start(), .start(), .secondPassed])
      },
      Check("timer.reset", step: 2, after: "timer.pause", "timer.rings") { context in
        try forAll(Samples.situations) { situation in
          try context.expectScreens(after: situation + [.reset()] + .seconds(2))
          try context.expectScreens(after: situation + [.reset(), .start()] + .seconds(3))
        }
      },
      Check("timer.others", step: 2, after: "timer.pause", "timer.rings") { context in
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
      },
      Check("timer.missing", step: 2, after: "timer.others", "timer.reset") { context in
        let two: [AppEvent] = [.add(60), .add(61, "Rice"), .start(2), .secondPassed]
        try forAll(Samples.missing) { id in
          try forAll(AppEvent.taps(id)) { tap in
            try context.expectScreens(after: [tap, .add(60), .secondPassed])
            try context.expectScreens(after: two + [tap, .secondPassed])
          }
        }
        // A tap that came before its timer.
        try context.expectScreens(after: [.add(60), .start(2), .add(61, "Rice"), .secondPassed])
      },
      Check(sameAnswers: "timer.same-answer", step: 2, after: "timer.others") { context in
        try context.expectSeparateStates([
          Turn(.add(60), in: 0), Turn(.add(65, "Rice"), in: 1), Turn(.start(), in: 0),
          Turn(.secondPassed, in: 1), Turn(.secondPassed, in: 0), Turn(.pause(), in: 1),
          Turn(.secondPassed, in: 0),
        ])
      },
    ]
  }
}

extension Suite {
  static var timerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: timerChecks.map(\.id), scripts: [script(timerRuns)], seeing: \.self,
        mistakes: buttons + ends + seconds + reached)
    ]
  }

  private static var timerRuns: [[AppEvent]] {
    let three: [AppEvent] = [.add(60), .add(61, "Rice"), .add(62, "Tea")]
    return Samples.situations.flatMap { situation in
      AppEvent.taps().map { situation + [$0] + .seconds(3) }
    } + [
      [.add(65), .start()] + .seconds(7),
      [.add(65), .start(), .start(), .secondPassed],
      [.add(65)] + .seconds(2),
      [.add(65), .start(), .secondPassed, .pause(), .start(), .secondPassed],
      three + [.start(2)] + .seconds(2), three + [.start(3), .start(1)] + .seconds(2),
      three + [
        .start(1), .start(2), .start(3), .secondPassed, .pause(2), .reset(3), .secondPassed,
      ],
    ]
  }

  private static var buttons: [AppMistake] {
    [
      mistake("taps-do-nothing") { $0.tap = { _, _ in } },
      tap("start-starts-over", .startTapped) {
        $0.secondsLeft = $0.seconds
        $0.isRunning = true
      },
      tap("start-toggles", .startTapped) { $0.isRunning = !$0.isRunning && !$0.rings },
      tap("pause-does-nothing", .pauseTapped) { _ in },
      tap("pause-resets", .pauseTapped) { ($0.secondsLeft, $0.isRunning) = ($0.seconds, false) },
      tap("pause-toggles", .pauseTapped) { $0.isRunning = !$0.isRunning && !$0.rings },
      tap("reset-does-nothing", .resetTapped) { _ in },
      tap("reset-goes-on-running", .resetTapped) { $0.secondsLeft = $0.seconds },
      tap("reset-only-stops", .resetTapped) { $0.isRunning = false },
      tap("reset-only-in-some-situations", .resetTapped) {
        if $0.rings { $0.tap(.resetTapped) }
      },
      tap("reset-only-in-some-situations", .resetTapped) {
        if !$0.rings { $0.tap(.resetTapped) }
      },
      tap("reset-only-in-some-situations", .resetTapped) {
        if $0.isRunning { $0.tap(.resetTapped) }
      },
      tap("reset-only-in-some-situations", .resetTapped) {
        if !$0.isRunning { $0.tap(.resetTapped) }
      },
    ]
  }

  private static var ends: [AppMistake] {
    [
      mistake("ringing-timer-starts-again") { rules in
        rules.tap = { if $1 == .startTapped { $0.isRunning = true } else { $0.tap($1) } }
        rules.line = line { $0.isRunning ? "running" : $0.status }
      },
      mistake("ringing-timer-starts-again") { rules in
        rules.tap = { if $1 == .startTapped { $0.isRunning = true } else { $0.tap($1) } }
        rules.line = line { $0.isRunning ? "running" : $0.status }
        rules.secondPassed = { if $0.rings { $0.isRunning = false } else { $0.secondPassed() } }
      },
      mistake("ringing-timer-starts-again") { rules in
        rules.tap = { timer, event in
          if event == .startTapped, timer.rings { timer.secondsLeft = timer.seconds }
          timer.tap(event)
        }
      },
      mistake("never-rings") { $0.line = line { $0.rings ? "stopped" : $0.status } },
      mistake("never-rings") { rules in
        rules.secondPassed = { if $0.isRunning, !$0.rings { $0.secondsLeft -= 1 } }
        rules.line = line { $0.isRunning ? "running" : "stopped" }
      },
      mistake("rings-and-runs") { rules in
        rules.secondPassed = { if $0.isRunning, !$0.rings { $0.secondsLeft -= 1 } }
        rules.line = line { $0.isRunning ? "running" : $0.status }
      },
    ] + belowZero
  }

  /// A timer that goes on below zero: when it is said to ring, and how its time is written.
  private static var belowZero: [AppMistake] {
    let rings: [(Int) -> Bool] = [{ $0 <= 0 }, { $0 == 0 }, { _ in false }]
    let digits: [(Int) -> String] = [{ twoDigits($0) }, { $0 < 0 ? "\($0)" : twoDigits($0) }]
    return rings.flatMap { rings in
      digits.flatMap { digits in
        [false, true].flatMap { ringsFirst in
          [false, true].map { startsAtZero in
            belowZero(rings, digits, ringsFirst: ringsFirst, startsAtZero: startsAtZero)
          }
        }
      }
    }
  }

  /// - Parameters:
  ///   - ringsFirst: whether it is said to ring even as it runs.
  ///   - startsAtZero: whether it can be started when nothing is left.
  private static func belowZero(
    _ rings: @escaping (Int) -> Bool, _ digits: @escaping (Int) -> String, ringsFirst: Bool,
    startsAtZero: Bool
  ) -> AppMistake {
    mistake("runs-below-zero") { rules in
      rules.tap = { timer, event in
        timer.tap(event)
        if event == .startTapped { timer.isRunning = startsAtZero || timer.secondsLeft > 0 }
      }
      rules.secondPassed = { if $0.isRunning { $0.secondsLeft -= 1 } }
      rules.line = { timer in
        let left = timer.secondsLeft
        let isRunning = timer.isRunning && !(ringsFirst && rings(left))
        let status = isRunning ? "running" : rings(left) ? "rings" : "stopped"
        return "\(timer.id) \(timer.name) \(left / 60):\(digits(left % 60)) \(status)"
      }
    }
  }

  private static var seconds: [AppMistake] {
    [
      mistake("second-for-all-timers") { rules in
        rules.secondPassed = { timer in
          guard !timer.rings else { return }
          timer.secondsLeft -= 1
          timer.isRunning = timer.isRunning && !timer.rings
        }
      },
      mistake("second-for-one-timer") { rules in
        rules.passed = { state in state.timers.indices.first { state.timers[$0].isRunning }.list }
      },
      mistake("second-for-one-timer") { rules in
        rules.passed = { state in state.timers.indices.last { state.timers[$0].isRunning }.list }
      },
      mistake("second-for-one-timer") { $0.passed = { $0.timers.indices.first.list } },
      mistake("second-for-one-timer") { $0.passed = { $0.timers.indices.last.list } },
    ]
  }

  /// Which timers a tap reaches.
  private static var reached: [AppMistake] {
    [
      mistake("tap-reaches-all") { $0.tapped = { state, _ in Array(state.timers.indices) } },
      mistake("tap-goes-by-position") { rules in
        rules.tapped = { state, id in state.timers.indices.filter { $0 == id } }
      },
    ]
  }

  private static func tap(
    _ name: String, _ event: TimerEvent, _ change: @escaping (inout KitchenTimer) -> Void
  ) -> AppMistake {
    mistake(name) { $0.tap = { if $1 == event { change(&$0) } else { $0.tap($1) } } }
  }

  private static func line(
    _ status: @escaping (KitchenTimer) -> String
  ) -> (KitchenTimer) -> String {
    { "\($0.id) \($0.name) \($0.time) \(status($0))" }
  }
}

extension Int? {
  fileprivate var list: [Int] { map { [$0] } ?? [] }
}
