// Fails: favorites.remove
// Diagnosis: A favourite is taken for the named one if its name or its level is the same.
// Mistake: favorite-removes-by-one-field

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    let index = state.firstIndex { $0.name == pokemon.name || $0.level == pokemon.level }
    if let index { state.remove(at: index) }
  }
}
