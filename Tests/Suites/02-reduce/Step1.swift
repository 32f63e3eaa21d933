import SuiteSupport

extension Suite {
  static var reduceChecks: [Check] {
    [
      Check("reduce.increase", step: 1) { try expectReduce(.increase) },
      Check("reduce.decrease", step: 1) { try expectReduce(.decrease) },
      Check("reduce.reset", step: 1) {
        try forAll([0, 5, -3]) { try expectReduce(.reset(to: $0)) }
      },
      Check("reduce.same-answer", step: 1, after: "reduce.increase", "reduce.decrease") {
        try forAll(Model.states) { state in
          try forAll(Model.events) { try expectSameAnswer(state, $0) }
        }
      },
      Check("reduce.silent", step: 1, after: "reduce.increase", "reduce.decrease") {
        try forAll(Model.states) { state in
          try forAll(Model.events) { event in
            _ = try expectSilence(given: [call(state, event)]) { Exercise.reduce(state, event) }
          }
        }
      },
    ]
  }

  private static func call(_ state: Int, _ event: Model.Event) -> String {
    "reduce(\(state), event: \(code(event)))"
  }

  private static func expectReduce(_ event: Model.Event) throws {
    try forAll(Model.states) { state in
      try expectAnswer(to: call(state, event), equals: Model.reduce(state, event)) {
        Exercise.reduce(state, event)
      }
    }
  }

  private static func expectSameAnswer(_ state: Int, _ event: Model.Event) throws {
    let first = Exercise.reduce(state, event)
    let second = Exercise.reduce(state, event)
    _ = Exercise.reduce(state + 3, .decrease)
    let third = Exercise.reduce(state, event)
    try expect(
      [first, second, third], equals: [first, first, first],
      given: [
        call(state, event), call(state, event),
        "\(call(state + 3, .decrease))  // another one in between",
        call(state, event),
      ])
  }
}
