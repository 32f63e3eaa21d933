import HigherOrderReducersScript

/// A right exercise; a mistake replaces one part of it.
struct Model: HigherOrderReducersSide {
  var deleting: (_ positions: [Int], _ primes: [Int]) -> [Int] = { $1.deleting($0) }
  var feedLayer: FeedLayer = { reducer, now in
    { state, action in
      state.activityFeed += Model.entries(of: action, in: state, now)
      reducer(&state, action)
    }
  }
  var logLayer: LogLayer = { reducer, log in
    { meter, knob in
      reducer(&meter, knob)
      log("\(knob) → \(meter)")
    }
  }
  /// `with` for a number, and `compose` for texts.
  var applied: (Int, _ function: (Int) -> Int) -> Int = { $1($0) }
  var composed: (_ outer: (String) -> String, _ inner: (String) -> String, String) -> String = {
    $0($1($2))
  }
  var enhanced = EnhancedParts()
  /// Handles a knob within a filter.
  var filtered: FilteredRun = { if $3($2) { $0(&$1, $2) } }
  var history = HistoryRules()
  /// Puts undo and redo around the app.
  var appUndo: AppUndo = Model.rightUndo
  /// Changes a store's value.
  var sending: Sending = { value, _, reducer, knob in reducer(&value, knob) }
  /// Whether a store does nothing with an action that is equal to the one before.
  var ignoresRepetitions = false
  var telling = Telling()
  var lines: ScreenLines = Model.lines
  var app = AppParts()
  /// What all apps have in common, if they have.
  var memory: AppParts.Memory?
  /// Whether only the app that was started last is shown.
  var showsOnlyLatest = false
}

/// What `activityFeed` does with the reducer and the clock that it is given.
typealias FeedLayer = (
  _ reducer: @escaping Reducer<AppState, AppAction>, _ now: @escaping () -> Double
) -> Reducer<AppState, AppAction>

typealias LogLayer = (
  _ reducer: @escaping Reducer<Meter, Knob>, _ log: @escaping (String) -> Void
) -> Reducer<Meter, Knob>

typealias FilteredRun = (
  _ reducer: Reducer<Meter, Knob>, inout Meter, Knob, _ allows: (Knob) -> Bool
) -> Void

typealias AppUndo = (
  _ reducer: @escaping Reducer<AppState, AppAction>, _ limit: Int
) -> Reducer<UndoState<AppState>, UndoAction<AppAction>>

typealias Sending = (
  _ value: inout Meter, _ initial: Meter, _ reducer: Reducer<Meter, Knob>, Knob
) -> Void

/// A screen of the present, and of whether there is something to undo and to redo.
typealias ScreenLines = (AppState, _ canUndo: Bool, _ canRedo: Bool) -> [String]

/// What the layers around the app make of an action.
struct EnhancedParts {
  /// How often the app's reducer has run before anything is recorded; the log tells of the last time.
  var earlierRuns = 0
  var records = 1
  /// Whether a prime that is there twice makes two entries when it is removed.
  var recordsTwins = false
  /// How often the app's reducer runs then.
  var runs = 1
  var time: Double?
  var lines = 1
  /// Whether they tell the action and the state.
  var tells = true
}

extension Model {
  func favoritePrimesReducer(_ primes: inout [Int], deleting positions: [Int]) {
    primes = deleting(positions, primes)
  }

  func activityFeed(
    _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Double
  ) -> Reducer<AppState, AppAction> {
    feedLayer(reducer, now)
  }

  func logging(
    _ reducer: @escaping Reducer<Meter, Knob>, log: @escaping (String) -> Void
  ) -> Reducer<Meter, Knob> {
    logLayer(reducer, log)
  }

  func logging(
    _ reducer: @escaping Reducer<Int, String>, log: @escaping (String) -> Void
  ) -> Reducer<Int, String> {
    { value, action in
      reducer(&value, action)
      log("\(action) → \(value)")
    }
  }

  func logging(
    _ reducer: @escaping Reducer<String, Int>, log: @escaping (String) -> Void
  ) -> Reducer<String, Int> {
    { value, action in
      reducer(&value, action)
      log("\(action) → \(value)")
    }
  }

  func with(_ number: Int, _ function: @escaping (Int) -> Int) -> Int { applied(number, function) }

  func with(_ text: String, _ function: @escaping (String) -> String) -> String { function(text) }

  func compose<Value>(
    _ outer: @escaping (Value) -> Value, _ inner: @escaping (Value) -> Value
  ) -> (Value) -> Value {
    { outer(inner($0)) }
  }

  func compose(
    _ outer: @escaping (String) -> String, _ inner: @escaping (String) -> String
  ) -> (String) -> String {
    { composed(outer, inner, $0) }
  }

  func enhancedReducer(
    _ state: inout AppState, _ action: AppAction, at time: Double
  ) -> (lineCount: Int, isTold: () -> Bool) {
    for _ in 0..<enhanced.earlierRuns { appReducer(&state, action) }
    let early = state
    let isRemoval = action == .primeModal(.removeFavoritePrimeTapped)
    let twins =
      enhanced.recordsTwins && isRemoval ? state.favoritePrimes.count { $0 == state.count } : 1
    for _ in 0..<enhanced.records * twins {
      state.activityFeed += Model.entries(of: action, in: state) { enhanced.time ?? time }
    }
    for _ in 0..<enhanced.runs { appReducer(&state, action) }
    let tells = enhanced.tells && (enhanced.earlierRuns == 0 || state == early)
    return (enhanced.lines, { tells && enhanced.lines > 0 })
  }

  func filterActions(_ predicate: @escaping (Knob) -> Bool) -> Layer<Meter, Knob> {
    { reducer in { filtered(reducer, &$0, $1, predicate) } }
  }

  func filterActions(_ predicate: @escaping (Int) -> Bool) -> Layer<Int, Int> {
    { reducer in { if predicate($1) { reducer(&$0, $1) } } }
  }

  func undoable(_ reducer: @escaping Reducer<Int, Key>, limits: [Int]) -> (Int) -> History {
    ModelHistory.starting(reducer, limits: limits, by: history)
  }

  func undoable(
    _ reducer: @escaping Reducer<AppState, AppAction>, limit: Int
  ) -> Reducer<UndoState<AppState>, UndoAction<AppAction>> {
    appUndo(reducer, limit)
  }

  static func rightUndo(
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

  func store(
    initialValue: Meter, reducer: @escaping Reducer<Meter, Knob>
  ) -> StoreParts<Meter, Knob> {
    var (value, observers): (Meter, [Telling.Observer]) = (initialValue, [])
    var last: Knob?
    return (
      value: { value },
      send: { knob in
        if ignoresRepetitions, knob == last { return }
        last = knob
        let old = value
        var next = value
        sending(&next, initialValue, reducer, knob)
        if !telling.comesFirst { value = next }
        if !telling.isOnlyOfChanges || next != old {
          for observer in telling.each(observers) { observer(telling.isOfTheOld ? old : next) }
        }
        value = next
      },
      subscribe: { observer in
        observers = telling.kept(observers, observer)
        for told in telling.atOnce(observers, observer) { told(value) }
        return true
      }, isGone: { !telling.keepsStore }
    )
  }

  var storeValueIsWritable: Bool { false }

  func screen(of state: AppState, after actions: [UndoAction<AppAction>]) -> [String] {
    let reducer = undoable(appReducer, limit: Model.appLimit)
    var state = UndoState(present: state)
    for action in actions { reducer(&state, action) }
    return lines(state.present, !state.past.isEmpty, !state.future.isEmpty)
  }

  func startApp(show: @escaping ([String]) -> Void) -> StartedApp {
    if showsOnlyLatest { memory?.shows = [] }
    return (app.start(show: show, memory: memory ?? AppParts.Memory()), 0)
  }
}

extension Model {
  /// The steps that can be taken back in the whole app.
  static let appLimit = 100

  /// What the user sees.
  static func screen(of state: UndoState<AppState>) -> [String] {
    lines(state.present, !state.past.isEmpty, !state.future.isEmpty)
  }

  static func lines(_ state: AppState, _ canUndo: Bool, _ canRedo: Bool) -> [String] {
    let primes = state.favoritePrimes
    return [
      "Count: \(state.count)",
      "Primes: \(primes.isEmpty ? "none" : primes.map { "\($0)" }.joined(separator: ", "))",
      "Diary: \(state.activityFeed.count)", buttons(canUndo: canUndo, canRedo: canRedo),
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
