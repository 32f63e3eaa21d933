// Fails: app.favorites
// Diagnosis: the huge reducer is combined with its own pieces, so everything happens twice.
// Mistake: app-does-it-twice

// MARK: - Step 6: appReducer

let appReducer: (inout AppState, AppAction) -> Void = combine(
  hugeReducer,
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
)
