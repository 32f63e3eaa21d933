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
