// Fails: feed.nothing
// Diagnosis: removing a number that isn't a favourite changes nothing and must not be recorded.
// Mistake: feed-every-remove

// MARK: - Step 2: activityFeed

/// What the action is about to do to the favourites.
func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    return [.removedFavoritePrime(state.count)]
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return
      positions
      .filter { $0 < state.favoritePrimes.count }
      .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
  }
}
