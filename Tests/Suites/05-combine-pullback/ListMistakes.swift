import SuiteSupport

// The mistakes of step 5 in `pokemonListReducer` and in `favoritesReducer`.

extension Suite {
  private typealias ListMistake = Mistake<ListSample, [Model.Pokemon]>

  static var listDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        checks: ["list.load"],
        samples: lists.flatMap { old in lists.map { ListSample(old: old, new: $0) } },
        exercise: { sample -> [Model.Pokemon] in
          var list = Model.PokemonList(pokemons: sample.old)
          Exercise.pokemonListReducer(&list, loading: sample.new)
          return list.pokemons
        }, mistakes: listMistakes)
    ]
  }

  private static var listMistakes: [ListMistake] {
    [
      ListMistake("list-keeps-old") { $0.old },
      ListMistake("list-keeps-old") { $0.old.isEmpty ? $0.new : $0.old },
      ListMistake("list-keeps-old") { $0.new.isEmpty ? $0.old : $0.new },
      ListMistake("list-adds-to-old") { $0.old + $0.new },
      ListMistake("list-adds-to-old") { $0.new + $0.old },
      ListMistake("list-adds-to-old") { sample in
        sample.old + sample.new.filter { !sample.old.contains($0) }
      },
      ListMistake("list-adds-to-old") { sample in
        sample.new.reduce(into: sample.old) { if !$0.contains($1) { $0.append($1) } }
      },
      ListMistake("list-adds-to-old") { sample in
        sample.new.reduce(into: sample.old) { list, new in
          if !list.contains(where: { $0.name == new.name }) { list.append(new) }
        }
      },
    ]
  }

  private static let lists: [[Model.Pokemon]] =
    Model.favorites + [
      [Model.onix, Model.strongPikachu, Model.mew, Model.pikachu], [Model.onix],
      [Model.onix, Model.onix],
    ]

  // MARK: Favourites

  private typealias FavoritesPart = ReducerPart<[Model.Pokemon], Model.FavoritesAction>

  static var favoritesDiagnoses: [Diagnosis] {
    let whole = FavoritesPart(
      addChecks + removeChecks, states: lists,
      actions: [.favoritePokemon(abra)] + adding + removing,
      exercise: Exercise.favoritesReducer,
      mistakes: [
        "favorites-ignore-action": { _, _ in }
      ])
    return [
      whole.diagnosis(), addPart.diagnosis(within: [whole]), removePart.diagnosis(within: [whole]),
    ]
  }

  private static let addChecks = ["favorites.add"]
  private static let removeChecks = [
    "favorites.remove", "favorites.remove-twice-there", "favorites.remove-missing",
  ]
  private static let pokemons = [Model.mew, Model.onix, Model.pikachu, Model.strongPikachu]
  private static let adding = pokemons.map { Model.FavoritesAction.favoritePokemon($0) }
  private static let removing = pokemons.map { Model.FavoritesAction.removeFavoritePokemon($0) }

  /// Nothing else adds these, so no exercise that remembers what was added knows them yet.
  private static let abra = Model.Pokemon(name: "Abra", level: 40)
  private static let zubat = Model.Pokemon(name: "Zubat", level: 7)

  private static var addPart: FavoritesPart {
    FavoritesPart(
      addChecks, states: lists, actions: [.favoritePokemon(zubat)] + adding,
      exercise: Exercise.favoritesReducer,
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

  private static var removePart: FavoritesPart {
    FavoritesPart(
      removeChecks, states: lists, actions: removing, exercise: Exercise.favoritesReducer,
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
    _ change: @escaping (inout [Model.Pokemon], Model.Pokemon) -> Void
  ) -> FavoritesPart.Reducer {
    { state, action in
      switch action {
      case .favoritePokemon(let pokemon), .removeFavoritePokemon(let pokemon):
        change(&state, pokemon)
      }
    }
  }
}

private struct ListSample {
  let old: [Model.Pokemon]
  let new: [Model.Pokemon]
}
