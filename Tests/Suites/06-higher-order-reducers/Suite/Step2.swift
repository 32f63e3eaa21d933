import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var feedChecks: [Check<Suite>] {
    [
      Check("feed.adds", step: 2) { context in
        try forAll(Model.states) {
          try context.expectFeed(.primeModal(.saveFavoritePrimeTapped), in: $0)
        }
        try context.expectFeeds(of: FeedSamples.saves)
      }.withLiterals { try $0.expectFeeds(of: FeedSamples.saves(naming: $1)) },
      Check("feed.runs-inner", step: 2, after: "feed.adds") { context in
        try forAll(Model.states) { state in
          try forAll(actions(in: state)) { try context.expectInnerRunsOnce(for: $0, in: state) }
        }
      }.withLiterals { context, literals in
        let states = literals.countable.map { AppState(count: $0) }
        try context.expectEach(
          of: states.flatMap {
            [[feed(Model.actions[0], in: $0)], [feed(Model.actions[2], in: $0)]]
          },
          asking: "[state.count] + state.favoritePrimes",
          seeing: {
            $0.map { $0.app.compactMap(\.became).flatMap { [$0.count] + $0.favoritePrimes } }
          }
        )
      },
      Check("feed.removes", step: 2, after: "feed.runs-inner") { context in
        try forAll(Model.states.filter { $0.favoritePrimes.contains($0.count) }) {
          try context.expectFeed(.primeModal(.removeFavoritePrimeTapped), in: $0)
        }
        try context.expectFeeds(of: FeedSamples.removals)
        try context.expectSomeEntry(of: FeedSamples.removalsOfTwins)
      }.withLiterals { try $0.expectFeeds(of: FeedSamples.removals(naming: $1)) },
      Check("feed.deletes", step: 2, after: "feed.removes") { context in
        try forAll(Model.favorites) { primes in
          let state = AppState(count: 5, favoritePrimes: primes)
          try forAll(Model.deletions(ofCount: primes.count)) {
            try context.expectFeed($0, in: state)
          }
        }
        try context.expectFeeds(of: FeedSamples.deletions)
      }.withLiterals { try $0.expectFeeds(of: FeedSamples.deletions(naming: $1)) },
      Check("feed.before", step: 2, after: "feed.deletes", "feed.runs-inner") { context in
        try forAll(Model.states) { state in
          let recorded = actions(in: state).filter { !Model.activities(of: $0, in: state).isEmpty }
          try forAll(recorded) { try context.expectInnerSeesFeed(of: $0, in: state) }
        }
        // What the inner reducer does with the diary stays as well.
        try context.expectFeeds(of: FeedSamples.aroundReducersWithADiary)
      },
      Check("feed.nothing", step: 2, after: "feed.removes") { context in
        try forAll(Model.states) { state in
          try forAll([.counter(.incrTapped), .counter(.decrTapped)]) {
            try context.expectFeed($0, in: state, note: "counter")
          }
          guard !state.favoritePrimes.contains(state.count) else { return }
          try context.expectFeed(
            .primeModal(.removeFavoritePrimeTapped), in: state, note: "no-favorite")
        }
      }.withLiterals { try $0.expectFeeds(of: FeedSamples.idle(naming: $1)) },
      Check("feed.missing", step: 2, after: "feed.deletes") { context in
        try forAll(Model.states) { state in
          let end = state.favoritePrimes.count
          // No position twice: an exercise is given each once, so no answer would be the model's.
          try forAll([[end], [0, max(1, end)], [end + 1, 9], Array(0...end)]) {
            try context.expectFeed(.favoritePrimes(.deleteFavoritePrimes($0)), in: state)
          }
        }
      }.withLiterals { try $0.expectFeeds(of: FeedSamples.missing(naming: $1)) },
      Check("feed.clock", step: 2, after: "feed.deletes", "feed.runs-inner") {
        for clock in Model.clocks { try $0.expectClockIsAsked(clock) }
      }.withLiterals { try $0.expectFeeds(of: FeedSamples.times(naming: $1)) },
      Check("feed.silent", step: 2, after: "feed.adds") { context in
        let state = AppState(count: 2, favoritePrimes: [2, 3])
        try forAll(Model.actions) { try context.expectSilence(during: [feed($0, in: state)]) }
      },
      Check(
        sameAnswers: "feed.remembers-nothing", step: 2, after: "feed.removes", "feed.clock"),
      Check(
        reading: "feed.pure-by-reading", of: "activityFeed(_:now:)", step: 2,
        after: "feed.remembers-nothing", "feed.silent"),
    ]
  }

  /// Every action that a user of the app can take in this state.
  private static func actions(in state: AppState) -> [AppAction] {
    [
      .counter(.incrTapped), .counter(.decrTapped), .primeModal(.saveFavoritePrimeTapped),
      .primeModal(.removeFavoritePrimeTapped),
    ] + Model.deletions(ofCount: state.favoritePrimes.count)
  }

  /// One action, at a time that stands still.
  fileprivate static func feed(
    _ action: AppAction, in state: AppState, around inner: InnerReducer = .app
  ) -> Call {
    .feed([action], in: state, around: inner, clock: Clock(start: 60, tick: 0))
  }
}

extension TestContext<Suite> {
  fileprivate func expectFeed(
    _ action: AppAction, in state: AppState, note: String? = nil
  ) throws {
    let script = [Suite.feed(action, in: state)]
    try expect(
      script, seeing: { $0[0].feeds[0] }, given: Suite.code(script) + ["state.activityFeed"],
      note: { _ in note })
  }

  fileprivate func expectInnerRunsOnce(for action: AppAction, in state: AppState) throws {
    let script = [Suite.feed(action, in: state)]
    let events = try trace(of: script)[0].app
    try SuiteSupport.expect(
      events.compactMap(\.run).map(\.action), equals: [action],
      given: Suite.code(script[0], noting: .runs)
        + [#"runs.map(\.action)"# + Comment("actions-given").trailing], note: "runs")
    for after in events.compactMap(\.became) {
      var expected = state
      appReducer(&expected, action)
      expected.activityFeed = after.activityFeed
      try SuiteSupport.expect(
        after, equals: expected, given: Suite.code(script) + ["state"], note: "result")
    }
  }

  /// The inner reducer gets a state in which the feed is up to date, and all else as it was.
  fileprivate func expectInnerSeesFeed(of action: AppAction, in state: AppState) throws {
    let script = [Suite.feed(action, in: state, around: .idle)]
    let first = { (trace: [Answer]) in trace[0].app.lazy.compactMap(\.run).first?.value }
    guard let seen = first(try trace(of: script)), let expected = first(Suite.model(script)) else {
      return
    }
    try SuiteSupport.expect(
      seen, equals: expected,
      given: Suite.code(script[0], noting: .runs)
        + ["runs[0].value" + Comment("state-given").trailing])
  }

  /// Each action at another time.
  fileprivate func expectClockIsAsked(_ clock: Clock) throws {
    try expect(
      Model.timedActions,
      playing: { [.feed($0, in: AppState(count: 2), around: .app, clock: clock)] },
      upTo: { $0.first($1) },
      seeing: Sight("state.activityFeed", noting: .nothing) { $0.feeds.last })
  }
}
