import ReduceScript
import SuiteSupport

/// The suite's own counter: what a right exercise does, and the values to try it with.
enum Model: ReduceSide {
  static let states = [0, 1, 10, -1, -7, 1_000]
  static let events: [Event] = [.increase, .decrease, .reset(to: 0), .reset(to: 5), .reset(to: -3)]

  static func reduce(_ state: Int, _ event: Event) -> Int {
    switch event {
    case .increase: return state + 1
    case .decrease: return state - 1
    case .reset(let value): return value
    }
  }

  static func replay(_ events: [Event], from initial: Int) -> Int {
    var state = initial
    for event in events { state = reduce(state, event) }
    return state
  }

  static func history(of events: [Event], from initial: Int) -> [Int] {
    var states = [initial]
    var state = initial
    for event in events {
      state = reduce(state, event)
      states.append(state)
    }
    return states
  }

  static func undoing(_ count: Int, of events: [Event], from initial: Int) -> Int {
    replay(Array(events.dropLast(max(0, count))), from: initial)
  }
}

extension Literals {
  /// So many events as an exercise names, and a few more.
  func increases(upTo limit: Int) -> [[Event]] {
    Set(counts(upTo: limit).flatMap { [$0, $0 + 3] }).sorted().map {
      Array(repeating: .increase, count: $0)
    }
  }
}

/// Calls with numbers that no example has, and with many events.
enum EdgeCases {
  /// Nobody counts beyond the limits of `Int`: what would come then, the lesson doesn't say.
  static let increases = EdgeValues.numbers.filter { $0 < Int.max }.map {
    Call.reduce(.state($0), .increase)
  }

  static let decreases = EdgeValues.numbers.filter { $0 > Int.min }.map {
    Call.reduce(.state($0), .decrease)
  }

  /// From each number to each: also where the way is longer than an `Int` can say.
  static let resets = EdgeValues.numbers.flatMap { value in
    EdgeValues.numbers.map { Call.reduce(.state($0), .reset(to: value)) }
  }

  /// The same event again and again: each one that is left out, or taken twice, shows at the end.
  /// Of the lengths above 60 only those at which something is likely to end.
  static let histories = EdgeValues.historyLengths
    .filter { $0 <= 60 || $0 % 10 < 2 || $0 % 64 < 2 }.map(increases(_:))

  /// Some of them, where an answer is as long as its question: one that grows from call to call is
  /// soon too long to be read.
  static let longHistories = lengths.map(increases(_:))

  /// Once, and not so long that a replay for each of its states takes long.
  static let longestHistory = increases(6_000)

  private static let lengths = [20, 21, 50, 51, 100, 101, 256, 300]

  /// Short sessions around large numbers.
  static let sessions = EdgeValues.numbers.flatMap { number in
    [
      Suite.Session(events: [], initial: number),
      Suite.Session(events: steps(near: number), initial: number),
      Suite.Session(
        events: [.reset(to: number)] + steps(near: number), initial: far(from: number)),
      Suite.Session(
        events: [.reset(to: far(from: number)), .reset(to: number)], initial: number),
    ]
  }

  /// Those in which nothing may be printed, with some that are long.
  static let spokenSessions =
    sessions
    + longHistories.map { Suite.Session(events: $0, initial: 0) }

  /// Of many events none is undone, a few, half of them, nearly all, and all.
  static let undoings = lengths.flatMap { length in
    [0, 1, 2, length / 2, length - 1, length].map {
      Call.undoing(last: $0, of: increases(length), from: .state(4))
    }
  }

  static let undoneResets = EdgeValues.numbers.flatMap { number -> [Call] in
    [
      .undoing(last: 1, of: [.reset(to: far(from: number))], from: .state(number)),
      .undoing(last: 1, of: [.reset(to: number)], from: .state(far(from: number))),
      .undoing(last: 0, of: [.reset(to: number)], from: .state(number)),
    ]
  }

  /// Up to the most that the lesson's text allows.
  static let tooManyUndos =
    [Call.undoing(last: 1, of: [], from: .state(4))]
    + [301, 400, 10_000, 65_537, 1_000_000].map {
      Call.undoing(last: $0, of: increases(300), from: .state(4))
    }
    + EdgeValues.numbers.map {
      Call.undoing(last: 9, of: steps(near: $0), from: .state($0))
    }

  /// Down to where the way to the number of events is as long as an `Int` can say.
  static let negativeUndos = [[], [.increase, .reset(to: 5), .decrease], increases(21)].flatMap {
    (events: [Event]) in
    ([-1] + EdgeValues.large.filter { $0 < 0 } + [Int.min / 2, events.count - Int.max]).map {
      Call.undoing(last: $0, of: events, from: .state(4))
    }
  }

  private static func increases(_ count: Int) -> [Event] {
    Array(repeating: .increase, count: count)
  }

  /// A number from which the way to another one may be longer than an `Int` can say.
  private static func far(from number: Int) -> Int { number < 0 ? .max : .min }

  /// One towards zero and back again, so that no limit is passed.
  private static func steps(near number: Int) -> [Event] {
    number > 0 ? [.decrease, .increase] : [.increase, .decrease]
  }
}
