// Fails: larger.app
// Diagnosis: the screens are pulled back anew instead of appReducer, and one is forgotten.
// Mistake: misses-some-actions

// MARK: - Step 7: one more screen

extension LargerAction {
  var account: AccountAction? {
    get { app?.account }
    set { if app?.account != nil, let newValue { self = .app(.account(newValue)) } }
  }

  var favorites: FavoritesAction? {
    get { app?.favorites }
    set { if app?.favorites != nil, let newValue { self = .app(.favorites(newValue)) } }
  }
}

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(accountReducer, value: \.app.settings, action: \.account),
  pullback(favoritesReducer, value: \.app.favoritePokemons, action: \.favorites),
  pullback(countersReducer, value: \.counters, action: \.counters)
)
