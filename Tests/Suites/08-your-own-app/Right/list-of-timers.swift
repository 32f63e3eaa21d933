// Lesson 8 · Your own app: a list of timers that have an id, and `forEach` for lists.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

struct EggTimer: Identifiable {
  let id: Int
  let name: String
  let seconds: Int
  var left: Int
  var isOn = false
}

struct AppState {
  var timers: [EggTimer] = []
  var lastID = 0
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
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  let tap: Reducer<AppState, AppEvent> = forEach(eggTimer, parts: \.timers) {
    if case .timer(let id, let event) = $0 { return (id, event) }
    return nil
  }
  tap(&state, event)
  if case .addTapped(let name, let seconds) = event, seconds > 0 {
    state.lastID += 1
    state.timers.append(EggTimer(id: state.lastID, name: name, seconds: seconds, left: seconds))
  }
  if case .removeTapped(let id) = event { state.timers.removeAll { $0.id == id } }
  if case .secondPassed = event {
    state.timers = state.timers.map { timer in
      var timer = timer
      if timer.isOn { timer.left -= 1 }
      if timer.left == 0 { timer.isOn = false }
      return timer
    }
  }
}

func screen(of state: AppState) -> [String] {
  var lines: [String] = []
  for timer in state.timers {
    let seconds = timer.left % 60
    let word = timer.left == 0 ? "rings" : timer.isOn ? "running" : "stopped"
    lines.append(
      "\(timer.id) \(timer.name) \(timer.left / 60):\(seconds / 10)\(seconds % 10) \(word)")
  }
  if lines.isEmpty { lines = ["No timers"] }
  return lines
}

// MARK: - Step 2: one timer

func eggTimer(_ timer: inout EggTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped: timer.isOn = timer.left != 0
  case .pauseTapped: timer.isOn = false
  case .resetTapped: (timer.left, timer.isOn) = (timer.seconds, false)
  }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part: Identifiable, Part.ID == Int {
  return { whole, wholeEvent in
    guard let found = event(wholeEvent) else { return }
    for place in whole[keyPath: parts].indices where whole[keyPath: parts][place].id == found.id {
      reducer(&whole[keyPath: parts][place], found.event)
    }
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event {
      if state.timers.count >= count { return }
    }
    reducer(&state, event)
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let old = state.timers
    reducer(&state, event)
    for timer in state.timers where timer.left == 0 {
      let rang = old.contains { $0.id == timer.id && $0.left == 0 }
      if !rang { ring(timer.name) }
    }
  }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let reducer = atMost(8, bell(appReducer, ring: ring))
  var state = AppState() {
    didSet { show(screen(of: state)) }
  }
  show(screen(of: state))
  return { event in
    var next = state
    reducer(&next, event)
    state = next
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  var (theirs, mine) = (AppState(), AppState())
  let events: [AppEvent] = [
    .addTapped(name: "Soup", seconds: 4), .addTapped(name: "Fish", seconds: 9),
    .timer(id: 2, .startTapped), .secondPassed, .timer(id: 2, .pauseTapped), .secondPassed,
    .timer(id: 2, .resetTapped), .timer(id: 1, .startTapped), .secondPassed, .removeTapped(id: 1),
  ]
  for event in events {
    reducer(&theirs, event)
    appReducer(&mine, event)
    if screen(of: theirs) != screen(of: mine) { return false }
  }
  return true
}

// MARK: - Step 7: one tablet

/// Whatever stands on the tablet and has an id: the two kitchens, the two trays.
struct Room<Content>: Identifiable {
  let id: Int
  var content: Content
}

struct Dish {
  var name: String
  var seconds = 0
}

struct TabletState {
  var kitchens = [Room(id: 0, content: AppState()), Room(id: 1, content: AppState())]
  var trays = [Room<Dish?>(id: 1, content: nil), Room<Dish?>(id: 2, content: nil)]
}

enum DishEvent {
  case putIn(String)
  case takenOut
  case secondPassed
}

enum TabletEvent {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)

  var inKitchen: (id: Int, event: AppEvent)? {
    switch self {
    case .kitchen(let event): return (0, event)
    case .pastry(let event): return (1, event)
    default: return nil
    }
  }

  func onTray(_ id: Int) -> (id: Int, event: DishEvent)? {
    switch self {
    case .trayIn(let tray, let name): return (tray, .putIn(name))
    case .trayOut(let tray): return (tray, .takenOut)
    case .pastry(.secondPassed): return (id, .secondPassed)
    default: return nil
    }
  }
}

func dishReducer(_ tray: inout Room<Dish?>, _ event: DishEvent) {
  switch event {
  case .putIn(let name): tray.content = tray.content ?? Dish(name: name)
  case .takenOut: tray.content = nil
  case .secondPassed: tray.content?.seconds += 1
  }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let loud = bell(app, ring: ring)
  let kitchens: Reducer<TabletState, TabletEvent> = forEach(
    { room, event in room.id == 0 ? loud(&room.content, event) : app(&room.content, event) },
    parts: \.kitchens, event: \.inKitchen)
  let taps: Reducer<TabletState, TabletEvent> = forEach(
    dishReducer, parts: \.trays, event: { $0.onTray(1) })
  let seconds: Reducer<TabletState, TabletEvent> = forEach(
    dishReducer, parts: \.trays,
    event: { if case .pastry = $0 { $0.onTray(2) } else { nil } })
  return { state, event in
    for reducer in [kitchens, taps, seconds] { reducer(&state, event) }
    log(["Kitchen", "Pastry", "Oven"][event.inKitchen?.id ?? 2])
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  var lines: [String] = []
  for (head, room) in zip(["Kitchen", "Pastry"], state.kitchens) {
    lines.append(head)
    lines += screen(of: room.content)
  }
  lines.append("Oven")
  for tray in state.trays {
    if let dish = tray.content {
      let seconds = dish.seconds % 60
      lines.append("\(tray.id) \(dish.name) \(dish.seconds / 60):\(seconds / 10)\(seconds % 10)")
    } else {
      lines.append("\(tray.id) empty")
    }
  }
  return lines
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
