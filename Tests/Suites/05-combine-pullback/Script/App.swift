/// The lesson's user.
public struct User: Equatable, Sendable {
  public var email: String
  public var password: String

  public init(email: String, password: String) {
    (self.email, self.password) = (email, password)
  }
}

/// The lesson's Pokémon.
public struct Pokemon: Equatable, Sendable {
  public var name: String
  public var level: Int

  public init(name: String, level: Int) {
    (self.name, self.level) = (name, level)
  }
}

/// The state of the screen where the user logs in.
public struct Settings: Equatable, Sendable {
  public var loginUser: User?
  public var isEmailValid: Bool

  public init(loginUser: User? = nil, isEmailValid: Bool = false) {
    (self.loginUser, self.isEmailValid) = (loginUser, isEmailValid)
  }
}

/// The state of the screen with all Pokémon.
public struct PokemonList: Equatable, Sendable {
  public var pokemons: [Pokemon]

  public init(pokemons: [Pokemon] = []) {
    self.pokemons = pokemons
  }
}

/// The state of the whole app.
public struct AppState: Equatable, Sendable {
  public var settings: Settings
  public var pokemonList: PokemonList
  public var favoritePokemons: [Pokemon]

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
