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
          clock("clock-never-calls") { NeverCalls() },
          clock("clock-calls-at-once") { CallsAtOnce() },
          clock("clock-calls-after-zero") { CallsAfterZero() },
          clock("clock-calls-again") { CallsAgain() },
          clock("clock-calls-again") { CallsAllAgain() },
          clock("clock-is-one-second-late") { OneSecondLate() },
          clock("clock-is-one-second-late") { MissesTheLastSecond() },
          clock("clock-advances-to") { AdvancesTo() },
          clock("clock-forgets-the-rest") { ForgetsTheRest() },
          clock("clock-calls-one-only") { CallsOneOnly() },
          clock("clock-one-for-each-second") { OneForEachSecond() },
          clock("clock-stands-between") { StandsBetween() },
          clock("clock-newcomers-last") { ClockByRules(newcomers: .last) },
          clock("clock-counts-from-the-end") { ClockByRules(now: .end) },
          clock("clock-counts-from-the-start") { ClockByRules(now: .start) },
        ] + mixed
      )
    ]
  }

  /// Mistakes that often come together: of two the plainer one is named.
  private static var mixed: [Mistake<[Call], [Answer]>] {
    ClockByRules.Now.allCases.flatMap { now in
      [clock("clock-forgets-who-waits-inside") { ClockByRules(newcomers: .lost, now: now) }]
        // Whoever counts from the end is never due in the same round.
        + (now == .end
          ? []
          : [clock("clock-leaves-newcomers") { ClockByRules(newcomers: .left, now: now) }])
        + ClockByRules.Newcomers.allCases.flatMap { newcomers in
          [
            clock("clock-in-order-of-wait") {
              ClockByRules(order: .wait, newcomers: newcomers, now: now)
            },
            clock("clock-turns-equal-ones") {
              ClockByRules(order: .newestFirst, newcomers: newcomers, now: now)
            },
          ]
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
    ]
    return scripts.map { .clock($0) }
  }

  private static func clock(
    _ name: String, _ make: @escaping () -> ModelClock
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: Model(makeClock: make)) }
  }
}

// MARK: wait

private final class NeverCalls: ModelClock {
  override func advance(by seconds: Int) {}
}

private final class CallsAtOnce: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) { done() }
}

private final class CallsAfterZero: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    if seconds <= 0 { done() } else { super.wait(seconds, done) }
  }
}

private final class OneSecondLate: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    super.wait(seconds + 1, done)
  }
}

/// There is room for one in each second.
private final class OneForEachSecond: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting.removeAll { $0.due == now + seconds }
    super.wait(seconds, done)
  }
}

// MARK: advance

private final class CallsAgain: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    for next in waiting where next.due <= end {
      now = next.due
      next.done()
    }
    now = end
  }
}

/// The same with those who come meanwhile.
private final class CallsAllAgain: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    var place = 0
    while place < waiting.count, waiting[place].due <= end {
      now = max(now, waiting[place].due)
      waiting[place].done()
      place += 1
    }
    now = end
  }
}

private final class MissesTheLastSecond: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due < end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}

/// Takes the seconds for the time to go to.
private final class AdvancesTo: ModelClock {
  override func advance(by seconds: Int) { super.advance(by: seconds - now) }
}

private final class ForgetsTheRest: ModelClock {
  override func advance(by seconds: Int) {
    super.advance(by: seconds)
    waiting = []
  }
}

private final class CallsOneOnly: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    if let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}

/// The seconds after the last call are lost.
private final class StandsBetween: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
  }
}

/// A clock that chooses, and counts, by other rules.
private final class ClockByRules: ModelClock {
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

  private let order: Order
  private let newcomers: Newcomers
  private let rule: Now

  init(order: Order = .time, newcomers: Newcomers = .called, now: Now = .due) {
    (self.order, self.newcomers, rule) = (order, newcomers, now)
  }

  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting.append((now + seconds, done))
  }

  override func advance(by seconds: Int) {
    let end = now + seconds
    if rule == .end { now = end }
    switch newcomers {
    case .called: while let next = due(before: end).first { call([next]) }
    case .last: while case let next = due(before: end), !next.isEmpty { call(next) }
    case .left: call(due(before: end))
    case .lost:
      let next = due(before: end)
      let rest = waiting.indices.filter { !next.contains($0) }.map { waiting[$0] }
      call(next)
      waiting = rest
    }
    now = end
  }

  /// The places of those who are due, in order.
  private func due(before end: Int) -> [Int] {
    let due = waiting.indices.filter { waiting[$0].due <= end }
    return switch order {
    case .wait: due
    case .time: due.sorted { (waiting[$0].due, $0) < (waiting[$1].due, $1) }
    case .newestFirst: due.sorted { (waiting[$0].due, $1) < (waiting[$1].due, $0) }
    }
  }

  private func call(_ places: [Int]) {
    let called = places.map { waiting[$0] }
    for place in places.sorted(by: >) { waiting.remove(at: place) }
    for next in called {
      if rule == .due { now = next.due }
      next.done()
    }
  }
}
