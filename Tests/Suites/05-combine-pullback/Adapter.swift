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
  // An array can't be handed over as the many arguments that `combine` takes.
  // needs: combine(_:)
  static func combine<Value, Action>(
    _ all: [Reducer<Value, Action>]
  ) -> Reducer<Value, Action> {
    switch all.count {
    case 0: return CombinePullback.combine()
    case 1: return CombinePullback.combine(all[0])
    case 2: return CombinePullback.combine(all[0], all[1])
    case 3: return CombinePullback.combine(all[0], all[1], all[2])
    case 4: return CombinePullback.combine(all[0], all[1], all[2], all[3])
    case 5: return CombinePullback.combine(all[0], all[1], all[2], all[3], all[4])
    default:
      return CombinePullback.combine(
        all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7], all[8], all[9], all[10],
        all[11])
    }
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

  // needs: largerReducer
  static func largerReducer(
    _ state: inout CombinePullbackScript.LargerState,
    _ action: CombinePullbackScript.LargerAction
  ) {
    var native = made(state)
    CombinePullback.largerReducer(&native, made(action))
    state = seen(native)
  }

  // MARK: From the script's types to the learner's

  // needs: User
  private static func made(_ user: CombinePullbackScript.User) -> CombinePullback.User {
    CombinePullback.User(email: user.email, password: user.password)
  }

  // needs: Pokemon
  private static func made(_ pokemon: CombinePullbackScript.Pokemon) -> CombinePullback.Pokemon {
    CombinePullback.Pokemon(name: pokemon.name, level: pokemon.level)
  }

  // needs: Settings
  private static func made(_ state: CombinePullbackScript.Settings) -> CombinePullback.Settings {
    var native = CombinePullback.Settings()
    native.isEmailValid = state.isEmailValid
    native.loginUser = state.loginUser.map { made($0) }
    return native
  }

  // needs: PokemonList
  private static func made(
    _ state: CombinePullbackScript.PokemonList
  ) -> CombinePullback.PokemonList {
    var native = CombinePullback.PokemonList()
    native.pokemons = state.pokemons.map { made($0) }
    return native
  }

  // needs: AppState
  private static func made(_ state: CombinePullbackScript.AppState) -> CombinePullback.AppState {
    var native = CombinePullback.AppState()
    native.settings = made(state.settings)
    native.pokemonList = made(state.pokemonList)
    native.favoritePokemons = state.favoritePokemons.map { made($0) }
    return native
  }

  // needs: AccountAction
  private static func made(
    _ action: CombinePullbackScript.AccountAction
  ) -> CombinePullback.AccountAction {
    switch action {
    case .emailValid(let isValid): return .emailValid(isValid)
    case .register(let email, let password): return .register(email: email, password: password)
    case .login(let email, let password): return .login(email: email, password: password)
    case .logout: return .logout
    }
  }

  // needs: FavoritesAction
  private static func made(
    _ action: CombinePullbackScript.FavoritesAction
  ) -> CombinePullback.FavoritesAction {
    switch action {
    case .favoritePokemon(let pokemon): return .favoritePokemon(made(pokemon))
    case .removeFavoritePokemon(let pokemon): return .removeFavoritePokemon(made(pokemon))
    }
  }

  // needs: AppAction
  private static func made(
    _ action: CombinePullbackScript.AppAction
  ) -> CombinePullback.AppAction {
    switch action {
    case .account(let action): return .account(made(action))
    case .pokemonList(.loadPokemon(let pokemons)):
      return .pokemonList(.loadPokemon(pokemons.map { made($0) }))
    case .favorites(let action): return .favorites(made(action))
    }
  }

  // needs: Counters
  private static func made(_ state: CombinePullbackScript.Counters) -> CombinePullback.Counters {
    var native = CombinePullback.Counters()
    (native.left, native.right) = (state.left, state.right)
    return native
  }

  // needs: LargerState
  private static func made(
    _ state: CombinePullbackScript.LargerState
  ) -> CombinePullback.LargerState {
    var native = CombinePullback.LargerState()
    (native.app, native.counters) = (made(state.app), made(state.counters))
    return native
  }

  // needs: CounterAction
  private static func made(
    _ action: CombinePullbackScript.CounterAction
  ) -> CombinePullback.CounterAction {
    switch action {
    case .increase: return .increase
    case .decrease: return .decrease
    }
  }

  // needs: CountersAction
  private static func made(
    _ action: CombinePullbackScript.CountersAction
  ) -> CombinePullback.CountersAction {
    switch action {
    case .left(let action): return .left(made(action))
    case .right(let action): return .right(made(action))
    }
  }

  // needs: LargerAction
  private static func made(
    _ action: CombinePullbackScript.LargerAction
  ) -> CombinePullback.LargerAction {
    switch action {
    case .app(let action): return .app(made(action))
    case .counters(let action): return .counters(made(action))
    }
  }

  // MARK: And back

  // needs: User
  private static func seen(_ native: CombinePullback.User) -> CombinePullbackScript.User {
    CombinePullbackScript.User(email: native.email, password: native.password)
  }

  // needs: Pokemon
  private static func seen(_ native: CombinePullback.Pokemon) -> CombinePullbackScript.Pokemon {
    CombinePullbackScript.Pokemon(name: native.name, level: native.level)
  }

  // needs: Settings
  private static func seen(_ native: CombinePullback.Settings) -> CombinePullbackScript.Settings {
    CombinePullbackScript.Settings(
      loginUser: native.loginUser.map { seen($0) }, isEmailValid: native.isEmailValid)
  }

  // needs: PokemonList
  private static func seen(
    _ native: CombinePullback.PokemonList
  ) -> CombinePullbackScript.PokemonList {
    CombinePullbackScript.PokemonList(pokemons: native.pokemons.map { seen($0) })
  }

  // needs: AppState
  private static func seen(_ native: CombinePullback.AppState) -> CombinePullbackScript.AppState {
    CombinePullbackScript.AppState(
      settings: seen(native.settings), pokemonList: seen(native.pokemonList),
      favoritePokemons: native.favoritePokemons.map { seen($0) })
  }

  // needs: Counters
  private static func seen(_ native: CombinePullback.Counters) -> CombinePullbackScript.Counters {
    CombinePullbackScript.Counters(left: native.left, right: native.right)
  }

  // needs: LargerState
  private static func seen(
    _ native: CombinePullback.LargerState
  ) -> CombinePullbackScript.LargerState {
    CombinePullbackScript.LargerState(app: seen(native.app), counters: seen(native.counters))
  }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (scene: Scene) in scene.play(on: Exercise.self) }.entry
}
