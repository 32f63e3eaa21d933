import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var appChecks: [Check<Suite>] {
    [
      Check(
        "app.account", step: 6, after: "combine.again", "action.foreign", "account.email-check",
        "account.register", "account.login", "account.logout"
      ) { try $0.expectSameAsHuge(on: Samples.accountActions.map(AppAction.account)) },
      Check("app.pokemon-list", step: 6, after: "combine.again", "action.foreign", "list.load") {
        try $0.expectSameAsHuge(on: Samples.pokemonListActions.map(AppAction.pokemonList))
      },
      Check(
        "app.favorites", step: 6, after: "combine.again", "action.foreign", "favorites.add",
        "favorites.remove-twice-there", "favorites.remove-missing"
      ) { try $0.expectSameAsHuge(on: Samples.favoritesActions.map(AppAction.favorites)) },
      // Of so many actions all pairs would be a multitude; what fails in a longer one is shrunk.
      Check(
        "app.any-sequence", step: 6, after: "app.account", "app.pokemon-list", "app.favorites"
      ) { bench in
        try bench.expectSameAsHuge(on: Samples.actions, exhaustive: 1)
        var generator = bench.generator(6)
        let row = (0..<300).map { _ in
          AnyAction.app(Samples.actions.randomElement(using: &generator) ?? Samples.actions[0])
        }
        try bench.expectRow(of: .appReducer, on: .app(AppState()), row)
      },
      Check(
        sameAnswers: "app.two-states", step: 6, after: "combine.again",
        "action.remembers-nothing", "parts.remembers-nothing", "app.account", "app.pokemon-list",
        "app.favorites"
      ) { bench in
        try bench.forAllSequences(of: Samples.actions, exhaustive: 1, count: 50) { actions in
          try bench.expectValues(
            after: Scene(
              .appReducer, on: Samples.states.map(AnyValue.app),
              actions.enumerated().map { .act(.app($1), on: $0 % 2) }))
        }
      },
      Check(
        "app.silent", step: 6, after: "app.account", "app.pokemon-list", "app.favorites",
        "combine.silent", "action.silent", "account.silent", "list.silent", "favorites.silent"
      ) { bench in
        try forAll(Samples.actions) {
          try bench.expectSilence(during: Scene(.appReducer, on: .app(AppState()), [.app($0)]))
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

extension Bench<Suite> {
  /// The exercise's reducer does what the one does that does it all.
  fileprivate func expectSameAsHuge(on pool: [AppAction], exhaustive: Int = 2) throws {
    for state in Samples.states {
      try forAllSequences(of: pool, exhaustive: exhaustive, count: 60) {
        try expectValues(after: Scene(.appReducer, on: .app(state), $0.map(AnyAction.app)))
      }
    }
  }
}
