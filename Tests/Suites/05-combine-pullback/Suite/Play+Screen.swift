import CombinePullbackScript
import SuiteSupport

extension Suite {
  /// The app's three screens as somebody sees them, one below the other.
  static func screen(of moment: Moment) -> PlayScreen {
    let state = moment.state
    return PlayScreen(
      lines: account(state.settings) + list(state.pokemonList.pokemons)
        + favorites(state.favoritePokemons) + change(at: moment))
  }

  private static func account(_ settings: Settings) -> [[PlayElement]] {
    let isValid = settings.isEmailValid
    return [
      settings.loginUser.map { user in
        [
          button("log-out", key: "l", .account(.logout)),
          .text("user", values: ["email": user.email], tone: .good),
        ]
      } ?? [
        button(
          "log-in", key: "l", .account(.login(email: ash.email, password: ash.password)),
          asking: true),
        button(
          "register", key: "r", .account(.register(email: ash.email, password: ash.password)),
          asking: true),
      ],
      [
        .button(
          PlayButton(
            "email-valid", values: ["value": "\(isValid)"], key: "v",
            sends: PlayEvent(.account(.emailValid(!isValid)))))
      ],
    ]
  }

  /// Who is offered where somebody is asked for.
  private static let ash = User(email: "ash@kanto.jp", password: "123456")

  /// How many Pokémon of a list are seen at once.
  private static let longest = 3

  private static func list(_ pokemons: [Pokemon]) -> [[PlayElement]] {
    let offer = [Samples.pikachu, Samples.onix, Samples.mew]
    return [
      [
        .text("list", values: ["count": "\(pokemons.count)"], tone: .title),
        button("load", key: "a", .pokemonList(.loadPokemon(offer)), asking: true),
      ]
    ]
      + pokemons.prefix(longest).map { pokemon in
        [button("favorite", .favorites(.favoritePokemon(pokemon))), text(pokemon)]
      }
  }

  /// The latest are seen.
  private static func favorites(_ pokemons: [Pokemon]) -> [[PlayElement]] {
    [[.text("favorites", values: ["count": "\(pokemons.count)"], tone: .title)]]
      + pokemons.suffix(longest).map { pokemon in
        [button("remove", .favorites(.removeFavoritePokemon(pokemon))), text(pokemon)]
      }
  }

  /// Which screen the last action was for, and what became another by it.
  private static func change(at moment: Moment) -> [[PlayElement]] {
    guard let action = moment.last else { return [] }
    let parts = moment.changed.joined(separator: ", ")
    return [
      [
        parts.isEmpty
          ? .text("changed-nothing", values: ["screen": action.screen], tone: .quiet)
          : .text("changed", values: ["screen": action.screen, "parts": parts], tone: .quiet)
      ]
    ]
  }

  private static func button(
    _ name: String, key: Character? = nil, _ action: AppAction, asking asks: Bool = false
  ) -> PlayElement {
    .button(PlayButton(name, key: key, sends: PlayEvent(action), asking: asks))
  }

  private static func text(_ pokemon: Pokemon) -> PlayElement {
    .text("pokemon", values: ["pokemon": "\(pokemon.name) \(pokemon.level)"])
  }
}

extension AppAction {
  /// The case that says which screen it is for.
  fileprivate var screen: String {
    switch self {
    case .account: ".account"
    case .pokemonList: ".pokemonList"
    case .favorites: ".favorites"
    }
  }
}
