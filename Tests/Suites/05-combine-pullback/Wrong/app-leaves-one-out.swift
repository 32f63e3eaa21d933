// Fails: app.pokemon-list
// Diagnosis: the Pokémon list's reducer is not among the combined ones.
// Mistake: app-leaves-out

// MARK: - Step 6: appReducer

let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
)
