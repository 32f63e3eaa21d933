// Fails: app.copy
// Diagnosis: Which timers were removed is kept in an object, which all copies of the state have.
// Mistake: copies-are-one-object

// MARK: - Step 1: what can happen

/// The numbers of the timers that aren't needed any more.
final class Removed {
  var ids: Set<Int> = []
}

struct AppState {
  private var all: [Int: KitchenTimer] = [:]
  let removed = Removed()
  /// How many were ever added: the newest one's id.
  var count = 0

  init() {}

  /// Those that are still there.
  var timers: [Int: KitchenTimer] {
    get { all.filter { !removed.ids.contains($0.key) } }
    set { all.merge(newValue) { $1 } }
  }
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer:
    let reducer: Reducer<AppState, AppEvent> = forEach(
      timerReducer, parts: \.timers, event: { $0.timer })
    reducer(&state, event)
  case .removeTapped(let id):
    if state.timers[id] != nil { state.removed.ids.insert(id) }
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
