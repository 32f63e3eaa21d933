import Foundation
import SuiteSupport

extension Suite {
  // MARK: compose and with

  static var composeChecks: [Check] {
    [
      Check("with.applies", step: 4) {
        try forAll([0, 3, -4]) { number in
          try expect(
            Exercise.with(number, { $0 * 2 + 1 }), equals: number * 2 + 1,
            given: ["with(\(number), { $0 * 2 + 1 })"])
        }
        try expect(
          Exercise.with("prime", { $0 + "!" }), equals: "prime!",
          given: [#"with("prime", { $0 + "!" })"#])
      },
      Check("compose.right-to-left", step: 4) {
        try forAll([0, 3, -4]) { number in
          try expect(
            Exercise.compose({ $0 + 1 }, { $0 * 2 })(number), equals: number * 2 + 1,
            given: ["compose({ $0 + 1 }, { $0 * 2 })(\(number))"])
        }
        try expect(
          Exercise.compose({ "f(\($0))" }, { "g(\($0))" })("x"), equals: "f(g(x))",
          given: [#"compose({ "f(\($0))" }, { "g(\($0))" })("x")"#])
      },
      Check("compose.layers", step: 4, after: "compose.right-to-left") { try expectLayers() },
    ]
  }

  private static func expectLayers() throws {
    typealias Reducer = Exercise.Reducer<Int, Int>
    var trace: [Line] = []
    func layer(_ name: String) -> (@escaping Reducer) -> Reducer {
      { reducer in
        trace.append(Line("\(name) is put on"))
        return { value, action in
          trace.append(Line("\(name): before"))
          reducer(&value, action)
          trace.append(Line("\(name): after"))
        }
      }
    }
    let reducer: Reducer = { value, action in
      trace.append(Line("reducer"))
      value += action
    }
    let layered = Exercise.compose(layer("outer"), layer("inner"))(reducer)
    var value = 1
    layered(&value, 5)
    let given = ["compose(outer, inner)(reducer)(&value, 5)  // value is 1"]
    try expect(
      trace,
      equals: [
        Line("inner is put on"), Line("outer is put on"), Line("outer: before"),
        Line("inner: before"), Line("reducer"), Line("inner: after"), Line("outer: after"),
      ], given: given)
    try expect(value, equals: 6, given: given + ["value"])
  }

  // MARK: enhancedReducer

  static var enhancedChecks: [Check] {
    [
      Check(
        "enhanced.records", step: 4, after: "with.applies", "compose.right-to-left", "feed.adds",
        "feed.removes", "feed.deletes", "feed.runs-inner"
      ) { try expectEnhancedRecords() },
      Check(
        "enhanced.logs", step: 4, after: "with.applies", "compose.right-to-left", "logging.once"
      ) {
        try forAllSequences(of: Array(Model.actions.prefix(3)), count: 20) { actions in
          let before = Exercise.logLines.count
          var state = Model.AppState(count: 2)
          for action in actions { Exercise.enhancedReducer(&state, action) }
          try expect(
            Exercise.logLines.count - before, equals: actions.count,
            given: ["var state = \(code(Model.AppState(count: 2)))"]
              + actions.map { "enhancedReducer(&state, \(code($0)))" }
              + ["// the number of new lines in `logLines`"])
        }
      },
    ]
  }

  private static func expectEnhancedRecords() throws {
    try forAll(Model.states.filter { !$0.favoritePrimes.isEmpty }) { initial in
      var (state, expected) = (initial, initial)
      let actions = Model.actions.dropLast()
      for (index, action) in actions.enumerated() {
        let time = Date(timeIntervalSince1970: Double(index + 1) * 100)
        Exercise.setCurrentTime(time)
        Exercise.enhancedReducer(&state, action)
        expected = Model.recording(action, in: expected, at: time)
        Model.appReducer(&expected, action)
        try expect(
          state, equals: expected,
          given: recordingCall(actions[...index], in: initial) + ["state"])
      }
    }
  }

  /// The actions, each at another time.
  private static func recordingCall(
    _ actions: ArraySlice<Model.AppAction>, in state: Model.AppState
  ) -> [String] {
    ["var state = \(code(state))"]
      + zip(1..., actions).flatMap { turn, action in
        [
          "currentTime = Date(timeIntervalSince1970: \(turn * 100))",
          "enhancedReducer(&state, \(code(action)))",
        ]
      }
  }
}
