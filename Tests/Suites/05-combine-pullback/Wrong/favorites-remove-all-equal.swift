// Fails: favorites.remove-twice-there
// Diagnosis: removing takes out every equal favourite; the huge reducer takes only the first.
// Mistake: favorite-removes-all-equal

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    state.removeAll { $0 == pokemon }
  }
}
