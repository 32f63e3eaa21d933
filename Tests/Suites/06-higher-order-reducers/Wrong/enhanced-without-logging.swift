// Fails: enhanced.logs
// Diagnosis: Only the diary is among the layers; it has an entry for each time that a prime is there.
// Mistake: enhanced-lacks-a-layer

// MARK: - Step 2: activityFeed

func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  let primes = state.favoritePrimes
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    return primes.filter { $0 == state.count }.map { .removedFavoritePrime($0) }
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return positions.filter { $0 < primes.count }.map { .removedFavoritePrime(primes[$0]) }
  }
}

// MARK: - Step 4: compose and with

let enhancedReducer: (inout AppState, AppAction) -> Void = activityFeed(appReducer, now: wallClock)
