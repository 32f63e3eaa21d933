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
        // What is waited for longer than a small number can say, and what is never reached.
        try forAll([128, 256, 32_768, 65_537, 86_400]) { seconds in
          try context.expectCalls([.wait("a", seconds), .advance(by: seconds - 1), .advance(by: 1)])
        }
        try forAll(EdgeValues.large.filter { $0 > 86_400 }) { seconds in
          try context.expectCalls([.wait("a", seconds), .wait("b", 1), .advance(by: 3)])
        }
        try context.expectCalls([.wait("a", 1), .advance(by: 0), .advance(by: 1)])
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
