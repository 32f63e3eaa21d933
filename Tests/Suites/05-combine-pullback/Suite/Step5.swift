import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var accountChecks: [Check<Suite>] {
    [
      Check("account.email-check", step: 5) { context in
        try forAll([true, false]) { try context.expectAccount(.emailValid($0)) }
      }.withLiterals { context, literals in
        try context.expectEach(
          of: account, literals.users.map { (Settings(loginUser: $0), .emailValid(true)) })
      },
      Check("account.register", step: 5) { context in
        try forAll(newUsers) {
          try context.expectAccount(.register(email: $0.email, password: $0.password))
        }
        try context.expectEach(
          of: account,
          Samples.forgottenUsers.map {
            (Settings(isEmailValid: true), .register(email: $0.email, password: $0.password))
          } + similar { .register(email: $0.email, password: $0.password) })
      }.withLiterals { context, literals in
        try context.expectEach(
          of: account,
          literals.users.map {
            (Settings(loginUser: $0), .register(email: $0.email, password: $0.password))
          })
      },
      Check("account.login", step: 5, after: "account.register") { context in
        try forAll(oldUsers) {
          try context.expectAccount(.login(email: $0.email, password: $0.password))
        }
        try context.expectEach(
          of: account,
          Samples.forgottenUsers.map {
            (Settings(loginUser: $0), .login(email: $0.password, password: $0.email))
          } + similar { .login(email: $0.email, password: $0.password) })
      }.withLiterals { context, literals in
        try context.expectEach(
          of: account,
          literals.users.map { (Settings(), .login(email: $0.email, password: $0.password)) })
      },
      Check("account.logout", step: 5) { try $0.expectAccount(.logout) }
        .withLiterals { context, literals in
          try context.expectEach(
            of: account, literals.users.map { (Settings(loginUser: $0), .logout) })
        },
      Check(
        "account.silent", step: 5,
        after: "account.email-check", "account.register", "account.login", "account.logout"
      ) { context in
        try forAll(Samples.accountActions) {
          try context.expectSilence(during: account.scene(on: Settings(), [$0]))
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
          of: list,
          [([], many), (many, some), (some, many)].map { old, new in
            (PokemonList(pokemons: old), .loadPokemon(new))
          })
      }.withLiterals { context, literals in
        try context.expectEach(
          of: list,
          literals.pokemons.map { (PokemonList(pokemons: [$0]), .loadPokemon([$0, Samples.onix])) })
        // Each alone: together they may be too long.
        for count in literals.counts(upTo: 1_000) {
          try context.expectEach(
            of: list, [(PokemonList(), .loadPokemon(Samples.manyPokemons(count)))])
        }
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
          of: favorites,
          all.map { ([$0], .favoritePokemon($0)) }
            + [(Samples.manyPokemons, .favoritePokemon(all[0]))])
      }.withLiterals { context, literals in
        try context.expectEach(
          of: favorites, literals.pokemons.map { ([$0], .favoritePokemon($0)) })
        for count in literals.counts(upTo: 1_000) {
          try context.expectEach(
            of: favorites, [(Samples.manyPokemons(count), .favoritePokemon(Samples.mew))])
        }
      },
      Check("favorites.remove", step: 5) { context in
        try context.expectRemoved { $0 == 1 }
        let all = Samples.forgottenPokemons
        try context.expectEach(
          of: favorites,
          zip(all, all.dropFirst()).map { ([$0, $1], .removeFavoritePokemon($1)) }
            + spellings.map { ([$0], .removeFavoritePokemon($1)) }
            + [299, 150].map {
              (Samples.manyPokemons, .removeFavoritePokemon(Samples.manyPokemons[$0]))
            })
      }.withLiterals { context, literals in
        try context.expectRemoved(naming: literals) { [Samples.strongOnix, $0] }
        for count in literals.counts(upTo: 1_000) {
          let many = Samples.manyPokemons(count)
          try context.expectEach(of: favorites, [(many, .removeFavoritePokemon(many[count - 1]))])
        }
      },
      Check("favorites.remove-twice-there", step: 5, after: "favorites.remove") {
        try $0.expectRemoved { $0 > 1 }
      }.withLiterals { context, literals in
        try context.expectRemoved(naming: literals) { [$0, Samples.namesake(of: $0), $0] }
      },
      Check("favorites.remove-missing", step: 5, after: "favorites.remove") {
        try $0.expectRemoved { $0 == 0 }
      }.withLiterals { context, literals in
        try context.expectRemoved(naming: literals) { [Samples.namesake(of: $0)] }
      },
      Check("favorites.silent", step: 5, after: "favorites.add", "favorites.remove") { context in
        let some = [Samples.mew, Samples.pikachu, Samples.strongPikachu]
        try forAll(Samples.favoritesActions) {
          try context.expectSilence(during: favorites.scene(on: some, [$0]))
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

  /// Each user after each other one, after nobody, and after itself.
  private static func similar(
    _ act: (User) -> AccountAction
  ) -> [(state: Settings, action: AccountAction)] {
    let users = Samples.similarUsers
    return account.cases(
      users.map(act),
      on: ([nil] + users).flatMap { user in
        [false, true].map { Settings(loginUser: user, isEmailValid: $0) }
      })
  }

  /// Equal names of different bytes; whoever remembers one pair doesn't know the other.
  private static let spellings = [(0, 1), (1, 0)].map { place, other in
    (
      Pokemon(name: EdgeValues.spellings[place], level: place),
      Pokemon(name: EdgeValues.spellings[other], level: place)
    )
  }

  private static func loading(_ new: [Pokemon], over old: [Pokemon]) -> Scene {
    list.scene(on: PokemonList(pokemons: old), [.loadPokemon(new)])
  }
}

extension TestContext<Suite> {
  /// Tries the action on all settings.
  fileprivate func expectAccount(_ action: AccountAction) throws {
    try forAll(Samples.settings) {
      try expectValues(after: Suite.account.scene(on: $0, [action]))
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

  /// Removes each Pokémon that the exercise names from such a list.
  fileprivate func expectRemoved(
    naming literals: Literals, from favorites: (Pokemon) -> [Pokemon]
  ) throws {
    try expectEach(
      of: Suite.favorites,
      literals.pokemons.map { (favorites($0), .removeFavoritePokemon($0)) })
  }

  fileprivate func expectFavorites(_ favorites: [Pokemon], _ action: FavoritesAction) throws {
    try expectValues(after: Suite.favorites.scene(on: favorites, [action]))
  }
}

extension Suite {
  /// What prints in every scene, function by function.
  static var printingDiagnoses: [Diagnosis<Suite>] {
    let actions: [RoomAction] = [.brighter(by: 6), .rename("den")]
    func inHouse(_ recipe: Recipe, _ act: (RoomAction) -> AnyAction) -> [Scene] {
      actions.map { Scene(recipe, on: .house(House()), [act($0)]) }
    }
    let printing: [(name: String, check: String, scenes: [Scene])] = [
      (
        "combine-prints", "combine.silent",
        [1, 2, 3].map { Scene(.combination(.first($0)), on: .list([]), [.number(5)]) }
      ),
      ("pullback-prints", "get-set.silent", inHouse(.getSet(.kitchen), AnyAction.room)),
      ("pullback-prints", "key-path.silent", inHouse(.path(.kitchen), AnyAction.room)),
      ("pullback-prints", "action.silent", inHouse(.paths(.kitchen)) { .house(.kitchen($0)) }),
      (
        "account-prints", "account.silent",
        Samples.accountActions.map { account.scene(on: Settings(), [$0]) }
      ),
      (
        "list-prints", "list.silent",
        Samples.pokemonListActions.map { list.scene(on: PokemonList(), [$0]) }
      ),
      (
        "favorites-prints", "favorites.silent",
        Samples.favoritesActions.map { favorites.scene(on: [Samples.mew, Samples.onix], [$0]) }
      ),
      ("app-prints", "app.silent", Samples.actions.map { app.scene(on: AppState(), [$0]) }),
      (
        "counters-prints", "counters.silent",
        Samples.countersActions.map { counters.scene(on: Counters(), [$0]) }
      ),
      (
        "larger-prints", "larger.silent",
        Samples.largerActions.map { larger.scene(on: LargerState(), [$0]) }
      ),
    ]
    return printing.map { Diagnosis(printing: $0.name, check: $0.check, scripts: $0.scenes) }
  }
}
