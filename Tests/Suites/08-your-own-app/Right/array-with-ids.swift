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

// MARK: - Step 7: one tablet

struct TrayInOven: Equatable, Identifiable {
  let id: Int
  var content: (name: String, seconds: Int)?

  static func == (one: TrayInOven, other: TrayInOven) -> Bool { one.line == other.line }

  var line: String {
    guard let (name, seconds) = content else { return "\(id) empty" }
    return "\(id) \(name) \(seconds / 60):" + String(100 + seconds % 60).dropFirst()
  }
}

struct Bakery: Equatable {
  var timers = AppState()
  var oven = [TrayInOven(id: 1), TrayInOven(id: 2)]
}

struct TabletState: Equatable {
  var kitchen = AppState()
  var bakery = Bakery()
}

enum BakeryEvent: Equatable {
  case timers(AppEvent)
  case tray(id: Int, in: String?)
}

enum TabletEvent: Equatable {
  case kitchen(AppEvent)
  case bakery(BakeryEvent)

  static func pastry(_ event: AppEvent) -> TabletEvent { .bakery(.timers(event)) }
  static func trayIn(tray: Int, name: String) -> TabletEvent { .bakery(.tray(id: tray, in: name)) }
  static func trayOut(tray: Int) -> TabletEvent { .bakery(.tray(id: tray, in: nil)) }

  var kitchen: AppEvent? {
    get {
      guard case .kitchen(let event) = self else { return nil }
      return event
    }
    set {
      if case .kitchen = self, let newValue { self = .kitchen(newValue) }
    }
  }

  var bakery: BakeryEvent? {
    get {
      guard case .bakery(let event) = self else { return nil }
      return event
    }
    set {
      if case .bakery = self, let newValue { self = .bakery(newValue) }
    }
  }
}

extension BakeryEvent {
  var timers: AppEvent? {
    get {
      guard case .timers(let event) = self else { return nil }
      return event
    }
    set {
      if case .timers = self, let newValue { self = .timers(newValue) }
    }
  }
}

func combine<Value, Event>(_ reducers: Reducer<Value, Event>...) -> Reducer<Value, Event> {
  { value, event in
    for reducer in reducers { reducer(&value, event) }
  }
}

func pullback<LocalValue, GlobalValue, LocalEvent, GlobalEvent>(
  _ reducer: @escaping Reducer<LocalValue, LocalEvent>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  event: WritableKeyPath<GlobalEvent, LocalEvent?>
) -> Reducer<GlobalValue, GlobalEvent> {
  { globalValue, globalEvent in
    guard let localEvent = globalEvent[keyPath: event] else { return }
    reducer(&globalValue[keyPath: value], localEvent)
  }
}

func ovenReducer(_ oven: inout [TrayInOven], _ event: BakeryEvent) {
  for place in oven.indices {
    switch event {
    case .timers(.secondPassed):
      oven[place].content?.seconds += 1
    case .tray(oven[place].id, let name?):
      if oven[place].content == nil { oven[place].content = (name, 0) }
    case .tray(oven[place].id, nil):
      oven[place].content = nil
    case .timers, .tray:
      break
    }
  }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let bakery: Reducer<Bakery, BakeryEvent> = combine(
    pullback(app, value: \.timers, event: \.timers),
    { ovenReducer(&$0.oven, $1) })
  let logging: Reducer<TabletState, TabletEvent> = { _, event in
    switch event {
    case .kitchen: log("Kitchen")
    case .bakery(.timers): log("Pastry")
    case .bakery(.tray): log("Oven")
    }
  }
  return combine(
    logging,
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(bakery, value: \.bakery, event: \.bakery))
}

func tabletScreen(of state: TabletState) -> [String] {
  return ["Kitchen"] + screen(of: state.kitchen) + ["Pastry"] + screen(of: state.bakery.timers)
    + ["Oven"] + state.bakery.oven.map(\.line)
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
