/// The lesson's user.
public struct User: Equatable, Sendable {
  /// Who they are.
  public var email: String
  /// What they log in with.
  public var password: String

  /// A user with an address and a password.
  public init(email: String, password: String) {
    (self.email, self.password) = (email, password)
  }
}

/// The lesson's Pokémon.
public struct Pokemon: Equatable, Sendable {
  /// What it is called.
  public var name: String
  /// How strong it is.
  public var level: Int

  /// A Pokémon of this level.
  public init(name: String, level: Int) {
    (self.name, self.level) = (name, level)
  }
}

/// The state of the screen where the user logs in.
public struct Settings: Equatable, Sendable {
  /// Who is logged in; nil if nobody is.
  public var loginUser: User?
  /// What the last check of the typed address said.
  public var isEmailValid: Bool

  /// Nobody is logged in, and no address is checked, but for what is given.
  public init(loginUser: User? = nil, isEmailValid: Bool = false) {
    (self.loginUser, self.isEmailValid) = (loginUser, isEmailValid)
  }
}

/// The state of the screen with all Pokémon.
public struct PokemonList: Equatable, Sendable {
  /// In the order in which they were loaded.
  public var pokemons: [Pokemon]

  /// No Pokémon, but for those that are given.
  public init(pokemons: [Pokemon] = []) {
    self.pokemons = pokemons
  }
}

/// The state of the whole app.
public struct AppState: Equatable, Sendable {
  /// The screen where the user logs in.
  public var settings: Settings
  /// The screen with all Pokémon.
  public var pokemonList: PokemonList
  /// The screen with the favourites, in the order in which they are shown.
  public var favoritePokemons: [Pokemon]

  /// An app in which nothing has happened, but for what is given.
  public init(
    settings: Settings = Settings(), pokemonList: PokemonList = PokemonList(),
    favoritePokemons: [Pokemon] = []
  ) {
    (self.settings, self.pokemonList) = (settings, pokemonList)
    self.favoritePokemons = favoritePokemons
  }
}

/// The actions of the settings.
public enum AccountAction: Equatable, Sendable {
  case emailValid(Bool)
  case register(email: String, password: String)
  case login(email: String, password: String)
  case logout
}

/// The actions of the list of all Pokémon.
public enum PokemonListAction: Equatable, Sendable {
  case loadPokemon([Pokemon])
}

/// The actions of the favourites.
public enum FavoritesAction: Equatable, Sendable {
  case favoritePokemon(Pokemon)
  case removeFavoritePokemon(Pokemon)
}

/// The actions of the whole app.
public enum AppAction: Equatable, Sendable {
  case account(AccountAction)
  case pokemonList(PokemonListAction)
  case favorites(FavoritesAction)
}
