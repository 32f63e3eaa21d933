// Fails: favorites.remove
// Diagnosis: The favourite is taken out with all that come after it.
// Mistake: favorite-removes-too-much

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.removeSubrange(index...)
  }
}
