import CombinePullbackScript
import SuiteSupport

// The mistakes of step 5 in `pokemonListReducer` and in `favoritesReducer`.

extension Suite {
  static var listDiagnoses: [Diagnosis<Suite>] {
    let part = list.part(
      ["list.load"], trying: lists.map { .loadPokemon($0) },
      on: lists.map { PokemonList(pokemons: $0) },
      mistakes: [
        "list-keeps-old": loading { old, _ in old },
        "list-keeps-old": loading { old, new in old.isEmpty ? new : old },
        "list-keeps-old": loading { old, new in new.isEmpty ? old : new },
        "list-adds-to-old": loading { old, new in old + new },
        "list-adds-to-old": loading { old, new in new + old },
        "list-adds-to-old": loading { old, new in old + new.filter { !old.contains($0) } },
        "list-adds-to-old": loading { old, new in
          new.reduce(into: old) { if !$0.contains($1) { $0.append($1) } }
        },
        "list-adds-to-old": loading { old, new in
          new.reduce(into: old) { list, pokemon in
            if !list.contains(where: { $0.name == pokemon.name }) { list.append(pokemon) }
          }
        },
      ])
    let (some, many) = (Samples.forgottenPokemons, Samples.manyPokemons)
    return [
      list.diagnosis(
        of: part.checks,
        list.cases((lists + [many, some]).map { .loadPokemon($0) }, on: [PokemonList()]),
        seeing: [
          "list-leaves-out": { $0.seen.pokemons.deviation(from: $0.right.pokemons) == .missing }
        ]), part.diagnosis(),
    ]
  }

  private static func loading(
    _ list: @escaping (_ old: [Pokemon], _ new: [Pokemon]) -> [Pokemon]
  ) -> Reducer<PokemonList, PokemonListAction> {
    { state, action in
      switch action {
      case .loadPokemon(let new): state.pokemons = list(state.pokemons, new)
      }
    }
  }

  private static let lists: [[Pokemon]] =
    Samples.favorites + [
      [Samples.onix, Samples.strongPikachu, Samples.mew, Samples.pikachu], [Samples.onix],
      [Samples.onix, Samples.onix],
    ]

  // MARK: Favourites

  static var favoritesDiagnoses: [Diagnosis<Suite>] {
    let whole = part(
      addChecks + removeChecks, actions: [.favoritePokemon(abra)] + adding + removing,
      mistakes: ["favorites-ignore-action": { _, _ in }])
    let all = Samples.forgottenPokemons
    let neighbours = zip(all, all.dropFirst()).map {
      (state: [$0, $1], action: FavoritesAction.removeFavoritePokemon($1))
    }
    return [
      favorites.diagnosis(
        of: addChecks,
        favorites.cases(adding, on: lists + [Samples.manyPokemons]),
        seeing: [
          "favorites-in-another-order": { $0.seen.deviation(from: $0.right) == .order },
          "favorites-left-out": { $0.seen.deviation(from: $0.right) == .missing },
        ]),
      favorites.diagnosis(
        of: removeChecks,
        favorites.cases(removing, on: lists) + neighbours,
        seeing: [
          "favorite-removes-too-much": { $0.seen.deviation(from: $0.right) == .missing },
          "favorite-removes-unequal": { $0.seen.count == $0.right.count },
        ]),
      whole.diagnosis(), addPart.diagnosis(within: [whole]), removePart.diagnosis(within: [whole]),
    ]
  }

  private static func part(
    _ checks: [String], actions: [FavoritesAction],
    mistakes: KeyValuePairs<String, Reducer<[Pokemon], FavoritesAction>>
  ) -> ReducerPart {
    favorites.part(checks, trying: actions, on: lists, mistakes: mistakes)
  }

  private static let addChecks = ["favorites.add"]
  private static let removeChecks = [
    "favorites.remove", "favorites.remove-twice-there", "favorites.remove-missing",
  ]
  private static let pokemons = [Samples.mew, Samples.onix, Samples.pikachu, Samples.strongPikachu]
  private static let adding = pokemons.map { FavoritesAction.favoritePokemon($0) }
  private static let removing = pokemons.map { FavoritesAction.removeFavoritePokemon($0) }

  /// Nothing else adds these, so no exercise that remembers what was added knows them yet.
  private static let abra = Pokemon(name: "Abra", level: 40)
  private static let zubat = Pokemon(name: "Zubat", level: 7)

  private static var addPart: ReducerPart {
    part(
      addChecks, actions: [.favoritePokemon(zubat)] + adding,
      mistakes: [
        "favorites-ignore-action": { _, _ in },
        "favorite-added-in-front": changing { $0.insert($1, at: 0) },
        "favorite-replaces-all": changing { $0 = [$1] },
        "favorite-added-only-once": changing { if !$0.contains($1) { $0.append($1) } },
        "favorite-added-only-once": changing { list, pokemon in
          if !list.contains(where: { $0.name == pokemon.name }) { list.append(pokemon) }
        },
        "favorite-added-only-once": changing { list, pokemon in
          list = list.filter { $0 != pokemon } + [pokemon]
        },
      ])
  }

  private static var removePart: ReducerPart {
    part(
      removeChecks, actions: removing,
      mistakes: [
        "favorites-ignore-action": { _, _ in },
        "favorite-removes-all-equal": changing { list, pokemon in list.removeAll { $0 == pokemon }
        },
        "favorite-removes-last-equal": changing { list, pokemon in
          if let index = list.lastIndex(of: pokemon) { list.remove(at: index) }
        },
        "favorite-removes-by-one-field": changing { list, pokemon in
          if let index = list.firstIndex(where: { $0.name == pokemon.name }) {
            list.remove(at: index)
          }
        },
        "favorite-removes-by-one-field": changing { list, pokemon in
          list.removeAll { $0.name == pokemon.name }
        },
        "favorite-removes-by-one-field": changing { list, pokemon in
          if let index = list.firstIndex(where: { $0.level == pokemon.level }) {
            list.remove(at: index)
          }
        },
        "favorite-removes-by-one-field": changing { list, pokemon in
          if let index = list.firstIndex(where: {
            $0.name == pokemon.name || $0.level == pokemon.level
          }) {
            list.remove(at: index)
          }
        },
        "favorite-removes-another": changing { list, pokemon in
          if !list.isEmpty { list.remove(at: list.firstIndex(of: pokemon) ?? 0) }
        },
        "favorite-removes-another": changing { list, pokemon in
          if let index = list.firstIndex(of: pokemon) ?? list.indices.last {
            list.remove(at: index)
          }
        },
        "favorite-removes-another": changing { list, _ in _ = list.popLast() },
        "favorite-removes-another": changing { list, _ in list = Array(list.dropFirst()) },
        "favorite-removes-another": changing { list, pokemon in
          if list.contains(pokemon) { list.removeLast() }
        },
        "favorite-removes-another": changing { list, pokemon in
          if list.contains(pokemon) { list.removeFirst() }
        },
      ])
  }

  private static func changing(
    _ change: @escaping (inout [Pokemon], Pokemon) -> Void
  ) -> Reducer<[Pokemon], FavoritesAction> {
    { state, action in
      switch action {
      case .favoritePokemon(let pokemon), .removeFavoritePokemon(let pokemon):
        change(&state, pokemon)
      }
    }
  }
}
