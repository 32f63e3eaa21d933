// Fails: favorites.add
// Diagnosis: The favourites are kept in the order of their names.
// Mistake: favorites-in-another-order

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
    state.sort { $0.name < $1.name }
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}
