// Fails: app.favorites
// Diagnosis: the app keeps a hundred favourites, and hugeReducer all.

// MARK: - Step 6: appReducer

extension AppState {
  fileprivate var shown: [Pokemon] {
    get { favoritePokemons }
    set { favoritePokemons = Array(newValue.prefix(100)) }
  }
}

let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.shown, action: \.favorites)
)
