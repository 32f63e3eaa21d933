// Fails: list.load
// Diagnosis: an empty list that was loaded is ignored; the server has none, then.
// Mistake: list-keeps-old

// MARK: - Step 5: three small reducers

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  switch action {
  case .loadPokemon(let pokemons):
    if !pokemons.isEmpty { state.pokemons = pokemons }
  }
}
