// Fails: feed.adds
// Diagnosis: a save adds the count, also when it is a favourite already.
// Mistake: feed-skips-known

// MARK: - Step 2: activityFeed

/// What the action is about to do to the favourites.
func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return state.favoritePrimes.contains(state.count) ? [] : [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    guard state.favoritePrimes.contains(state.count) else { return [] }
    return [.removedFavoritePrime(state.count)]
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return
      positions
      .filter { $0 < state.favoritePrimes.count }
      .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
  }
}
