// Lesson 5 · Combine and pullback
// Read the lesson: `swift run workbook read 5`. Check your work: `swift run workbook test 5`.

// MARK: - Given: the app's state

struct User: Equatable {
  var email: String
  var password: String
}

struct Pokemon: Equatable {
  var name: String
  var level: Int
}

/// The screen where the user logs in.
struct Settings: Equatable {
  var loginUser: User?
  /// What the last check of the typed e-mail address said.
  var isEmailValid = false
}

/// The screen with all Pokémon.
struct PokemonList: Equatable {
  var pokemons: [Pokemon] = []
}

/// Everything that the app knows, screen by screen.
struct AppState: Equatable {
  var settings = Settings()
  var pokemonList = PokemonList()
  var favoritePokemons: [Pokemon] = []
}

// MARK: - Given: the app's actions

enum AccountAction {
  case emailValid(Bool)
  case register(email: String, password: String)
  case login(email: String, password: String)
  case logout
}

enum PokemonListAction {
  case loadPokemon([Pokemon])
}

enum FavoritesAction {
  case favoritePokemon(Pokemon)
  case removeFavoritePokemon(Pokemon)
}

/// Everything that can happen, screen by screen.
enum AppAction {
  case account(AccountAction)
  case pokemonList(PokemonListAction)
  case favorites(FavoritesAction)

  /// The account's action, or nil if this isn't one. It can be replaced by another one, but nil
  /// replaces nothing. The next two properties do the same for their screens.
  var account: AccountAction? {
    get { if case .account(let action) = self { return action } else { return nil } }
    set { if case .account = self, let newValue { self = .account(newValue) } }
  }

  var pokemonList: PokemonListAction? {
    get { if case .pokemonList(let action) = self { return action } else { return nil } }
    set { if case .pokemonList = self, let newValue { self = .pokemonList(newValue) } }
  }

  var favorites: FavoritesAction? {
    get { if case .favorites(let action) = self { return action } else { return nil } }
    set { if case .favorites = self, let newValue { self = .favorites(newValue) } }
  }
}

// MARK: - Given: the one reducer that does it all

/// What the app does. Leave it as it is: your pieces have to do the same, put together.
func hugeReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .account(.emailValid(let isValid)):
    state.settings.isEmailValid = isValid
  case .account(.register(let email, let password)):
    state.settings.loginUser = User(email: email, password: password)
  case .account(.login(let email, let password)):
    state.settings.loginUser = User(email: email, password: password)
  case .account(.logout):
    state.settings.loginUser = nil
  case .pokemonList(.loadPokemon(let pokemons)):
    state.pokemonList.pokemons = pokemons
  case .favorites(.favoritePokemon(let pokemon)):
    state.favoritePokemons.append(pokemon)
  case .favorites(.removeFavoritePokemon(let pokemon)):
    if let index = state.favoritePokemons.firstIndex(of: pokemon) {
      state.favoritePokemons.remove(at: index)
    }
  }
}

// MARK: - Step 1: combine
func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  guard let first = reducers.first else { return { _, _ in } }
  return { value, action in
    first(&value, action)
    var position = 1
    while position < reducers.count {
      reducers[position](&value, action)
      position += 1
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
    set(&globalValue, result(of: reducer, on: get(globalValue), action))
  }
}

private func result<Value, Action>(
  of reducer: (inout Value, Action) -> Void, on value: Value, _ action: Action
) -> Value {
  var value = value
  reducer(&value, action)
  return value
}

// MARK: - Step 3: pullback along a key path
func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    func change(_ localValue: inout LocalValue) { reducer(&localValue, action) }
    change(&globalValue[keyPath: value])
  }
}

// MARK: - Step 4: pullback of value and action
func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return pullback(forOwn(action, reducer), value: value)
}

/// The same reducer, deaf to all actions but its own.
func forOwn<Value, LocalAction, GlobalAction>(
  _ path: KeyPath<GlobalAction, LocalAction?>,
  _ reducer: @escaping (inout Value, LocalAction) -> Void
) -> (inout Value, GlobalAction) -> Void {
  return { value, action in
    guard let own = action[keyPath: path] else { return }
    reducer(&value, own)
  }
}

// MARK: - Step 5: three small reducers
func accountReducer(state: inout Settings, action: AccountAction) {
  change(\.settings, of: &state, by: .account(action))
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  change(\.pokemonList, of: &state, by: .pokemonList(action))
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  change(\.favoritePokemons, of: &state, by: .favorites(action))
}

/// Asks the huge reducer, with the part put into an app that is empty otherwise.
private func change<Part>(
  _ path: WritableKeyPath<AppState, Part>, of part: inout Part, by action: AppAction
) {
  var state = AppState()
  state[keyPath: path] = part
  hugeReducer(&state, action)
  part = state[keyPath: path]
}

// MARK: - Step 6: appReducer
let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(forOwn(\.account, accountReducer), value: \.settings),
  pullback(
    forOwn(\.pokemonList, pokemonListReducer), get: { $0.pokemonList },
    set: { $0.pokemonList = $1 }),
  pullback(forOwn(\.favorites, favoritesReducer), value: \.favoritePokemons)
)
