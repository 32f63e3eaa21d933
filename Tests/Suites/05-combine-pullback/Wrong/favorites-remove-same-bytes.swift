// Fails: favorites.remove
// Diagnosis: equal names may have different bytes: a letter with an accent is one character or two.

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    let index = state.firstIndex {
      Array($0.name.utf8) == Array(pokemon.name.utf8) && $0.level == pokemon.level
    }
    if let index { state.remove(at: index) }
  }
}
