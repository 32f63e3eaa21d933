// Lesson 5 · Combine and pullback: functions where the lesson has constants that hold one.

// MARK: - Step 6: appReducer
// Without: appReducer

func appReducer(_ state: inout AppState, _ action: AppAction) {
  let screens: Reducer<AppState, AppAction> = combine(
    pullback(accountReducer, value: \.settings, action: \.account),
    pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
    pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
  )
  screens(&state, action)
}

// MARK: - Step 7: one more screen
// Without: countersReducer
// Without: largerReducer

func countersReducer(_ counters: inout Counters, _ action: CountersAction) {
  pullback(counterReducer, value: \Counters.left, action: \CountersAction.left)(&counters, action)
  pullback(counterReducer, value: \Counters.right, action: \CountersAction.right)(&counters, action)
}

struct LargerState {
  var app = AppState()
  var counters = Counters()
}

func largerReducer(_ state: inout LargerState, _ action: LargerAction) {
  let parts: Reducer<LargerState, LargerAction> = combine(
    pullback(appReducer, value: \.app, action: \.app),
    pullback(countersReducer, value: \.counters, action: \.counters)
  )
  parts(&state, action)
}
