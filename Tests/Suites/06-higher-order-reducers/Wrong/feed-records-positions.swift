// Fails: feed.deletes
// Diagnosis: the feed tells the primes that stood at the positions, not the positions.
// Mistake: feed-mixes-up

// MARK: - Step 2: activityFeed

/// What the action is about to do to the favourites.
func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    guard state.favoritePrimes.contains(state.count) else { return [] }
    return [.removedFavoritePrime(state.count)]
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return
      positions
      .filter { $0 < state.favoritePrimes.count }
      .map { .removedFavoritePrime($0) }
  }
}
