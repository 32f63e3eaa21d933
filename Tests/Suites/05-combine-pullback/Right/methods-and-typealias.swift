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
