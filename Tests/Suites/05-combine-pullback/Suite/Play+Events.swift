import CombinePullbackScript
import SuiteSupport

extension AppAction {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    let values = event.values
    switch (event.name, values.first, values.last) {
    case ("account.emailValid", .flag(let isValid), _): self = .account(.emailValid(isValid))
    case ("account.register", .text(let email), .text(let password)):
      self = .account(.register(email: email, password: password))
    case ("account.login", .text(let email), .text(let password)):
      self = .account(.login(email: email, password: password))
    case ("account.logout", _, _): self = .account(.logout)
    case ("pokemonList.loadPokemon", .list(let pokemons), _):
      self = .pokemonList(.loadPokemon(pokemons.compactMap(Pokemon.init)))
    case ("favorites.favoritePokemon", let value?, _):
      guard let pokemon = Pokemon(value) else { return nil }
      self = .favorites(.favoritePokemon(pokemon))
    case ("favorites.removeFavoritePokemon", let value?, _):
      guard let pokemon = Pokemon(value) else { return nil }
      self = .favorites(.removeFavoritePokemon(pokemon))
    default: return nil
    }
  }
}

extension Pokemon {
  /// Made of a name and a level.
  fileprivate init?(_ value: PlayValue) {
    guard case .list(let parts) = value, case .text(let name)? = parts.first,
      case .number(let level)? = parts.last
    else { return nil }
    self.init(name: name, level: level)
  }

  /// The name and the level.
  fileprivate var played: PlayValue { .list([.text(name), .number(level)]) }
}

extension PlayEvent {
  /// An action of the lesson as an event that fits its form.
  init(_ action: AppAction) {
    switch action {
    case .account(.emailValid(let isValid)): self.init("account.emailValid", .flag(isValid))
    case .account(.register(let email, let password)):
      self.init("account.register", .text(email), .text(password))
    case .account(.login(let email, let password)):
      self.init("account.login", .text(email), .text(password))
    case .account(.logout): self.init("account.logout")
    case .pokemonList(.loadPokemon(let pokemons)):
      self.init("pokemonList.loadPokemon", .list(pokemons.map(\.played)))
    case .favorites(.favoritePokemon(let pokemon)):
      self.init("favorites.favoritePokemon", pokemon.played)
    case .favorites(.removeFavoritePokemon(let pokemon)):
      self.init("favorites.removeFavoritePokemon", pokemon.played)
    }
  }
}
