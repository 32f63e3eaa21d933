// Fails: favorites.remove
// Diagnosis: equal in name means the very same letters.
// Mistake: favorite-removes-unequal

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard
      let index = state.firstIndex(where: {
        $0.name.lowercased() == pokemon.name.lowercased() && $0.level == pokemon.level
      })
    else { return }
    state.remove(at: index)
  }
}
