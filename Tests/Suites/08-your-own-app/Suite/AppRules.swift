import YourOwnAppScript

/// What the app does, in parts that a mistake can replace.
struct AppRules {
  var add: (inout Kitchen, _ name: String, _ seconds: Int) -> Void = { $0.add($1, $2) }
  var remove: (inout Kitchen, _ id: Int) -> Void = { $0.remove($1) }
  /// The places of the timers that a tap on this number reaches.
  var tapped: (Kitchen, _ id: Int) -> [Int] = { $0.places(of: $1) }
  var tap: (inout KitchenTimer, TimerEvent) -> Void = { $0.tap($1) }
  /// The places of the timers that a second reaches.
  var passed: (Kitchen) -> [Int] = { Array($0.timers.indices) }
  var secondPassed: (inout KitchenTimer) -> Void = { $0.secondPassed() }
  /// The timers from top to bottom.
  var order: ([KitchenTimer]) -> [KitchenTimer] = { $0 }
  var line: (KitchenTimer) -> String = { $0.line }
  /// What the screen says without timers.
  var empty = ["No timers"]

  func reduce(_ state: inout Kitchen, _ event: AppEvent) {
    switch event {
    case .addTapped(let name, let seconds): add(&state, name, seconds)
    case .timer(let id, let event):
      for place in tapped(state, id) { tap(&state.timers[place], event) }
    case .removeTapped(let id): remove(&state, id)
    case .secondPassed: for place in passed(state) { secondPassed(&state.timers[place]) }
    }
  }

  func screen(of state: Kitchen) -> [String] {
    state.timers.isEmpty ? empty : order(state.timers).map(line)
  }
}
