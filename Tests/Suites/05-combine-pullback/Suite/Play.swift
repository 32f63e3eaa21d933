import CombinePullbackScript
import SuiteSupport
import Traces

/// The app with its three screens and the one with two counters, run with actions that somebody chooses.
extension Suite: PlayableSuite {
  /// All screens at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// What the app and the counters know.
    var state = LargerState()
    /// What happened last, if anything has.
    var last: LargerAction?
    /// The parts of the state that are others since then, by their names.
    var changed: [String] = []

    /// The moment after this one.
    fileprivate func next(_ value: AnyValue, after action: LargerAction) -> Moment {
      var next = Moment(state: state)
      if let app = value.app { next.state.app = app }
      if let counters = value.counters { next.state.counters = counters }
      next.last = action
      next.changed =
        (changes(from: state.app, to: next.state.app)
        + changes(from: state.counters, to: next.state.counters)).map(\.name)
      return next
    }
  }

  package static let runCode = RunCode(
    opening: "var state = {state.app}\n    var counters = {state.counters}",
    step: "appReducer(&state, {inner})", within: "app",
    comparing: [("state", "app"), ("counters", "counters")])

  package static let forms = LargerAction.kinds.map(\.form)

  package static func script(playing part: RunPart<Moment>) -> Scene {
    let state = part.start?.state ?? LargerState()
    return Scene(
      .screens, on: [.app(state.app), .counters(state.counters)],
      part.events.compactMap { LargerAction($0) }.map { action in
        switch action {
        case .app(let action): .act(.app(action), on: 0)
        case .counters(let action): .act(.counters(action), on: 1)
        }
      })
  }

  /// Only the app's reducer on one app, or that of the counters: as long as it isn't made of the others, what they
  /// do isn't seen there.
  package static func run(in scene: Scene) -> RunPart<Moment>? {
    let isWhole = scene.reducer == .screens
    guard isWhole || [.appReducer, .countersReducer].contains(scene.reducer),
      !scene.turns.isEmpty, scene.values.count == (isWhole ? 2 : 1)
    else { return nil }
    let state = LargerState(
      app: scene.values[0].app ?? AppState(),
      counters: scene.values[scene.values.count - 1].counters ?? Counters())
    var events: [PlayEvent] = []
    for turn in scene.turns {
      switch turn {
      case .act(.app(let action), on: 0): events.append(PlayEvent(LargerAction.app(action)))
      case .act(.counters(let action), on: scene.values.count - 1):
        events.append(PlayEvent(LargerAction.counters(action)))
      default: return nil
      }
    }
    return RunPart(
      from: state == LargerState() ? nil : Moment(state: state), events,
      keeping: events.count + 1)
  }

  package static func moments(in trace: [Event], playing part: RunPart<Moment>) -> [Moment] {
    var moments = [part.start ?? Moment()]
    for (action, value) in zip(part.events.compactMap(LargerAction.init), trace.turnEnds) {
      moments.append(moments[moments.count - 1].next(value, after: action))
    }
    return Array(moments.suffix(part.kept))
  }

  package static func view(of moment: Moment) -> MomentView {
    MomentView(
      state: Tree(describing: moment.state), screen: screen(of: moment), code: moment.code)
  }
}

extension Suite.Moment {
  /// How the last action is written in a test, if it isn't the app's.
  fileprivate var code: String? {
    guard case .counters(let action)? = last else { return nil }
    return "countersReducer(&counters, \(SuiteSupport.code(action)))"
  }
}

extension LargerAction: PlayableEvent {
  public static let kinds: [PlayableKind<LargerAction>] = [
    PlayableKind("account.emailValid", in: "app") { .app(.account(.emailValid($0))) },
    PlayableKind("account.register", in: "app", "email", "password", last: .secret) {
      .app(.account(.register(email: $0, password: $1)))
    },
    PlayableKind("account.login", in: "app", "email", "password", last: .secret) {
      .app(.account(.login(email: $0, password: $1)))
    },
    PlayableKind("account.logout", in: "app") { .app(.account(.logout)) },
    PlayableKind("pokemonList.loadPokemon", in: "app") { .app(.pokemonList(.loadPokemon($0))) },
    PlayableKind("favorites.favoritePokemon", in: "app") {
      .app(.favorites(.favoritePokemon($0)))
    },
    PlayableKind("favorites.removeFavoritePokemon", in: "app") {
      .app(.favorites(.removeFavoritePokemon($0)))
    },
    PlayableKind("counters.left") { .counters(.left($0)) },
    PlayableKind("counters.right") { .counters(.right($0)) },
  ]
}

extension CounterAction: PlayablePart {}

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
  /// The screens as somebody sees them, one below the other.
  static func screen(of moment: Moment) -> PlayScreen {
    let app = moment.state.app
    return PlayScreen(
      lines: account(app.settings) + way(to: moment) + [counters(moment.state.counters)]
        + list(app.pokemonList.pokemons) + favorites(app.favoritePokemons))
  }

  /// The same reducer in two places.
  private static func counters(_ counters: Counters) -> [PlayElement] {
    func one(
      _ name: String, _ value: Int, _ action: (CounterAction) -> CountersAction
    ) -> [PlayElement] {
      [
        .text(name, values: ["value": "\(value)"]),
        button("up", .counters(action(.increase))), button("down", .counters(action(.decrease))),
      ]
    }
    return one("left", counters.left) { .left($0) } + one("right", counters.right) { .right($0) }
  }

  private static func account(_ settings: Settings) -> [[PlayElement]] {
    let isValid = settings.isEmailValid
    return [
      settings.loginUser.map { user in
        [
          button("log-out", key: "l", .app(.account(.logout))),
          .text("user", values: ["email": user.email], tone: .good),
        ]
      } ?? [
        button(
          "log-in", key: "l", .app(.account(.login(email: ash.email, password: ash.password))),
          asking: true),
        button(
          "register", key: "r", .app(.account(.register(email: ash.email, password: ash.password))),
          asking: true),
      ],
      [
        .button(
          PlayButton(
            "email-valid", values: ["value": "\(isValid)"], key: "v",
            sends: PlayEvent(LargerAction.app(.account(.emailValid(!isValid))))))
      ],
    ]
  }

  /// Who is offered where somebody is asked for.
  private static let ash = User(email: "ash@kanto.jp", password: "123456")

  /// How many Pokémon are seen at once, and how many favourites.
  private static let (longestList, longestFavorites) = (2, 2)

  private static func list(_ pokemons: [Pokemon]) -> [[PlayElement]] {
    let offer = [Samples.pikachu, Samples.onix, Samples.mew]
    return [
      [
        .text("list", values: ["count": "\(pokemons.count)"], tone: .title),
        button("load", key: "a", .app(.pokemonList(.loadPokemon(offer))), asking: true),
      ]
    ]
      + pokemons.prefix(longestList).map { pokemon in
        [button("favorite", .app(.favorites(.favoritePokemon(pokemon)))), text(pokemon)]
      }
  }

  /// The latest are seen.
  private static func favorites(_ pokemons: [Pokemon]) -> [[PlayElement]] {
    [[.text("favorites", values: ["count": "\(pokemons.count)"], tone: .title)]]
      + pokemons.suffix(longestFavorites).map { pokemon in
        [button("remove", .app(.favorites(.removeFavoritePokemon(pokemon)))), text(pokemon)]
      }
  }

  /// The way of the last action through `combine`: a line for each reducer that is pulled back.
  ///
  /// Whether its property gives nil follows from the action, and what changed from the exercise. The
  /// lines stand above the lists, because a small window cuts off what is below.
  private static func way(to moment: Moment) -> [[PlayElement]] {
    guard let action = moment.last else { return [] }
    let parts = AppPart(of: action).beside
    let width = parts.map(\.rawValue.count).max() ?? 0
    return parts.map { part in
      let isNil = part != AppPart(of: action)
      let hasChanged = moment.changed.contains(part.field)
      let (name, tone): (String, PlayElement.Tone) =
        switch (isNil, hasChanged) {
        case (false, true): ("took", .good)
        case (false, false): ("took-nothing", .plain)
        case (true, false): ("nil", .quiet)
        case (true, true): ("nil-changed", .bad)
        }
      let space = String(repeating: " ", count: width - part.rawValue.count)
      let field = hasChanged ? ["part": part.field] : [:]
      return [
        .text(
          name, values: field.merging(["property": part.rawValue + space]) { $1 }, tone: tone)
      ]
    }
  }

  private static func button(
    _ name: String, key: Character? = nil, _ action: LargerAction, asking asks: Bool = false
  ) -> PlayElement {
    .button(PlayButton(name, key: key, sends: PlayEvent(action), asking: asks))
  }

  private static func text(_ pokemon: Pokemon) -> PlayElement {
    .text("pokemon", values: ["pokemon": "\(pokemon.name) \(pokemon.level)"])
  }
}

/// A part with a reducer of its own, by the property that gives its actions.
private enum AppPart: String {
  case account
  case pokemonList
  case favorites
  case left
  case right

  init(of action: LargerAction) {
    switch action {
    case .app(.account): self = .account
    case .app(.pokemonList): self = .pokemonList
    case .app(.favorites): self = .favorites
    case .counters(.left): self = .left
    case .counters(.right): self = .right
    }
  }

  /// Those that are combined with it, in their order.
  var beside: [AppPart] {
    switch self {
    case .account, .pokemonList, .favorites: [.account, .pokemonList, .favorites]
    case .left, .right: [.left, .right]
    }
  }

  /// The part of the state that its reducer is pulled back to.
  var field: String {
    switch self {
    case .account: "settings"
    case .favorites: "favoritePokemons"
    case .pokemonList, .left, .right: rawValue
    }
  }
}
