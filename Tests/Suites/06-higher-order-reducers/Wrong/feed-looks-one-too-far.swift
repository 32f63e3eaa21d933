// Fails: feed.missing
// Diagnosis: The position just behind the last prime is taken for one of the list.

// MARK: - Step 2: activityFeed

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
      .filter { $0 <= state.favoritePrimes.count }
      .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
  }
}
