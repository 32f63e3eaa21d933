// Fails: app.any-sequence
// Diagnosis: Who logs out while no Pokémon are loaded loses the favorites, too.

// MARK: - Step 6: appReducer

let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
  { state, action in
    if case .account(.logout) = action, state.pokemonList.pokemons.isEmpty {
      state.favoritePokemons = []
    }
  }
)
