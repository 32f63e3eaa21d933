import CombinePullbackScript
import SuiteSupport
import Traces

/// The app with its three screens, run with actions that somebody chooses.
extension Suite: PlayableSuite {
  /// The app at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// What the app knows.
    var state = AppState()
    /// What happened last, if anything has.
    var last: AppAction?
    /// The parts of the state that are others since then, by their names.
    var changed: [String] = []

    init(state: AppState = AppState()) { self.state = state }

    /// The moment after this one.
    fileprivate func next(_ state: AppState, after action: AppAction) -> Moment {
      var next = Moment(state: state)
      next.last = action
      next.changed = changes(from: self.state, to: state).map(\.name)
      return next
    }
  }

  package static let runCode = RunCode(
    opening: "var state = {state}", step: "appReducer(&state, {event})",
    comparing: [("state", "")])

  package static let forms = AppAction.kinds.map(\.form)

  package static func script(playing part: RunPart<Moment>) -> Scene {
    Scene(
      .appReducer, on: .app(part.start?.state ?? AppState()),
      part.events.compactMap { AppAction($0).map(AnyAction.app) })
  }

  /// Only the app's reducer on one app: as long as it isn't made of the others, what they do isn't
  /// seen there.
  package static func run(in scene: Scene) -> RunPart<Moment>? {
    guard scene.reducer == .appReducer, !scene.turns.isEmpty, scene.values.count == 1,
      let state = scene.values[0].app
    else { return nil }
    var events: [PlayEvent] = []
    for turn in scene.turns {
      guard case .act(.app(let action), on: 0) = turn else { return nil }
      events.append(PlayEvent(action))
    }
    return RunPart(
      from: state == AppState() ? nil : Moment(state: state), events, keeping: events.count + 1)
  }

  package static func moments(in trace: [Event], playing part: RunPart<Moment>) -> [Moment] {
    var moments = [part.start ?? Moment()]
    let states = trace.turnEnds.compactMap(\.app)
    for (action, state) in zip(part.events.compactMap(AppAction.init), states) {
      moments.append(moments[moments.count - 1].next(state, after: action))
    }
    return Array(moments.suffix(part.kept))
  }

  package static func view(of moment: Moment) -> MomentView {
    MomentView(state: Tree(describing: moment.state), screen: screen(of: moment))
  }
}

extension AppAction: PlayableEvent {
  public static let kinds: [PlayableKind<AppAction>] = [
    PlayableKind("account.emailValid") { .account(.emailValid($0)) },
    PlayableKind("account.register", "email", "password", last: .secret) {
      .account(.register(email: $0, password: $1))
    },
    PlayableKind("account.login", "email", "password", last: .secret) {
      .account(.login(email: $0, password: $1))
    },
    PlayableKind("account.logout") { .account(.logout) },
    PlayableKind("pokemonList.loadPokemon") { .pokemonList(.loadPokemon($0)) },
    PlayableKind("favorites.favoritePokemon") { .favorites(.favoritePokemon($0)) },
    PlayableKind("favorites.removeFavoritePokemon") { .favorites(.removeFavoritePokemon($0)) },
  ]
}

extension Pokemon: PlayablePart {
  public static var field: PlayField {
    .value(type: "Pokemon", parts: [PlayPart("name", .text), PlayPart("level", .number)])
  }

  public init?(_ value: PlayValue) {
    guard case .list(let parts) = value, case .text(let name)? = parts.first,
      case .number(let level)? = parts.last
    else { return nil }
    self.init(name: name, level: level)
  }
}

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
            sends: PlayEvent(AppAction.account(.emailValid(!isValid)))))
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
