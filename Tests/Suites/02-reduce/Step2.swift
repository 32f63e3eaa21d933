import SuiteSupport

extension Suite {
  static var replayChecks: [Check] {
    let (main, start) = ("replay.in-order", "replay.from-initial")
    return [
      Check(main, step: 2) {
        try forAllSequences(of: Model.events) { try expectReplay($0, from: 0) }
      },
      Check(start, step: 2, after: main) {
        try forAll(Model.states) { state in
          try forAllSequences(of: Model.events, count: 20) { try expectReplay($0, from: state) }
        }
      },
      Check("replay.joined", step: 2, after: main, start) {
        try forAllSequences(of: Model.events, count: 50) { try expectJoined($0) }
      },
      Check("replay.interleaved", step: 2, after: main, start) {
        try forAllSequences(of: Model.events, count: 50) { try expectInterleaved($0) }
      },
      Check("replay.silent", step: 2, after: main) {
        try forAll([[], [.increase], Model.events]) { events in
          try forAll(Model.states) { state in
            _ = try expectSilence(given: [call(events, from: "\(state)")]) {
              Exercise.replay(events, from: state)
            }
          }
        }
      },
    ]
  }

  private static func call(_ events: [Model.Event], from initial: String) -> String {
    "replay(\(code(events)), from: \(initial))"
  }

  private static func expectReplay(_ events: [Model.Event], from initial: Int) throws {
    let expected = Model.replay(events, from: initial)
    try expectAnswer(to: call(events, from: "\(initial)"), equals: expected) {
      Exercise.replay(events, from: initial)
    }
  }

  private static func halves(_ events: [Model.Event]) -> ([Model.Event], [Model.Event]) {
    let middle = events.count / 2
    return (Array(events.prefix(middle)), Array(events.dropFirst(middle)))
  }

  private static func expectJoined(_ events: [Model.Event]) throws {
    let (first, second) = halves(events)
    try expect(
      Exercise.replay(second, from: Exercise.replay(first, from: 3)),
      equals: Exercise.replay(events, from: 3),
      given: [
        "let halfway = \(call(first, from: "3"))", call(second, from: "halfway"),
        "\(call(events, from: "3"))  // should be the same",
      ])
  }

  /// Two replays take turns: each goes half of its way before the other one goes on.
  private static func expectInterleaved(_ events: [Model.Event]) throws {
    let others = Array(events.reversed())
    let ((first, second), (third, fourth)) = (halves(events), halves(others))
    let left = Exercise.replay(first, from: 3)
    let right = Exercise.replay(third, from: -8)
    let ends = [Exercise.replay(second, from: left), Exercise.replay(fourth, from: right)]
    try expect(
      ends, equals: [Model.replay(events, from: 3), Model.replay(others, from: -8)],
      given: [
        "let left = \(call(first, from: "3"))", "let right = \(call(third, from: "-8"))",
        "[\(call(second, from: "left")), \(call(fourth, from: "right"))]",
      ])
  }
}
