import CombinePullbackScript
import SuiteSupport

/// The app with its three screens, run with actions that somebody chooses.
extension Suite: PlayableSuite {
  package static let forms = [
    EventForm("account.emailValid", PlayPart(.flag)),
    EventForm("account.register", PlayPart("email", .text), PlayPart("password", .secret)),
    EventForm("account.login", PlayPart("email", .text), PlayPart("password", .secret)),
    EventForm("account.logout"),
    EventForm("pokemonList.loadPokemon", PlayPart(.list(pokemon))),
    EventForm("favorites.favoritePokemon", PlayPart(pokemon)),
    EventForm("favorites.removeFavoritePokemon", PlayPart(pokemon)),
  ]

  private static let pokemon = PlayField.value(
    type: "Pokemon", parts: [PlayPart("name", .text), PlayPart("level", .number)])

  package static func script(playing part: RunPart<AppState>) -> Scene {
    Scene(
      .appReducer, on: .app(part.start ?? AppState()),
      part.events.compactMap { AppAction($0).map(AnyAction.app) })
  }

  package static func moments(
    in trace: [Event], playing part: RunPart<AppState>
  ) -> [AppState] {
    let states = trace.turnEnds.compactMap(\.app)
    return Array(([part.start ?? AppState()] + states).suffix(part.kept))
  }

  package static func view(of state: AppState) -> MomentView {
    MomentView(state: Tree(describing: state))
  }
}

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
}
