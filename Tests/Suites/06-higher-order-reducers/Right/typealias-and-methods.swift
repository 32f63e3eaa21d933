// Lesson 6 · Higher-order reducers: a name for the reducer type, and methods on the types.

import Foundation

// MARK: - Given: the app

/// What the app knows: a number, the primes that the user likes, and a diary about them.
struct AppState: Equatable {
  var count = 0
  var favoritePrimes: [Int] = []
  /// What happened to the favourites, the oldest entry first.
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

/// The screen with the number.
enum CounterAction {
  case decrTapped
  case incrTapped
}

/// The sheet that says whether the number is a prime: the user can like it there, or not any more.
enum PrimeModalAction {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

/// The screen with the list of favourites.
enum FavoritePrimesAction {
  /// Deletes what stands at these positions of the list as it is before the action.
  ///
  /// An `IndexSet` holds each position once, and gives them in ascending order. It can be
  /// written like an array: `.deleteFavoritePrimes([0, 2])`.
  case deleteFavoritePrimes(IndexSet)
}

/// Everything that can happen, screen by screen.
enum AppAction {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)

  /// The counter's action, if this is one; the next two properties do the same for their screens.
  var counter: CounterAction? {
    get {
      guard case .counter(let action) = self else { return nil }
      return action
    }
    set {
      guard case .counter = self, let action = newValue else { return }
      self = .counter(action)
    }
  }

  var primeModal: PrimeModalAction? {
    get {
      guard case .primeModal(let action) = self else { return nil }
      return action
    }
    set {
      guard case .primeModal = self, let action = newValue else { return }
      self = .primeModal(action)
    }
  }

  var favoritePrimes: FavoritePrimesAction? {
    get {
      guard case .favoritePrimes(let action) = self else { return nil }
      return action
    }
    set {
      guard case .favoritePrimes = self, let action = newValue else { return }
      self = .favoritePrimes(action)
    }
  }
}

// MARK: - Given: what lesson 5 built

/// One reducer that runs all of these, in order.
func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}

/// A reducer for a part of the state and its own actions, made to work on the whole.
func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}

// MARK: - Given: two of the three reducers, and the app's

func counterReducer(state: inout Int, action: CounterAction) {
  switch action {
  case .decrTapped: state -= 1
  case .incrTapped: state += 1
  }
}

func primeModalReducer(state: inout AppState, action: PrimeModalAction) {
  switch action {
  case .saveFavoritePrimeTapped: state.favoritePrimes.append(state.count)
  case .removeFavoritePrimeTapped: state.favoritePrimes.removeAll { $0 == state.count }
  }
}

/// All three; the last one is step 1.
let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(counterReducer, value: \.count, action: \.counter),
  pullback(primeModalReducer, value: \.self, action: \.primeModal),
  pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes)
)

// MARK: - Given: the outside world, for step 4

/// The time on the wall.
var currentTime = Date(timeIntervalSince1970: 0)

/// The clock of the app: reads the wall whenever it is asked.
func wallClock() -> Date {
  return currentTime
}

/// Every line that was written to the console.
var logLines: [String] = []

/// The console of the app.
func console(_ line: String) {
  logLines.append(line)
}

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions): state.delete(at: positions)
  }
}

extension Array {
  mutating func delete(at positions: IndexSet) {
    for position in positions.intersection(IndexSet(0..<count)).reversed() {
      remove(at: position)
    }
  }
}

// MARK: - Step 2: activityFeed

typealias Reducer<Value, Action> = (inout Value, Action) -> Void

func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Date
) -> Reducer<AppState, AppAction> {
  return { state, action in
    state.record(action, at: now)
    reducer(&state, action)
  }
}

extension AppState {
  mutating func record(_ action: AppAction, at time: () -> Date) {
    var types: [ActivityType] = []
    defer { activityFeed.append(contentsOf: types.map { Activity(timestamp: time(), type: $0) }) }
    if let tap = action.primeModal {
      switch tap {
      case .saveFavoritePrimeTapped: types = [.addedFavoritePrime(count)]
      case .removeFavoritePrimeTapped where favoritePrimes.contains(count):
        types = [.removedFavoritePrime(count)]
      case .removeFavoritePrimeTapped: break
      }
    }
    if case .deleteFavoritePrimes(let positions)? = action.favoritePrimes {
      types = positions.reduce(into: []) { types, position in
        guard position < favoritePrimes.endIndex else { return }
        types.append(.removedFavoritePrime(favoritePrimes[position]))
      }
    }
  }
}

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>, log: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  return { value, action in
    reducer(&value, action)
    log(
      """
      Action: \(action)
      Value: \(value)
      ---
      """)
  }
}

// MARK: - Step 4: compose and with

func with<A, B>(_ value: A, _ function: (A) -> B) -> B {
  return function(value)
}

func compose<A, B, C>(
  _ outer: @escaping (B) -> C, _ inner: @escaping (A) -> B
) -> (A) -> C {
  return { outer(inner($0)) }
}

let enhancedReducer: Reducer<AppState, AppAction> = with(
  appReducer,
  compose(
    { activityFeed($0, now: wallClock) },
    { reducer in logging(reducer, log: { console($0) }) }))

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ isAllowed: @escaping (Action) -> Bool
) -> (@escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
  return { reducer in
    return { value, action in
      switch isAllowed(action) {
      case true: reducer(&value, action)
      case false: break
      }
    }
  }
}

// MARK: - Step 6: undoable

struct UndoState<Value> {
  var present: Value
  var past: [Value] = []
  var future: [Value] = []

  mutating func remember(limit: Int) {
    past.append(present)
    past.removeFirst(Swift.max(0, past.count - Swift.max(0, limit)))
    future = []
  }

  mutating func undo() {
    guard !past.isEmpty else { return }
    future.append(present)
    present = past.removeLast()
  }

  mutating func redo() {
    guard !future.isEmpty else { return }
    past.append(present)
    present = future.removeLast()
  }
}

enum UndoAction<Action> {
  case action(Action)
  case undo
  case redo
}

func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>, limit: Int
) -> Reducer<UndoState<Value>, UndoAction<Action>> {
  return { state, action in
    switch action {
    case .action(let action):
      state.remember(limit: limit)
      reducer(&state.present, action)
    case .undo: state.undo()
    case .redo: state.redo()
    }
  }
}

// MARK: - Step 7: Store

final class Store<Value, Action> {
  fileprivate(set) var value: Value
  let reducer: Reducer<Value, Action>

  init(initialValue value: Value, reducer: @escaping Reducer<Value, Action>) {
    (self.value, self.reducer) = (value, reducer)
  }

  func send(_ action: Action) {
    var next = value
    reducer(&next, action)
    value = next
  }
}
