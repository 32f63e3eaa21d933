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
// Give one reducer that runs all of these once, in order; each sees what the ones before did.
// Of no reducers at all, it makes one that changes nothing.

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { _, _ in }
}

// MARK: - Step 2: pullback with get and set
// Give a reducer for the whole value that runs `reducer` on the part of it.
// For each action, `get` the part once, run `reducer` on it once, and `set` it once.

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> Reducer<GlobalValue, Action> {
  return { _, _ in }
}

// MARK: - Step 3: pullback along a key path
// The same, but a key path says where the part is.
// For each action, run `reducer` once on the part at the end of the path.

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> Reducer<GlobalValue, Action> {
  return { _, _ in }
}

// MARK: - Step 4: pullback of value and action
// The same, but `reducer` knows only its own actions, and a key path finds them.
// An action that isn't its own doesn't run `reducer`, and changes nothing.

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
  return { _, _ in }
}

// MARK: - Step 5: three small reducers
// Do what `hugeReducer` does, each for its own part of the state and its own actions.
// Removing a favourite that isn't there changes nothing.

func accountReducer(state: inout Settings, action: AccountAction) {
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
}

// MARK: - Step 6: appReducer
// Pull the three reducers back to the whole app, and combine them.
// On every sequence of actions, it must do what `hugeReducer` does.

let appReducer: Reducer<AppState, AppAction> = { _, _ in }

// MARK: - Step 7: one more screen
// `countersReducer` is `counterReducer`, twice: once for the left counter, once for the right.
// Then declare the larger app, by the lesson's table, and make its reducer of what you have.

let countersReducer: Reducer<Counters, CountersAction> = { _, _ in }

struct LargerState {
}

enum LargerAction {
}

let largerReducer: Reducer<LargerState, LargerAction> = { _, _ in }

// MARK: - Scratch
// Try anything: `swift run workbook run 5` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
