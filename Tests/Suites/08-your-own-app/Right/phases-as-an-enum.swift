// Lesson 8 · Your own app: what a timer does is an enum with the time in it; layers by compose.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

/// What is put around a reducer.
typealias Layer = (@escaping Reducer<AppState, AppEvent>) -> Reducer<AppState, AppEvent>

// MARK: - Step 1: what can happen

struct AppState {
  struct Timer {
    enum Phase {
      case stopped(left: Int)
      case running(left: Int)
      case rings
    }

    let name: String
    let seconds: Int
    var phase: Phase
  }

  fileprivate(set) var timers = [Int: Timer]()
  fileprivate var idsGiven = 0...0
}

enum TimerEvent: String, CaseIterable {
  case resetTapped
  case pauseTapped
  case startTapped
}

enum AppEvent {
  case secondPassed
  case removeTapped(id: Int)
  case addTapped(name: String, seconds: Int)
  case timer(id: Int, TimerEvent)
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  let all = [adding, removing, tapping, passing]
  for reducer in all { reducer(&state, event) }
}

private func adding(_ state: inout AppState, _ event: AppEvent) {
  guard case .addTapped(let name, let seconds) = event, seconds >= 1 else { return }
  let id = state.idsGiven.upperBound + 1
  state.idsGiven = 0...id
  state.timers[id] = .init(name: name, seconds: seconds, phase: .stopped(left: seconds))
}

func screen(of state: AppState) -> [String] {
  var lines: [String] = []
  for id in state.timers.keys.sorted() {
    guard let timer = state.timers[id] else { continue }
    lines.append([String(id), timer.name, timer.phase.text].joined(separator: " "))
  }
  if lines.isEmpty { lines = ["No timers"] }
  return lines
}

extension AppState.Timer.Phase {
  fileprivate var text: String {
    switch self {
    case .stopped(let left): return clock(left) + " stopped"
    case .running(let left): return clock(left) + " running"
    case .rings: return clock(0) + " rings"
    }
  }

  private func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds / 10 % 6)\(seconds % 10)"
  }

  fileprivate var isRings: Bool {
    if case .rings = self { return true } else { return false }
  }
}

// MARK: - Step 2: one timer

private func timerReducer(_ timer: inout AppState.Timer, _ event: TimerEvent) {
  switch (timer.phase, event) {
  case (.stopped(let left), .startTapped): timer.phase = .running(left: left)
  case (.running(let left), .pauseTapped): timer.phase = .stopped(left: left)
  case (_, .resetTapped): timer.phase = .stopped(left: timer.seconds)
  case (.rings, _), (.running, .startTapped), (.stopped, .pauseTapped): break
  }
}

private func passing(_ state: inout AppState, _ event: AppEvent) {
  guard case .secondPassed = event else { return }
  state.timers = state.timers.mapValues { timer in
    guard case .running(let left) = timer.phase else { return timer }
    var timer = timer
    timer.phase = left == 1 ? .rings : .running(left: left - 1)
    return timer
  }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  func run(_ whole: inout Whole, _ wholeEvent: WholeEvent) {
    guard let found = event(wholeEvent), whole[keyPath: parts].keys.contains(found.id) else {
      return
    }
    reducer(&whole[keyPath: parts][found.id]!, found.event)
  }
  return run
}

private let tapping = forEach(timerReducer, parts: \AppState.timers) { (event: AppEvent) in
  if case .timer(let id, let event) = event { (id, event) } else { nil }
}

private func removing(_ state: inout AppState, _ event: AppEvent) {
  if case .removeTapped(let id) = event { state.timers.removeValue(forKey: id) }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let isFull = !(state.timers.count < count)
    if isFull, case .addTapped = event { return }
    reducer(&state, event)
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state
    reducer(&state, event)
    for id in state.timers.keys.sorted() {
      guard let timer = state.timers[id], timer.phase.isRings else { continue }
      if before.timers[id]?.phase.isRings != true { ring(timer.name) }
    }
  }
}

func compose(_ outer: @escaping Layer, _ inner: @escaping Layer) -> Layer {
  return { outer(inner($0)) }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let layers = compose({ atMost(8, $0) }, { bell($0, ring: ring) })
  let reducer = layers(appReducer)
  var state = AppState()
  func showIt() { show(screen(of: state)) }
  defer { showIt() }
  return { event in
    reducer(&state, event)
    showIt()
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  var state = AppState()
  func now(_ events: AppEvent...) -> [String] {
    for event in events { reducer(&state, event) }
    return screen(of: state)
  }

  let rice = "2 Rice 20:00 stopped"
  guard now(.addTapped(name: "Eggs", seconds: 61)) == ["1 Eggs 1:01 stopped"] else { return false }
  guard now(.addTapped(name: "Rice", seconds: 1200)) == ["1 Eggs 1:01 stopped", rice],
    now(.timer(id: 1, .startTapped)) == ["1 Eggs 1:01 running", rice],
    now(.secondPassed, .secondPassed) == ["1 Eggs 0:59 running", rice],
    now(.timer(id: 1, .pauseTapped)) == ["1 Eggs 0:59 stopped", rice],
    now(.timer(id: 1, .resetTapped)) == ["1 Eggs 1:01 stopped", rice],
    now(.removeTapped(id: 1)) == [rice]
  else { return false }
  return now(.removeTapped(id: 2)) == ["No timers"]
}

// MARK: - Step 7: one tablet

struct TabletState {
  enum Tray {
    case empty
    case baking(String, seconds: Int)
  }

  fileprivate(set) var kitchens = (main: AppState(), pastry: AppState())
  fileprivate(set) var trays = (upper: Tray.empty, lower: Tray.empty)
}

enum TrayTap {
  case put(String)
  case take
  case second
}

enum TabletEvent {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)

  fileprivate func tap(on number: Int) -> TrayTap? {
    switch self {
    case .pastry(.secondPassed): return .second
    case .trayIn(number, let name): return .put(name)
    case .trayOut(number): return .take
    case .kitchen, .pastry, .trayIn, .trayOut: return nil
    }
  }
}

private func trayReducer(_ tray: inout TabletState.Tray, _ tap: TrayTap) {
  switch (tray, tap) {
  case (.empty, .put(let name)): tray = .baking(name, seconds: 0)
  case (.baking(let name, let seconds), .second): tray = .baking(name, seconds: seconds + 1)
  case (.baking, .take): tray = .empty
  case (.empty, .take), (.empty, .second), (.baking, .put): break
  }
}

private func pulledBack<Local, LocalEvent>(
  _ reducer: @escaping Reducer<Local, LocalEvent>,
  get: @escaping (TabletState) -> Local, set: @escaping (inout TabletState, Local) -> Void,
  event: @escaping (TabletEvent) -> LocalEvent?
) -> Reducer<TabletState, TabletEvent> {
  return { state, tabletEvent in
    guard let localEvent = event(tabletEvent) else { return }
    var local = get(state)
    reducer(&local, localEvent)
    set(&state, local)
  }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all = [
    pulledBack(
      bell(app, ring: ring), get: { $0.kitchens.main }, set: { $0.kitchens.main = $1 },
      event: { if case .kitchen(let event) = $0 { event } else { nil } }),
    pulledBack(
      app, get: { $0.kitchens.pastry }, set: { $0.kitchens.pastry = $1 },
      event: { if case .pastry(let event) = $0 { event } else { nil } }),
    pulledBack(
      trayReducer, get: { $0.trays.upper }, set: { $0.trays.upper = $1 },
      event: { $0.tap(on: 1) }),
    pulledBack(
      trayReducer, get: { $0.trays.lower }, set: { $0.trays.lower = $1 },
      event: { $0.tap(on: 2) }),
  ]
  return { state, event in
    switch event {
    case .kitchen: log("Kitchen")
    case .pastry: log("Pastry")
    case .trayIn, .trayOut: log("Oven")
    }
    for reducer in all { reducer(&state, event) }
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  func line(_ number: Int, _ tray: TabletState.Tray) -> String {
    switch tray {
    case .empty: return "\(number) empty"
    case .baking(let name, let seconds):
      return "\(number) \(name) \(seconds / 60):\(seconds / 10 % 6)\(seconds % 10)"
    }
  }
  return ["Kitchen"] + screen(of: state.kitchens.main)
    + ["Pastry"] + screen(of: state.kitchens.pastry)
    + ["Oven", line(1, state.trays.upper), line(2, state.trays.lower)]
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
