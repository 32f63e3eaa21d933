// Lesson 8 · Your own app: the state is what has happened, and the timers are made from that.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

struct AppState {
  /// All that has happened. Seconds in a row are one entry, or an hour would make a long list.
  fileprivate enum Entry {
    case tap(AppEvent)
    case seconds(Int)
  }

  fileprivate var past: [Entry] = []
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
  guard case .secondPassed = event else { return state.past.append(.tap(event)) }
  if case .seconds(let seconds) = state.past.last {
    state.past[state.past.endIndex - 1] = .seconds(seconds + 1)
  } else {
    state.past.append(.seconds(1))
  }
}

func screen(of state: AppState) -> [String] {
  let timers = state.timers
  if timers.isEmpty { return ["No timers"] }
  return timers.map { timer in
    let seconds = timer.left % 60
    let padded = String(repeating: "0", count: seconds < 10 ? 1 : 0) + String(seconds)
    return "\(timer.id) \(timer.name) \(timer.left / 60):\(padded) \(timer.word)"
  }
}

// MARK: - Step 2: one timer

/// A timer as it follows from the past.
private struct MadeTimer {
  let id: Int
  let name: String
  let full: Int
  var left: Int
  var goes = false

  var word: String { left == 0 ? "rings" : goes ? "running" : "stopped" }

  mutating func tapped(_ event: TimerEvent) {
    switch event {
    case .startTapped: goes = true
    case .pauseTapped: goes = false
    case .resetTapped: (left, goes) = (full, false)
    }
    // What rings doesn't go.
    goes = goes && left > 0
  }

  mutating func passed(_ seconds: Int) {
    guard goes else { return }
    left = max(0, left - seconds)
    goes = left > 0
  }
}

extension AppState {
  fileprivate var timers: [MadeTimer] {
    var lastID = 0
    return past.reduce(into: []) { timers, entry in
      switch entry {
      case .seconds(let seconds):
        for index in timers.indices { timers[index].passed(seconds) }
      case .tap(.addTapped(let name, let seconds)) where seconds > 0:
        lastID += 1
        timers.append(MadeTimer(id: lastID, name: name, full: seconds, left: seconds))
      case .tap(.timer(let id, let event)):
        for index in timers.indices where timers[index].id == id { timers[index].tapped(event) }
      case .tap(.removeTapped(let id)):
        timers = timers.filter { $0.id != id }
      case .tap:
        break
      }
    }
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
    var all = whole[keyPath: parts]
    guard let place = all.index(forKey: id) else { return }
    reducer(&all.values[place], partEvent)
    whole[keyPath: parts] = all
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event {
      guard state.timers.count < count else { return }
    }
    reducer(&state, event)
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let quiet = state.timers.filter { $0.left == 0 }.map(\.id)
    reducer(&state, event)
    for timer in state.timers where timer.left == 0 && !quiet.contains(timer.id) {
      ring(timer.name)
    }
  }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var state = AppState()
  let reducer = bell(
    atMost(8) { state, event in appReducer(&state, event) }, ring: { name in ring(name) })
  show(screen(of: state))
  return { event in
    var next = state
    reducer(&next, event)
    state = next
    show(screen(of: next))
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func screenAfter(_ events: [AppEvent]) -> String {
    screen(of: events.reduce(into: AppState(), reducer)).joined(separator: ", ")
  }

  let added = ["Pasta", "Pasta", "Peas"].map { AppEvent.addTapped(name: $0, seconds: 600) }
  let started = added + [.timer(id: 2, .startTapped), .secondPassed]
  let expected: [(events: [AppEvent], screen: String)] = [
    (added, "1 Pasta 10:00 stopped, 2 Pasta 10:00 stopped, 3 Peas 10:00 stopped"),
    (started, "1 Pasta 10:00 stopped, 2 Pasta 9:59 running, 3 Peas 10:00 stopped"),
    (
      started + [.timer(id: 2, .pauseTapped), .secondPassed],
      "1 Pasta 10:00 stopped, 2 Pasta 9:59 stopped, 3 Peas 10:00 stopped"
    ),
    (
      started + [.timer(id: 2, .resetTapped), .secondPassed],
      "1 Pasta 10:00 stopped, 2 Pasta 10:00 stopped, 3 Peas 10:00 stopped"
    ),
    (started + [.removeTapped(id: 2)], "1 Pasta 10:00 stopped, 3 Peas 10:00 stopped"),
  ]
  return expected.allSatisfy { screenAfter($0.events) == $0.screen }
}

// MARK: - Step 7: one tablet

/// Of the kitchens only their reducer knows what follows from what has happened; of the oven we know it.
struct TabletState {
  fileprivate var kitchens: [Place: AppState] = [.kitchen: AppState(), .pastry: AppState()]
  fileprivate var oven: [OvenEntry] = []
}

private enum Place: String {
  case kitchen = "Kitchen"
  case pastry = "Pastry"
  case oven = "Oven"
}

private enum OvenEntry {
  case put(Int, String)
  case taken(Int)
  case second
}

struct TabletEvent {
  fileprivate let place: Place
  fileprivate let inKitchen: AppEvent?
  fileprivate let inOven: OvenEntry?

  private init(_ place: Place, _ event: AppEvent?, _ entry: OvenEntry?) {
    (self.place, inKitchen, inOven) = (place, event, entry)
  }

  static func kitchen(_ event: AppEvent) -> TabletEvent { TabletEvent(.kitchen, event, nil) }

  static func pastry(_ event: AppEvent) -> TabletEvent {
    if case .secondPassed = event { return TabletEvent(.pastry, event, .second) }
    return TabletEvent(.pastry, event, nil)
  }

  static func trayIn(tray: Int, name: String) -> TabletEvent {
    TabletEvent(.oven, nil, .put(tray, name))
  }

  static func trayOut(tray: Int) -> TabletEvent { TabletEvent(.oven, nil, .taken(tray)) }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let reducers: [Place: Reducer<AppState, AppEvent>] = [
    .kitchen: bell(app, ring: ring), .pastry: app,
  ]
  return { state, event in
    log(event.place.rawValue)
    if let own = event.inKitchen, let reducer = reducers[event.place] {
      reducer(&state.kitchens[event.place, default: AppState()], own)
    }
    if let entry = event.inOven { state.oven.append(entry) }
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  var trays: [(name: String, seconds: Int)?] = [nil, nil]
  for entry in state.oven {
    switch entry {
    case .put(let tray, let name):
      if (1...2).contains(tray), trays[tray - 1] == nil { trays[tray - 1] = (name, 0) }
    case .taken(let tray):
      if (1...2).contains(tray) { trays[tray - 1] = nil }
    case .second:
      for place in 0...1 { trays[place]?.seconds += 1 }
    }
  }
  let oven = trays.enumerated().map { place, tray -> String in
    guard let tray else { return "\(place + 1) empty" }
    let seconds = tray.seconds % 60
    return "\(place + 1) \(tray.name) \(tray.seconds / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
  let kitchens = [Place.kitchen, .pastry].flatMap { place in
    [place.rawValue] + screen(of: state.kitchens[place] ?? AppState())
  }
  return kitchens + [Place.oven.rawValue] + oven
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
