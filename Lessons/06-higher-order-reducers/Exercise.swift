// Lesson 6 · Higher-order reducers
// Read the lesson: `swift run workbook read 6`. Check your work: `swift run workbook test 6`.

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
// Fix it: deleting several positions at once removes what was there, and nothing else.
// Positions that don't exist are ignored.

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    for position in positions where position < state.count {
      state.remove(at: position)
    }
  }
}

// MARK: - Step 2: activityFeed
// Append every favourite that is added or removed to the diary, then run `reducer`, once.
// The time of an entry is what `now` says when the action happens.

/// - A save adds the count, even when it is a favourite already.
/// - A remove that finds nothing, and a position that doesn't exist, record nothing.
/// - A prime that is there several times may make one entry when it is removed, or one for each.
/// - Several deleted positions make one entry each, in ascending order of position.
func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>,
  now: @escaping () -> Date
) -> Reducer<AppState, AppAction> {
  return reducer
}

// MARK: - Step 3: logging
// Run `reducer`, once, then call `log` with one text that tells the action and the new value.
// Both as `"\(…)"` writes them; the words around them are yours.

func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  log: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  return reducer
}

// MARK: - Step 4: compose and with
// `with` gives `function` its value; `compose` makes one function of two, the right one first.
// Then wrap `appReducer` in both layers: `activityFeed` with `wallClock`, `logging` to `console`.

func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
  return value
}

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in value }
}

let enhancedReducer: Reducer<AppState, AppAction> = appReducer

// MARK: - Step 5: filterActions
// Give a layer that lets an action through to the reducer only if `predicate` says yes.
// What it doesn't let through changes nothing.

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
  return { reducer in reducer }
}

// MARK: - Step 6: undoable
// Declare both types by the lesson's table: all of the history is kept in the `UndoState`.
// For an action, run `reducer`; undo goes back a step, redo takes the undo back.

/// A value, and the values that undo and redo can bring back.
struct UndoState<Value> {
}

/// An action of the app, or one about the history.
enum UndoAction<Action> {
}

/// - Every action is a step, even one after which the value is the same.
/// - A new action forgets what could be redone. Beyond `limit`, the oldest step is forgotten.
/// - Nothing to undo, or nothing to redo: nothing changes.
/// - With a limit of zero or less there is never anything to undo.
func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int
) -> Reducer<UndoState<Value>, UndoAction<Action>> {
  return { state, action in }
}

// MARK: - Step 7: Store
// Keep the value and the reducer; `send` runs the reducer on the value.
// Code outside may read `value`, but not write it.

final class Store<Value, Action> {
  var value: Value

  init(initialValue: Value, reducer: @escaping Reducer<Value, Action>) {
    value = initialValue
  }

  func send(_ action: Action) {
  }
}

// MARK: - Step 8: the whole app
// `Store` gets observers, as in lesson 4: add a method `subscribe` up there, in the class.
// Then write what the user sees, and start the app: a `Store` with `undoable` around `enhancedReducer`.

/// What the user sees, as four lines:
///
///     Count: 7
///     Primes: 2, 3
///     Diary: 2
///     [ Undo ] [ .... ]
///
/// - The favourites stand in the order of the list; if there are none, it is `Primes: none`.
/// - The diary's line tells how many entries there are.
/// - A button has four dots instead of its name when there is nothing to undo, or to redo.
func screen(of state: UndoState<AppState>) -> [String] {
  return []
}

/// Starts the app, with a limit of 100 steps.
///
/// `show` gets the screen at once, and then once after each action, each undo and each redo.
/// - Returns: what sends something to the app.
func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  return { action in }
}

// MARK: - Scratch
// Try anything: `swift run workbook run 6` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
