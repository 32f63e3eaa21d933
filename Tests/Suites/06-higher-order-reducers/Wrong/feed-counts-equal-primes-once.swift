// Fails: feed.deletes
// Diagnosis: Of the primes that are deleted only those count that differ.
// Mistake: feed-misses-equal-primes

// MARK: - Step 2: activityFeed

func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    return state.favoritePrimes.contains(state.count) ? [.removedFavoritePrime(state.count)] : []
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    var gone: [Int] = []
    for position in positions where position < state.favoritePrimes.count {
      let prime = state.favoritePrimes[position]
      if !gone.contains(prime) { gone.append(prime) }
    }
    return gone.map { .removedFavoritePrime($0) }
  }
}
