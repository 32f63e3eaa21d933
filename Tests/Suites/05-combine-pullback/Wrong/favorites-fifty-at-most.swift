// Fails: favorites.add
// Diagnosis: there is no limit to the favourites.
// Mistake: favorites-left-out

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    if state.count < 50 { state.append(pokemon) }
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}
