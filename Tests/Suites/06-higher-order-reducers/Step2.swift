import Foundation
import SuiteSupport

extension Suite {
  static var feedChecks: [Check] {
    [
      Check("feed.adds", step: 2) {
        try forAll(Model.states) { try expectFeed(.primeModal(.saveFavoritePrimeTapped), in: $0) }
      },
      Check("feed.removes", step: 2) {
        try forAll(Model.states.filter { $0.favoritePrimes.contains($0.count) }) {
          try expectFeed(.primeModal(.removeFavoritePrimeTapped), in: $0)
        }
      },
      Check("feed.deletes", step: 2) {
        try forAll(Model.favorites) { primes in
          let state = Model.AppState(count: 5, favoritePrimes: primes)
          try forAll(Model.deletions(ofCount: primes.count)) { try expectFeed($0, in: state) }
        }
      },
      Check("feed.runs-inner", step: 2, after: "feed.adds") { try expectInnerRunsOnce() },
      Check("feed.before", step: 2, after: "feed.adds", "feed.removes", "feed.deletes") {
        try expectInnerSeesFeed()
      },
      Check("feed.nothing", step: 2, after: "feed.removes") {
        try forAll(Model.states) { state in
          try forAll([.counter(.incrTapped), .counter(.decrTapped)]) {
            try expectFeed($0, in: state, note: "counter")
          }
          guard !state.favoritePrimes.contains(state.count) else { return }
          try expectFeed(.primeModal(.removeFavoritePrimeTapped), in: state, note: "no-favorite")
        }
      },
      Check("feed.missing", step: 2, after: "feed.deletes") {
        try forAll(Model.states) { state in
          let end = state.favoritePrimes.count
          try forAll([[end], [0, end], [end + 1, 9], Array(0...end)]) {
            try expectFeed(.favoritePrimes(.deleteFavoritePrimes($0)), in: state)
          }
        }
      },
      Check("feed.clock", step: 2, after: "feed.adds") { try expectClock() },
      Check("feed.silent", step: 2, after: "feed.adds") {
        try forAll(Model.actions) { action in
          let state = Model.AppState(count: 2, favoritePrimes: [2, 3])
          _ = try expectSilence(given: feedCall(action, in: state)) {
            runFeed(action, in: state)
          }
        }
      },
    ]
  }

  private static func runFeed(
    _ action: Model.AppAction, in state: Model.AppState,
    inner: @escaping Exercise.Reducer<Model.AppState, Model.AppAction> = Model.appReducer
  ) -> Model.AppState {
    var state = state
    Exercise.activityFeed(inner, now: { Model.time })(&state, action)
    return state
  }

  private static func expectFeed(
    _ action: Model.AppAction, in state: Model.AppState, note: String? = nil
  ) throws {
    try expect(
      runFeed(action, in: state).activityFeed,
      equals: Model.recording(action, in: state, at: Model.time).activityFeed,
      given: feedCall(action, in: state) + ["state.activityFeed"], note: note)
  }

  /// The inner reducer gets a state in which the feed is up to date, and all else as it was.
  private static func expectInnerSeesFeed() throws {
    try forAll(Model.states) { state in
      try forAll(actions(in: state)) { action in
        let expected = Model.recording(action, in: state, at: Model.time)
        guard expected != state else { return }
        var seen: [Model.AppState] = []
        _ = runFeed(action, in: state) { state, _ in seen.append(state) }
        guard let first = seen.first else { return }
        try expect(
          first, equals: expected,
          given: feedCall(action, in: state) + ["// the state that `reducer` is given"])
      }
    }
  }

  /// Every action that a user of the app can take in this state.
  private static func actions(in state: Model.AppState) -> [Model.AppAction] {
    [
      .counter(.incrTapped), .counter(.decrTapped), .primeModal(.saveFavoritePrimeTapped),
      .primeModal(.removeFavoritePrimeTapped),
    ] + Model.deletions(ofCount: state.favoritePrimes.count)
  }

  private static func expectInnerRunsOnce() throws {
    try forAll(Model.states) { state in
      try forAll(actions(in: state)) { action in
        var runs: [Model.AppAction] = []
        let after = runFeed(action, in: state) { state, action in
          runs.append(action)
          Model.appReducer(&state, action)
        }
        try expect(
          runs, equals: [action],
          given: feedCall(action, in: state) + ["// the actions that `reducer` is given"],
          note: "runs")
        var expected = state
        Model.appReducer(&expected, action)
        expected.activityFeed = after.activityFeed
        try expect(after, equals: expected, given: feedCall(action, in: state), note: "result")
      }
    }
  }

  private static func expectClock() throws {
    var seconds = 0.0
    let reducer = Exercise.activityFeed(
      Model.appReducer, now: { Date(timeIntervalSince1970: seconds) })
    var state = Model.AppState(count: 2)
    let initial = state
    var expected = state
    let actions: [Model.AppAction] = [
      .primeModal(.saveFavoritePrimeTapped), .counter(.incrTapped),
      .primeModal(.saveFavoritePrimeTapped), .favoritePrimes(.deleteFavoritePrimes([0])),
    ]
    for (index, action) in actions.enumerated() {
      seconds += 10
      reducer(&state, action)
      expected = Model.recording(
        action, in: expected, at: Date(timeIntervalSince1970: seconds))
      Model.appReducer(&expected, action)
      try expect(
        state.activityFeed, equals: expected.activityFeed,
        given: clockCall(actions[...index], in: initial) + ["state.activityFeed"])
    }
  }

  /// The actions, one every ten seconds.
  private static func clockCall(
    _ actions: ArraySlice<Model.AppAction>, in state: Model.AppState
  ) -> [String] {
    [
      "var seconds = 0.0", "var state = \(code(state))",
      "let reducer = activityFeed(appReducer, now: { Date(timeIntervalSince1970: seconds) })",
    ]
      + zip(1..., actions).flatMap { turn, action in
        ["seconds = \(Double(turn) * 10)", "reducer(&state, \(code(action)))"]
      }
  }

  private static func feedCall(_ action: Model.AppAction, in state: Model.AppState) -> [String] {
    [
      "var state = \(code(state))",
      "let now = { Date(timeIntervalSince1970: 60) }",
      "activityFeed(reducer, now: now)(&state, \(code(action)))",
    ]
  }
}
