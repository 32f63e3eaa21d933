// Fails: list.silent
// Diagnosis: the reducer prints what was loaded: a side effect.
// Mistake: list-prints

// MARK: - Step 5: three small reducers

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  switch action {
  case .loadPokemon(let pokemons):
    state.pokemons = pokemons
    print("loaded", pokemons.count)
  }
}
