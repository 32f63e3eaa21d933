// Fails: favorites.remove
// Diagnosis: different names and levels can give the same text.
// Mistake: favorite-removes-unequal

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    let text = "\(pokemon.name)\(pokemon.level)"
    if let index = state.firstIndex(where: { "\($0.name)\($0.level)" == text }) {
      state.remove(at: index)
    }
  }
}
