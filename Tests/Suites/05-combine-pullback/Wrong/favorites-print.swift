// Fails: favorites.silent
// Diagnosis: the reducer prints what is left: a side effect.
// Mistake: favorites-prints

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    if let index = state.firstIndex(of: pokemon) { state.remove(at: index) }
  }
  print(state.map { $0.name })
}
