// Lesson 8 · Your own app: a row of places; who is removed leaves an empty one behind.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

struct AppState {
  /// The timer with number 1 has the first place. A place is never given again.
  var places: [Timer?] = []

  struct Timer {
    var name: String
    var times: (full: Int, left: Int)
    var status = Status.stopped
  }

  enum Status: String {
    case stopped, running, rings
  }
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
  case nothing
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds) where seconds > 0:
    state.places.append(.init(name: name, times: (seconds, seconds)))
  case .timer(let id, let event):
    state[id]?.tap(event)
  case .removeTapped(let id):
    state[id] = nil
  case .secondPassed:
    for id in state.places.indices.map({ $0 + 1 }) { state[id]?.tick() }
  case .addTapped, .nothing:
    break
  }
}

extension AppState {
  /// The timer with this number; nil if there is none, and then setting it does nothing.
  fileprivate subscript(id: Int) -> Timer? {
    get { places.indices.contains(id - 1) ? places[id - 1] : nil }
    set { if self[id] != nil { places[id - 1] = newValue } }
  }

  fileprivate var numbered: [(id: Int, timer: Timer)] {
    zip(1..., places).compactMap { id, timer in timer.map { (id, $0) } }
  }
}

func screen(of state: AppState) -> [String] {
  let all = state.numbered
  guard let first = all.first else { return ["No timers"] }
  return [line(first.id, first.timer)] + all.dropFirst().map(line)
}

private func line(_ id: Int, _ timer: AppState.Timer) -> String {
  let digits = (timer.times.left % 60).description
  let zero = digits.count < 2 ? "0" : ""
  return "\(id) \(timer.name) \(timer.times.left / 60):\(zero + digits) \(timer.status)"
}

// MARK: - Step 2: one timer

extension AppState.Timer {
  mutating func tap(_ event: TimerEvent) {
    switch (event, status) {
    case (.startTapped, .stopped): status = .running
    case (.pauseTapped, .running): status = .stopped
    case (.resetTapped, _): self = Self(name: name, times: (times.full, times.full))
    default: break
    }
  }

  mutating func tick() {
    if status != .running { return }
    times.left -= 1
    if times.left == 0 { status = .rings }
  }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  /// Runs on what is there, and leaves nil as it is.
  func run(_ part: inout Part?, _ event: PartEvent) {
    guard var found = part else { return }
    reducer(&found, event)
    part = found
  }
  return { whole, wholeEvent in
    if let (id, partEvent) = event(wholeEvent) { run(&whole[keyPath: parts][id], partEvent) }
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let used = state.places.filter { $0 != nil }.count
    switch event {
    case .addTapped: if used < count { reducer(&state, event) }
    default: reducer(&state, event)
    }
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state
    reducer(&state, event)
    for (id, timer) in state.numbered {
      guard timer.status == .rings, before[id]?.status != .rings else { continue }
      ring(timer.name)
    }
  }
}

// MARK: - Step 5: startKitchen

private struct Kitchen {
  var state = AppState()
  var reducer: Reducer<AppState, AppEvent>

  mutating func screen(after event: AppEvent) -> [String] {
    reducer(&state, event)
    return YourScreen.lines(state)
  }
}

private enum YourScreen {
  static func lines(_ state: AppState) -> [String] { screen(of: state) }
}

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var kitchen = Kitchen(reducer: bell(atMost(8, appReducer), ring: ring))
  let take = { (event: AppEvent) in show(kitchen.screen(after: event)) }
  take(.nothing)
  return take
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  // Each timer does something else, and all of them are looked at in the end.
  var state = AppState()
  func happens(_ events: AppEvent...) {
    for event in events { reducer(&state, event) }
  }
  for name in ["runs", "pauses", "resets", "goes", "stays"] {
    happens(.addTapped(name: name, seconds: 10))
  }
  happens(.timer(id: 1, .startTapped), .timer(id: 2, .startTapped), .timer(id: 3, .startTapped))
  happens(.secondPassed, .timer(id: 2, .pauseTapped), .timer(id: 3, .resetTapped))
  happens(.secondPassed, .removeTapped(id: 4), .secondPassed)
  return screen(of: state) == [
    "1 runs 0:07 running", "2 pauses 0:09 stopped", "3 resets 0:10 stopped", "5 stays 0:10 stopped",
  ]
}

// MARK: - Step 7: one tablet

struct TabletState {
  /// The kitchen first, then the pastry kitchen.
  fileprivate var kitchens = [AppState(), AppState()]
  fileprivate var trays: [Baking?] = [nil, nil]
}

private struct Baking {
  var name: String
  var time = 0
}

enum TabletEvent {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)
}

private func kitchens(
  _ reducers: Reducer<AppState, AppEvent>...
) -> Reducer<TabletState, TabletEvent> {
  return { state, event in
    switch event {
    case .kitchen(let event): reducers[0](&state.kitchens[0], event)
    case .pastry(let event): reducers[1](&state.kitchens[1], event)
    case .trayIn, .trayOut: break
    }
  }
}

private func oven(_ trays: inout [Baking?], _ event: TabletEvent) {
  switch event {
  case .trayIn(let tray, let name):
    if trays.indices.contains(tray - 1), trays[tray - 1] == nil {
      trays[tray - 1] = Baking(name: name)
    }
  case .trayOut(let tray):
    if trays.indices.contains(tray - 1) { trays[tray - 1] = nil }
  case .pastry(.secondPassed):
    trays = trays.map { $0.map { Baking(name: $0.name, time: $0.time + 1) } }
  case .kitchen, .pastry:
    break
  }
}

private func writing(
  _ log: @escaping (String) -> Void, _ reducer: @escaping Reducer<TabletState, TabletEvent>
) -> Reducer<TabletState, TabletEvent> {
  return { state, event in
    defer { reducer(&state, event) }
    guard case .kitchen = event else {
      guard case .pastry = event else { return log("Oven") }
      return log("Pastry")
    }
    log("Kitchen")
  }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let both = kitchens(bell(app, ring: ring), app)
  return writing(log) { state, event in
    both(&state, event)
    oven(&state.trays, event)
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  let trays = zip(1..., state.trays).map { number, tray -> String in
    guard let tray else { return "\(number) empty" }
    let digits = (tray.time % 60).description
    return "\(number) \(tray.name) \(tray.time / 60):\(digits.count < 2 ? "0" : "")\(digits)"
  }
  return ["Kitchen"] + screen(of: state.kitchens[0]) + ["Pastry"] + screen(of: state.kitchens[1])
    + ["Oven"] + trays
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
