// Fails: feed.silent
// Diagnosis: the entries belong into the feed, and not onto the screen as well.
// Mistake: feed-prints

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    print(action)
    switch action {
    case .counter: break
    case .primeModal(.saveFavoritePrimeTapped):
      state.activityFeed.append(.init(timestamp: now(), type: .addedFavoritePrime(state.count)))
    case .primeModal(.removeFavoritePrimeTapped):
      if state.favoritePrimes.contains(state.count) {
        state.activityFeed.append(.init(timestamp: now(), type: .removedFavoritePrime(state.count)))
      }
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      for position in positions where position < state.favoritePrimes.count {
        state.activityFeed.append(
          .init(timestamp: now(), type: .removedFavoritePrime(state.favoritePrimes[position])))
      }
    }
    reducer(&state, action)
  }
}
