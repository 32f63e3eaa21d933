// Lesson 5 · Combine and pullback: every reducer makes a new value.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    value = reducers.reduce(value) { old, reducer in
      var new = old
      reducer(&new, action)
      return new
    }
  }
}

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    let localValue = changed(get(globalValue), action, by: reducer)
    set(&globalValue, localValue)
  }
}

/// What a reducer makes of a value, as a new value.
func changed<Value, Action>(
  _ value: Value, _ action: Action, by reducer: (inout Value, Action) -> Void
) -> Value {
  var copy = value
  reducer(&copy, action)
  return copy
}

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    globalValue[keyPath: value] = changed(globalValue[keyPath: value], action, by: reducer)
  }
}

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    globalValue[keyPath: value] =
      globalAction[keyPath: action].map { changed(globalValue[keyPath: value], $0, by: reducer) }
      ?? globalValue[keyPath: value]
  }
}

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  state = settings(after: action, from: state)
}

func settings(after action: AccountAction, from state: Settings) -> Settings {
  switch action {
  case .emailValid(let isValid):
    return Settings(loginUser: state.loginUser, isEmailValid: isValid)
  case .register(let email, let password), .login(let email, let password):
    return Settings(
      loginUser: User(email: email, password: password), isEmailValid: state.isEmailValid)
  case .logout:
    return Settings(loginUser: nil, isEmailValid: state.isEmailValid)
  }
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  guard case .loadPokemon(let pokemons) = action else { return }
  state = PokemonList(pokemons: pokemons)
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state = state + [pokemon]
  case .removeFavoritePokemon(let pokemon):
    let before = state.prefix { $0 != pokemon }
    state = Array(before) + Array(state.dropFirst(before.count + 1))
  }
}
