// Fails: favorites.remove-missing
// Diagnosis: one that is not there removes the first favourite; it has to change nothing.
// Mistake: favorite-removes-another

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    if !state.isEmpty { state.remove(at: state.firstIndex(of: pokemon) ?? 0) }
  }
}
