// Lesson 5 · Combine and pullback: one switch over action and state, and `reduce(into:)`.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    value = reducers.reduce(into: value) { $1(&$0, action) }
  }
}

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    let before = get(globalValue)
    var after = before
    reducer(&after, action)
    set(&globalValue, after)
  }
}

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    var localValue = globalValue[keyPath: value]
    reducer(&localValue, action)
    globalValue[keyPath: value] = localValue
  }
}

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    let localValue = globalValue[keyPath: value]
    let localAction = globalAction[keyPath: action]
    switch (localValue, localAction) {
    case (var localValue, let localAction?):
      reducer(&localValue, localAction)
      globalValue[keyPath: value] = localValue
    case (_, nil):
      return
    }
  }
}

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch (action, state.isEmailValid) {
  case (.emailValid(let isValid), _):
    state.isEmailValid = isValid
  case (.register(let email, let password), let isValid),
    (.login(let email, let password), let isValid):
    state = Settings(loginUser: User(email: email, password: password), isEmailValid: isValid)
  case (.logout, let isValid):
    state = Settings(loginUser: nil, isEmailValid: isValid)
  }
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  switch (action, state) {
  case (.loadPokemon(let pokemons), _): state = PokemonList(pokemons: pokemons)
  }
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch (action, state) {
  case (.favoritePokemon(let pokemon), let favorites):
    state = favorites + [pokemon]
  case (.removeFavoritePokemon(let pokemon), let favorites) where favorites.contains(pokemon):
    var isFound = false
    state = favorites.filter { favorite in
      guard favorite == pokemon, !isFound else { return true }
      isFound = true
      return false
    }
  case (.removeFavoritePokemon, _):
    break
  }
}

// MARK: - Step 6: appReducer

let appReducer: (inout AppState, AppAction) -> Void = { state, action in
  let pieces = [
    pullback(accountReducer, value: \AppState.settings, action: \AppAction.account),
    pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
    pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
  ]
  for piece in pieces { combine(piece)(&state, action) }
}
