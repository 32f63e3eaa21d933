import CombinePullbackScript
import SuiteSupport

// The mistakes of step 6.

extension Suite {
  private typealias AppPart = ReducerPart<AppState, AppAction>

  static var appDiagnoses: [Diagnosis<Suite>] {
    let account = Samples.accountActions.map(AppAction.account)
    let list = Samples.pokemonListActions.map(AppAction.pokemonList)
    let favorites = Samples.favoritesActions.map(AppAction.favorites)
    let whole = part(
      ["app.account", "app.pokemon-list", "app.favorites"], actions: account + list + favorites,
      mistakes: ["app-leaves-out": { _, _ in }])
    let screens = [
      part(["app.account"], actions: account, mistakes: ["app-leaves-out": { _, _ in }]),
      part(["app.pokemon-list"], actions: list, mistakes: ["app-leaves-out": { _, _ in }]),
      part(
        ["app.favorites"], actions: favorites,
        mistakes: [
          "app-leaves-out": { _, _ in },
          "app-does-it-twice": { state, action in
            for _ in 1...2 { Model.appReducer(&state, action) }
          },
          "app-wrong-place": { state, action in
            if case .favorites(let action) = action {
              Model.favoritesReducer(&state.pokemonList.pokemons, action)
            }
          },
          "app-wrong-place": { state, action in
            Model.appReducer(&state, action)
            if case .favorites(let action) = action {
              Model.favoritesReducer(&state.pokemonList.pokemons, action)
            }
          },
        ]),
    ]
    return [whole.diagnosis()] + screens.map { $0.diagnosis(within: [whole]) } + [ownState]
  }

  private static func part(
    _ checks: [String], actions: [AppAction],
    mistakes: KeyValuePairs<String, Reducer<AppState, AppAction>>
  ) -> AppPart {
    AppPart(
      checks: checks,
      scene: trying(.appReducer, actions.map(AnyAction.app), on: states.map(AnyValue.app)),
      mistakes: mistakes,
      erase: { erased($0, value: \.app, wrap: AnyValue.app, action: \.app) })
  }

  private static let states: [AppState] =
    Samples.states + [
      AppState(
        settings: Settings(loginUser: User(email: "", password: "pika"), isEmailValid: false),
        pokemonList: PokemonList(
          pokemons: [
            Samples.mew, Samples.pikachu, Samples.strongPikachu, Samples.pikachu,
          ]),
        favoritePokemons: [Samples.pikachu, Samples.mew, Samples.pikachu])
    ]

  /// Whatever state comes in, the next one follows from the one before: it is kept somewhere.
  private static var ownState: Diagnosis<Suite> {
    let samples = states.flatMap { state in
      Samples.actions.map { action in (stranger: state, action: action) }
    }
    let scene = Scene(
      .appReducer,
      on: samples.flatMap { sample -> [AnyValue] in
        var stranger = sample.stranger
        stranger.settings.isEmailValid = true
        return [.app(AppState()), .app(stranger)]
      },
      samples.indices.flatMap { index -> [Turn] in
        [
          .act(.app(.account(.emailValid(false))), on: 2 * index),
          .act(.app(samples[index].action), on: 2 * index + 1),
        ]
      })
    return Diagnosis(
      checks: appChecks.map(\.id), scripts: [scene],
      seeing: { trace in
        let states = trace.turnEnds.compactMap(\.app)
        return samples.indices.allSatisfy { index in
          var kept = states[2 * index]
          Model.appReducer(&kept, samples[index].action)
          return states[2 * index + 1] == kept
        }
      }, mistakes: [Mistake("app-keeps-own-state", remembers: true) { _ in true }])
  }
}
