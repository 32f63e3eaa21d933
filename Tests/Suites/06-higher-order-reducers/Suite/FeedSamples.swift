import HigherOrderReducersScript
import SuiteSupport

/// Calls of `activityFeed` with numbers and lists that are easily forgotten.
enum FeedSamples {
  /// The smallest first: two saves at the same time, numbers at the ends, long lists.
  static var saves: [Call] {
    [feed([save, save], in: AppState(count: 2), around: .idle)]
      + Model.numbers.map {
        feed([save], in: AppState(count: $0, favoritePrimes: [$0]))
      }
      + [feed([save], in: long)]
  }

  static var removals: [Call] {
    Model.numbers.map {
      feed([remove], in: AppState(count: $0, favoritePrimes: [6, $0]))
    }
      + [feed([remove, remove], in: AppState(count: 5, favoritePrimes: [5]), around: .idle)]
      + [feed([remove], in: long)]
  }

  /// The prime that is removed is there more than once.
  static var removalsOfTwins: [Call] {
    [[2, 2], [2, 3, 2], [2, 2, 5, 2]].map {
      feed([remove], in: AppState(count: 2, favoritePrimes: $0))
    }
  }

  static var deletions: [Call] {
    let positions = [[299], Array(0..<300), Array(stride(from: 1, to: 400, by: 3)), [0, 1 << 40]]
    return positions.map { feed([.favoritePrimes(.deleteFavoritePrimes($0))], in: long) }
      + [feed([first, first], in: AppState(favoritePrimes: [2, 2]), around: .idle)]
  }

  /// Around a reducer that empties the diary, and one that keeps a diary by itself.
  static var aroundReducersWithADiary: [Call] {
    let state = AppState(count: 3, favoritePrimes: [2, 3])
    return [[save], [remove], [first]].flatMap { actions in
      [.clearing, .diary].map { feed(actions, in: state, around: $0) }
    }
  }

  // MARK: About what the exercise names

  static func saves(naming literals: Literals) -> [Call] {
    literals.numbers.map { feed([save], in: AppState(count: $0)) }
      + literals.counts(upTo: 1_000).map { feed([save], in: withEntries($0)) }
  }

  static func removals(naming literals: Literals) -> [Call] {
    literals.numbers.map { feed([remove], in: AppState(count: $0, favoritePrimes: [$0])) }
  }

  static func deletions(naming literals: Literals) -> [Call] {
    literals.numbers.map { feed([first], in: AppState(favoritePrimes: [$0, 2])) }
      + literals.counts(upTo: 300).map { position in
        feed([delete(position)], in: AppState(favoritePrimes: Array(0...position)))
      }
  }

  /// What records nothing.
  static func idle(naming literals: Literals) -> [Call] {
    literals.countable.flatMap { number in
      [remove, .counter(.incrTapped)].map {
        feed([$0], in: AppState(count: number, favoritePrimes: [2]))
      }
    }
  }

  static func missing(naming literals: Literals) -> [Call] {
    literals.missingPositions.map {
      feed([delete($0)], in: AppState(favoritePrimes: [7, 2, 5]))
    }
  }

  static func times(naming literals: Literals) -> [Call] {
    literals.summands.map { time in
      .feed(
        [save], in: AppState(count: 2), around: .app, clock: Clock(start: Double(time), tick: 0))
    }
  }

  /// So many entries in the diary.
  static func withEntries(_ count: Int) -> AppState {
    AppState(
      count: 2, activityFeed: Array(repeating: long.activityFeed[0], count: count))
  }

  private static func delete(_ position: Int) -> AppAction {
    .favoritePrimes(.deleteFavoritePrimes([position]))
  }

  private static let save = AppAction.primeModal(.saveFavoritePrimeTapped)
  private static let remove = AppAction.primeModal(.removeFavoritePrimeTapped)
  private static let first = AppAction.favoritePrimes(.deleteFavoritePrimes([0]))

  /// 300 favourites, and as many entries in the diary.
  static var long: AppState {
    AppState(
      count: 299, favoritePrimes: Array(0..<300),
      activityFeed: Array(
        repeating: AppState.Activity(timestamp: 0, type: .addedFavoritePrime(0)), count: 300))
  }

  /// At a time that stands still.
  private static func feed(
    _ actions: [AppAction], in state: AppState, around inner: InnerReducer = .app
  ) -> Call {
    .feed(actions, in: state, around: inner, clock: Clock(start: 60, tick: 0))
  }
}

extension TestContext<Suite> {
  /// Throws a mismatch for the smallest of the calls whose diary isn't as it should be.
  func expectFeeds(of calls: [Call]) throws {
    let (actual, expected): ([Answer], [Answer])
    do {
      (actual, expected) = try traceAndModel(of: calls)
    } catch let problem as NoTrace where calls.count > 1 && !problem.reason.isLate {
      // All of them may be too much, or too many to be told.
      return try forAll(calls) { try expectFeeds(of: [$0]) }
    }
    try forAll(calls.indices) { index in
      let (seen, right) = (actual[index].feeds.last ?? [], expected[index].feeds.last ?? [])
      // Of a long diary, how long it is says more than hundreds of entries.
      if right.count > 20 {
        try SuiteSupport.expect(
          seen.count, equals: right.count,
          given: Suite.code(calls[index]) + ["state.activityFeed.count"])
      }
      try SuiteSupport.expect(
        seen, equals: right, given: Suite.code(calls[index]) + ["state.activityFeed"])
    }
  }

  /// The same, but a removal may make one entry for the prime, or one for each time that it was there.
  func expectSomeEntry(of calls: [Call]) throws {
    let (actual, expected) = try traceAndModel(of: calls)
    try forAll(calls.indices) { index in
      guard case .feed(_, let state, _, _) = calls[index], let right = expected[index].feeds.last
      else { return }
      let count = state.favoritePrimes.count { $0 == state.count }
      let each = right.flatMap { Array(repeating: $0, count: count) }
      guard actual[index].feeds.last != each else { return }
      try SuiteSupport.expect(
        actual[index].feeds.last, equals: right,
        given: Suite.code(calls[index]) + ["state.activityFeed"])
    }
  }
}

extension Clock {
  /// What diagnoses play by.
  static let diagnostic = Clock(start: 3, tick: 10)
  /// Where a time goes that no script's clock has shown.
  static let unknownTime = -1.0
}

extension AppState {
  /// The state with only those times in its diary that a script's clock has shown.
  ///
  /// - Parameter isKnown: as a rule, all times but the wall's, where nobody has set it, and the machine's
  ///   own.
  func withTimes(where isKnown: (Double) -> Bool = { 0 < $0 && $0 < 1_000_000 }) -> AppState {
    var state = self
    for index in state.activityFeed.indices
    where !isKnown(state.activityFeed[index].timestamp) {
      state.activityFeed[index].timestamp = Clock.unknownTime
    }
    return state
  }
}

// The entries are right, but the inner reducer runs too early, too often, or not for every action.

extension Suite {
  static var feedRunMistakes: [Mistake<[Call], FeedEvents>] {
    [
      feedRuns("runs-reducer-twice") { _, _ in 2 },
      feedRuns("runs-reducer-twice") { _, entries in max(1, entries) },
      feedRuns("runs-reducer-twice") { _, entries in entries + 1 },
      feedRuns("runs-reducer-twice") { _, entries in min(1, entries) + 1 },
      feedRuns("runs-reducer-twice") { action, _ in
        action == .primeModal(.saveFavoritePrimeTapped) ? 2 : 1
      },
      feedRuns("runs-reducer-twice") { action, _ in action.screen == .modal ? 2 : 1 },
      feedRuns("runs-reducer-twice") { action, _ in action.screen == .counter ? 2 : 1 },
      feedRuns("runs-reducer-twice") { action, _ in action.screen == .favorites ? 2 : 1 },
      feedPerEntry("runs-reducer-twice") { $0.isEmpty ? 1 : 0 },
      feedPerEntry("runs-reducer-twice") { _ in 1 },
      feedRuns("swallows-actions") { _, _ in 0 },
      feedRuns("swallows-actions") { _, entries in min(1, entries) },
      feedRuns("swallows-actions") { _, entries in entries == 0 ? 1 : 0 },
      feedRuns("swallows-actions") { action, _ in action.screen == .counter ? 0 : 1 },
      feedRuns("swallows-actions") { $0.screen == .modal && $1 == 0 ? 0 : 1 },
      feedRuns("swallows-actions") {
        $0.screen == .favorites || $0.screen == .modal && $1 > 0 ? 1 : 0
      },
      feedRuns("swallows-actions") { $0.screen == .favorites && $1 == 0 ? 0 : 1 },
      feedRuns("swallows-actions") { $0.screen != .counter && $1 == 0 ? 0 : 1 },
    ]
  }

  /// Layers that write when the inner reducer has run.
  static var afterwards: [Mistake<[Call], FeedEvents>] {
    [
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          reducer(&state, action)
          state.activityFeed += Model.entries(of: action, in: state, now)
        }
      },
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          let entries = Model.entries(of: action, in: state, now)
          reducer(&state, action)
          state.activityFeed += entries
        }
      },
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          if case .primeModal(.saveFavoritePrimeTapped) = action {
            reducer(&state, action)
            state.activityFeed += Model.entries(of: action, in: state, now)
          } else {
            Model().activityFeed(reducer, now: now)(&state, action)
          }
        }
      },
    ]
  }

  /// The reducer runs so often, by the number of new entries.
  private static func feedRuns(
    _ name: String, _ count: @escaping (AppAction, _ entries: Int) -> Int
  ) -> Mistake<[Call], FeedEvents> {
    feedRuns(name) { reducer, state, action, entries in
      for _ in 0..<count(action, entries) { reducer(&state, action) }
    }
  }

  /// The reducer runs once behind each entry, and then so often.
  private static func feedPerEntry(
    _ name: String, _ rest: @escaping ([AppState.Activity]) -> Int
  ) -> Mistake<[Call], FeedEvents> {
    feedMistake(name) { reducer, now in
      { state, action in
        for entry in Model.entries(of: action, in: state, now) {
          state.activityFeed.append(entry)
          reducer(&state, action)
        }
        for _ in 0..<rest(Model.entries(of: action, in: state, now)) { reducer(&state, action) }
      }
    }
  }
}

extension AppAction {
  /// Where somebody has tapped.
  fileprivate var screen: Screen {
    switch self {
    case .counter: .counter
    case .primeModal: .modal
    case .favoritePrimes: .favorites
    }
  }

  fileprivate enum Screen { case counter, modal, favorites }
}
