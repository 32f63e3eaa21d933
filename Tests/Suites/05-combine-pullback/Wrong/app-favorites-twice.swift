// Fails: app.favorites
// Diagnosis: the favourites' reducer is combined twice, so each favourite is added twice.
// Mistake: app-does-it-twice

// MARK: - Step 6: appReducer

let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
)
