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

    /// Writes the state and what happened.
    package func pack(into writer: inout Writer) {
      writer.write(state)
      writer.write(last)
      writer.write(changed)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (state, last) = (try reader.read(), try reader.read())
      changed = try reader.read()
    }

    init(state: AppState = AppState()) { self.state = state }

    /// The moment after this one.
    fileprivate func next(_ state: AppState, after action: AppAction) -> Moment {
      var next = Moment(state: state)
      next.last = action
      if state.settings != self.state.settings { next.changed.append("settings") }
      if state.pokemonList != self.state.pokemonList { next.changed.append("pokemonList") }
      if state.favoritePokemons != self.state.favoritePokemons {
        next.changed.append("favoritePokemons")
      }
      return next
    }
  }

  package static let runCode = RunCode(
    opening: "var state = {state}", step: "appReducer(&state, {event})",
    comparing: [("state", "")])

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
