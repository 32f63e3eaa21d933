// Fails: larger.app
// Diagnosis: the favourites are pulled back beside the app that has them: each is added twice.
// Mistake: larger-does-it-twice

// MARK: - Step 7: one more screen

let favoritesOfApp: Reducer<AppState, AppAction> =
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(appReducer, value: \.app, action: \.app),
  pullback(favoritesOfApp, value: \.app, action: \.app),
  pullback(countersReducer, value: \.counters, action: \.counters)
)
