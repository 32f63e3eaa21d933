// Fails: app.account
// Diagnosis: the list and the favorites are pulled back; the account is forgotten.
// Mistake: app-leaves-out

// MARK: - Step 6: appReducer

let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
)
