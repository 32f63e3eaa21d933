// Fails: app.pure-by-reading
// Diagnosis: While one user is logged in, whom no check knows, every action moves a global date on.

// MARK: - Step 6: appReducer

var dayOfLastVisit = 1

let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
  { state, _ in
    if state.settings.loginUser?.email == "delia.ketchum@pallet-town.example" {
      dayOfLastVisit += 1
    }
  }
)
