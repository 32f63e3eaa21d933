import CombinePullbackScript
import SuiteSupport

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

  static func largerState() -> LargerState { LargerState() }

  static func largerReducer(_ state: inout LargerState, _ action: LargerAction) {
    switch action {
    case .app(let action): appReducer(&state.app, action)
    case .counters(let action): countersReducer(&state.counters, action)
    }
  }
}

/// Values to try.
enum Samples {
  static let pikachu = Pokemon(name: "Pikachu", level: 5)
  /// Two that share a name with another one, or a level.
  static let strongPikachu = Pokemon(name: "Pikachu", level: 36)
  static let mew = Pokemon(name: "Mew", level: 5)
  static let onix = Pokemon(name: "Onix", level: 12)
  static let strongOnix = Pokemon(name: "Onix", level: 30)

  static let settings: [Settings] = [
    nil, User(email: "ash@kanto.jp", password: "123456"), User(email: "", password: ""),
  ].flatMap { user in
    [false, true].map { Settings(loginUser: user, isEmailValid: $0) }
  }

  static let favorites: [[Pokemon]] = [
    [], [pikachu], [mew], [pikachu, mew], [mew, pikachu], [strongPikachu, pikachu],
    [pikachu, pikachu], [pikachu, mew, pikachu], [mew, onix, mew, strongPikachu],
  ]

  /// The second one's lists have what the actions bring, and namesakes of it.
  static let states: [AppState] = [
    AppState(),
    AppState(
      settings: Settings(
        loginUser: User(email: "ash@kanto.jp", password: "123456"), isEmailValid: true),
      pokemonList: PokemonList(pokemons: [strongPikachu, mew]),
      favoritePokemons: [onix, mew, strongPikachu, onix]),
  ]

  static let accountActions: [AccountAction] = [
    .emailValid(true), .login(email: "ash@kanto.jp", password: "123456"), .logout,
    .register(email: "may@hoenn.jp", password: "torchic"), .emailValid(false),
  ]

  static let pokemonListActions: [PokemonListAction] = [
    .loadPokemon([pikachu]), .loadPokemon([]), .loadPokemon([mew, strongOnix, mew]),
  ]

  static let favoritesActions: [FavoritesAction] = [
    .favoritePokemon(pikachu), .removeFavoritePokemon(pikachu), .favoritePokemon(mew),
    .removeFavoritePokemon(mew), .removeFavoritePokemon(strongPikachu),
  ]

  /// Users with all kinds of texts, each with the next one's, and with the same twice.
  static let forgottenUsers: [User] = {
    let texts = EdgeValues.texts
    return texts.indices.map { index in
      User(email: texts[index], password: texts[(index + 1) % texts.count])
    } + ["ada", " "].map { User(email: $0, password: $0) }
  }()

  /// Users that share an e-mail or a password.
  static let similarUsers = ["ash@kanto.jp", "misty@kanto.jp"].flatMap { email in
    ["123456", "pika"].map { User(email: email, password: $0) }
  }

  /// Pokémon with all kinds of names and levels, such that neighbours are easily taken for equal:
  /// some are, if name and level are written one after the other.
  static let forgottenPokemons: [Pokemon] =
    EdgeValues.texts.filter { $0 != EdgeValues.spellings[0] }
    .map { Pokemon(name: $0, level: 5) }
    + [("Mew2", 1), ("Mew", 21), ("1Mew", 2), ("Mew-", 1), ("Mew", -1)]
    .map { Pokemon(name: $0, level: $1) }
    + (EdgeValues.large.flatMap { [$0 - 1, $0] } + [2, -2] + EdgeValues.numbers)
    .map { Pokemon(name: "Mew", level: $0) }

  /// Many, which nobody wants to read one by one.
  static let manyPokemons = manyPokemons(300)

  static func manyPokemons(_ count: Int) -> [Pokemon] { manyPokemons(of: 0..<count) }

  static func manyPokemons(of levels: Range<Int>) -> [Pokemon] {
    levels.map { Pokemon(name: "Onix", level: $0) }
  }

  /// What makes them.
  static func making(manyPokemonsOf levels: Range<Int>) -> String {
    #"(\#(levels.lowerBound)..<\#(levels.upperBound)).map { Pokemon(name: "Onix", level: $0) }"#
  }

  /// One of the same name.
  static func namesake(of pokemon: Pokemon) -> Pokemon {
    Pokemon(name: pokemon.name, level: pokemon.level &+ 1)
  }

  static let actions: [AppAction] =
    accountActions.map(AppAction.account) + pokemonListActions.map(AppAction.pokemonList)
    + favoritesActions.map(AppAction.favorites)

  // MARK: One more screen

  static let counters = [
    Counters(), Counters(left: 3, right: -2), Counters(left: -40, right: 1_000),
  ]

  /// Both with all kinds of numbers: where a limit could be, and in the other counter, too.
  static let countersWithNumbers: [Counters] =
    ((0...101).flatMap { [$0, -$0] } + EdgeValues.large.flatMap { [$0 - 1, $0] } + [
      Int.max - 1, Int.min + 1,
    ])
    .flatMap { [Counters(left: $0, right: 7 &- $0), Counters(left: $0, right: $0)] }

  static let countersActions: [CountersAction] = [
    .left(.increase), .right(.increase), .left(.decrease), .right(.decrease),
  ]

  static let largerStates: [LargerState] = [
    LargerState(), LargerState(app: states[1]), LargerState(counters: counters[1]),
    LargerState(app: states[1], counters: counters[1]),
  ]

  static let largerActions: [LargerAction] =
    actions.map(LargerAction.app) + countersActions.map(LargerAction.counters)

  // MARK: The second app

  static let rooms = [Room(), Room(lamp: 7, name: "blue")]

  static let houses = [
    House(), House(kitchen: Room(lamp: 2, name: "warm"), hall: Room(lamp: 5), number: 30),
  ]

  static let roomActions: [RoomAction] = [
    .brighter(by: 1), .rename("red"), .brighter(by: -20), .rename(""),
  ]

  static let houseActions: [HouseAction] = [
    .kitchen(.brighter(by: 1)), .hall(.brighter(by: 4)), .ring, .hall(.rename("red")),
  ]

  static let streetActions = [.plant] + houseActions.map(StreetAction.house)
}

extension Literals {
  var users: [User] {
    texts.flatMap {
      [User(email: $0, password: "pika"), User(email: "ash@kanto.jp", password: $0)]
    }
  }

  var pokemons: [Pokemon] {
    texts.map { Pokemon(name: $0, level: 5) } + numbers.map { Pokemon(name: "Mew", level: $0) }
  }

  /// Each on either side, with a step to go up and down.
  var counters: [Counters] {
    numbers.filter { .min < $0 && $0 < .max }.flatMap {
      [Counters(left: $0, right: 7), Counters(left: 7, right: $0)]
    }
  }

  var accountActions: [AppAction] {
    users.flatMap {
      [
        .account(.register(email: $0.email, password: $0.password)),
        .account(.login(email: $0.email, password: $0.password)),
      ]
    }
  }

  var listActions: [AppAction] { pokemons.map { .pokemonList(.loadPokemon([$0])) } }
}
