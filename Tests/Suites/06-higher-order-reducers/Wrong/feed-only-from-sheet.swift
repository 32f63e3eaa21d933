// Fails: feed.deletes
// Diagnosis: favourites are removed on the list's screen, too; its deletions must be recorded.
// Mistake: feed-misses-a-removal

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
  case .favoritePrimes:
    return []
  }
}
