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
    var observers: [(Value) -> Void] = []
    return (
      value: { value },
      send: {
        reducer(&value, $0)
        for observer in observers { observer(value) }
      },
      subscribe: {
        observers.append($0)
        $0(value)
        return true
      }
    )
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

/// The whole app, in parts that a mistake can replace.
struct AppParts {
  /// How often the first screen is shown.
  var showsAtOnce = 1
  /// How often the screen is shown after each of the others.
  var showsEach = 1
  /// Whether it is shown before the action has happened.
  var showsOld = false
  /// Whether actions reach the app at all.
  var acts = true
  var undo = Undo.there
  var limit = Model.appLimit
  /// How many entries of the diary each change of the favourites makes.
  var entries = 1
  /// How many lines of the log each action makes.
  var lines = 1
  /// How many lines of the log an undo or a redo makes.
  var undoLines = 0
  /// Whether the app begins anew for each action.
  var startsOver = false

  enum Undo {
    case there
    /// No undo or redo arrives, but it is shown that nothing has changed.
    case ignored
    /// No undo or redo arrives, and nothing is shown.
    case unseen
  }

  /// What an app keeps.
  final class Memory {
    var state = UndoState(present: AppState())
    var shows: [([String]) -> Void] = []
  }

  func start(show: @escaping ([String]) -> Void, memory: Memory = Memory()) -> RunningApp {
    memory.shows.append(show)
    for _ in 0..<showsAtOnce { show(Model.screen(of: memory.state)) }
    return { action, time in
      if startsOver { memory.state = UndoState(present: AppState()) }
      let old = memory.state
      let lineCount = acts ? perform(action, on: &memory.state, at: time) : 0
      if action.isUndoOrRedo, undo == .unseen { return lineCount }
      for _ in 0..<showsEach {
        for show in memory.shows { show(Model.screen(of: showsOld ? old : memory.state)) }
      }
      return lineCount
    }
  }

  /// Gives how many lines the console got.
  private func perform(
    _ action: UndoAction<AppAction>, on state: inout UndoState<AppState>, at time: Double
  ) -> Int {
    if action.isUndoOrRedo, undo != .there { return 0 }
    var lineCount = action.isUndoOrRedo ? undoLines : 0
    let reducer = Model().undoable(
      { state, action in
        for _ in 0..<entries {
          state.activityFeed += Model.entries(of: action, in: state) { time }
        }
        appReducer(&state, action)
        lineCount += lines
      }, limit: limit)
    reducer(&state, action)
    return lineCount
  }
}

extension UndoAction {
  fileprivate var isUndoOrRedo: Bool {
    if case .action = self { false } else { true }
  }
}
