// Fails: parts.remembers-nothing
// Diagnosis: The one who was removed last is kept, and not removed a second time from any list.

// MARK: - Step 5: three small reducers

var lastRemoved: Pokemon?

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard pokemon != lastRemoved, let index = state.firstIndex(of: pokemon) else { return }
    lastRemoved = pokemon
    state.remove(at: index)
  }
}
