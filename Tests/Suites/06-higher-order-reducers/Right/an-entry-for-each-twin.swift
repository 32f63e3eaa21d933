// Lesson 6 · Higher-order reducers: a prime that is there twice is removed twice in the diary.

// MARK: - Step 2: activityFeed

/// What the action is about to do to the favourites.
func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    return state.favoritePrimes.filter { $0 == state.count }.map { .removedFavoritePrime($0) }
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return state.favoritePrimes.indices
      .filter { positions.contains($0) }
      .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
  }
}

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    var text = ""
    print("action: \(action)", "value: \(value)", separator: "\n", to: &text)
    log(text)
  }
}
