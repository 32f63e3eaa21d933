import EffectsScript
import SuiteSupport

extension Suite {
  static var clockChecks: [Check<Suite>] {
    [
      Check("clock.time", step: 5) { context in
        try forAll(1...4) { seconds in
          for steps in [[1, 1, 1, 1, 1], [2, 2, 2], [5]] {
            try context.expectCalls([.wait("a", seconds)] + steps.map { .advance(by: $0) })
          }
        }
        try context.expectCalls([
          .advance(by: 3), .wait("a", 2), .advance(by: 1), .advance(by: 1),
        ])
        try context.expectCalls([
          .wait("a", 2), .wait("b", 4), .advance(by: 3), .wait("c", 2), .advance(by: 1),
          .advance(by: 1),
        ])
        try context.expectCalls([.wait("a", 86_400), .advance(by: 86_399), .advance(by: 1)])
      },
      Check("clock.only-advance", step: 5, after: "clock.time") { context in
        try context.expectCalls([.wait("a", 0)], note: "at-once")
        try context.expectCalls([.wait("a", 0), .advance(by: 1)])
        try context.expectCalls([.advance(by: 2), .wait("a", 0), .advance(by: 1)])
      },
      Check("clock.order", step: 5, after: "clock.time") { context in
        for seconds in [[2, 1], [1, 1], [3, 1, 2], [2, 2, 1], [1, 3, 1, 2, 3]] {
          try context.expectCalls(waits(seconds) + [.advance(by: 3)])
          try context.expectCalls(waits(seconds) + [.advance(by: 1), .advance(by: 2)])
        }
        try context.expectCalls(waits((0..<30).map { 1 + $0 * 7 % 5 }) + [.advance(by: 5)])
        try context.expectCalls([
          .wait("a", 2), .advance(by: 1), .wait("b", 1), .wait("c", 1), .advance(by: 1),
        ])
      },
      Check("clock.once", step: 5, after: "clock.time") { context in
        try context.expectCalls([.wait("a", 1), .advance(by: 1), .advance(by: 1), .advance(by: 5)])
        try context.expectCalls([
          .wait("a", 1), .wait("b", 3), .advance(by: 2), .advance(by: 2), .advance(by: 2),
        ])
      },
      Check(
        "clock.inside", step: 5, after: "clock.only-advance", "clock.order", "clock.once"
      ) { context in
        for sleeper in [
          Sleeper("a", 1, then: [Sleeper("b", 1)]), Sleeper("a", 2, then: [Sleeper("b", 3)]),
          Sleeper("a", 1, then: [Sleeper("b", 2), Sleeper("c", 1)]),
          Sleeper("a", 1, then: [Sleeper("b", 1, then: [Sleeper("c", 1)])]),
          Sleeper("a", 1, then: [Sleeper("b", 0)]), Sleeper("a", 0, then: [Sleeper("b", 1)]),
        ] {
          for steps in [[5], [1, 1, 1, 1, 1], [2, 1, 2], [3, 2]] {
            try context.expectCalls([.wait(sleeper)] + steps.map { .advance(by: $0) })
          }
        }
        // Those who wait already have their places among the others.
        let first = ClockCommand.wait(Sleeper("a", 1, then: [Sleeper("b", 2)]))
        for seconds in 1...4 {
          try context.expectCalls([first, .wait("c", seconds), .advance(by: 4), .advance(by: 1)])
          try context.expectCalls([.wait("c", seconds), first, .advance(by: 2), .advance(by: 3)])
        }
      },
      Check("clock.any-script", step: 5, after: "clock.inside") { context in
        try context.forAllSequences(of: Model.clockCommands, count: 150, number: 5) {
          try context.expectCalls($0)
        }
      },
      Check(sameAnswers: "clock.two", step: 5, after: "clock.time") { context in
        try context.expectCalls([.wait("a", 1), .other(.wait("b", 1)), .advance(by: 2)])
        try context.expectCalls([
          .other(.advance(by: 2)), .wait("a", 1), .other(.wait("b", 1)), .other(.advance(by: 1)),
          .advance(by: 1),
        ])
      },
    ]
  }

  /// One after the other begins to wait: 1, 2, 3 and so on.
  private static func waits(_ seconds: [Int]) -> [ClockCommand] {
    seconds.enumerated().map { .wait("\($0.offset + 1)", $0.element) }
  }
}

extension TestContext<Suite> {
  /// The first command during which not those are called who should be.
  fileprivate func expectCalls(_ commands: [ClockCommand], note: String? = nil) throws {
    let (actual, expected) = try traceAndModel(of: [Call.clock(commands)])
    for (index, (seen, right)) in zip(actual[0].clock, expected[0].clock).enumerated() {
      try SuiteSupport.expect(
        seen, equals: right,
        given: Suite.code(Array(commands[...index])) + [Comment("printed").line], note: note)
    }
  }
}

extension ClockCommand {
  static func wait(_ name: String, _ seconds: Int) -> ClockCommand {
    .wait(Sleeper(name, seconds))
  }
}

extension Model {
  static let clockCommands: [ClockCommand] = [
    .advance(by: 1), .wait("a", 1), .wait("b", 2), .advance(by: 2),
    .wait(Sleeper("c", 1, then: [Sleeper("d", 1)])), .wait("e", 3),
    .wait(Sleeper("f", 2, then: [Sleeper("g", 1), Sleeper("h", 2)])), .advance(by: 5),
  ]
}

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
          clock("clock-never-calls", NeverCalls.self),
          clock("clock-calls-at-once", CallsAtOnce.self),
          clock("clock-calls-after-zero", CallsAfterZero.self),
          clock("clock-in-order-of-wait", InOrderOfWait.self),
          clock("clock-turns-equal-ones", TurnsEqualOnes.self),
          clock("clock-forgets-who-waits-inside", ForgetsInside.self),
          clock("clock-calls-again", CallsAgain.self),
          clock("clock-counts-from-the-end", CountsFromEnd.self),
          clock("clock-counts-from-the-start", CountsFromStart.self),
          clock("clock-leaves-newcomers", LeavesNewcomers.self),
          clock("clock-is-one-second-late", OneSecondLate.self),
        ])
    ]
  }

  private static var clockScript: [Call] {
    let nested = Sleeper("a", 1, then: [Sleeper("b", 1), Sleeper("c", 3)])
    let scripts: [[ClockCommand]] = [
      [.wait("a", 2), .wait("b", 1), .advance(by: 1), .advance(by: 1), .advance(by: 1)],
      [.wait("a", 2), .wait("b", 1), .wait("c", 2), .advance(by: 3), .advance(by: 3)],
      [.wait("a", 0), .advance(by: 1), .wait("b", 1), .advance(by: 1)],
      [.wait(nested), .advance(by: 3), .advance(by: 1), .advance(by: 1), .advance(by: 9)],
      [.wait(nested), .wait("d", 3), .advance(by: 2), .advance(by: 2), .advance(by: 9)],
    ]
    return scripts.map { .clock($0) }
  }

  private static func clock(
    _ name: String, _ type: ModelClock.Type
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: Model(clocks: type)) }
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

private final class TurnsEqualOnes: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due >= due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}

private final class OneSecondLate: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    super.wait(seconds + 1, done)
  }
}

// MARK: advance

/// Plays all seconds at once, and calls in the order in which they came.
private final class InOrderOfWait: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting.append((now + seconds, done))
  }

  override func advance(by seconds: Int) {
    let end = now + seconds
    while let place = waiting.firstIndex(where: { $0.due <= end }) {
      let next = waiting.remove(at: place)
      now = next.due
      next.done()
    }
    now = end
  }
}

/// Puts back what is left of the list that it began with.
private final class ForgetsInside: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    let (due, rest) = (waiting.filter { $0.due <= end }, waiting.filter { $0.due > end })
    for next in due {
      now = next.due
      next.done()
    }
    (waiting, now) = (rest, end)
  }
}

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

private final class CountsFromEnd: ModelClock {
  override func advance(by seconds: Int) {
    now += seconds
    while let next = waiting.first, next.due <= now {
      waiting.removeFirst()
      next.done()
    }
  }
}

private final class CountsFromStart: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      next.done()
    }
    now = end
  }
}

/// Whoever waits while it is at work has to wait for the next time.
private final class LeavesNewcomers: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    let due = waiting.filter { $0.due <= end }
    waiting.removeAll { $0.due <= end }
    for next in due {
      now = next.due
      next.done()
    }
    now = end
  }
}
