// Lesson 8 · Your own app: a class holds the timers, and is copied before it changes.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

private final class Shelf {
  var clocks: [Int: Clock]
  var numbers: Int

  init(clocks: [Int: Clock] = [:], numbers: Int = 0) {
    self.clocks = clocks
    self.numbers = numbers
  }
}

struct AppState {
  private var shelf = Shelf()

  init() {
  }

  var clocks: [Int: Clock] {
    get { shelf.clocks }
    set { shelf = Shelf(clocks: newValue, numbers: shelf.numbers) }
  }

  mutating func add(_ clock: Clock) {
    let number = shelf.numbers + 1
    shelf = Shelf(clocks: shelf.clocks, numbers: number)
    shelf.clocks[number] = clock
  }
}

struct Clock {
  var name: String
  var seconds: Int
  /// How many seconds it has run.
  var gone = 0
  var isOn = false

  var left: Int { seconds - gone }
}

enum TimerEvent {
  case startTapped
  case pauseTapped
  case resetTapped
  /// What `.secondPassed` is to a single timer.
  case ticked
}

enum AppEvent {
  case addTapped(name: String, seconds: Int)
  case timer(id: Int, TimerEvent)
  case removeTapped(id: Int)
  case secondPassed
  /// The kitchen closes.
  case allRemoved

  var clockEvent: (id: Int, event: TimerEvent)? {
    switch self {
    case .timer(let id, let event): (id, event)
    case .addTapped, .removeTapped, .secondPassed, .allRemoved: nil
    }
  }
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  let clocks: Reducer<AppState, AppEvent> = forEach(
    clockReducer, parts: \.clocks, event: \.clockEvent)
  switch event {
  case .addTapped(let name, let seconds):
    if seconds > 0 { state.add(Clock(name: name, seconds: seconds)) }
  case .timer:
    clocks(&state, event)
  case .removeTapped(let id):
    state.clocks.removeValue(forKey: id)
  case .secondPassed:
    for id in state.clocks.keys { clocks(&state, .timer(id: id, .ticked)) }
  case .allRemoved:
    state.clocks.removeAll()
  }
}

func screen(of state: AppState) -> [String] {
  if state.clocks.isEmpty {
    return ["No timers"]
  } else {
    return state.clocks.keys.sorted().map { "\($0) \(state.clocks[$0]!)" }
  }
}

extension Clock: CustomStringConvertible {
  var description: String {
    let tens = left % 60 / 10
    let ones = left % 10
    let word: String
    if left == 0 {
      word = "rings"
    } else if isOn {
      word = "running"
    } else {
      word = "stopped"
    }
    return "\(name) \(left / 60):\(tens)\(ones) \(word)"
  }
}

// MARK: - Step 2: one timer

func clockReducer(_ clock: inout Clock, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    if clock.left > 0 { clock.isOn = true }
  case .pauseTapped:
    clock.isOn = false
  case .resetTapped:
    clock = Clock(name: clock.name, seconds: clock.seconds)
  case .ticked:
    if clock.isOn { clock.gone += 1 }
    if clock.left == 0 { clock.isOn = false }
  }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    event(wholeEvent).map { found in
      guard let part = whole[keyPath: parts][found.id] else { return }
      var changed = part
      reducer(&changed, found.event)
      whole[keyPath: parts][found.id] = changed
    }
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    switch (event, state.clocks.count) {
    case (.addTapped, count...): return
    case (_, _): reducer(&state, event)
    }
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state
    reducer(&state, event)
    let beginners = state.clocks.filter { id, clock in
      clock.left == 0 && (before.clocks[id].map { $0.left > 0 } ?? true)
    }
    for id in beginners.keys.sorted() {
      ring(beginners[id]!.name)
    }
  }
}

// MARK: - Step 5: startKitchen

private final class Kitchen {
  private var state = AppState()
  private let reducer: Reducer<AppState, AppEvent>
  private let show: ([String]) -> Void

  init(show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void) {
    reducer = bell(atMost(8, appReducer), ring: ring)
    self.show = show
    draw()
  }

  func happen(_ event: AppEvent) {
    reducer(&state, event)
    draw()
  }

  private func draw() {
    show(screen(of: state))
  }
}

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let kitchen = Kitchen(show: show, ring: ring)
  return { kitchen.happen($0) }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  var state = AppState()
  reducer(&state, .addTapped(name: "Eggs", seconds: 5))
  reducer(&state, .addTapped(name: "Rice", seconds: 5))
  guard state.clocks.count == 2 else { return false }

  reducer(&state, .timer(id: 1, .startTapped))
  reducer(&state, .secondPassed)
  guard state.clocks[1]?.left == 4, state.clocks[2]?.left == 5 else { return false }

  // A copy stays as it is, so each button can be tried on one of its own.
  var paused = state
  reducer(&paused, .timer(id: 1, .pauseTapped))
  reducer(&paused, .secondPassed)
  guard paused.clocks[1]?.left == 4 else { return false }

  var reset = state
  reducer(&reset, .timer(id: 1, .resetTapped))
  reducer(&reset, .secondPassed)
  guard reset.clocks[1]?.left == 5 else { return false }

  reducer(&state, .removeTapped(id: 1))
  return Set(state.clocks.keys) == [2]
}

// MARK: - Step 7: one tablet

struct TabletState {
  var kitchen = AppState()
  var pastry = AppState()
  fileprivate var upper = OvenTray()
  fileprivate var lower = OvenTray()
}

private struct OvenTray {
  var dish = ""
  var seconds = 0
  var isUsed = false

  mutating func fill(_ name: String) {
    if !isUsed { self = OvenTray(dish: name, isUsed: true) }
  }

  mutating func second() {
    if isUsed { seconds += 1 }
  }
}

enum TabletEvent {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let loud = bell(app, ring: ring)
  return { state, event in
    switch event {
    case .kitchen(let event):
      log("Kitchen")
      loud(&state.kitchen, event)
    case .pastry(let event):
      log("Pastry")
      app(&state.pastry, event)
      if case .secondPassed = event {
        state.upper.second()
        state.lower.second()
      }
    case .trayIn(let tray, let name):
      log("Oven")
      if tray == 1 { state.upper.fill(name) }
      if tray == 2 { state.lower.fill(name) }
    case .trayOut(let tray):
      log("Oven")
      if tray == 1 { state.upper = OvenTray() }
      if tray == 2 { state.lower = OvenTray() }
    }
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  var lines = ["Kitchen"]
  lines += screen(of: state.kitchen)
  lines.append("Pastry")
  lines += screen(of: state.pastry)
  lines.append("Oven")
  for (number, tray) in [(1, state.upper), (2, state.lower)] {
    let seconds = tray.seconds % 60
    let time = "\(tray.seconds / 60):\(seconds / 10)\(seconds % 10)"
    lines.append(tray.isUsed ? "\(number) \(tray.dish) \(time)" : "\(number) empty")
  }
  return lines
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
