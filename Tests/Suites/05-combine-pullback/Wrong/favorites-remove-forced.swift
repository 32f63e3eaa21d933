// Fails: favorites.remove-missing
// Diagnosis: `firstIndex` is nil for one that is not there, and `!` traps on it.

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    state.remove(at: state.firstIndex(of: pokemon)!)
  }
}
