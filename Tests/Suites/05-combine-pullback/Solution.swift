// Lesson 5 · Combine and pullback
// Read the lesson: `swift run workbook read 5`. Check your work: `swift run workbook test 5`.

// MARK: - Given: the type of every reducer

/// Changes a value as an action asks for.
typealias Reducer<Value, Action> = (inout Value, Action) -> Void

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

/// What the app does. Your pieces have to do the same, put together: whatever becomes of this
/// function, they are compared with it as it is here.
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

// MARK: - Given: one more screen

/// A screen with two counters.
struct Counters: Equatable {
  var left = 0
  var right = 0
}

enum CounterAction {
  case increase
  case decrease
}

/// Everything that can happen on that screen, counter by counter.
enum CountersAction {
  case left(CounterAction)
  case right(CounterAction)

  var left: CounterAction? {
    get { if case .left(let action) = self { return action } else { return nil } }
    set { if case .left = self, let newValue { self = .left(newValue) } }
  }

  var right: CounterAction? {
    get { if case .right(let action) = self { return action } else { return nil } }
    set { if case .right = self, let newValue { self = .right(newValue) } }
  }
}

/// One counter. It knows nothing of left and right.
func counterReducer(value: inout Int, action: CounterAction) {
  switch action {
  case .increase: value += 1
  case .decrease: value -= 1
  }
}

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> Reducer<GlobalValue, Action> {
  return { globalValue, action in
    // `get` gives a copy: what the reducer does to it has to be set.
    var localValue = get(globalValue)
    reducer(&localValue, action)
    set(&globalValue, localValue)
  }
}

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> Reducer<GlobalValue, Action> {
  return { globalValue, action in
    // A writable key path gets and sets: the part can be changed where it stands.
    reducer(&globalValue[keyPath: value], action)
  }
}

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
  }
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  switch action {
  case .loadPokemon(let pokemons):
    state.pokemons = pokemons
  }
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state.append(pokemon)
  case .removeFavoritePokemon(let pokemon):
    guard let index = state.firstIndex(of: pokemon) else { return }
    state.remove(at: index)
  }
}

// MARK: - Step 6: appReducer

let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(accountReducer, value: \.settings, action: \.account),
  pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList),
  pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites)
)

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.right, action: \.right)
)

struct LargerState: Equatable {
  var app = AppState()
  var counters = Counters()
}

enum LargerAction {
  case app(AppAction)
  case counters(CountersAction)

  var app: AppAction? {
    get { if case .app(let action) = self { return action } else { return nil } }
    set { if case .app = self, let newValue { self = .app(newValue) } }
  }

  var counters: CountersAction? {
    get { if case .counters(let action) = self { return action } else { return nil } }
    set { if case .counters = self, let newValue { self = .counters(newValue) } }
  }
}

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(appReducer, value: \.app, action: \.app),
  pullback(countersReducer, value: \.counters, action: \.counters)
)

// MARK: - Scratch
// Try anything: `swift run workbook run 5` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
