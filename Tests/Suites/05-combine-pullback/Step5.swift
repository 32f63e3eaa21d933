import SuiteSupport

extension Suite {
  static var accountChecks: [Check] {
    [
      Check("account.email-check", step: 5) {
        try forAll([true, false]) { try expectAccount(.emailValid($0)) }
      },
      Check("account.register", step: 5) {
        try forAll(newUsers) {
          try expectAccount(.register(email: $0.email, password: $0.password))
        }
      },
      Check("account.login", step: 5) {
        try forAll(oldUsers) { try expectAccount(.login(email: $0.email, password: $0.password)) }
      },
      Check("account.logout", step: 5) { try expectAccount(.logout) },
      Check(
        "account.silent", step: 5,
        after: "account.email-check", "account.register", "account.login", "account.logout"
      ) {
        try forAll(Model.accountActions) { action in
          _ = try expectSilence(given: accountCall(Model.Settings(), action)) {
            var state = Model.Settings()
            Exercise.accountReducer(&state, action)
          }
        }
      },
    ]
  }

  static var listChecks: [Check] {
    [
      Check("list.load", step: 5) {
        try forAll(Model.favorites) { old in
          try forAll(Model.favorites) { new in
            var state = Model.PokemonList(pokemons: old)
            Exercise.pokemonListReducer(&state, loading: new)
            try expect(
              state, equals: Model.PokemonList(pokemons: new),
              given: listCall(old, loading: new) + ["state"])
          }
        }
      },
      Check("list.silent", step: 5, after: "list.load") {
        _ = try expectSilence(given: listCall([], loading: [Model.mew])) {
          var state = Model.PokemonList()
          Exercise.pokemonListReducer(&state, loading: [Model.mew])
        }
      },
    ]
  }

  static var favoritesChecks: [Check] {
    [
      Check("favorites.add", step: 5) {
        try forAll(Model.favorites) { favorites in
          try forAll(pokemons) { try expectFavorites(favorites, .favoritePokemon($0)) }
        }
      },
      Check("favorites.remove", step: 5) {
        try forAll(Model.favorites) { favorites in
          try forAll(pokemons.filter { pokemon in favorites.count { $0 == pokemon } == 1 }) {
            try expectFavorites(favorites, .removeFavoritePokemon($0))
          }
        }
      },
      Check("favorites.remove-twice-there", step: 5, after: "favorites.remove") {
        try forAll(Model.favorites) { favorites in
          try forAll(pokemons.filter { pokemon in favorites.count { $0 == pokemon } > 1 }) {
            try expectFavorites(favorites, .removeFavoritePokemon($0))
          }
        }
      },
      Check("favorites.remove-missing", step: 5, after: "favorites.remove") {
        try forAll(Model.favorites) { favorites in
          try forAll(pokemons.filter { !favorites.contains($0) }) {
            try expectFavorites(favorites, .removeFavoritePokemon($0))
          }
        }
      },
      Check("favorites.silent", step: 5, after: "favorites.add", "favorites.remove") {
        try forAll(Model.favoritesActions) { action in
          _ = try expectSilence(given: favoritesCall([Model.mew, Model.pikachu], action)) {
            var state = [Model.mew, Model.pikachu, Model.strongPikachu]
            Exercise.favoritesReducer(&state, action)
          }
        }
      },
    ]
  }

  private static let newUsers = [
    Model.User(email: "ash@kanto.jp", password: "123456"),
    Model.User(email: "may@hoenn.jp", password: "torchic"), Model.User(email: "", password: ""),
  ]

  /// None of the new ones: who logs in needn't have registered here.
  private static let oldUsers = [
    Model.User(email: "misty@kanto.jp", password: "starmie"),
    Model.User(email: "ash@kanto.jp", password: ""), Model.User(email: "", password: "torchic"),
  ]

  private static let pokemons = [Model.pikachu, Model.mew, Model.onix, Model.strongPikachu]

  /// Tries the action on all settings.
  private static func expectAccount(_ action: Model.AccountAction) throws {
    try forAll(Model.settings) { settings in
      var (actual, expected) = (settings, settings)
      Exercise.accountReducer(&actual, action)
      Model.accountReducer(&expected, action)
      try expect(actual, equals: expected, given: accountCall(settings, action) + ["state"])
    }
  }

  private static func accountCall(
    _ state: Model.Settings, _ action: Model.AccountAction
  ) -> [String] {
    ["var state = \(code(state))", "accountReducer(state: &state, action: \(code(action)))"]
  }

  private static func listCall(
    _ old: [Model.Pokemon], loading new: [Model.Pokemon]
  ) -> [String] {
    [
      "var state = \(code(Model.PokemonList(pokemons: old)))",
      "pokemonListReducer(state: &state, action: .loadPokemon(\(code(new))))",
    ]
  }

  private static func expectFavorites(
    _ favorites: [Model.Pokemon], _ action: Model.FavoritesAction
  ) throws {
    var (actual, expected) = (favorites, favorites)
    Exercise.favoritesReducer(&actual, action)
    Model.favoritesReducer(&expected, action)
    try expect(actual, equals: expected, given: favoritesCall(favorites, action) + ["state"])
  }

  private static func favoritesCall(
    _ state: [Model.Pokemon], _ action: Model.FavoritesAction
  ) -> [String] {
    [
      "var state: [Pokemon] = \(code(state))",
      "favoritesReducer(state: &state, action: \(code(action)))",
    ]
  }
}
