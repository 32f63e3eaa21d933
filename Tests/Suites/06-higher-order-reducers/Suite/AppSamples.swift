import HigherOrderReducersScript
import SuiteSupport

/// What step 8 is asked.
enum AppSamples {
  /// States with no primes, with many, and with numbers of all sizes.
  static let states =
    Model.states + [
      AppState(count: 7, favoritePrimes: [7, 2, 5, 2]),
      AppState(count: .max, favoritePrimes: [.max]),
      AppState(count: .min, favoritePrimes: [13, .min, 11], activityFeed: entries(12)),
      AppState(count: 40, activityFeed: entries(3)),
      AppState(count: 1, favoritePrimes: Array(0..<30).reversed(), activityFeed: entries(2)),
    ]

  static let actions: [UndoAction<AppAction>] = [
    .action(.counter(.incrTapped)), .action(.counter(.decrTapped)),
    .action(.primeModal(.removeFavoritePrimeTapped)),
  ]

  static let buttonActions: [UndoAction<AppAction>] = [
    .action(.counter(.incrTapped)), .undo, .redo,
  ]

  static let historyActions: [UndoAction<AppAction>] = [
    .action(.primeModal(.saveFavoritePrimeTapped)), .undo, .redo,
    .action(.counter(.incrTapped)), .action(.favoritePrimes(.deleteFavoritePrimes([0]))),
  ]

  private static func entries(_ count: Int) -> [AppState.Activity] {
    (0..<count).map { .init(timestamp: Double($0), type: .addedFavoritePrime($0)) }
  }
}
