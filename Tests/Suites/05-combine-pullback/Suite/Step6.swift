import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var appChecks: [Check<Suite>] {
    [
      Check(
        "app.account", step: 6, after: "combine.again", "action.foreign", "account.email-check",
        "account.register", "account.login", "account.logout"
      ) { try $0.expectSameAsHuge(on: Samples.accountActions.map(AppAction.account)) }
      .withLiterals { try $0.expectEach(of: app, $1.accountActions.map { (AppState(), $0) }) },
      // One screen after the other: whoever leaves several out does so for one reason.
      Check("app.pokemon-list", step: 6, after: "app.account", "list.load") {
        try $0.expectSameAsHuge(on: Samples.pokemonListActions.map(AppAction.pokemonList))
        try $0.expectSameAsHuge(loading: Samples.manyPokemons)
      }.withLiterals { context, literals in
        try context.expectEach(of: app, literals.listActions.map { (AppState(), $0) })
        for count in literals.counts(upTo: 1_000) {
          try context.expectSameAsHuge(loading: Samples.manyPokemons(count + 1))
        }
      },
      Check(
        "app.favorites", step: 6, after: "app.pokemon-list", "favorites.add",
        "favorites.remove-twice-there", "favorites.remove-missing"
      ) {
        try $0.expectSameAsHuge(on: Samples.favoritesActions.map(AppAction.favorites))
        try $0.expectSameAsHuge(with: Samples.manyPokemons)
      }.withLiterals { context, literals in
        try context.expectEach(
          of: app,
          literals.pokemons.flatMap { pokemon in
            [.favoritePokemon(pokemon), .removeFavoritePokemon(pokemon)].map {
              (AppState(favoritePokemons: [pokemon]), .favorites($0))
            }
          })
        for count in literals.counts(upTo: 1_000) {
          try context.expectSameAsHuge(with: Samples.manyPokemons(count))
        }
      },
      // Of so many actions all pairs would be a multitude; what fails in a longer one is shrunk.
      Check(
        "app.any-sequence", step: 6, after: "app.account", "app.pokemon-list", "app.favorites"
      ) { context in
        try context.expectSameAsHuge(on: Samples.actions, exhaustive: 1)
        var generator = context.generator(6)
        let row = (0..<300).map { _ in
          AnyAction.app(Samples.actions.randomElement(using: &generator) ?? Samples.actions[0])
        }
        try context.expectRow(of: .appReducer, on: .app(AppState()), row)
      },
      Check(
        sameAnswers: "app.two-states", step: 6, after: "combine.again",
        "action.remembers-nothing", "parts.remembers-nothing", "app.any-sequence"
      ) { context in
        try context.forAllSequences(of: Samples.actions, exhaustive: 1, count: 50) { actions in
          try context.expectValues(
            after: Scene(
              .appReducer, on: Samples.states.map(AnyValue.app),
              actions.enumerated().map { .act(.app($1), on: $0 % 2) }))
        }
      },
      Check(
        "app.silent", step: 6, after: "app.account", "app.pokemon-list", "app.favorites",
        "combine.silent", "action.silent", "account.silent", "list.silent", "favorites.silent"
      ) { context in
        try forAll(Samples.actions) {
          try context.expectSilence(during: app.scene(on: AppState(), [$0]))
        }
      },
      Check(
        reading: "app.pure-by-reading", of: "appReducer", step: 6,
        after: "app.two-states", "app.any-sequence", "app.silent", "combine.pure-by-reading",
        "get-set.pure-by-reading", "key-path.pure-by-reading", "action.pure-by-reading",
        "parts.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// The exercise's reducer does what the one does that does it all.
  fileprivate func expectSameAsHuge(on pool: [AppAction], exhaustive: Int = 2) throws {
    for state in Samples.states {
      try forAllSequences(of: pool, exhaustive: exhaustive, count: 60) {
        try expectValues(after: Suite.app.scene(on: state, $0))
      }
    }
  }

  /// Loads so many Pokémon, also in the place of others.
  fileprivate func expectSameAsHuge(loading pokemons: [Pokemon]) throws {
    try expectEach(
      of: Suite.app,
      [AppState(), Samples.states[1]].map { ($0, .pokemonList(.loadPokemon(pokemons))) })
  }

  /// Favourites that are many get one more, and lose their last one.
  fileprivate func expectSameAsHuge(with favorites: [Pokemon]) throws {
    let actions: [FavoritesAction] =
      [.favoritePokemon(Samples.mew)] + favorites.suffix(1).map { .removeFavoritePokemon($0) }
    try expectEach(
      of: Suite.app,
      actions.map { (AppState(favoritePokemons: favorites), .favorites($0)) })
  }
}

// MARK: - Mistakes

extension Suite {
  static var appDiagnoses: [Diagnosis<Suite>] {
    func part(
      _ checks: [String], _ actions: [AppAction],
      mistakes: KeyValuePairs<String, Reducer<AppState, AppAction>>
    ) -> ReducerPart {
      app.part(checks, trying: actions, on: states, mistakes: mistakes)
    }
    let leavesOut = app.running { _ in 0 }
    let parts = [
      part(
        ["app.account"], Samples.accountActions.map(AppAction.account),
        mistakes: ["app-leaves-out": leavesOut]),
      part(
        ["app.pokemon-list"], Samples.pokemonListActions.map(AppAction.pokemonList),
        mistakes: ["app-leaves-out": leavesOut]),
      part(
        ["app.favorites"], Samples.favoritesActions.map(AppAction.favorites),
        mistakes: [
          "app-leaves-out": leavesOut, "app-does-it-twice": app.running { _ in 2 },
          "app-wrong-place": { $0.changeList($1) },
          "app-wrong-place": { state, action in
            Model.appReducer(&state, action)
            state.changeList(action)
          },
        ]),
    ]
    let whole = part(
      parts.flatMap(\.checks), Samples.actions, mistakes: ["app-leaves-out": leavesOut])
    let other = app.diagnosis(
      of: whole.checks, app.cases(Samples.actions, on: states),
      seeing: [
        "app-changes-another-screen": { sample in
          var seen = sample.seen
          switch sample.action {
          case .account: seen.settings = sample.old.settings
          case .pokemonList: seen.pokemonList = sample.old.pokemonList
          case .favorites: seen.favoritePokemons = sample.old.favoritePokemons
          }
          return seen != sample.old
        },
        "misses-some-actions": { $0.seen == $0.old },
      ])
    return [other, whole.diagnosis()] + parts.map { $0.diagnosis(within: [whole]) } + [ownState]
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

extension AppState {
  /// Does in the list of all Pokémon what should be done in the favourites.
  fileprivate mutating func changeList(_ action: AppAction) {
    if case .favorites(let action) = action {
      Model.favoritesReducer(&pokemonList.pokemons, action)
    }
  }
}
