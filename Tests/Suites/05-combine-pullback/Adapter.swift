// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.
// Every import says `@preconcurrency`: a single one without it, and `appReducer` is refused.

import CombinePullbackScript
import Traces

// needs: AccountAction
@preconcurrency @testable import enum CombinePullback.AccountAction
// needs: AppAction
@preconcurrency @testable import enum CombinePullback.AppAction
// needs: AppState
@preconcurrency @testable import struct CombinePullback.AppState
// needs: CounterAction
@preconcurrency @testable import enum CombinePullback.CounterAction
// needs: Counters
@preconcurrency @testable import struct CombinePullback.Counters
// needs: CountersAction
@preconcurrency @testable import enum CombinePullback.CountersAction
// needs: FavoritesAction
@preconcurrency @testable import enum CombinePullback.FavoritesAction
// needs: LargerAction
@preconcurrency @testable import enum CombinePullback.LargerAction
// needs: LargerState
@preconcurrency @testable import struct CombinePullback.LargerState
// needs: Pokemon
@preconcurrency @testable import struct CombinePullback.Pokemon
// needs: PokemonList
@preconcurrency @testable import struct CombinePullback.PokemonList
// needs: AppAction
@preconcurrency @testable import enum CombinePullback.PokemonListAction
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
// needs: countersReducer
@preconcurrency @testable import var CombinePullback.countersReducer
// needs: favoritesReducer(state:action:)
@preconcurrency @testable import func CombinePullback.favoritesReducer
// needs: largerReducer
@preconcurrency @testable import var CombinePullback.largerReducer
// needs: pokemonListReducer(state:action:)
@preconcurrency @testable import func CombinePullback.pokemonListReducer
// needs: pullback
@preconcurrency @testable import func CombinePullback.pullback

enum Exercise: CombinePullbackSide {
  // needs: combine(_:)
  static func combine<Value, Action>(
    _ all: [Reducer<Value, Action>]
  ) -> Reducer<Value, Action> {
    let combine: (Reducer<Value, Action>...) -> Reducer<Value, Action> = CombinePullback.combine
    // The many arguments arrive as an array, which can't be handed over otherwise.
    return unsafeBitCast(combine, to: (([Reducer<Value, Action>]) -> Reducer<Value, Action>).self)(
      all)
  }

  // needs: pullback(_:get:set:)
  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    get: @escaping (GlobalValue) -> LocalValue,
    set: @escaping (inout GlobalValue, LocalValue) -> Void
  ) -> Reducer<GlobalValue, Action> {
    CombinePullback.pullback({ reducer(&$0, $1) }, get: { get($0) }, set: { set(&$0, $1) })
  }

  // needs: pullback(_:value:)
  static func pullback<LocalValue, GlobalValue, Action>(
    _ reducer: @escaping Reducer<LocalValue, Action>,
    value: WritableKeyPath<GlobalValue, LocalValue>
  ) -> Reducer<GlobalValue, Action> {
    CombinePullback.pullback({ reducer(&$0, $1) }, value: value)
  }

  // needs: pullback(_:value:action:)
  static func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
    _ reducer: @escaping Reducer<LocalValue, LocalAction>,
    value: WritableKeyPath<GlobalValue, LocalValue>,
    action: WritableKeyPath<GlobalAction, LocalAction?>
  ) -> Reducer<GlobalValue, GlobalAction> {
    CombinePullback.pullback({ reducer(&$0, $1) }, value: value, action: action)
  }

  // needs: accountReducer(state:action:)
  static func accountReducer(
    _ state: inout CombinePullbackScript.Settings, _ action: CombinePullbackScript.AccountAction
  ) {
    var native = made(state)
    CombinePullback.accountReducer(state: &native, action: made(action))
    state = seen(native)
  }

  // needs: pokemonListReducer(state:action:)
  static func pokemonListReducer(
    _ state: inout CombinePullbackScript.PokemonList,
    _ action: CombinePullbackScript.PokemonListAction
  ) {
    var native = made(state)
    switch action {
    case .loadPokemon(let pokemons):
      CombinePullback.pokemonListReducer(
        state: &native, action: .loadPokemon(pokemons.map { made($0) }))
    }
    state = seen(native)
  }

  // needs: favoritesReducer(state:action:)
  static func favoritesReducer(
    _ state: inout [CombinePullbackScript.Pokemon], _ action: CombinePullbackScript.FavoritesAction
  ) {
    var native = state.map { made($0) }
    CombinePullback.favoritesReducer(state: &native, action: made(action))
    state = native.map { seen($0) }
  }

  // needs: appReducer
  static func appReducer(
    _ state: inout CombinePullbackScript.AppState, _ action: CombinePullbackScript.AppAction
  ) {
    var native = made(state)
    CombinePullback.appReducer(&native, made(action))
    state = seen(native)
  }

  // needs: countersReducer
  static func countersReducer(
    _ state: inout CombinePullbackScript.Counters, _ action: CombinePullbackScript.CountersAction
  ) {
    var native = made(state)
    CombinePullback.countersReducer(&native, made(action))
    state = seen(native)
  }

  // needs: LargerState
  static func largerState() -> CombinePullbackScript.LargerState {
    #if STEP_7
      seen(CombinePullback.LargerState())
    #else
      CombinePullbackScript.LargerState(counters: .init(left: -1, right: -1))
    #endif
  }

  // needs: largerReducer
  static func largerReducer(
    _ state: inout CombinePullbackScript.LargerState,
    _ action: CombinePullbackScript.LargerAction
  ) {
    #if STEP_7
      var native = made(state)
      CombinePullback.largerReducer(&native, made(action))
      state = seen(native)
    #endif
  }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (scene: Scene) in scene.play(on: Exercise.self) }.entry
}

// MARK: - Derived from `Stub.swift`: `workbook author derive 5`

// needs: User
private func made(_ value: CombinePullbackScript.User) -> CombinePullback.User {
  CombinePullback.User(email: value.email, password: value.password)
}

// needs: Pokemon
private func made(_ value: CombinePullbackScript.Pokemon) -> CombinePullback.Pokemon {
  CombinePullback.Pokemon(name: value.name, level: value.level)
}

// needs: Settings
private func made(_ value: CombinePullbackScript.Settings) -> CombinePullback.Settings {
  var native = CombinePullback.Settings()
  native.loginUser = value.loginUser.map { made($0) }
  native.isEmailValid = value.isEmailValid
  return native
}

// needs: PokemonList
private func made(_ value: CombinePullbackScript.PokemonList) -> CombinePullback.PokemonList {
  var native = CombinePullback.PokemonList()
  native.pokemons = value.pokemons.map { made($0) }
  return native
}

// needs: AppState
private func made(_ value: CombinePullbackScript.AppState) -> CombinePullback.AppState {
  var native = CombinePullback.AppState()
  native.settings = made(value.settings)
  native.pokemonList = made(value.pokemonList)
  native.favoritePokemons = value.favoritePokemons.map { made($0) }
  return native
}

// needs: AccountAction
private func made(_ value: CombinePullbackScript.AccountAction) -> CombinePullback.AccountAction {
  switch value {
  case .emailValid(let value): .emailValid(value)
  case .register(let email, let password): .register(email: email, password: password)
  case .login(let email, let password): .login(email: email, password: password)
  case .logout: .logout
  }
}

// needs: AppAction
private func made(
  _ value: CombinePullbackScript.PokemonListAction
) -> CombinePullback.PokemonListAction {
  switch value {
  case .loadPokemon(let value): .loadPokemon(value.map { made($0) })
  }
}

// needs: FavoritesAction
private func made(
  _ value: CombinePullbackScript.FavoritesAction
) -> CombinePullback.FavoritesAction {
  switch value {
  case .favoritePokemon(let value): .favoritePokemon(made(value))
  case .removeFavoritePokemon(let value): .removeFavoritePokemon(made(value))
  }
}

// needs: AppAction
private func made(_ value: CombinePullbackScript.AppAction) -> CombinePullback.AppAction {
  switch value {
  case .account(let value): .account(made(value))
  case .pokemonList(let value): .pokemonList(made(value))
  case .favorites(let value): .favorites(made(value))
  }
}

// needs: Counters
private func made(_ value: CombinePullbackScript.Counters) -> CombinePullback.Counters {
  var native = CombinePullback.Counters()
  native.left = value.left
  native.right = value.right
  return native
}

// needs: CounterAction
private func made(_ value: CombinePullbackScript.CounterAction) -> CombinePullback.CounterAction {
  switch value {
  case .increase: .increase
  case .decrease: .decrease
  }
}

// needs: CountersAction
private func made(_ value: CombinePullbackScript.CountersAction) -> CombinePullback.CountersAction {
  switch value {
  case .left(let value): .left(made(value))
  case .right(let value): .right(made(value))
  }
}

#if STEP_7
  // needs: LargerState
  private func made(_ value: CombinePullbackScript.LargerState) -> CombinePullback.LargerState {
    var native = CombinePullback.LargerState()
    // needs: LargerState.app
    native.app = made(value.app)
    // needs: LargerState.counters
    native.counters = made(value.counters)
    return native
  }

  // needs: LargerAction
  private func made(_ value: CombinePullbackScript.LargerAction) -> CombinePullback.LargerAction {
    switch value {
    // needs: LargerAction.app(_:)
    case .app(let value): .app(made(value))
    // needs: LargerAction.counters(_:)
    case .counters(let value): .counters(made(value))
    }
  }
#endif

// needs: User
private func seen(_ value: CombinePullback.User) -> CombinePullbackScript.User {
  CombinePullbackScript.User(email: value.email, password: value.password)
}

// needs: Pokemon
private func seen(_ value: CombinePullback.Pokemon) -> CombinePullbackScript.Pokemon {
  CombinePullbackScript.Pokemon(name: value.name, level: value.level)
}

// needs: Settings
private func seen(_ value: CombinePullback.Settings) -> CombinePullbackScript.Settings {
  CombinePullbackScript.Settings(
    loginUser: value.loginUser.map { seen($0) }, isEmailValid: value.isEmailValid)
}

// needs: PokemonList
private func seen(_ value: CombinePullback.PokemonList) -> CombinePullbackScript.PokemonList {
  CombinePullbackScript.PokemonList(pokemons: value.pokemons.map { seen($0) })
}

// needs: AppState
private func seen(_ value: CombinePullback.AppState) -> CombinePullbackScript.AppState {
  CombinePullbackScript.AppState(
    settings: seen(value.settings), pokemonList: seen(value.pokemonList),
    favoritePokemons: value.favoritePokemons.map { seen($0) })
}

// needs: Counters
private func seen(_ value: CombinePullback.Counters) -> CombinePullbackScript.Counters {
  CombinePullbackScript.Counters(left: value.left, right: value.right)
}

#if STEP_7
  // needs: LargerState
  private func seen(_ value: CombinePullback.LargerState) -> CombinePullbackScript.LargerState {
    CombinePullbackScript.LargerState(
      // needs: LargerState.app
      app: seen(value.app),
      // needs: LargerState.counters
      counters: seen(value.counters))
  }
#endif
