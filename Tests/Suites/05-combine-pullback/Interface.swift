// Everything that the suite touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.
// Every import says `@preconcurrency`: a single one without it, and `appReducer` is refused.

import SuiteSupport

// needs: AccountAction
@preconcurrency @testable import enum CombinePullback.AccountAction
// needs: AppAction
@preconcurrency @testable import enum CombinePullback.AppAction
// needs: AppState
@preconcurrency @testable import struct CombinePullback.AppState
// needs: FavoritesAction
@preconcurrency @testable import enum CombinePullback.FavoritesAction
// needs: Pokemon
@preconcurrency @testable import struct CombinePullback.Pokemon
// needs: PokemonList
@preconcurrency @testable import struct CombinePullback.PokemonList
// needs: Settings
@preconcurrency @testable import struct CombinePullback.Settings
// needs: User
@preconcurrency @testable import struct CombinePullback.User
// needs: accountReducer(state:action:)
@preconcurrency @testable import func CombinePullback.accountReducer
// needs: appReducer
@preconcurrency @testable import var CombinePullback.appReducer
// needs: combine(_:)
@preconcurrency @testable import func CombinePullback.combine
// needs: favoritesReducer(state:action:)
@preconcurrency @testable import func CombinePullback.favoritesReducer
// needs: pokemonListReducer(state:action:)
@preconcurrency @testable import func CombinePullback.pokemonListReducer
// needs: pullback
@preconcurrency @testable import func CombinePullback.pullback

enum Exercise {
  typealias Reducer<Value, Action> = (inout Value, Action) -> Void

  // An array can't be handed over as the many arguments that `combine` takes.
  // needs: combine(_:)
  static func combine<Value, Action>(_ all: [Reducer<Value, Action>]) -> Reducer<Value, Action> {
    let names = (1...5).prefix(all.count).map { "reducer\($0)" }.joined(separator: ", ")
    calling("combine(\(names))")
    return calling("combine(\(names))", combined(all))
  }

  // needs: combine(_:)
  private static func combined<Value, Action>(
    _ all: [Reducer<Value, Action>]
  ) -> Reducer<Value, Action> {
    switch all.count {
    case 0: return CombinePullback.combine()
    case 1: return CombinePullback.combine(all[0])
    case 2: return CombinePullback.combine(all[0], all[1])
    case 3: return CombinePullback.combine(all[0], all[1], all[2])
    case 4: return CombinePullback.combine(all[0], all[1], all[2], all[3])
    default: return CombinePullback.combine(all[0], all[1], all[2], all[3], all[4])
    }
  }

  // needs: pullback(_:get:set:)
  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    get: @escaping (GlobalValue) -> LocalValue,
    set: @escaping (inout GlobalValue, LocalValue) -> Void
  ) -> Reducer<GlobalValue, Action> {
    calling(
      "pullback(reducer, get: get, set: set)",
      CombinePullback.pullback({ reducer(&$0, $1) }, get: { get($0) }, set: { set(&$0, $1) }))
  }

  // needs: pullback(_:value:)
  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    value: WritableKeyPath<GlobalValue, LocalValue>
  ) -> Reducer<GlobalValue, Action> {
    calling(
      "pullback(reducer, value: path)",
      CombinePullback.pullback({ reducer(&$0, $1) }, value: value))
  }

  // needs: pullback(_:value:action:)
  static func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
    _ reducer: @escaping Reducer<LocalValue, LocalAction>,
    value: WritableKeyPath<GlobalValue, LocalValue>,
    action: WritableKeyPath<GlobalAction, LocalAction?>
  ) -> Reducer<GlobalValue, GlobalAction> {
    calling(
      "pullback(reducer, value: path, action: path)",
      CombinePullback.pullback({ reducer(&$0, $1) }, value: value, action: action))
  }

  // needs: accountReducer(state:action:)
  static func accountReducer(_ state: inout Model.Settings, _ action: Model.AccountAction) {
    var native = state.native
    calling("var state = \(code(state))")
    calling("accountReducer(state: &state, action: \(code(action)))", continues: true)
    CombinePullback.accountReducer(state: &native, action: action.native)
    state = Model.Settings(native)
  }

  // needs: pokemonListReducer(state:action:)
  static func pokemonListReducer(
    _ state: inout Model.PokemonList, loading pokemons: [Model.Pokemon]
  ) {
    var native = state.native
    calling("var state = \(code(state))")
    calling(
      "pokemonListReducer(state: &state, action: .loadPokemon(\(code(pokemons))))", continues: true)
    CombinePullback.pokemonListReducer(
      state: &native, action: .loadPokemon(pokemons.map { $0.native }))
    state = Model.PokemonList(native)
  }

  // needs: favoritesReducer(state:action:)
  static func favoritesReducer(_ state: inout [Model.Pokemon], _ action: Model.FavoritesAction) {
    var native = state.map { $0.native }
    calling("var state = \(code(state))")
    calling("favoritesReducer(state: &state, action: \(code(action)))", continues: true)
    CombinePullback.favoritesReducer(state: &native, action: action.native)
    state = native.map { Model.Pokemon($0) }
  }

  // needs: appReducer
  static func appReducer(_ state: inout Model.AppState, _ action: Model.AppAction) {
    var native = state.native
    calling("var state = \(code(state))")
    calling("appReducer(&state, \(code(action)))", continues: true)
    CombinePullback.appReducer(&native, action.native)
    state = Model.AppState(native)
  }
}

extension Model.Settings {
  // needs: User
  init(_ native: CombinePullback.Settings) {
    loginUser = native.loginUser.map { Model.User(email: $0.email, password: $0.password) }
    // needs: Settings
    isEmailValid = native.isEmailValid
  }

  // needs: Settings
  var native: CombinePullback.Settings {
    var native = CombinePullback.Settings()
    native.isEmailValid = isEmailValid
    // needs: User
    native.loginUser = loginUser.map {
      CombinePullback.User(email: $0.email, password: $0.password)
    }
    return native
  }
}

extension Model.Pokemon {
  // needs: Pokemon
  init(_ native: CombinePullback.Pokemon) { self.init(name: native.name, level: native.level) }

  // needs: Pokemon
  var native: CombinePullback.Pokemon { CombinePullback.Pokemon(name: name, level: level) }
}

extension Model.PokemonList {
  // needs: PokemonList
  init(_ native: CombinePullback.PokemonList) {
    pokemons = native.pokemons.map { Model.Pokemon($0) }
  }

  // needs: PokemonList
  var native: CombinePullback.PokemonList {
    var native = CombinePullback.PokemonList()
    native.pokemons = pokemons.map { $0.native }
    return native
  }
}

extension Model.AppState {
  // needs: AppState
  init(_ native: CombinePullback.AppState) {
    settings = Model.Settings(native.settings)
    pokemonList = Model.PokemonList(native.pokemonList)
    favoritePokemons = native.favoritePokemons.map { Model.Pokemon($0) }
  }

  // needs: AppState
  var native: CombinePullback.AppState {
    var native = CombinePullback.AppState()
    native.settings = settings.native
    native.pokemonList = pokemonList.native
    native.favoritePokemons = favoritePokemons.map { $0.native }
    return native
  }
}

extension Model.AccountAction {
  // needs: AccountAction
  var native: CombinePullback.AccountAction {
    switch self {
    case .emailValid(let isValid): return .emailValid(isValid)
    case .register(let email, let password): return .register(email: email, password: password)
    case .login(let email, let password): return .login(email: email, password: password)
    case .logout: return .logout
    }
  }
}

extension Model.FavoritesAction {
  // needs: FavoritesAction
  var native: CombinePullback.FavoritesAction {
    switch self {
    case .favoritePokemon(let pokemon): return .favoritePokemon(pokemon.native)
    case .removeFavoritePokemon(let pokemon): return .removeFavoritePokemon(pokemon.native)
    }
  }
}

extension Model.AppAction {
  // needs: AppAction
  var native: CombinePullback.AppAction {
    switch self {
    case .account(let action): return .account(action.native)
    case .pokemonList(.loadPokemon(let pokemons)):
      return .pokemonList(.loadPokemon(pokemons.map { $0.native }))
    case .favorites(let action): return .favorites(action.native)
    }
  }
}
