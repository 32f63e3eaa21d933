import HigherOrderReducersScript
import SuiteSupport

// Values to try.

extension Model {
  static let favorites = [[], [2], [2, 3], [2, 2], [7, 2, 5], [5, 3, 5], [3, 11, 2, 7, 5]]

  /// States in which the count is a favourite, and in which it isn't.
  static let states: [AppState] = [
    AppState(),
    AppState(count: 2),
    AppState(count: 3, favoritePrimes: [2, 3]),
    AppState(count: 4, favoritePrimes: [7, 2, 5]),
    AppState(
      count: -1, favoritePrimes: [11, 3],
      activityFeed: [AppState.Activity(timestamp: 5, type: .addedFavoritePrime(11))]),
    AppState(
      count: 7, favoritePrimes: [3, 7, 2, 5],
      activityFeed: [
        AppState.Activity(timestamp: 5, type: .removedFavoritePrime(2)),
        AppState.Activity(timestamp: 6, type: .addedFavoritePrime(2)),
      ]),
  ]

  static let actions: [AppAction] = [
    .counter(.incrTapped), .counter(.decrTapped),
    .primeModal(.saveFavoritePrimeTapped), .primeModal(.removeFavoritePrimeTapped),
    .favoritePrimes(.deleteFavoritePrimes([0])), .favoritePrimes(.deleteFavoritePrimes([])),
  ]

  static let knobs: [Knob] = [.turn(by: 1), .rename("cm"), .turn(by: -20), .turn(by: 0)]

  /// Knobs with all kinds of numbers and texts.
  static let forgottenKnobs =
    ForgottenValues.numbers.map { Knob.turn(by: $0) }
    + ForgottenValues.texts.map { Knob.rename($0) }

  static func deletions(ofCount count: Int) -> [AppAction] {
    subsets(ofCount: count).map { .favoritePrimes(.deleteFavoritePrimes($0)) }
  }

  /// Every choice of positions in a list of this length.
  static func subsets(ofCount count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }
  }
}
