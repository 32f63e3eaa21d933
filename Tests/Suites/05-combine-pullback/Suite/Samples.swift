import CombinePullbackScript

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

  static let actions: [AppAction] =
    accountActions.map(AppAction.account) + pokemonListActions.map(AppAction.pokemonList)
    + favoritesActions.map(AppAction.favorites)

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
