/// The suite's own app: what a right exercise does, and the values to try it with.
enum Model {
  struct User: Equatable {
    var email: String
    var password: String
  }

  struct Pokemon: Equatable {
    var name: String
    var level: Int
  }

  struct Settings: Equatable {
    var loginUser: User?
    var isEmailValid = false
  }

  struct PokemonList: Equatable {
    var pokemons: [Pokemon] = []
  }

  struct AppState: Equatable {
    var settings = Settings()
    var pokemonList = PokemonList()
    var favoritePokemons: [Pokemon] = []
  }

  enum AccountAction: Equatable {
    case emailValid(Bool)
    case register(email: String, password: String)
    case login(email: String, password: String)
    case logout
  }

  enum PokemonListAction: Equatable {
    case loadPokemon([Pokemon])
  }

  enum FavoritesAction: Equatable {
    case favoritePokemon(Pokemon)
    case removeFavoritePokemon(Pokemon)
  }

  enum AppAction: Equatable {
    case account(AccountAction)
    case pokemonList(PokemonListAction)
    case favorites(FavoritesAction)
  }

  // MARK: What a right exercise does

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

  static func hugeReducer(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case .account(let action): accountReducer(&state.settings, action)
    case .pokemonList(let action): pokemonListReducer(&state.pokemonList, action)
    case .favorites(let action): favoritesReducer(&state.favoritePokemons, action)
    }
  }

  // MARK: Values to try

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
}
