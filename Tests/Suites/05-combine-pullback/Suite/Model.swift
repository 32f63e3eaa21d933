import CombinePullbackScript

/// What a right exercise does.
enum Model: CombinePullbackSide {
  static func combine<Value, Action>(
    _ reducers: [Reducer<Value, Action>]
  ) -> Reducer<Value, Action> {
    { value, action in for reducer in reducers { reducer(&value, action) } }
  }

  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    get: @escaping (GlobalValue) -> LocalValue,
    set: @escaping (inout GlobalValue, LocalValue) -> Void
  ) -> Reducer<GlobalValue, Action> {
    { value, action in
      var local = get(value)
      reducer(&local, action)
      set(&value, local)
    }
  }

  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    value: WritableKeyPath<GlobalValue, LocalValue>
  ) -> Reducer<GlobalValue, Action> {
    { reducer(&$0[keyPath: value], $1) }
  }

  static func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
    _ reducer: @escaping Reducer<LocalValue, LocalAction>,
    value: WritableKeyPath<GlobalValue, LocalValue>,
    action: WritableKeyPath<GlobalAction, LocalAction?>
  ) -> Reducer<GlobalValue, GlobalAction> {
    { if let local = $1[keyPath: action] { reducer(&$0[keyPath: value], local) } }
  }

  static func accountReducer(_ state: inout Settings, _ action: AccountAction) {
    switch action {
    case .emailValid(let isValid): state.isEmailValid = isValid
    case .register(let email, let password), .login(let email, let password):
      state.loginUser = User(email: email, password: password)
    case .logout: state.loginUser = nil
    }
  }

  static func pokemonListReducer(_ state: inout PokemonList, _ action: PokemonListAction) {
    switch action {
    case .loadPokemon(let pokemons): state.pokemons = pokemons
    }
  }

  static func favoritesReducer(_ state: inout [Pokemon], _ action: FavoritesAction) {
    switch action {
    case .favoritePokemon(let pokemon): state.append(pokemon)
    case .removeFavoritePokemon(let pokemon):
      if let index = state.firstIndex(of: pokemon) { state.remove(at: index) }
    }
  }

  static func appReducer(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case .account(let action): accountReducer(&state.settings, action)
    case .pokemonList(let action): pokemonListReducer(&state.pokemonList, action)
    case .favorites(let action): favoritesReducer(&state.favoritePokemons, action)
    }
  }

  static func countersReducer(_ state: inout Counters, _ action: CountersAction) {
    switch action {
    case .left(let action): counterReducer(&state.left, action)
    case .right(let action): counterReducer(&state.right, action)
    }
  }

  static func counterReducer(_ state: inout Int, _ action: CounterAction) {
    state = action == .increase ? state &+ 1 : state &- 1
  }

  static func largerReducer(_ state: inout LargerState, _ action: LargerAction) {
    switch action {
    case .app(let action): appReducer(&state.app, action)
    case .counters(let action): countersReducer(&state.counters, action)
    }
  }
}
