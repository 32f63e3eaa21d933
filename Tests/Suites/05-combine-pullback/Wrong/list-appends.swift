// Fails: list.load
// Diagnosis: what was loaded is added to the old list; it has to replace it.
// Mistake: list-adds-to-old

// MARK: - Step 5: three small reducers

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  switch action {
  case .loadPokemon(let pokemons):
    state.pokemons += pokemons
  }
}
