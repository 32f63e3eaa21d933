import HigherOrderReducersScript
import SuiteSupport

// The diary is right, but the inner reducer runs too often, or not for every action.

extension Suite {
  static var feedRunMistakes: [Mistake<[Call], FeedEvents>] {
    [
      feedRuns("runs-reducer-twice") { reducer, state, action, _ in
        reducer(&state, action)
        reducer(&state, action)
      },
      feedRuns("runs-reducer-twice") { reducer, state, action, entries in
        for _ in 0..<max(1, entries) { reducer(&state, action) }
      },
      feedRuns("runs-reducer-twice") { reducer, state, action, entries in
        for _ in 0...entries { reducer(&state, action) }
      },
      feedRuns("runs-reducer-twice") { reducer, state, action, entries in
        for _ in 0...min(1, entries) { reducer(&state, action) }
      },
      feedRuns("runs-reducer-twice") { reducer, state, action, _ in
        if action == .primeModal(.saveFavoritePrimeTapped) { reducer(&state, action) }
        reducer(&state, action)
      },
      feedRuns("runs-reducer-twice") { reducer, state, action, _ in
        if case .primeModal = action { reducer(&state, action) }
        reducer(&state, action)
      },
      feedRuns("runs-reducer-twice") { reducer, state, action, _ in
        if case .counter = action { reducer(&state, action) }
        reducer(&state, action)
      },
      feedRuns("runs-reducer-twice") { reducer, state, action, _ in
        if case .favoritePrimes = action { reducer(&state, action) }
        reducer(&state, action)
      },
      feedMistake("runs-reducer-twice") { reducer, now in
        { state, action in
          for entry in Model.entries(of: action, in: state, now) {
            state.activityFeed.append(entry)
            reducer(&state, action)
          }
          if Model.entries(of: action, in: state, now).isEmpty { reducer(&state, action) }
        }
      },
      feedMistake("runs-reducer-twice") { reducer, now in
        { state, action in
          for entry in Model.entries(of: action, in: state, now) {
            state.activityFeed.append(entry)
            reducer(&state, action)
          }
          reducer(&state, action)
        }
      },
      feedRuns("swallows-actions") { _, _, _, _ in },
      feedRuns("swallows-actions") { reducer, state, action, entries in
        if entries > 0 { reducer(&state, action) }
      },
      feedRuns("swallows-actions") { reducer, state, action, entries in
        if entries == 0 { reducer(&state, action) }
      },
      feedRuns("swallows-actions") { reducer, state, action, _ in
        if case .counter = action { return }
        reducer(&state, action)
      },
      feedRuns("swallows-actions") { reducer, state, action, entries in
        if case .primeModal = action, entries == 0 { return }
        reducer(&state, action)
      },
      feedRuns("swallows-actions") { reducer, state, action, entries in
        if case .favoritePrimes = action { reducer(&state, action) }
        if case .primeModal = action, entries > 0 { reducer(&state, action) }
      },
      feedRuns("swallows-actions") { reducer, state, action, entries in
        if case .favoritePrimes = action, entries == 0 { return }
        reducer(&state, action)
      },
      feedRuns("swallows-actions") { reducer, state, action, entries in
        if entries == 0, action != .counter(.incrTapped), action != .counter(.decrTapped) { return }
        reducer(&state, action)
      },
    ]
  }
}
