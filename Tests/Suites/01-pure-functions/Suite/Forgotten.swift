import PureFunctionsScript
import SuiteSupport

/// Calls with values that no example has.
enum Forgotten {
  /// What follows the last number, the lesson doesn't say.
  static let increases = ForgottenValues.numbers.filter { $0 < Int.max }.map {
    Command.increaseB(state: $0)
  }

  /// Every name that isn't blank, at an hour of each period; what a blank one is told is free.
  static let greetings = ForgottenValues.texts.filter { !ForgottenValues.blankTexts.contains($0) }
    .flatMap { name in
      [2, 9, 15, 20, 23].map { Command.greeting(for: name, hour: $0) }
    }

  /// Every hour for somebody, for nobody, and for whoever may be the user.
  static let anybody =
    ["Grace", "", Globals().userName].flatMap { name in
      Suite.everyHour(for: name)
    }

  /// One price and few, and the same price often; no sum is more than an `Int` can hold.
  static let receipts =
    (ForgottenValues.numbers.flatMap { number in
      [[number], [number, 0], number > 0 ? [number, -number] : [number, 1]]
    } + [20, 21, 50, 51, 100, 101, 300].map { Array(repeating: 3, count: $0) })
    .map { Command.receipt(for: $0) }
}
