import Foundation
import SuiteSupport

/// The suite's own prime counter: what a right exercise does, and the values to try it with.
enum Model {
  struct AppState: Equatable {
    var count = 0
    var favoritePrimes: [Int] = []
    var activityFeed: [Activity] = []

    struct Activity: Equatable {
      var timestamp: Date
      var type: ActivityType
    }

    enum ActivityType: Equatable {
      case addedFavoritePrime(Int)
      case removedFavoritePrime(Int)
    }
  }

  enum CounterAction: Equatable {
    case decrTapped
    case incrTapped
  }

  enum PrimeModalAction: Equatable {
    case saveFavoritePrimeTapped
    case removeFavoritePrimeTapped
  }

  enum FavoritePrimesAction: Equatable {
    case deleteFavoritePrimes([Int])
  }

  enum AppAction: Equatable {
    case counter(CounterAction)
    case primeModal(PrimeModalAction)
    case favoritePrimes(FavoritePrimesAction)
  }

  enum UndoAction<Action> {
    case action(Action)
    case undo
    case redo
  }

  // MARK: What a right exercise does

  static func deleting(_ positions: [Int], from primes: [Int]) -> [Int] {
    var rest: [Int] = []
    for (index, prime) in primes.enumerated() where !positions.contains(index) {
      rest.append(prime)
    }
    return rest
  }

  static func appReducer(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case .counter(.decrTapped): state.count -= 1
    case .counter(.incrTapped): state.count += 1
    case .primeModal(.saveFavoritePrimeTapped): state.favoritePrimes.append(state.count)
    case .primeModal(.removeFavoritePrimeTapped):
      state.favoritePrimes.removeAll { [count = state.count] in $0 == count }
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      state.favoritePrimes = deleting(positions, from: state.favoritePrimes)
    }
  }

  /// The state with the feed's new entries, as an inner reducer gets to see it.
  static func recording(_ action: AppAction, in state: AppState, at time: Date) -> AppState {
    let types: [AppState.ActivityType]
    switch action {
    case .counter: types = []
    case .primeModal(.saveFavoritePrimeTapped): types = [.addedFavoritePrime(state.count)]
    case .primeModal(.removeFavoritePrimeTapped):
      types =
        state.favoritePrimes.contains(state.count) ? [.removedFavoritePrime(state.count)] : []
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      types = positions.sorted().filter { $0 < state.favoritePrimes.count }
        .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
    }
    var recorded = state
    recorded.activityFeed += types.map { AppState.Activity(timestamp: time, type: $0) }
    return recorded
  }

  // MARK: Values to try

  static let time = Date(timeIntervalSince1970: 60)

  static let favorites = [[], [2], [2, 3], [2, 2], [7, 2, 5], [5, 3, 5], [3, 11, 2, 7, 5]]

  /// States in which the count is a favourite, and in which it isn't.
  static let states: [AppState] = [
    AppState(),
    AppState(count: 2),
    AppState(count: 3, favoritePrimes: [2, 3]),
    AppState(count: 4, favoritePrimes: [7, 2, 5]),
    AppState(
      count: -1, favoritePrimes: [11, 3],
      activityFeed: [
        AppState.Activity(
          timestamp: Date(timeIntervalSince1970: 5), type: .addedFavoritePrime(11))
      ]),
    AppState(
      count: 7, favoritePrimes: [3, 7, 2, 5],
      activityFeed: [
        AppState.Activity(
          timestamp: Date(timeIntervalSince1970: 5), type: .removedFavoritePrime(2)),
        AppState.Activity(
          timestamp: Date(timeIntervalSince1970: 6), type: .addedFavoritePrime(2)),
      ]),
  ]

  static let actions: [AppAction] = [
    .counter(.incrTapped), .counter(.decrTapped),
    .primeModal(.saveFavoritePrimeTapped), .primeModal(.removeFavoritePrimeTapped),
    .favoritePrimes(.deleteFavoritePrimes([0])), .favoritePrimes(.deleteFavoritePrimes([])),
  ]

  static func deletions(ofCount count: Int) -> [AppAction] {
    subsets(ofCount: count).map { .favoritePrimes(.deleteFavoritePrimes($0)) }
  }

  /// Every choice of positions in a list of this length.
  static func subsets(ofCount count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }
  }

  // MARK: An app of the suite's own, for what has to work with any types

  struct Meter: Equatable {
    var level = 0
    var unit = "mm"
  }

  enum Knob: Equatable {
    case turn(by: Int)
    case rename(String)
  }

  static let knobs: [Knob] = [.turn(by: 1), .rename("cm"), .turn(by: -20), .turn(by: 0)]

  static func meterReducer(_ meter: inout Meter, _ knob: Knob) {
    switch knob {
    case .turn(let steps): meter.level += steps
    case .rename(let unit): meter.unit = unit
    }
  }
}

/// Text that is shown as it stands, without quotation marks: a call that was made.
struct Line: Equatable, TreeConvertible {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  var tree: Tree { .leaf(text) }
}

/// A meter's reducer that was run, written down only when it is shown.
struct MeterRun: Equatable, TreeConvertible {
  var meter: Model.Meter
  var knob: Model.Knob

  var tree: Tree { .leaf("reducer(\(code(meter)), \(code(knob)))") }
}

extension Model.AppState.Activity: TreeConvertible {
  /// A time as it would be written, not as a calendar shows it.
  var tree: Tree {
    let seconds = timestamp.timeIntervalSince1970
    let text = Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
    return .node(
      opening: "Activity(",
      children: [
        Tree.Child(label: "timestamp", value: .leaf("Date(timeIntervalSince1970: \(text))")),
        Tree.Child(label: "type", value: Tree(describing: type)),
      ], closing: ")")
  }
}
