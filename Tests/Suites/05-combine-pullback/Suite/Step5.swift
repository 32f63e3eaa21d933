import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var accountChecks: [Check<Suite>] {
    [
      Check("account.email-check", step: 5) { context in
        try forAll([true, false]) { try context.expectAccount(.emailValid($0)) }
      },
      Check("account.register", step: 5) { context in
        try forAll(newUsers) {
          try context.expectAccount(.register(email: $0.email, password: $0.password))
        }
        try context.expectEach(
          of: .accountReducer,
          Samples.forgottenUsers.map {
            (
              .settings(Settings(isEmailValid: true)),
              .account(.register(email: $0.email, password: $0.password))
            )
          })
      },
      Check("account.login", step: 5, after: "account.register") { context in
        try forAll(oldUsers) {
          try context.expectAccount(.login(email: $0.email, password: $0.password))
        }
        try context.expectEach(
          of: .accountReducer,
          Samples.forgottenUsers.map {
            (
              .settings(Settings(loginUser: $0)),
              .account(.login(email: $0.password, password: $0.email))
            )
          })
      },
      Check("account.logout", step: 5) { try $0.expectAccount(.logout) },
      Check(
        "account.silent", step: 5,
        after: "account.email-check", "account.register", "account.login", "account.logout"
      ) { context in
        try forAll(Samples.accountActions) {
          try context.expectSilence(
            during: Scene(.accountReducer, on: .settings(Settings()), [.account($0)]))
        }
      },
    ]
  }

  static var listChecks: [Check<Suite>] {
    [
      Check("list.load", step: 5) { context in
        try forAll(Samples.favorites) { old in
          try forAll(Samples.favorites) { try context.expectValues(after: loading($0, over: old)) }
        }
        let (some, many) = (Samples.forgottenPokemons, Samples.manyPokemons)
        try context.expectEach(
          of: .pokemonListReducer,
          [([], many), (many, some), (some, many)].map { old, new in
            (.pokemonList(PokemonList(pokemons: old)), .pokemonList(.loadPokemon(new)))
          })
      },
      Check("list.silent", step: 5, after: "list.load") { context in
        try context.expectSilence(during: loading([Samples.mew], over: []))
      },
    ]
  }

  static var favoritesChecks: [Check<Suite>] {
    [
      Check("favorites.add", step: 5) { context in
        try context.forAllFavorites { favorites, pokemon in
          try context.expectFavorites(favorites, .favoritePokemon(pokemon))
        }
        let all = Samples.forgottenPokemons
        try context.expectEach(
          of: .favoritesReducer,
          all.map { (.favorites([$0]), .favorites(.favoritePokemon($0))) }
            + [(.favorites(Samples.manyPokemons), .favorites(.favoritePokemon(all[0])))])
      },
      Check("favorites.remove", step: 5) { context in
        try context.expectRemoved { $0 == 1 }
        let all = Samples.forgottenPokemons
        try context.expectEach(
          of: .favoritesReducer,
          all.indices.dropFirst().map { index in
            (
              .favorites([all[index - 1], all[index]]),
              .favorites(.removeFavoritePokemon(all[index]))
            )
          }
            + spellings.map { (.favorites([$0]), .favorites(.removeFavoritePokemon($1))) }
            + [299, 150].map {
              (
                .favorites(Samples.manyPokemons),
                .favorites(.removeFavoritePokemon(Samples.manyPokemons[$0]))
              )
            })
      },
      Check("favorites.remove-twice-there", step: 5, after: "favorites.remove") {
        try $0.expectRemoved { $0 > 1 }
      },
      Check("favorites.remove-missing", step: 5, after: "favorites.remove") {
        try $0.expectRemoved { $0 == 0 }
      },
      Check("favorites.silent", step: 5, after: "favorites.add", "favorites.remove") { context in
        let favorites = [Samples.mew, Samples.pikachu, Samples.strongPikachu]
        try forAll(Samples.favoritesActions) {
          try context.expectSilence(during: changing(favorites, $0))
        }
      },
      Check(
        sameAnswers: "parts.remembers-nothing", step: 5, after: "account.register", "list.load",
        "favorites.add"),
      Check(
        reading: "parts.pure-by-reading", of: "accountReducer(state:action:)",
        "pokemonListReducer(state:action:)", "favoritesReducer(state:action:)", step: 5,
        after: "parts.remembers-nothing", "account.silent", "list.silent", "favorites.silent"),
    ]
  }

  private static let newUsers = [
    User(email: "ash@kanto.jp", password: "123456"),
    User(email: "may@hoenn.jp", password: "torchic"), User(email: "", password: ""),
  ]

  /// None of the new ones: who logs in needn't have registered here.
  private static let oldUsers = [
    User(email: "misty@kanto.jp", password: "starmie"),
    User(email: "ash@kanto.jp", password: ""), User(email: "", password: "torchic"),
  ]

  /// Equal names of different bytes; whoever remembers one pair doesn't know the other.
  private static let spellings = [(0, 1), (1, 0)].map { place, other in
    (
      Pokemon(name: EdgeValues.spellings[place], level: place),
      Pokemon(name: EdgeValues.spellings[other], level: place)
    )
  }

  private static func loading(_ new: [Pokemon], over old: [Pokemon]) -> Scene {
    Scene(
      .pokemonListReducer, on: .pokemonList(PokemonList(pokemons: old)),
      [.pokemonList(.loadPokemon(new))])
  }

  fileprivate static func changing(_ favorites: [Pokemon], _ action: FavoritesAction) -> Scene {
    Scene(.favoritesReducer, on: .favorites(favorites), [.favorites(action)])
  }
}

extension TestContext<Suite> {
  /// Tries the action on all settings.
  fileprivate func expectAccount(_ action: AccountAction) throws {
    try forAll(Samples.settings) {
      try expectValues(after: Scene(.accountReducer, on: .settings($0), [.account(action)]))
    }
  }

  fileprivate func forAllFavorites(_ body: ([Pokemon], Pokemon) throws -> Void) throws {
    let pokemons = [Samples.pikachu, Samples.mew, Samples.onix, Samples.strongPikachu]
    try forAll(Samples.favorites) { favorites in
      try forAll(pokemons) { try body(favorites, $0) }
    }
  }

  /// Removes what is there so many times.
  fileprivate func expectRemoved(where isMeant: (_ count: Int) -> Bool) throws {
    try forAllFavorites { favorites, pokemon in
      guard isMeant(favorites.count { $0 == pokemon }) else { return }
      try expectFavorites(favorites, .removeFavoritePokemon(pokemon))
    }
  }

  fileprivate func expectFavorites(_ favorites: [Pokemon], _ action: FavoritesAction) throws {
    try expectValues(after: Suite.changing(favorites, action))
  }
}

extension Suite {
  /// What prints in every scene, function by function.
  static var printingDiagnoses: [Diagnosis<Suite>] {
    let (bright, name) = (RoomAction.brighter(by: 6), RoomAction.rename("den"))
    func inHouse(_ recipe: Recipe, _ actions: [AnyAction]) -> [Scene] {
      actions.map { Scene(recipe, on: .house(House()), [$0]) }
    }
    func small(_ recipe: Recipe, _ value: AnyValue, _ actions: [AnyAction]) -> [Scene] {
      actions.map { Scene(recipe, on: value, [$0]) }
    }
    let combining = [1, 2, 3].map {
      Scene(.combination(.first($0)), on: .list([]), [.number(5)])
    }
    let rooms = [bright, name]
    return [
      Diagnosis(printing: "combine-prints", check: "combine.silent", scripts: combining),
      Diagnosis(
        printing: "pullback-prints", check: "get-set.silent",
        scripts: inHouse(.getSet(.kitchen), rooms.map(AnyAction.room))),
      Diagnosis(
        printing: "pullback-prints", check: "key-path.silent",
        scripts: inHouse(.path(.kitchen), rooms.map(AnyAction.room))),
      Diagnosis(
        printing: "pullback-prints", check: "action.silent",
        scripts: inHouse(.paths(.kitchen), rooms.map { .house(.kitchen($0)) })),
      Diagnosis(
        printing: "account-prints", check: "account.silent",
        scripts: small(
          .accountReducer, .settings(Settings()), Samples.accountActions.map(AnyAction.account))),
      Diagnosis(
        printing: "list-prints", check: "list.silent",
        scripts: small(
          .pokemonListReducer, .pokemonList(PokemonList()),
          Samples.pokemonListActions.map(AnyAction.pokemonList))),
      Diagnosis(
        printing: "favorites-prints", check: "favorites.silent",
        scripts: small(
          .favoritesReducer, .favorites([Samples.mew, Samples.onix]),
          Samples.favoritesActions.map(AnyAction.favorites))),
      Diagnosis(
        printing: "app-prints", check: "app.silent",
        scripts: small(.appReducer, .app(AppState()), Samples.actions.map(AnyAction.app))),
      Diagnosis(
        printing: "counters-prints", check: "counters.silent",
        scripts: small(
          .countersReducer, .counters(Counters()),
          Samples.countersActions.map(AnyAction.counters))),
      Diagnosis(
        printing: "larger-prints", check: "larger.silent",
        scripts: small(
          .largerReducer, .larger(LargerState()), Samples.largerActions.map(AnyAction.larger))),
    ]
  }
}
