// Lesson 8 · Your own app: an array of timers, each with its id, and a store.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

struct Countdown: Equatable, Identifiable {
  let id: Int
  let name: String
  let fullTime: Int
  var left: Int
  var runs: Bool

  var rings: Bool { left == 0 }
}

struct AppState: Equatable {
  /// In the order of their numbers, as nobody is ever put in between.
  var countdowns: [Countdown] = []
  var nextID = 1

  /// The same timers, for whoever looks for one of them.
  var byID: [Int: Countdown] {
    get { Dictionary(uniqueKeysWithValues: countdowns.map { ($0.id, $0) }) }
    set { countdowns = newValue.values.sorted { $0.id < $1.id } }
  }
}

enum TimerEvent: Equatable {
  case startTapped, pauseTapped, resetTapped
}

enum AppEvent: Equatable {
  case addTapped(name: String, seconds: Int)
  case timer(id: Int, TimerEvent)
  case removeTapped(id: Int)
  case secondPassed

  var timerEvent: (id: Int, event: TimerEvent)? {
    guard case .timer(let id, let event) = self else { return nil }
    return (id, event)
  }
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  countdownsReducer(&state, event)
  switch event {
  case .addTapped(_, seconds: ...0), .timer:
    break
  case .addTapped(let name, let seconds):
    state.countdowns.append(
      Countdown(id: state.nextID, name: name, fullTime: seconds, left: seconds, runs: false))
    state.nextID += 1
  case .removeTapped(let id):
    state.countdowns.removeAll { $0.id == id }
  case .secondPassed:
    for index in state.countdowns.indices where state.countdowns[index].runs {
      state.countdowns[index].left -= 1
      state.countdowns[index].runs = !state.countdowns[index].rings
    }
  }
}

func screen(of state: AppState) -> [String] {
  guard !state.countdowns.isEmpty else { return ["No timers"] }
  return state.countdowns.map { countdown in
    let seconds = String(100 + countdown.left % 60).dropFirst()
    let word = countdown.rings ? "rings" : countdown.runs ? "running" : "stopped"
    return "\(countdown.id) \(countdown.name) \(countdown.left / 60):\(seconds) \(word)"
  }
}

// MARK: - Step 2: one timer

func countdownReducer(_ countdown: inout Countdown, _ event: TimerEvent) {
  countdown.runs = event == .startTapped && !countdown.rings
  if event == .resetTapped { countdown.left = countdown.fullTime }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    if let (id, partEvent) = event(wholeEvent), var part = whole[keyPath: parts][id] {
      reducer(&part, partEvent)
      whole[keyPath: parts].updateValue(part, forKey: id)
    }
  }
}

private let countdownsReducer: Reducer<AppState, AppEvent> = forEach(
  countdownReducer, parts: \.byID, event: \.timerEvent)

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    switch event {
    case .addTapped where state.countdowns.count >= count: break
    default: reducer(&state, event)
    }
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let rangBefore = Set(state.countdowns.filter(\.rings).map(\.id))
    reducer(&state, event)
    let new = state.countdowns.filter { $0.rings && !rangBefore.contains($0.id) }
    new.map(\.name).forEach(ring)
  }
}

// MARK: - Step 5: startKitchen

final class Store<Value, Event> {
  private(set) var value: Value {
    didSet { observer(value) }
  }
  private let reducer: Reducer<Value, Event>
  private let observer: (Value) -> Void

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Event>,
    observer: @escaping (Value) -> Void
  ) {
    (value, self.reducer, self.observer) = (initialValue, reducer, observer)
    observer(value)
  }

  func send(_ event: Event) {
    var next = value
    reducer(&next, event)
    value = next
  }
}

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let store = Store(
    initialValue: AppState(), reducer: atMost(8, bell(appReducer, ring: ring)),
    observer: { show(screen(of: $0)) })
  return store.send
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  // The two reducers go through the same events, and their states have to be equal all the way.
  let events: [AppEvent] = [
    .addTapped(name: "Eggs", seconds: 2), .addTapped(name: "Rice", seconds: 9), .secondPassed,
    .timer(id: 1, .startTapped), .secondPassed, .timer(id: 1, .pauseTapped), .secondPassed,
    .timer(id: 1, .resetTapped), .timer(id: 1, .startTapped), .secondPassed, .secondPassed,
    .removeTapped(id: 1), .removeTapped(id: 2),
  ]
  var (mine, theirs) = (AppState(), AppState())
  return events.allSatisfy { event in
    appReducer(&mine, event)
    reducer(&theirs, event)
    return mine == theirs
  }
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
