// Fails: app.favorites
// Diagnosis: the favourites' reducer works on the list of all Pokémon: the wrong path.
// Mistake: app-wrong-place

// MARK: - Step 6: appReducer

let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.pokemonList.pokemons, action: \.favorites)
)
