// Lesson 6 · Higher-order reducers: a name for the reducer type, and methods on the types.

// MARK: - Given: the type of every reducer

// Without: Reducer

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

// Without: activities(of:in:)

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

extension UndoState {
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

extension Store {
  let reducer: Reducer<Value, Action>

  init(initialValue value: Value, reducer: @escaping Reducer<Value, Action>) {
    (self.value, self.reducer) = (value, reducer)
  }

  func send(_ action: Action) {
    var next = value
    reducer(&next, action)
    value = next
    for observer in observers { observer(next) }
  }
}

// MARK: - Step 8: the whole app

typealias App = UndoState<AppState>

extension UndoState where Value == AppState {
  var screen: [String] {
    func button(_ title: String, isLit: Bool) -> String { "[ \(isLit ? title : "....") ]" }
    return [
      "Count: " + present.count.description,
      "Primes: " + (present.primesLine ?? "none"),
      "Diary: " + present.activityFeed.count.description,
      button("Undo", isLit: past.first != nil) + " " + button("Redo", isLit: future.first != nil),
    ]
  }
}

extension AppState {
  fileprivate var primesLine: String? {
    favoritePrimes.isEmpty
      ? nil : favoritePrimes.map(\.description).joined(separator: ", ")
  }
}

func screen(of state: App) -> [String] { state.screen }

func startApp(show: @escaping ([String]) -> Void) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: App(present: .init()), reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { show($0.screen) }
  return store.send
}
