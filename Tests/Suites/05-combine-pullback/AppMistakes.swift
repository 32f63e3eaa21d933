import SuiteSupport

// The mistakes of step 6.

extension Suite {
  private typealias AppPart = ReducerPart<Model.AppState, Model.AppAction>

  static var appDiagnoses: [Diagnosis] {
    let account = Model.accountActions.map(Model.AppAction.account)
    let list = Model.pokemonListActions.map(Model.AppAction.pokemonList)
    let favorites = Model.favoritesActions.map(Model.AppAction.favorites)
    let whole = AppPart(
      ["app.account", "app.pokemon-list", "app.favorites"], states: states,
      actions: account + list + favorites,
      exercise: Exercise.appReducer,
      mistakes: [
        "app-leaves-out": { _, _ in }
      ])
    let screens = [
      AppPart(
        ["app.account"], states: states, actions: account, exercise: Exercise.appReducer,
        mistakes: ["app-leaves-out": { _, _ in }]),
      AppPart(
        ["app.pokemon-list"], states: states, actions: list, exercise: Exercise.appReducer,
        mistakes: ["app-leaves-out": { _, _ in }]),
      AppPart(
        ["app.favorites"], states: states, actions: favorites, exercise: Exercise.appReducer,
        mistakes: [
          "app-leaves-out": { _, _ in },
          "app-does-it-twice": { state, action in
            for _ in 1...2 { Model.hugeReducer(&state, action) }
          },
          "app-wrong-place": { state, action in
            if case .favorites(let action) = action {
              Model.favoritesReducer(&state.pokemonList.pokemons, action)
            }
          },
          "app-wrong-place": { state, action in
            Model.hugeReducer(&state, action)
            if case .favorites(let action) = action {
              Model.favoritesReducer(&state.pokemonList.pokemons, action)
            }
          },
        ]),
    ]
    return [whole.diagnosis()] + screens.map { $0.diagnosis(within: [whole]) } + [ownState]
  }

  private static let states: [Model.AppState] =
    Model.states + [
      Model.AppState(
        settings: Model.Settings(
          loginUser: Model.User(email: "", password: "pika"), isEmailValid: false),
        pokemonList: Model.PokemonList(
          pokemons: [Model.mew, Model.pikachu, Model.strongPikachu, Model.pikachu]),
        favoritePokemons: [Model.pikachu, Model.mew, Model.pikachu])
    ]

  /// Whatever state comes in, the next one follows from the one before: it is kept somewhere.
  private static var ownState: Diagnosis {
    Diagnosis(
      step: 6, samples: states,
      exercise: { stranger -> Bool in
        Model.actions.allSatisfy { action in
          var kept = Model.AppState()
          Exercise.appReducer(&kept, .account(.emailValid(false)))
          var next = stranger
          next.settings.isEmailValid = true
          Exercise.appReducer(&next, action)
          Model.hugeReducer(&kept, action)
          return next == kept
        }
      }, mistakes: [Mistake("app-keeps-own-state") { _ in true }])
  }
}
