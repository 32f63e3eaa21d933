// Fails: favorites.remove-twice-there
// Diagnosis: of two equal favourites the last is removed; it has to be the first.
// Mistake: favorite-removes-last-equal

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.lastIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}
