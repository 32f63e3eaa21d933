// Lesson 8 · Your own app
// Read the lesson: `swift run workbook read 8`. Check your work: `swift run workbook test 8`.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

/// One timer.
struct KitchenTimer {
  var name: String
  /// From where it goes down.
  var seconds: Int
  var secondsLeft: Int
  var isRunning = false
}

struct AppState {
  var timers: [Int: KitchenTimer] = [:]
  /// How many were ever added: the newest one's id.
  var count = 0
}

enum TimerEvent {
  case startTapped
  case pauseTapped
  case resetTapped
}

enum AppEvent {
  case addTapped(name: String, seconds: Int)
  case timer(id: Int, TimerEvent)
  case removeTapped(id: Int)
  case secondPassed

  /// The event of one timer, and whose it is; nil if this is another one.
  var timer: (id: Int, event: TimerEvent)? {
    if case .timer(let id, let event) = self { return (id, event) } else { return nil }
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
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}

extension KitchenTimer {
  fileprivate var line: String {
    let (minutes, rest) = secondsLeft.quotientAndRemainder(dividingBy: 60)
    let status = isRunning ? "running" : secondsLeft == 0 ? "rings" : "stopped"
    return "\(name) \(minutes):\(rest < 10 ? "0" : "")\(rest) \(status)"
  }
}

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
    isRunning = secondsLeft > 0
  }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard var part = whole[keyPath: parts][id] else { return }
    reducer(&part, partEvent)
    whole[keyPath: parts][id] = part
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count >= count { return }
    reducer(&state, event)
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
      ring(timer.name)
    }
  }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = bell(atMost(8, appReducer), ring: ring)
  var state = AppState()
  show(screen(of: state))
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state) == lines
  }

  let eggs = AppEvent.addTapped(name: "Eggs", seconds: 3)
  let two = [eggs, .addTapped(name: "Rice", seconds: 60)]
  let running = two + [.timer(id: 1, .startTapped), .secondPassed]
  return shows(["No timers"], after: [])
    && shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two)
    && shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two + [.secondPassed])
    && shows(["1 Eggs 0:02 running", "2 Rice 1:00 stopped"], after: running)
    && shows(
      ["1 Eggs 0:02 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .resetTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:00 rings", "2 Rice 1:00 stopped"],
      after: running + [.secondPassed, .secondPassed, .secondPassed])
    && shows(["2 Rice 1:00 stopped"], after: running + [.removeTapped(id: 1)])
    && shows(["1 Eggs 0:02 running"], after: running + [.removeTapped(id: 2)])
}

// MARK: - Step 7: one tablet

/// One tray of the oven.
struct Tray {
  /// What is on it; nil if it is empty.
  var dish: String?
  /// How long that has been in.
  var seconds = 0
}

struct TabletState {
  var kitchen = AppState()
  var pastry = AppState()
  var trays = [1: Tray(), 2: Tray()]
}

enum TrayEvent {
  case put(String)
  case takenOut
}

enum TabletEvent {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)

  var kitchen: AppEvent? { if case .kitchen(let event) = self { event } else { nil } }

  var pastry: AppEvent? { if case .pastry(let event) = self { event } else { nil } }

  var tray: (id: Int, event: TrayEvent)? {
    switch self {
    case .trayIn(let tray, let name): (tray, .put(name))
    case .trayOut(let tray): (tray, .takenOut)
    case .kitchen, .pastry: nil
    }
  }

  var place: String {
    switch self {
    case .kitchen: "Kitchen"
    case .pastry: "Pastry"
    case .trayIn, .trayOut: "Oven"
    }
  }
}

func trayReducer(_ tray: inout Tray, _ event: TrayEvent) {
  switch event {
  case .put(let dish):
    if tray.dish == nil { tray = Tray(dish: dish) }
  case .takenOut:
    tray = Tray()
  }
}

/// What the oven takes from what happens in the pastry kitchen.
func ovenReducer(_ trays: inout [Int: Tray], _ event: AppEvent) {
  guard case .secondPassed = event else { return }
  for id in trays.keys where trays[id]?.dish != nil { trays[id]?.seconds += 1 }
}

func combine<Value, Event>(_ reducers: Reducer<Value, Event>...) -> Reducer<Value, Event> {
  return { value, event in
    for reducer in reducers { reducer(&value, event) }
  }
}

func pullback<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  value: WritableKeyPath<Whole, Part>,
  event: @escaping (WholeEvent) -> PartEvent?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let partEvent = event(wholeEvent) else { return }
    reducer(&whole[keyPath: value], partEvent)
  }
}

/// Writes down where each event happens.
func logged<Value>(
  _ reducer: @escaping Reducer<Value, TabletEvent>, log: @escaping (String) -> Void
) -> Reducer<Value, TabletEvent> {
  return { value, event in
    reducer(&value, event)
    log(event.place)
  }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}

func tabletScreen(of state: TabletState) -> [String] {
  let trays = state.trays.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
  return ["Kitchen"] + screen(of: state.kitchen) + ["Pastry"] + screen(of: state.pastry)
    + ["Oven"] + trays
}

extension Tray {
  fileprivate var line: String {
    guard let dish else { return "empty" }
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return "\(dish) \(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
