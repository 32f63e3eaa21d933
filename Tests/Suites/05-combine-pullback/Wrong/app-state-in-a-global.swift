// Fails: app.two-states
// Diagnosis: a global holds the state between actions; all that counts is the state that comes in.
// Mistake: app-keeps-own-state

// MARK: - Step 6: appReducer

var current = AppState()

let appReducer: (inout AppState, AppAction) -> Void = { state, action in
  pieces(&current, action)
  state = current
}

let pieces: (inout AppState, AppAction) -> Void = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
)
