// Lesson 6 · Higher-order reducers: the reference solution.

import Foundation

// MARK: - Given: the type of every reducer

/// Changes a value as an action asks for.
typealias Reducer<Value, Action> = (inout Value, Action) -> Void

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
  /// Deletes what is at these positions of the list as it is before the action.
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
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}

/// A reducer for a part of the state and its own actions, made to work on the whole.
func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
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
let appReducer: Reducer<AppState, AppAction> = combine(
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
  case .deleteFavoritePrimes(let positions):
    // From the back: what moves up then has been looked at already.
    for position in positions.reversed() where position < state.count {
      state.remove(at: position)
    }
  }
}

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>,
  now: @escaping () -> Date
) -> Reducer<AppState, AppAction> {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
    reducer(&state, action)
  }
}

/// What the action is about to do to the favourites.
func activities(of action: AppAction, in state: AppState) -> [AppState.ActivityType] {
  switch action {
  case .counter:
    return []
  case .primeModal(.saveFavoritePrimeTapped):
    return [.addedFavoritePrime(state.count)]
  case .primeModal(.removeFavoritePrimeTapped):
    guard state.favoritePrimes.contains(state.count) else { return [] }
    return [.removedFavoritePrime(state.count)]
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return
      positions
      .filter { $0 < state.favoritePrimes.count }
      .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
  }
}

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  log: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  return { value, action in
    reducer(&value, action)
    log("\(action) → \(value)")
  }
}

// MARK: - Step 4: compose and with

func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
  return function(value)
}

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in outer(inner(value)) }
}

let enhancedReducer: Reducer<AppState, AppAction> = with(
  appReducer,
  compose(
    { logging($0, log: console) },
    { activityFeed($0, now: wallClock) }
  )
)

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
  return { reducer in
    { value, action in
      guard predicate(action) else { return }
      reducer(&value, action)
    }
  }
}

// MARK: - Step 6: undoable

struct UndoState<Value> {
  var present: Value
  /// The latest last.
  var past: [Value] = []
  /// The next to be redone last.
  var future: [Value] = []
}

enum UndoAction<Action> {
  case action(Action)
  case undo
  case redo
}

func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int
) -> Reducer<UndoState<Value>, UndoAction<Action>> {
  return { state, action in
    switch action {
    case .action(let action):
      state.past = (state.past + [state.present]).suffix(max(0, limit))
      state.future = []
      reducer(&state.present, action)
    case .undo:
      guard let previous = state.past.popLast() else { return }
      state.future.append(state.present)
      state.present = previous
    case .redo:
      guard let next = state.future.popLast() else { return }
      state.past.append(state.present)
      state.present = next
    }
  }
}

// MARK: - Step 7: Store

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: Reducer<Value, Action>
  private var observers: [(Value) -> Void] = []

  init(initialValue: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = initialValue
    self.reducer = reducer
  }

  func send(_ action: Action) {
    reducer(&value, action)
    for observer in observers { observer(value) }
  }

  /// The observer is told the value at once, and after each action. Step 8 needs it.
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    observer(value)
  }
}

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}

// MARK: - Scratch
// Try anything: `swift run workbook run 6` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
