// Fails: favorites.add
// Diagnosis: the array is copied, and the new one is appended to the copy.
// Mistake: favorites-ignore-action

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    var favorites = state
    favorites.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}
