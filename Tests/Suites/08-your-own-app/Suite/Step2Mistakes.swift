import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var timerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: timerChecks.map(\.id), scripts: [script(timerRuns)], seeing: screens,
        mistakes: buttons + ends + seconds + reached,
        otherwise: eventSymptoms + [
          screen("reset-goes-on-running") { screen in
            screen.isReset && screen.all { $2 == "running" }
          },
          screen("reset-only-in-some-situations") { screen in
            screen.isReset && screen.all { before, _, seen in before == seen }
          },
          screen("pause-silences-what-rings") { screen in
            screen.tap == .pauseTapped
              && screen.wrong.allSatisfy {
                screen.right.lines[$0]?.status == "rings"
                  && screen.seen.lines[$0]?.status == "stopped"
              }
          },
          screen("pause-changes-the-time") { $0.tap == .pauseTapped && $0.isWrongTime },
        ] + ownSymptoms)
    ]
  }

  static var timerRuns: [[AppEvent]] {
    let three: [AppEvent] = [.add(60), .add(61, "Rice"), .add(62, "Tea")]
    return Samples.situations.flatMap { situation in
      AppEvent.taps().map { situation + [$0] + .seconds(3) }
    } + [
      [.add(65), .start()] + .seconds(7),
      [.add(65), .start(), .start(), .secondPassed],
      [.add(65)] + .seconds(2), [.add(1), .add(3), .start(), .start(2)] + .seconds(3),
      [.add(65), .start(), .secondPassed, .pause(), .start(), .secondPassed],
      three + [.start(2)] + .seconds(2), three + [.start(3), .start(1)] + .seconds(2),
      three + [
        .start(1), .start(2), .start(3), .secondPassed, .pause(2), .reset(3), .secondPassed,
      ],
      three + [.start(4), .pause(0), .secondPassed], [.start(1), .add(60), .secondPassed],
      [.add(65), .start(), .secondPassed, .start(), .secondPassed],
    ]
  }

  private static var buttons: [ScreenMistake] {
    [
      mistake("taps-do-nothing", \.tap) { _, _ in },
      tap("start-takes-a-second", .startTapped) {
        if !$0.rings, !$0.isRunning {
          $0.isRunning = true
          $0.secondPassed()
        }
      },
      tap("start-takes-a-second", .startTapped) {
        $0.isRunning = !$0.rings
        $0.secondPassed()
      },
      tap("start-toggles", .startTapped) { $0.isRunning = !$0.isRunning && !$0.rings },
      tap("pause-does-nothing", .pauseTapped) { _ in },
      tap("pause-toggles", .pauseTapped) { $0.isRunning = !$0.isRunning && !$0.rings },
      tap("reset-does-nothing", .resetTapped) { _ in },
      tap("reset-starts", .resetTapped) { ($0.secondsLeft, $0.isRunning) = ($0.seconds, true) },
      tap("reset-only-stops", .resetTapped) { $0.isRunning = false },
    ]
      + taps(
        "start-starts-over", .startTapped,
        if: [always, isSilent, isStopped, { isSilent($0) && isStopped($0) }]
      ) { ($0.secondsLeft, $0.isRunning) = ($0.seconds, true) }
      + taps(
        "start-changes-the-full-time", .startTapped,
        if: [isSilent, { isSilent($0) && isStopped($0) }]
      ) { ($0.seconds, $0.isRunning) = ($0.secondsLeft, true) }
      + taps("pause-resets", .pauseTapped, if: [always, \.isRunning]) {
        ($0.secondsLeft, $0.isRunning) = ($0.seconds, false)
      }
      + taps("pause-changes-the-full-time", .pauseTapped, if: [always, \.isRunning, isSilent]) {
        ($0.seconds, $0.isRunning) = ($0.secondsLeft, false)
      }
  }

  private typealias Situation = (KitchenTimer) -> Bool

  private static var always: Situation { { _ in true } }
  private static var isSilent: Situation { { !$0.rings } }
  private static var isStopped: Situation { { !$0.isRunning } }

  private static var ends: [ScreenMistake] {
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
      mistake("ringing-timer-starts-again", \.tap) { timer, event in
        if event == .startTapped, timer.rings { timer.secondsLeft = timer.seconds }
        timer.tap(event)
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
      mistake("rings-a-second-late") { rules in
        rules.secondPassed = { timer in
          guard timer.isRunning else { return }
          if timer.rings { timer.isRunning = false } else { timer.secondsLeft -= 1 }
        }
        rules.line = line { $0.isRunning ? "running" : $0.status }
      },
      mistake("rings-a-second-late") { rules in
        rules.secondPassed = { timer in
          guard timer.isRunning else { return }
          if timer.rings {
            (timer.isRunning, timer.keptRinging) = (false, true)
          } else {
            timer.secondsLeft -= 1
            timer.keptRinging = false
          }
        }
        rules.tap = {
          if $1 == .resetTapped { $0.keptRinging = nil }
          $0.tap($1)
        }
      },
      mistake("ringing-is-kept", \.secondPassed) { timer in
        guard timer.isRunning else { return }
        timer.secondPassed()
        timer.keptRinging = timer.rings
      },
      mistake("ringing-timer-disappears", \.afterSecond) { $0.timers.removeAll(where: \.rings) },
      mistake("ringing-timer-disappears", \.order) { $0.filter { !$0.rings } },
      mistake("screen-has-another-word") { rules in
        rules.line = line {
          $0.status == "stopped" && $0.secondsLeft < $0.seconds ? "paused" : $0.status
        }
      },
      mistake("screen-has-another-word") { rules in
        rules.line = line { $0.rings ? "ringing" : $0.status }
      },
    ] + late + belowZero
  }

  /// A timer that looks for zero before a second takes one away, so that it runs for one more. It
  /// may be paused meanwhile, and perhaps be started once more.
  private static var late: [ScreenMistake] {
    [false, true].map { startsAtZero in
      mistake("rings-a-second-late") { rules in
        rules.secondPassed = { timer in
          guard timer.isRunning else { return }
          timer.keptRinging = timer.rings
          timer.isRunning = !timer.rings
          if !timer.rings { timer.secondsLeft -= 1 }
        }
        rules.tap = { timer, event in
          let startsAgain = startsAtZero && timer.keptRinging == false
          timer.tap(event)
          if event == .startTapped, startsAgain { timer.isRunning = true }
          if event == .resetTapped { timer.keptRinging = nil }
        }
      }
    }
  }

  /// A timer that goes below zero: when it is said to ring, how its time is written, and whether it
  /// stops at zero, so that it has to be started once more.
  private static var belowZero: [ScreenMistake] {
    let rings: [(Int) -> Bool] = [{ $0 <= 0 }, { $0 == 0 }, { _ in false }]
    let digits: [(Int) -> String] = [{ twoDigits($0) }, { $0 < 0 ? "\($0)" : twoDigits($0) }]
    let stops: [(Int) -> Bool] = [{ _ in false }, { $0 == 0 }, { $0 <= 0 }]
    return stops.enumerated().flatMap { place, stops in
      rings.prefix(place == 0 ? 3 : 2).flatMap { rings in
        digits.flatMap { digits in
          [false, true].flatMap { ringsFirst in
            [false, true].filter { $0 || place == 0 }.map { startsAtZero in
              belowZero(
                place == 0 ? "runs-below-zero" : "ringing-timer-starts-again", rings, digits,
                stops, ringsFirst: ringsFirst, startsAtZero: startsAtZero)
            }
          }
        }
      }
    }
  }

  /// - Parameters:
  ///   - stops: whether it stops when so much is left.
  ///   - ringsFirst: whether it is said to ring even as it runs.
  ///   - startsAtZero: whether it can be started when nothing is left.
  private static func belowZero(
    _ name: String, _ rings: @escaping (Int) -> Bool, _ digits: @escaping (Int) -> String,
    _ stops: @escaping (Int) -> Bool, ringsFirst: Bool, startsAtZero: Bool
  ) -> ScreenMistake {
    mistake(name) { rules in
      rules.tap = { timer, event in
        timer.tap(event)
        if event == .startTapped { timer.isRunning = startsAtZero || timer.secondsLeft > 0 }
      }
      rules.secondPassed = { timer in
        guard timer.isRunning else { return }
        timer.secondsLeft -= 1
        if stops(timer.secondsLeft) { timer.isRunning = false }
      }
      rules.line = { timer in
        let left = timer.secondsLeft
        let isRunning = timer.isRunning && !(ringsFirst && rings(left))
        let status = isRunning ? "running" : rings(left) ? "rings" : "stopped"
        return "\(timer.id) \(timer.name) \(left / 60):\(digits(left % 60)) \(status)"
      }
    }
  }

  private static var seconds: [ScreenMistake] {
    [
      mistake("second-for-all-timers", \.secondPassed) { timer in
        guard !timer.rings else { return }
        timer.secondsLeft -= 1
        timer.isRunning = timer.isRunning && !timer.rings
      },
      mistake("no-second-arrives", \.passed) { _ in [] },
      mistake("ringing-holds-up-the-others", \.passed) {
        $0.timers.contains(where: \.rings) ? [] : Array($0.timers.indices)
      },
      mistake("ringing-holds-up-the-others", \.afterSecond) { state in
        guard state.timers.contains(where: \.rings) else { return }
        for place in state.timers.indices { state.timers[place].isRunning = false }
      },
      mistake("second-for-one-timer", \.passed) { state in
        state.timers.indices.first { state.timers[$0].isRunning }.list
      },
      mistake("second-for-one-timer", \.passed) { state in
        state.timers.indices.last { state.timers[$0].isRunning }.list
      },
      mistake("second-for-one-timer", \.passed) { $0.timers.indices.first.list },
      mistake("second-for-one-timer", \.passed) { $0.timers.indices.last.list },
    ]
  }

  /// Which timers a tap reaches.
  private static var reached: [ScreenMistake] {
    [
      mistake("tap-goes-by-position", \.tapped) { state, id in
        state.timers.indices.filter { $0 == id }
      }
    ]
  }

  private static func tap(
    _ name: String, _ event: TimerEvent, _ change: @escaping (inout KitchenTimer) -> Void
  ) -> ScreenMistake {
    mistake(name) { $0.tap = { if $1 == event { change(&$0) } else { $0.tap($1) } } }
  }

  /// What a tap changes in one situation or another, and in no other.
  private static func taps(
    _ name: String, _ event: TimerEvent, if situations: [Situation],
    _ change: @escaping (inout KitchenTimer) -> Void
  ) -> [ScreenMistake] {
    situations.map { isMeant in tap(name, event) { if isMeant($0) { change(&$0) } } }
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
