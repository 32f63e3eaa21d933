import SuiteSupport

extension Suite {
  static var appChecks: [Check] {
    [
      Check(
        "app.account", step: 6, after: "combine.again", "action.foreign", "account.email-check",
        "account.register", "account.login", "account.logout"
      ) { try expectSameAsHuge(on: Model.accountActions.map(Model.AppAction.account)) },
      Check("app.pokemon-list", step: 6, after: "combine.again", "action.foreign", "list.load") {
        try expectSameAsHuge(on: Model.pokemonListActions.map(Model.AppAction.pokemonList))
      },
      Check(
        "app.favorites", step: 6, after: "combine.again", "action.foreign", "favorites.add",
        "favorites.remove-twice-there", "favorites.remove-missing"
      ) { try expectSameAsHuge(on: Model.favoritesActions.map(Model.AppAction.favorites)) },
      Check(
        "app.any-sequence", step: 6, after: "app.account", "app.pokemon-list", "app.favorites"
      ) { try expectSameAsHuge(on: Model.actions) },
      Check(
        "app.two-states", step: 6, after: "app.account", "app.pokemon-list", "app.favorites"
      ) { try expectTwoStatesApart() },
      Check("app.silent", step: 6, after: "app.account", "app.pokemon-list", "app.favorites") {
        try forAll(Model.actions) { action in
          _ = try expectSilence(given: given(Model.AppState(), [action])) {
            var state = Model.AppState()
            Exercise.appReducer(&state, action)
          }
        }
      },
    ]
  }

  /// Both reducers on every sequence, side by side; the shortest on which they part is told.
  private static func expectSameAsHuge(on pool: [Model.AppAction]) throws {
    for initial in Model.states {
      try forAllSequences(of: pool, count: 60) { actions in
        var (state, expected) = (initial, initial)
        for action in actions {
          Exercise.appReducer(&state, action)
          Model.hugeReducer(&expected, action)
        }
        // To write down what was given takes longer than all the rest: only when it is needed.
        guard state != expected else { return }
        try expect(state, equals: expected, given: given(initial, actions) + ["state"])
      }
    }
  }

  /// Two apps in turn: each goes its own way.
  private static func expectTwoStatesApart() throws {
    try forAllSequences(of: Model.actions, count: 50) { actions in
      var states = Model.states
      var expected = Model.states
      for (turn, action) in actions.enumerated() {
        Exercise.appReducer(&states[turn % 2], action)
        Model.hugeReducer(&expected[turn % 2], action)
      }
      guard states != expected else { return }
      let calls = actions.enumerated().map { turn, action in
        "appReducer(&\(turn % 2 == 0 ? "first" : "second"), \(code(action)))"
      }
      try expect(
        states, equals: expected,
        given: [
          "var first = \(code(Model.states[0]))", "var second = \(code(Model.states[1]))",
        ] + calls + ["[first, second]"])
    }
  }

  private static func given(_ state: Model.AppState, _ actions: [Model.AppAction]) -> [String] {
    ["var state = \(code(state))"] + actions.map { "appReducer(&state, \(code($0)))" }
  }
}
