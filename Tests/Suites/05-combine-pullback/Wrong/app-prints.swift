// Fails: app.silent
// Diagnosis: the reducer prints what it does: a side effect.
// Mistake: app-prints

// MARK: - Step 6: appReducer

let appReducer: (inout AppState, AppAction) -> Void = combine(
  { state, action in print(action) },
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
)
