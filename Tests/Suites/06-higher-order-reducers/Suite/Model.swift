import HigherOrderReducersScript

/// A right exercise.
struct Model: ModelSide {}

/// Has all of the lesson's functions; a mistake replaces one of them.
protocol ModelSide: HigherOrderReducersSide {}

extension ModelSide {
  func favoritePrimesReducer(_ primes: inout [Int], deleting positions: [Int]) {
    primes = primes.deleting(positions)
  }

  func activityFeed(
    _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Double
  ) -> Reducer<AppState, AppAction> {
    { state, action in
      state.activityFeed += Model.entries(of: action, in: state, now)
      reducer(&state, action)
    }
  }

  func logging<Value, Action>(
    _ reducer: @escaping Reducer<Value, Action>, log: @escaping (String) -> Void
  ) -> Reducer<Value, Action> {
    { value, action in
      reducer(&value, action)
      log("\(action) → \(value)")
    }
  }

  func with<Value>(_ value: Value, _ function: @escaping (Value) -> Value) -> Value {
    function(value)
  }

  func compose<Value>(
    _ outer: @escaping (Value) -> Value, _ inner: @escaping (Value) -> Value
  ) -> (Value) -> Value {
    { outer(inner($0)) }
  }

  func enhancedReducer(_ state: inout AppState, _ action: AppAction, at time: Double) -> Int {
    activityFeed(appReducer, now: { time })(&state, action)
    return 1
  }

  func filterActions<Value, Action>(
    _ predicate: @escaping (Action) -> Bool
  ) -> Layer<Value, Action> {
    { reducer in { value, action in if predicate(action) { reducer(&value, action) } } }
  }

  func undoable(_ reducer: @escaping Reducer<Int, Key>, limit: Int) -> (Int) -> History {
    ModelHistory.starting(reducer, limit: limit)
  }

  func undoable(
    _ reducer: @escaping Reducer<AppState, AppAction>, limit: Int
  ) -> Reducer<UndoState<AppState>, UndoAction<AppAction>> {
    { state, action in
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

  func store<Value, Action>(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>
  ) -> StoreParts<Value, Action> {
    var value = initialValue
    return (value: { value }, send: { reducer(&value, $0) })
  }

  var storeValueIsWritable: Bool { false }

  func screen(of state: AppState, after actions: [UndoAction<AppAction>]) -> [String] {
    let reducer = undoable(appReducer, limit: Model.appLimit)
    var state = UndoState(present: state)
    for action in actions { reducer(&state, action) }
    return Model.screen(of: state)
  }

  func startApp(show: @escaping ([String]) -> Void) -> RunningApp { AppParts().start(show: show) }
}

extension Model {
  /// The steps that can be taken back in the whole app.
  static let appLimit = 100

  /// What the user sees.
  static func screen(of state: UndoState<AppState>) -> [String] {
    let primes = state.present.favoritePrimes
    return [
      "Count: \(state.present.count)",
      "Primes: \(primes.isEmpty ? "none" : primes.map { "\($0)" }.joined(separator: ", "))",
      "Diary: \(state.present.activityFeed.count)",
      buttons(canUndo: !state.past.isEmpty, canRedo: !state.future.isEmpty),
    ]
  }

  /// The line with both buttons.
  static func buttons(canUndo: Bool, canRedo: Bool) -> String {
    "[ \(canUndo ? "Undo" : "....") ] [ \(canRedo ? "Redo" : "....") ]"
  }
}

extension Model {
  /// What the diary tells of an action, from the state before it.
  static func activities(
    of action: AppAction, in state: AppState
  ) -> [AppState.ActivityType] {
    switch action {
    case .counter: []
    case .primeModal(.saveFavoritePrimeTapped): [.addedFavoritePrime(state.count)]
    case .primeModal(.removeFavoritePrimeTapped):
      state.favoritePrimes.contains(state.count) ? [.removedFavoritePrime(state.count)] : []
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      positions.filter { $0 < state.favoritePrimes.count }
        .map { .removedFavoritePrime(state.favoritePrimes[$0]) }
    }
  }

  /// The diary's new entries; the time of each is asked for.
  static func entries(
    of action: AppAction, in state: AppState, _ now: () -> Double
  ) -> [AppState.Activity] {
    activities(of: action, in: state).map { .init(timestamp: now(), type: $0) }
  }
}
