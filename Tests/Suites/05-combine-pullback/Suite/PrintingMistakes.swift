import CombinePullbackScript
import SuiteSupport

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
