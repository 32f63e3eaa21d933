// Fails: favorites.remove
// Diagnosis: another Pokémon of the same name is removed; only an equal one may be.
// Mistake: favorite-removes-by-one-field

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(where: { $0.name == pokemon.name }) else { return }
    state.remove(at: index)
  }
}
