// Lesson 8 · Your own app: no type for a timer, but a dictionary for each thing that is known.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

struct AppState {
  var names: [Int: String] = [:]
  var wholeTimes: [Int: Int] = [:]
  var timesLeft: [Int: Int] = [:]
  var running: Set<Int> = []
  var firstFreeID = 1

  var ids: [Int] { names.keys.sorted() }
}

enum TimerEvent: Int, Sendable {
  case startTapped = 1
  case pauseTapped
  case resetTapped
}

enum AppEvent: Hashable, Sendable {
  case addTapped(name: String, seconds: Int)
  case timer(id: Int, TimerEvent)
  case removeTapped(id: Int)
  case secondPassed
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { break }
    state.names[state.firstFreeID] = name
    state.wholeTimes[state.firstFreeID] = seconds
    state.timesLeft[state.firstFreeID] = seconds
    state.firstFreeID += 1
  case .timer(let id, .startTapped):
    if let left = state.timesLeft[id], left > 0 { state.running.insert(id) }
  case .timer(let id, .pauseTapped):
    state.running.remove(id)
  case .timer(let id, .resetTapped):
    state.running.remove(id)
    state.timesLeft[id] = state.wholeTimes[id]
  case .removeTapped(let id):
    state.names[id] = nil
    state.wholeTimes[id] = nil
    state.timesLeft[id] = nil
    state.running.remove(id)
  case .secondPassed:
    let goDown = forEach(takeOne, parts: \AppState.timesLeft) { (id: Int) in (id, ()) }
    for id in state.running { goDown(&state, id) }
    state.running.subtract(state.ringing)
  }
}

func screen(of state: AppState) -> [String] {
  guard state.names.count > 0 else { return ["No timers"] }
  return state.ids.map { id in
    let left = state.timesLeft[id] ?? 0
    let word =
      if state.running.contains(id) { "running" } else if left > 0 { "stopped" } else { "rings" }
    let parts = [String(id), state.names[id] ?? "", time(left), word]
    return parts.joined(separator: " ")
  }
}

private func time(_ seconds: Int) -> String {
  let minutes = seconds / 60
  let rest = seconds - 60 * minutes
  return rest > 9 ? "\(minutes):\(rest)" : "\(minutes):0\(rest)"
}

// MARK: - Step 2: one timer

/// What a second does to the time of one timer.
private func takeOne(_ left: inout Int, _ event: Void) {
  left -= 1
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    switch event(wholeEvent) {
    case nil:
      break
    case .some((let id, let partEvent)):
      let all = parts.appending(path: \.[id])
      guard case .some(var part) = whole[keyPath: all] else { break }
      reducer(&part, partEvent)
      whole[keyPath: all] = part
    }
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    switch event {
    case .addTapped:
      if state.ids.count < count { fallthrough }
    case .timer, .removeTapped, .secondPassed:
      reducer(&state, event)
    }
  }
}

extension AppState {
  fileprivate var ringing: Set<Int> { Set(timesLeft.filter { $0.value == 0 }.keys) }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.ringing
    reducer(&state, event)
    for id in state.ringing.subtracting(before).sorted() { ring(state.names[id] ?? "") }
  }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let layered = bell(atMost(8, appReducer), ring: ring)
  var states = [AppState()]
  let draw = { show(states.last.map(screen(of:)) ?? []) }
  draw()
  return { event in
    layered(&states[0], event)
    draw()
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  let add: [AppEvent] = [
    .addTapped(name: "Stock", seconds: 7200), .addTapped(name: "Bread", seconds: 2400),
  ]
  var state = add.reduce(into: AppState(), reducer)
  if state.names != [1: "Stock", 2: "Bread"] { return false }
  reducer(&state, .timer(id: 2, .startTapped))
  if state.running != [2] { return false }
  reducer(&state, .secondPassed)
  if state.timesLeft != [1: 7200, 2: 2399] { return false }
  reducer(&state, .timer(id: 2, .pauseTapped))
  if !state.running.isEmpty { return false }
  reducer(&state, .timer(id: 2, .resetTapped))
  if state.timesLeft != state.wholeTimes { return false }
  reducer(&state, .removeTapped(id: 1))
  return state.names == [2: "Bread"]
}

// MARK: - Step 7: one tablet

struct TabletState {
  var kitchens: [String: AppState] = ["Kitchen": AppState(), "Pastry": AppState()]
  var dishes: [Int: String] = [:]
  var bakedFor: [Int: Int] = [1: 0, 2: 0]
}

enum TabletEvent: Hashable, Sendable {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)

  var words: (place: String, event: AppEvent?) {
    switch self {
    case .kitchen(let event): ("Kitchen", event)
    case .pastry(let event): ("Pastry", event)
    case .trayIn, .trayOut: ("Oven", nil)
    }
  }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  return { state, event in
    let (place, own) = event.words
    log(place)
    if let own, var kitchen = state.kitchens[place] {
      // Both have a bell, and nobody hears the second one.
      bell(app, ring: { if place == "Kitchen" { ring($0) } })(&kitchen, own)
      state.kitchens[place] = kitchen
    }
    switch event {
    case .trayIn(let tray, let name):
      guard state.bakedFor[tray] != nil, state.dishes[tray] == nil else { return }
      state.dishes[tray] = name
    case .trayOut(let tray):
      guard state.dishes.removeValue(forKey: tray) != nil else { return }
      state.bakedFor[tray] = 0
    case .pastry(.secondPassed):
      for tray in state.dishes.keys { state.bakedFor[tray, default: 0] += 1 }
    case .kitchen, .pastry:
      break
    }
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  var lines: [String] = []
  for place in ["Kitchen", "Pastry"] {
    lines.append(place)
    lines.append(contentsOf: state.kitchens[place].map(screen) ?? [])
  }
  lines.append("Oven")
  for tray in state.bakedFor.keys.sorted() {
    let dish = state.dishes[tray].map { "\($0) \(time(state.bakedFor[tray] ?? 0))" }
    lines.append("\(tray) \(dish ?? "empty")")
  }
  return lines
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
