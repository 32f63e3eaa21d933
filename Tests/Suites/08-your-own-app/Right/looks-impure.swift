// Lesson 8 · Your own app: everything here looks forbidden, and nothing is.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

/// A timer. It never calls print() or Date(), and sleep(1) stands here only as a comment.
struct Random {
  static let minute = 60
  var print: String
  var date: Int
  var sleep: Int
  var isGlobal = false
}

struct AppState {
  var `static`: [Int: Random] = [:]
  var `var` = 0
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
  func random(_ event: AppEvent) -> (id: Int, event: TimerEvent)? {
    if case .timer(let id, let event) = event { return (id: id, event: event) }
    return nil
  }
  forEach(print, parts: \.static, event: random)(&state, event)
  if case .addTapped(let print, let date) = event, date > 0 {
    state.var += 1
    state.static.updateValue(Random(print: print, date: date, sleep: date), forKey: state.var)
  } else if case .removeTapped(let id) = event {
    state.static.removeValue(forKey: id)
  } else if case .secondPassed = event {
    for (id, random) in state.static where random.isGlobal {
      state.static[id]!.sleep -= 1
      state.static[id]!.isGlobal = random.sleep > 1
    }
  }
}

func screen(of state: AppState) -> [String] {
  state.static.isEmpty
    ? ["No timers"]
    : state.static.keys.sorted().map { id in
      let random = state.static[id]!
      let (minutes, seconds) = random.sleep.quotientAndRemainder(dividingBy: Random.minute)
      let status = random.isGlobal ? "running" : random.sleep > 0 ? "stopped" : "rings"
      return """
        \(id) \(random.print) \(minutes):\(seconds < 10 ? "0\(seconds)" : "\(seconds)") \(status)
        """
    }
}

// MARK: - Step 2: one timer

private func print(_ random: inout Random, _ event: TimerEvent) {
  random.isGlobal =
    switch event {
    case .startTapped: random.sleep > 0
    case .pauseTapped, .resetTapped: false
    }
  guard case .resetTapped = event else { return }
  random.sleep = random.date
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { random, date in
    if let now = event(date), var print = random[keyPath: parts][now.id] {
      reducer(&print, now.event)
      random[keyPath: parts][now.id] = print
    }
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  // Nothing is counted here: `var count = 0` would be shared by all kitchens.
  return { state, event in
    if case .addTapped = event { guard state.static.count < count else { return } }
    reducer(&state, event)
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    var date = state.static.filter { $1.sleep == 0 }.mapValues(\.print)
    reducer(&state, event)
    // Who rang before is put in once more, and whoever rings now without it is new.
    for (id, random) in state.static.sorted(by: { $0.key < $1.key }) where random.sleep == 0 {
      if date.updateValue(random.print, forKey: id) == nil { ring(random.print) }
    }
  }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  final class Global {
    var shared = AppState()
  }
  let global = Global()
  let reducer = bell(atMost(8, appReducer), ring: ring)
  func print() { show(screen(of: global.shared)) }
  print()
  return { date in
    reducer(&global.shared, date)
    print()
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  var state = AppState()
  var date: [[String]] = []
  let events: [AppEvent] = [
    .addTapped(name: "print()", seconds: 120), .addTapped(name: "Date()", seconds: 60),
    .timer(id: 2, .startTapped), .secondPassed, .timer(id: 2, .pauseTapped), .secondPassed,
    .timer(id: 2, .resetTapped), .removeTapped(id: 1),
  ]
  for event in events {
    reducer(&state, event)
    date.append(screen(of: state))
  }
  return date == [
    ["1 print() 2:00 stopped"],
    ["1 print() 2:00 stopped", "2 Date() 1:00 stopped"],
    ["1 print() 2:00 stopped", "2 Date() 1:00 running"],
    ["1 print() 2:00 stopped", "2 Date() 0:59 running"],
    ["1 print() 2:00 stopped", "2 Date() 0:59 stopped"],
    ["1 print() 2:00 stopped", "2 Date() 0:59 stopped"],
    ["1 print() 2:00 stopped", "2 Date() 1:00 stopped"],
    ["2 Date() 1:00 stopped"],
  ]
}

// MARK: - Step 7: one tablet

/// A log that nobody writes to, and a `time` that no clock tells.
struct TabletState {
  var log = AppState()
  var random = AppState()
  var time: [Int: (sleep: String, date: Int)] = [:]
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
  let print = bell(app, ring: ring)
  // No counter is kept here: `var calls = 0` would be the same for all tablets.
  func date(_ state: inout TabletState) {
    for (tray, var dish) in state.time {
      dish.date += 1
      state.time[tray] = dish
    }
  }
  return { state, event in
    let sleep: String
    switch event {
    case .kitchen(let random):
      print(&state.log, random)
      sleep = "Kitchen"
    case .pastry(let random):
      app(&state.random, random)
      if case .secondPassed = random { date(&state) }
      sleep = "Pastry"
    case .trayIn(let tray, let name):
      if [1, 2].contains(tray), !state.time.keys.contains(tray) { state.time[tray] = (name, 0) }
      sleep = "Oven"
    case .trayOut(let tray):
      state.time.removeValue(forKey: tray)
      sleep = "Oven"
    }
    log(sleep)
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  func print(_ tray: Int) -> String {
    guard let (sleep, date) = state.time[tray] else { return "\(tray) empty" }
    return "\(tray) \(sleep) \(date / 60):\(date % 60 < 10 ? "0" : "")\(date % 60)"
  }
  return ["Kitchen"] + screen(of: state.log) + ["Pastry"] + screen(of: state.random)
    + ["Oven", print(1), print(2)]
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
