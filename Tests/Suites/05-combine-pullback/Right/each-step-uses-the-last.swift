// Lesson 5 · Combine and pullback: each `pullback` is made of the one before.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    for index in reducers.indices { reducers[index](&value, action) }
  }
}

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  func pulledBack(whole: inout GlobalValue, action: Action) {
    var part = get(whole)
    defer { set(&whole, part) }
    reducer(&part, action)
  }
  return pulledBack
}

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return pullback(
    reducer, get: { $0[keyPath: value] }, set: { whole, part in whole[keyPath: value] = part })
}

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  func onlyOwn(part: inout LocalValue, globalAction: GlobalAction) {
    if let own = globalAction[keyPath: action] { reducer(&part, own) }
  }
  return pullback(onlyOwn, value: value)
}

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  if case .emailValid(let isValid) = action { state.isEmailValid = isValid }
  if case .register(let email, let password) = action {
    state.loginUser = .init(email: email, password: password)
  }
  if case .login(let email, let password) = action {
    state.loginUser = .init(email: email, password: password)
  }
  if case .logout = action { state.loginUser = .none }
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  if case .loadPokemon(let pokemons) = action { state.pokemons = pokemons }
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  if case .favoritePokemon(let pokemon) = action { state += [pokemon] }
  if case .removeFavoritePokemon(let pokemon) = action {
    state.firstIndex(of: pokemon).map { _ = state.remove(at: $0) }
  }
}

// MARK: - Step 6: appReducer

let account = pullback(accountReducer, value: \AppState.settings, action: \AppAction.account)

let list = pullback(
  pokemonListReducer, value: \AppState.pokemonList, action: \AppAction.pokemonList)

let favorites = pullback(
  favoritesReducer, value: \AppState.favoritePokemons, action: \AppAction.favorites)

let appReducer = combine(account, list, favorites)
