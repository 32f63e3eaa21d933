import CombinePullbackScript
import SuiteSupport

/// Values to try.
enum Samples {
  static let pikachu = Pokemon(name: "Pikachu", level: 5)
  /// Two that share a name with another one, or a level.
  static let strongPikachu = Pokemon(name: "Pikachu", level: 36)
  static let mew = Pokemon(name: "Mew", level: 5)
  static let onix = Pokemon(name: "Onix", level: 12)

  static let settings: [Settings] = [
    nil, User(email: "ash@kanto.jp", password: "123456"), User(email: "", password: ""),
  ].flatMap { user in
    [false, true].map { Settings(loginUser: user, isEmailValid: $0) }
  }

  static let favorites: [[Pokemon]] = [
    [], [pikachu], [mew], [pikachu, mew], [mew, pikachu], [strongPikachu, pikachu],
    [pikachu, pikachu], [pikachu, mew, pikachu], [mew, onix, mew, strongPikachu],
  ]

  static let states: [AppState] = [
    AppState(),
    AppState(
      settings: Settings(
        loginUser: User(email: "ash@kanto.jp", password: "123456"), isEmailValid: true),
      pokemonList: PokemonList(pokemons: [pikachu, onix]), favoritePokemons: [onix, mew, onix]),
  ]

  static let accountActions: [AccountAction] = [
    .emailValid(true), .login(email: "ash@kanto.jp", password: "123456"), .logout,
    .register(email: "may@hoenn.jp", password: "torchic"), .emailValid(false),
  ]

  static let pokemonListActions: [PokemonListAction] = [
    .loadPokemon([pikachu]), .loadPokemon([]), .loadPokemon([mew, onix, mew]),
  ]

  static let favoritesActions: [FavoritesAction] = [
    .favoritePokemon(pikachu), .removeFavoritePokemon(pikachu), .favoritePokemon(mew),
    .removeFavoritePokemon(mew), .removeFavoritePokemon(strongPikachu),
  ]

  /// Users with all kinds of texts, each with the next one's, and with the same twice.
  static let forgottenUsers: [User] = {
    let texts = ForgottenValues.texts
    return texts.indices.map { index in
      User(email: texts[index], password: texts[(index + 1) % texts.count])
    } + ["ada", " "].map { User(email: $0, password: $0) }
  }()

  /// Pokémon with all kinds of names and levels, such that neighbours are easily taken for equal.
  static let forgottenPokemons: [Pokemon] =
    ForgottenValues.texts.filter { $0 != ForgottenValues.spellings[0] }
    .map { Pokemon(name: $0, level: 5) }
    + (ForgottenValues.large.flatMap { [$0 - 1, $0] } + ForgottenValues.numbers)
    .map { Pokemon(name: "Mew", level: $0) }

  /// Many, which nobody wants to read one by one.
  static let manyPokemons = (0..<300).map { Pokemon(name: "Onix", level: $0) }
  /// What makes them.
  static let makingManyPokemons = #"(0..<300).map { Pokemon(name: "Onix", level: $0) }"#

  static let actions: [AppAction] =
    accountActions.map(AppAction.account) + pokemonListActions.map(AppAction.pokemonList)
    + favoritesActions.map(AppAction.favorites)

  // MARK: One more screen

  static let counters = [
    Counters(), Counters(left: 3, right: -2), Counters(left: -40, right: 1_000),
  ]

  /// Both with all kinds of numbers: where a limit could be, and in the other counter, too.
  static let countersWithNumbers: [Counters] =
    (Array(-101...101) + ForgottenValues.large.flatMap { [$0 - 1, $0] }).flatMap {
      [Counters(left: $0, right: 7 - $0), Counters(left: $0, right: $0)]
    }

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
