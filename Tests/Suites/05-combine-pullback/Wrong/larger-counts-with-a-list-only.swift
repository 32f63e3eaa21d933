// Fails: larger.any-sequence
// Diagnosis: The counters stand still while there are favorites and no list that they could be of.

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(appReducer, value: \.app, action: \.app),
  { state, action in
    if state.app.pokemonList.pokemons.isEmpty, !state.app.favoritePokemons.isEmpty { return }
    pullback(countersReducer, value: \.counters, action: \.counters)(&state, action)
  }
)
