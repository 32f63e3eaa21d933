// Fails: list.load
// Diagnosis: all that was loaded belongs into the list, however long it is.
// Mistake: list-leaves-out

// MARK: - Step 5: three small reducers

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  switch action {
  case .loadPokemon(let pokemons):
    state.pokemons = Array(pokemons.prefix(100))
  }
}
