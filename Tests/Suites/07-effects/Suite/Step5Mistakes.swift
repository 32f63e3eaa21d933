import EffectsScript
import SuiteSupport

extension Suite {
  static var clockDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "clock.time", "clock.only-advance", "clock.order", "clock.once", "clock.inside",
          "clock.any-script",
        ],
        scripts: [clockScript], seeing: \.self,
        mistakes: [
          mistake("clock-never-calls", \.clocks.advance) { _, _ in },
          mistake("clock-calls-at-once", \.clocks.wait) { _, _, done in done() },
          mistake("clock-calls-after-zero", \.clocks.wait) {
            if $1 <= 0 { $2() } else { $0.waitRightly($1, $2) }
          },
          mistake("clock-calls-after-zero", \.clocks.wait) {
            if $0.isAtWork, $1 <= 0 { $2() } else { $0.waitRightly($1, $2) }
          },
          mistake("clock-waits-for-zero", \.clocks.wait) { $0.waitRightly(max(1, $1), $2) },
          mistake("clock-ignores-zero", \.clocks.advance) {
            if $1 > 0 { $0.advanceRightly(by: $1) }
          },
          clock("clock-calls-again", ClockByRules(keepsCalled: true)),
          mistake("clock-is-one-second-late", \.clocks.wait) { $0.waitRightly($1 + 1, $2) },
          mistake("clock-leaves-the-last-second", \.clocks.advance) { clock, seconds in
            let end = clock.now + seconds
            while clock.call(before: end - 1) {}
            clock.now = end
          },
          // Takes the seconds for the time to go to.
          mistake("clock-advances-to", \.clocks.advance) { $0.advanceRightly(by: $1 - $0.now) },
          mistake("clock-forgets-the-rest", \.clocks.advance) { clock, seconds in
            clock.advanceRightly(by: seconds)
            clock.waiting = []
          },
          mistake("clock-calls-one-only", \.clocks.advance) { clock, seconds in
            let end = clock.now + seconds
            _ = clock.call(before: end)
            clock.now = end
          },
          // There is room for one in each second.
          mistake("clock-one-for-each-second", \.clocks.wait) { clock, seconds, done in
            clock.waiting.removeAll { $0.due == clock.now + seconds }
            clock.waitRightly(seconds, done)
          },
          // The seconds after the last call are lost.
          mistake("clock-stands-between", \.clocks.advance) { clock, seconds in
            let end = clock.now + seconds
            while clock.call(before: end) {}
          },
          clock("clock-newcomers-last", ClockByRules(newcomers: .last)),
          clock("clock-counts-from-the-end", ClockByRules(now: .end)),
          clock("clock-counts-from-the-start", ClockByRules(now: .start)),
        ] + mixed, otherwise: clockSymptoms
      )
    ]
  }

  /// Mistakes that often come together: of two the plainer one is named.
  private static var mixed: [Mistake<[Call], [Answer]>] {
    ClockByRules.Now.allCases.flatMap { now in
      [
        clock("clock-forgets-who-waits-inside", ClockByRules(newcomers: .lost, now: now)),
        clock(
          "clock-calls-again", ClockByRules(newcomers: .left, now: now, keepsCalled: true)),
      ]
        // Whoever counts from the end is never due in the same round.
        + (now == .end
          ? [] : [clock("clock-leaves-newcomers", ClockByRules(newcomers: .left, now: now))])
        + ClockByRules.Newcomers.allCases.flatMap { newcomers in
          [
            ("clock-in-order-of-wait", ClockByRules.Order.wait),
            ("clock-turns-equal-ones", .newestFirst),
          ].map { clock($0, ClockByRules(order: $1, newcomers: newcomers, now: now)) }
        }
    }
  }

  private static var clockScript: [Call] {
    let nested = Sleeper("a", 1, then: [Sleeper("b", 1), Sleeper("c", 3)])
    let scripts: [[ClockCommand]] = [
      [.wait("a", 2), .wait("b", 1), .advance(by: 1), .advance(by: 1), .advance(by: 1)],
      [.wait("a", 2), .wait("b", 1), .wait("c", 2), .advance(by: 3), .advance(by: 3)],
      [.wait("a", 0), .advance(by: 1), .wait("b", 1), .advance(by: 1)],
      [.wait(nested), .advance(by: 3), .advance(by: 1), .advance(by: 1), .advance(by: 9)],
      [.wait(nested), .wait("d", 3), .advance(by: 2), .advance(by: 2), .advance(by: 9)],
      [.wait(nested), .wait("d", 3), .wait("e", 3), .advance(by: 9)],
      [.advance(by: 3), .wait("a", 2), .advance(by: 1), .wait("b", 1), .advance(by: 1)],
      [.wait("a", 0), .advance(by: 0), .advance(by: 1)],
      [
        .wait(Sleeper("a", 0, then: [Sleeper("b", 0)])), .wait("c", 0), .advance(by: 0),
        .advance(by: 1),
      ],
    ]
    return scripts.map { .clock($0) }
  }

  private static func clock(
    _ name: String, _ change: (inout ClockRules) -> Void
  ) -> Mistake<[Call], [Answer]> {
    var side = Model()
    change(&side.clocks)
    return Mistake(name) { [side] in $0.play(on: side) }
  }

  private static func clock(_ name: String, _ rules: ClockByRules) -> Mistake<[Call], [Answer]> {
    clock(name) {
      $0.wait = { $0.waiting.append(($0.now + $1, $2)) }
      $0.advance = { rules.advance($0, by: $1) }
    }
  }
}

/// A clock that chooses, and counts, by other rules.
private struct ClockByRules {
  /// Whom it calls first.
  enum Order {
    case time
    case wait
    /// At the same time, whoever came last.
    case newestFirst
  }

  /// What becomes of those who come while it is at work.
  enum Newcomers: CaseIterable {
    case called
    /// Called in the same round, behind all the others.
    case last
    /// For the next time.
    case left
    case lost
  }

  /// The second from which those are counted.
  enum Now: CaseIterable {
    case due
    case start
    case end
  }

  var order = Order.time
  var newcomers = Newcomers.called
  var now = Now.due
  /// Whether those who were called stay in the list.
  var keepsCalled = false

  func advance(_ clock: ModelClock, by seconds: Int) {
    let end = clock.now + seconds
    if now == .end { clock.now = end }
    switch newcomers {
    case .called:
      var kept = 0
      while let next = due(clock, end).dropFirst(kept).first {
        call([next], of: clock)
        if keepsCalled { kept += 1 }
      }
    case .last: while case let next = due(clock, end), !next.isEmpty { call(next, of: clock) }
    case .left: call(due(clock, end), of: clock)
    case .lost:
      let next = due(clock, end)
      let rest = clock.waiting.indices.filter { !next.contains($0) }.map { clock.waiting[$0] }
      call(next, of: clock)
      clock.waiting = rest
    }
    clock.now = end
  }

  /// The places of those who are due, in order.
  private func due(_ clock: ModelClock, _ end: Int) -> [Int] {
    let waiting = clock.waiting
    let due = waiting.indices.filter { waiting[$0].due <= end }
    return switch order {
    case .wait: due
    case .time: due.sorted { (waiting[$0].due, $0) < (waiting[$1].due, $1) }
    case .newestFirst: due.sorted { (waiting[$0].due, $1) < (waiting[$1].due, $0) }
    }
  }

  private func call(_ places: [Int], of clock: ModelClock) {
    let called = places.map { clock.waiting[$0] }
    if !keepsCalled { for place in places.sorted(by: >) { clock.waiting.remove(at: place) } }
    for next in called {
      if now == .due { clock.now = next.due }
      next.done()
    }
  }
}
