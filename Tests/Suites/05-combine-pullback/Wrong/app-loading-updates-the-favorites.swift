// Fails: app.pokemon-list
// Diagnosis: When a list is loaded, the favourites get the levels of their namesakes in it.
// Mistake: app-changes-another-screen

// MARK: - Step 6: appReducer

let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
  { state, action in
    guard case .pokemonList(.loadPokemon(let pokemons)) = action else { return }
    for index in state.favoritePokemons.indices {
      let name = state.favoritePokemons[index].name
      guard let new = pokemons.first(where: { $0.name == name }) else { continue }
      state.favoritePokemons[index] = new
    }
  }
)
