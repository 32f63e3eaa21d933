// Fails: favorites.add
// Diagnosis: a new favourite is put at the beginning; it goes to the end.
// Mistake: favorite-added-in-front

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.insert(pokemon, at: 0)
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}
