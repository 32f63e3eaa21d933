import YourOwnAppScript

/// What `forEach` is asked.
enum PartSamples {
  static let shelf = Shelf(
    parts: [1: 10, 2: 20, 3: 30, 7: 70], others: [1: 100, 2: 200], label: "pans")

  static func numbers(_ turns: [PartTurn<Int>]) -> Call { .numbers(turns, in: shelf) }

  /// Events for one part that is there.
  static let single: [[PartTurn<Int>]] =
    [1, 2, 3, 7].map { [PartTurn($0, 5)] } + [[PartTurn(2, 5), PartTurn(2, 6)]]

  /// Events for parts that are there.
  static let known: [[PartTurn<Int>]] =
    single + [[PartTurn(3, 1), PartTurn(1, -4), PartTurn(3, 0), PartTurn(7, -70)]]

  /// Events among which some are for no part, or for one that isn't there.
  static let unknown: [[PartTurn<Int>]] =
    [[PartTurn(nil, 5)]] + [0, 4, 8, -1, .max, .min].map { [PartTurn($0, 5)] } + [
      [PartTurn(4, 5), PartTurn(2, 5), PartTurn(nil, 6), PartTurn(2, 7), PartTurn(9, 8)]
    ]

  static let texts = [1: "eggs", 4: "", 5: "rice"]

  static let knownTexts = [PartTurn(5, "!"), PartTurn(4, "tea"), PartTurn(1, ""), PartTurn(5, "?")]

  static let unknownTexts = [PartTurn(2, "!"), PartTurn(nil, "?"), PartTurn(0, "tea")]
}
