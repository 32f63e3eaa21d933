// Fails: favorites.add
// Diagnosis: the array is replaced by one that holds only the new favourite.
// Mistake: favorite-replaces-all

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state = [pokemon]
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}
