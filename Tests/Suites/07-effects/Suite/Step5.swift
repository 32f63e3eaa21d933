import EffectsScript
import SuiteSupport

extension Suite {
  static var clockChecks: [Check<Suite>] {
    [
      Check("clock.time", step: 5) { context in
        // Nobody is called a second time: that has a check of its own.
        let machine = ClockMachine(examples: long) { world in
          world.waitingLonger([1, 3], atMost: 2)
            + (world.due.isEmpty && world.sleepers > 0 ? [] : [1, 2, 0].passing)
        }
        try context.expectWords(of: machine, upTo: 3, byChance: 20)
      }.withLiterals { context, literals in
        let waits = literals.counts(upTo: 100_000).map { seconds -> [ClockCommand] in
          [.wait("a", seconds), .advance(by: seconds - 1), .advance(by: 1)]
        }
        try context.expectWords(of: ClockMachine(examples: waits) { _ in [] }, upTo: 0)
      },
      Check("clock.only-advance", step: 5, after: "clock.time") { context in
        let machine = ClockMachine(note: { if case .wait = $0 { "at-once" } else { nil } }) {
          $0.waiting([0], atMost: 1) + [2, 0].passing
        }
        try context.expectWords(of: machine, upTo: 3)
      },
      Check("clock.order", step: 5, after: "clock.time") { context in
        let many = (0..<150).map { ClockCommand.wait("\($0)", 1 + $0 * 7 % 5) }
        let machine = ClockMachine(examples: [many + [.advance(by: 5)]]) { world in
          // Nobody is called a second time.
          world.waiting([1, 2], atMost: 3)
            + (world.due.isEmpty && world.sleepers > 0 ? [] : [1, 3].passing)
        }
        try context.expectWords(of: machine, upTo: 4)
      },
      Check("clock.once", step: 5, after: "clock.time") { context in
        let machine = ClockMachine { world in
          world.waiting([1, 3], atMost: 1) + (world.sleepers == 0 ? [] : [1, 2, 5].passing)
        }
        try context.expectWords(of: machine, upTo: 3)
      },
      Check(
        "clock.inside", step: 5, after: "clock.only-advance", "clock.order", "clock.once"
      ) { context in
        let twice = Sleeper("b", 1, then: [Sleeper("b1", 2)])
        let crowd = Sleeper("a", 1, then: (1...9).map { Sleeper("a\($0)", $0 * 5 % 7) })
        let examples =
          (1...4).map { seconds -> [ClockCommand] in
            [.wait("a", seconds), .wait(twice), .advance(by: 2), .advance(by: 3)]
          } + [
            [.wait(crowd), .advance(by: 9)],
            [.wait(crowd)] + [ClockCommand](repeating: .advance(by: 1), count: 8),
          ]
        let machine = ClockMachine(examples: examples) { world in
          world.sleepers == 0
            ? world.waitingTwice(atMost: 1) : world.waiting([2, 1, 3], atMost: 2) + [1, 4].passing
        }
        try context.expectWords(of: machine, upTo: 3)
      },
      Check("clock.any-script", step: 5, after: "clock.inside") { context in
        let chain = (1...30).reversed().reduce([]) { then, place in
          [Sleeper("a\(place)", place % 3, then: then)]
        }
        let seconds = 1...70
        let each =
          seconds.map { ClockCommand.wait("\($0)", $0) } + seconds.map { _ in .advance(by: 1) }
        let examples = [each, chain.map { .wait($0) } + [.advance(by: 30)]]
        let machine = ClockMachine(examples: examples) { world in
          [1, 2, 5, 0, 10].passing + world.waiting([1, 2, 3, 0, 7], atMost: 9)
            + world.waitingTwice(atMost: 9)
        }
        try context.expectWords(of: machine, upTo: 2, byChance: 100, number: 5)
        try context.expectCrowd(of: 300)
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 2_000).last, most >= 300 else { return }
        try context.expectCrowd(of: most + 1)
      },
      Check(sameAnswers: "clock.two", step: 5, after: "clock.time") { context in
        let machine = ClockMachine { world in
          world.waitingLonger([1, 2], atMost: 2)
            + (world.due.isEmpty && world.sleepers > 0 ? [] : [1].passing)
        }
        try context.expectWords(of: machine.byTurns, upTo: 3, byChance: 20, longest: 8)
      },
      Check(
        reading: "clock.asks-no-clock", of: "TestClock", step: 5, telling: [.time],
        after: "clock.any-script", "clock.two"),
    ]
  }

  /// What is waited for longer than a small number can say, and what is never reached.
  private static var long: [[ClockCommand]] {
    [128, 256, 32_768, 65_537, 86_400].flatMap { seconds -> [[ClockCommand]] in
      [
        [.wait("a", seconds), .advance(by: seconds - 1), .advance(by: 1)],
        [.advance(by: seconds - 1), .wait("a", 1), .wait("b", 2)] + [1, 1].passing,
      ]
    }
      + EdgeValues.large.filter { $0 > 86_400 }.map { seconds in
        [.wait("a", 1), .wait("b", seconds), .advance(by: 3), .wait("c", seconds), .advance(by: 3)]
      }
  }
}

extension TestContext<Suite> {
  /// So many wait for the same second, and are all called.
  fileprivate func expectCrowd(of count: Int) throws {
    let crowd = [Call.clock((1...count).map { .wait("\($0)", 1) } + [.advance(by: 1)])]
    try expect(
      crowd, seeing: { $0[0].clock.joined().count }, given: Suite.code(crowd, asking: .callCount))
  }
}

extension ClockCommand {
  static func wait(_ name: String, _ seconds: Int) -> ClockCommand {
    .wait(Sleeper(name, seconds))
  }
}
