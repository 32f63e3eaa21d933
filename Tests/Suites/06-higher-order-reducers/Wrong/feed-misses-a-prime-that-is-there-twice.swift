// Fails: feed.removes
// Diagnosis: a removal is recorded only if the prime is there exactly once.

// MARK: - Step 2: activityFeed

/// What the action is about to do to the favourites.
func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    guard state.favoritePrimes.filter({ $0 == state.count }).count == 1 else { return [] }
    return [.removedFavoritePrime(state.count)]
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return
      positions
      .filter { $0 < state.favoritePrimes.count }
      .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
  }
}
