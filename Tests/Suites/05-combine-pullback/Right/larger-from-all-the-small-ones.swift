// Lesson 5 · Combine and pullback: the larger app is made of the five small reducers, each pulled back twice.

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.right, action: \.right),
  combine(),
  pullback(counterReducer, value: \.left, action: \.left)
)

let inApp: [Reducer<AppState, AppAction>] = [
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
]

let inCounters: [Reducer<Counters, CountersAction>] = [
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.right, action: \.right),
]

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  for piece in inApp { pullback(piece, value: \LargerState.app, action: \.app)(&state, action) }
  for piece in inCounters {
    pullback(piece, value: \LargerState.counters, action: \LargerAction.counters)(&state, action)
  }
}
