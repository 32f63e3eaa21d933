// Lesson 5 · Combine and pullback: a name for the reducer type, and methods on the types.

// MARK: - Given: the type of every reducer

// Without: Reducer

// MARK: - Step 1: combine

typealias Reducer<Value, Action> = (inout Value, Action) -> Void

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  var combined: Reducer<Value, Action> = { _, _ in }
  for reducer in reducers {
    let before = combined
    combined = { value, action in
      before(&value, action)
      reducer(&value, action)
    }
  }
  return combined
}

// MARK: - Step 2: pullback with get and set

func pullback<Part, Whole, Action>(
  _ reducer: @escaping Reducer<Part, Action>,
  get: @escaping (Whole) -> Part,
  set: @escaping (inout Whole, Part) -> Void
) -> Reducer<Whole, Action> {
  {
    var part = get($0)
    reducer(&part, $1)
    set(&$0, part)
  }
}

// MARK: - Step 3: pullback along a key path

func pullback<Part, Whole, Action>(
  _ reducer: @escaping Reducer<Part, Action>,
  value: WritableKeyPath<Whole, Part>
) -> Reducer<Whole, Action> {
  { reducer(&$0[keyPath: value], $1) }
}

// MARK: - Step 4: pullback of value and action

func pullback<Part, Whole, OwnAction, AnyAction>(
  _ reducer: @escaping Reducer<Part, OwnAction>,
  value: WritableKeyPath<Whole, Part>,
  action: WritableKeyPath<AnyAction, OwnAction?>
) -> Reducer<Whole, AnyAction> {
  { whole, anyAction in
    switch anyAction[keyPath: action] {
    case .some(let own): reducer(&whole[keyPath: value], own)
    case .none: break
    }
  }
}

// MARK: - Step 5: three small reducers

extension Settings {
  mutating func take(_ action: AccountAction) {
    switch action {
    case .emailValid(let isValid): isEmailValid = isValid
    case .register(let email, let password): enter(email, password)
    case .login(let email, let password): enter(email, password)
    case .logout: loginUser = nil
    }
  }

  private mutating func enter(_ email: String, _ password: String) {
    loginUser = User(email: email, password: password)
  }
}

extension Array where Element: Equatable {
  mutating func removeFirstEqual(_ element: Element) {
    if let index = firstIndex(of: element) { remove(at: index) }
  }
}

func accountReducer(state: inout Settings, action: AccountAction) {
  state.take(action)
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  switch action {
  case .loadPokemon(let pokemons):
    state.pokemons.removeAll()
    state.pokemons.append(contentsOf: pokemons)
  }
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon): state.insert(pokemon, at: state.endIndex)
  case .removeFavoritePokemon(let pokemon): state.removeFirstEqual(pokemon)
  }
}

// MARK: - Step 6: appReducer

let appReducer: Reducer<AppState, AppAction> = combine(
  combine(
    pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
    pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList)
  ),
  pullback(accountReducer, value: \.settings, action: \.account)
)
