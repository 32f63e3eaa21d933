// Fails: app.pokemon-list
// Diagnosis: When a list is loaded, the favourites that are not in it are cleared out.
// Mistake: app-changes-another-screen

// MARK: - Step 6: appReducer

let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
  { state, action in
    guard case .pokemonList(.loadPokemon(let pokemons)) = action else { return }
    state.favoritePokemons.removeAll { !pokemons.contains($0) }
  }
)
