import ReduceScript
import SuiteSupport

extension Suite {
  static var reduceChecks: [Check<Suite>] {
    [
      Check("reduce.increase", step: 1) { context in
        try context.expectReduce(.increase)
        try context.expectAnswers { try EdgeCases.increases.forEach($0) }
      }.withLiterals { context, literals in
        let states = literals.numbers.filter { $0 < .max }
        try context.expectAnswers { try states.map { .reduce(.state($0), .increase) }.forEach($0) }
      },
      // Not a second time what is wrong with both.
      Check("reduce.decrease", step: 1, after: "reduce.increase") { context in
        try context.expectReduce(.decrease)
        try context.expectAnswers { try EdgeCases.decreases.forEach($0) }
      }.withLiterals { context, literals in
        let states = literals.numbers.filter { $0 > .min }
        try context.expectAnswers { try states.map { .reduce(.state($0), .decrease) }.forEach($0) }
      },
      Check("reduce.reset", step: 1) { context in
        try forAll([0, 5, -3]) { try context.expectReduce(.reset(to: $0)) }
        try context.expectAnswers { try EdgeCases.resets.forEach($0) }
      }.withLiterals { context, literals in
        try context.expectAnswers { call in
          for number in literals.numbers {
            try call(.reduce(.state(8), .reset(to: number)))
            try call(.reduce(.state(number), .reset(to: 8)))
          }
        }
      },
      Check(
        sameAnswers: "reduce.same-answer", step: 1, after: "reduce.increase", "reduce.decrease"
      ) { context in
        try forAll(Model.states) { state in
          try forAll(Model.events) { try context.expectSameAnswer(state, $0) }
        }
      },
      Check(
        "reduce.silent", step: 1, after: "reduce.increase", "reduce.decrease", "reduce.reset"
      ) { context in
        try forAll(Model.states) { state in
          try forAll(Model.events) {
            try context.expectSilence(during: [.reduce(.state(state), $0)])
          }
        }
        let calls = EdgeCases.increases + EdgeCases.decreases + EdgeCases.resets
        try context.expectSilence(duringEach: calls.map { [$0] })
      },
      Check(
        reading: "reduce.pure-by-reading", of: "reduce(_:event:)", step: 1,
        after: "reduce.same-answer", "reduce.silent"),
    ]
  }
}

extension TestContext<Suite> {
  fileprivate func expectReduce(_ event: Event) throws {
    try forAll(Model.states) { try expectAnswer(to: .reduce(.state($0), event)) }
  }

  fileprivate func expectSameAnswer(_ state: Int, _ event: Event) throws {
    let call = Call.reduce(.state(state), event)
    let other = Call.reduce(.state(state + 3), .decrease)
    let answers = try trace(of: [call, call, other, call]).states
    let line = Suite.line(of: call)
    try SuiteSupport.expect(answers[1], equals: answers[0], given: [line, line])
    try SuiteSupport.expect(
      answers[3], equals: answers[0],
      given: [line, Suite.line(of: other) + Comment("in-between").trailing, line])
  }
}

extension Suite {
  static var reduceDiagnoses: [Diagnosis<Suite>] {
    let main = ["reduce.increase", "reduce.decrease", "reduce.reset"]
    return [
      Diagnosis(
        checks: main + ["reduce.same-answer"], samples: tapScripts,
        exercise: { try $0.answers(to: $1) },
        mistakes: wholeMistakes.map { Mistake($0, $1) } + [
          Mistake("reduce-keeps-its-own-number", remembers: true, countingAlong)
        ]),
      Diagnosis(
        printing: "reduce-prints", check: "reduce.silent",
        scripts: [Event.increase, .decrease, .reset(to: 9)].map { [.reduce(.state(35), $0)] }),
      numberDiagnosis("reduce.increase", .increase),
      numberDiagnosis("reduce.decrease", .decrease),
      // Each has states of its own: an answer that is remembered by its state would mislead.
      eventDiagnosis(
        "reduce.increase", tapping: [.increase], in: [0, 3, 62, 63, -64],
        mistakes: [
          "increase-ignored": { $0.state },
          "increase-goes-down": { $0.state - 1 },
          "increase-only-example": { _ in 1 },
        ]),
      eventDiagnosis(
        "reduce.decrease", tapping: [.decrease], in: [0, 4, 72, 73],
        mistakes: [
          "decrease-ignored": { $0.state },
          "decrease-goes-up": { $0.state + 1 },
          "decrease-stops-at-zero": { max(0, $0.state - 1) },
          "decrease-only-example": { _ in 9 },
        ]),
      eventDiagnosis(
        "reduce.reset", tapping: [4, -6, 5, 0, 27].map { .reset(to: $0) },
        in: [82, 83, -84],
        mistakes: [
          "reset-ignored": { $0.state },
          "reset-always-zero": { _ in 0 },
          "reset-only-example": { _ in 5 },
          "reset-adds-its-value": { $0.state + Model.reduce($0.state, $0.event) },
          "reset-never-negative": { max(0, Model.reduce($0.state, $0.event)) },
        ]),
      Diagnosis(
        checks: ["reduce.reset"],
        scripts: [0, 5, 3, -3, 4, -6, 27, 1_000].map { [.reduce(.state(92), .reset(to: $0))] },
        seeing: \.states[0],
        mistakes: [
          .onlyExamples("reset-only-some-values", right: { model($0).states[0] }) { script in
            [0, 5].contains { script == [.reduce(.state(92), .reset(to: $0))] }
          }
        ]),
    ]
  }

  fileprivate typealias Tap = (state: Int, event: Event)

  /// Each begins with a reset, which brings a hidden number to a known value.
  private static var tapScripts: [[Tap]] {
    [
      [
        (51, .reset(to: 8)), (52, .increase), (53, .increase), (54, .decrease),
        (55, .reset(to: -11)), (56, .decrease), (-57, .increase),
      ],
      [(41, .reset(to: -2)), (42, .decrease), (-43, .increase), (44, .increase)],
    ]
  }

  private static var wholeMistakes: KeyValuePairs<String, ([Tap]) -> [Int]> {
    [
      "reduce-does-nothing": { $0.map(\.state) },
      "reduce-swaps-directions": { script in
        script.map { state, event in
          switch event {
          case .increase: Model.reduce(state, .decrease)
          case .decrease: Model.reduce(state, .increase)
          case .reset: Model.reduce(state, event)
          }
        }
      },
    ]
  }

  /// The states of a number that nobody hands over.
  private static func countingAlong(_ script: [Tap]) -> [Int] {
    var number = 0
    return script.map { tap in
      number = Model.reduce(number, tap.event)
      return number
    }
  }

  private static func numberDiagnosis(_ check: String, _ event: Event) -> Diagnosis<Suite> {
    Diagnosis(
      checks: [check], scripts: EdgeValues.inside.map { [.reduce(.state($0), event)] },
      seeing: \.states[0], mistakes: [],
      otherwise: Symptom.ofNumbers("reduce") { script in
        if case .state(let state) = script[0].start { state } else { 0 }
      })
  }

  /// What is wrong with all events is said once, and not for each of them.
  private static func isWrongAsAWhole(_ context: TestContext<Suite>) throws -> Bool {
    let seen = try tapScripts.map { try context.answers(to: $0) }
    return (wholeMistakes.map(\.value) + [countingAlong]).contains { seen == tapScripts.map($0) }
  }

  private static func eventDiagnosis(
    _ check: String, tapping events: [Event], in states: [Int],
    mistakes: KeyValuePairs<String, (Tap) -> Int>
  ) -> Diagnosis<Suite> {
    diagnosis(
      of: [check],
      samples: states.flatMap { state in events.map { (state: state, event: $0) } },
      if: { try !isWrongAsAWhole($0) }, exercise: { try $0.answers(to: $1) }, mistakes: mistakes)
  }
}

extension TestContext<Suite> {
  fileprivate func answers(to taps: [Suite.Tap]) throws -> [Int] {
    try trace(of: taps.map { .reduce(.state($0.state), $0.event) }).states
  }
}
