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

  /// Clocks that go on, go back, or stand: at the beginnings of calendars, between two seconds, before
  /// 1970, and as far away as nobody lives.
  static let clocks =
    [
      (0, 10), (60, -10), (0, 0), (20, -10), (978_307_200, 0), (0.5, 0.25), (-100.5, 0),
      (-62_135_769_600, 1), (64_092_211_200, -1), (-1e12, 0), (1e12, 0), (1.75e9, 3_600),
    ].map { Clock(start: $0.0, tick: $0.1) }

  /// Whatever the diary tells, and something that it doesn't, in a state with the number 2.
  static let timedActions: [AppAction] = [
    .primeModal(.saveFavoritePrimeTapped), .counter(.incrTapped),
    .primeModal(.saveFavoritePrimeTapped), .favoritePrimes(.deleteFavoritePrimes([0])),
    .primeModal(.removeFavoritePrimeTapped),
  ]

  static let actions: [AppAction] = [
    .counter(.incrTapped), .counter(.decrTapped),
    .primeModal(.saveFavoritePrimeTapped), .primeModal(.removeFavoritePrimeTapped),
    .favoritePrimes(.deleteFavoritePrimes([0])), .favoritePrimes(.deleteFavoritePrimes([])),
  ]

  static let knobs: [Knob] = [.turn(by: 1), .rename("cm"), .turn(by: -20), .turn(by: 0)]

  /// All kinds of numbers, among them the limit in the text.
  static let numbers = [99, 100, 101] + EdgeValues.numbers

  /// Knobs with all kinds of numbers and texts.
  static let forgottenKnobs =
    numbers.map { Knob.turn(by: $0) } + loggedTexts.map { Knob.rename($0) }

  /// Texts of all kinds, and of all lengths.
  static let loggedTexts =
    [20, 50, 200, 500, 1_200].map { String(repeating: "a", count: $0) } + EdgeValues.texts

  static func deletions(ofCount count: Int) -> [AppAction] {
    subsets(ofCount: count).map { .favoritePrimes(.deleteFavoritePrimes($0)) }
  }

  /// Every choice of positions in a list of this length.
  static func subsets(ofCount count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }
  }
}

extension Literals {
  /// Those that can be counted up.
  var countable: [Int] { numbers.filter { $0 < .max } }

  /// Positions that a list of three doesn't have, and an `IndexSet` can.
  var missingPositions: [Int] { summands.filter { $0 > 2 } }

  var knobs: [Knob] { numbers.map { .turn(by: $0) } + texts.map { .rename($0) } }
}

extension AppAction {
  /// Whether it removes a prime that is there more than once: how many entries that makes is left open.
  func removesTwins(in state: AppState) -> Bool {
    self == .primeModal(.removeFavoritePrimeTapped)
      && state.favoritePrimes.count { $0 == state.count } > 1
  }
}

extension [AppAction] {
  /// The same without those that remove a prime that is there more than once.
  func sparingTwins(in state: AppState) -> [AppAction] {
    var state = state
    return filter { action in
      let spares = action.removesTwins(in: state)
      if !spares { appReducer(&state, action) }
      return !spares
    }
  }
}

/// What step 8 is asked.
enum AppSamples {
  /// States with no primes, with many, and with numbers of all sizes.
  static let states =
    Model.states + [
      AppState(count: 7, favoritePrimes: [7, 2, 5, 2]),
      AppState(count: .max, favoritePrimes: [.max]),
      AppState(count: .min, favoritePrimes: [13, .min, 11], activityFeed: entries(12)),
      AppState(count: 40, activityFeed: entries(3)),
      AppState(count: 100, favoritePrimes: [99, 100, 101]),
      AppState(count: 1, favoritePrimes: Array(0..<30).reversed(), activityFeed: entries(2)),
      AppState(
        favoritePrimes: [7],
        activityFeed: Array(repeating: FeedSamples.long.activityFeed[0], count: 150)),
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

  /// Each kind that there is.
  static let allActions =
    historyActions + [
      .action(.counter(.decrTapped)), .action(.primeModal(.removeFavoritePrimeTapped)),
      .action(.favoritePrimes(.deleteFavoritePrimes([]))),
    ]

  private static func entries(_ count: Int) -> [AppState.Activity] {
    (0..<count).map { .init(timestamp: Double($0), type: .addedFavoritePrime($0)) }
  }
}

/// Knobs that are turned one after another, beginning with some meter.
struct MeterTurns {
  var meter = Meter(level: 4)
  var knobs: [Knob]

  /// What diagnoses play.
  static let samples: [MeterTurns] = [
    MeterTurns(knobs: [.turn(by: 1)]), MeterTurns(knobs: [.rename("km"), .turn(by: -20)]),
    MeterTurns(
      knobs: [.turn(by: 7), .turn(by: 7), .rename("in"), .turn(by: -3), .turn(by: 0)]),
    MeterTurns(meter: Meter(level: -2, unit: "ft"), knobs: Model.knobs + Model.knobs),
  ]
}

extension TestContext<Suite> {
  /// Throws a mismatch unless a meter's reducer has run as it should, and nothing else has changed the
  /// meter.
  ///
  /// - Parameter note: the key of a remark about the runs.
  func expectRunsAndResult(of call: Call, note: String? = nil) throws {
    let (actual, expected) = (try trace(of: [call])[0].meter, Suite.model([call])[0].meter)
    try SuiteSupport.expect(
      actual.compactMap(\.run), equals: expected.compactMap(\.run),
      given: Suite.code(call, noting: .runs) + ["runs" + Comment("runs").trailing], note: note)
    try SuiteSupport.expect(
      actual.compactMap(\.became).last, equals: expected.compactMap(\.became).last,
      given: Suite.code(call) + ["meter"])
  }
}

extension Sight<Suite> {
  /// What a meter's reducer is given.
  static var meterRuns: Sight {
    Sight("runs" + Comment("runs").trailing, noting: .runs) { $0.meter.compactMap(\.run) }
  }

  static var meter: Sight {
    Sight("meter", noting: .nothing) { $0.meter.compactMap(\.became).last }
  }
}

extension Int {
  /// Whether it is a prime; also of large numbers it is known at once (Miller–Rabin, with bases that
  /// suffice for 64 bits).
  var isPrime: Bool {
    guard self > 3 else { return self > 1 }
    let number = UInt(self)
    let twos = (number - 1).trailingZeroBitCount
    let odd = (number - 1) >> twos
    let bases: [UInt] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    return bases.allSatisfy { base in
      guard number != base else { return true }
      var power = UInt.power(of: base, odd, modulo: number)
      if power == 0 { return false }
      if power == 1 || power == number - 1 { return true }
      for _ in 1..<Swift.max(twos, 1) {
        power = UInt.product(power, power, modulo: number)
        if power == number - 1 { return true }
      }
      return false
    }
  }
}

extension UInt {
  fileprivate static func product(_ first: UInt, _ second: UInt, modulo: UInt) -> UInt {
    // Both are smaller than the modulus, so the quotient fits.
    modulo.dividingFullWidth(first.multipliedFullWidth(by: second)).remainder
  }

  fileprivate static func power(of base: UInt, _ exponent: UInt, modulo: UInt) -> UInt {
    var (result, factor, rest) = (UInt(1), base % modulo, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = product(result, factor, modulo: modulo) }
      factor = product(factor, factor, modulo: modulo)
      rest /= 2
    }
    return result
  }
}
