// Fails: favorites.remove
// Diagnosis: equal in level means the very same number, however large.
// Mistake: favorite-removes-unequal

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard
      let index = state.firstIndex(where: {
        $0.name == pokemon.name && Float($0.level) == Float(pokemon.level)
      })
    else { return }
    state.remove(at: index)
  }
}
