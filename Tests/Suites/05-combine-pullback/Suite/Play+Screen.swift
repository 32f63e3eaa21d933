import CombinePullbackScript
import SuiteSupport

extension Suite {
  /// The app's three screens as somebody sees them, one below the other.
  static func screen(of moment: Moment) -> PlayScreen {
    let state = moment.state
    return PlayScreen(
      lines: account(state.settings) + way(to: moment) + list(state.pokemonList.pokemons)
        + favorites(state.favoritePokemons))
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

  /// How many Pokémon are seen at once, and how many favourites.
  private static let (longestList, longestFavorites) = (3, 2)

  private static func list(_ pokemons: [Pokemon]) -> [[PlayElement]] {
    let offer = [Samples.pikachu, Samples.onix, Samples.mew]
    return [
      [
        .text("list", values: ["count": "\(pokemons.count)"], tone: .title),
        button("load", key: "a", .pokemonList(.loadPokemon(offer)), asking: true),
      ]
    ]
      + pokemons.prefix(longestList).map { pokemon in
        [button("favorite", .favorites(.favoritePokemon(pokemon))), text(pokemon)]
      }
  }

  /// The latest are seen.
  private static func favorites(_ pokemons: [Pokemon]) -> [[PlayElement]] {
    [[.text("favorites", values: ["count": "\(pokemons.count)"], tone: .title)]]
      + pokemons.suffix(longestFavorites).map { pokemon in
        [button("remove", .favorites(.removeFavoritePokemon(pokemon))), text(pokemon)]
      }
  }

  /// The way of the last action through `combine`: a line for each reducer that is pulled back.
  ///
  /// Whether its property gives nil follows from the action, and what changed from the exercise. The
  /// lines stand above the lists, because a small window cuts off what is below.
  private static func way(to moment: Moment) -> [[PlayElement]] {
    guard let action = moment.last else { return [] }
    return AppPart.allCases.map { part in
      let isNil = part != AppPart(of: action)
      let hasChanged = moment.changed.contains(part.field)
      let (name, tone): (String, PlayElement.Tone) =
        switch (isNil, hasChanged) {
        case (false, true): ("took", .good)
        case (false, false): ("took-nothing", .plain)
        case (true, false): ("nil", .quiet)
        case (true, true): ("nil-changed", .bad)
        }
      let property = AppPart.padded(part.rawValue)
      let field = hasChanged ? ["part": part.field] : [:]
      return [
        .text(name, values: field.merging(["property": property]) { $1 }, tone: tone)
      ]
    }
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

/// A part of the app with a reducer of its own, by the property that gives its actions.
private enum AppPart: String, CaseIterable {
  case account
  case pokemonList
  case favorites

  init(of action: AppAction) {
    switch action {
    case .account: self = .account
    case .pokemonList: self = .pokemonList
    case .favorites: self = .favorites
    }
  }

  /// The part of the state that its reducer is pulled back to.
  var field: String {
    switch self {
    case .account: "settings"
    case .pokemonList: "pokemonList"
    case .favorites: "favoritePokemons"
    }
  }

  /// A property's name, as wide as the longest of all.
  static func padded(_ name: String) -> String {
    let width = allCases.map(\.rawValue.count).max() ?? 0
    return name + String(repeating: " ", count: max(0, width - name.count))
  }
}
