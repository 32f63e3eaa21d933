// Fails: favorites.add
// Diagnosis: a favourite that is there already is not added again; the huge reducer adds it.
// Mistake: favorite-added-only-once

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    if !state.contains(pokemon) { state.append(pokemon) }
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}
