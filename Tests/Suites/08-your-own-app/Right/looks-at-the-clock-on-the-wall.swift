// Lesson 8 · Your own app: the state has one clock, and a timer knows until when it runs.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

struct AppState {
  /// How many seconds have passed in this kitchen.
  var now = 0
  var timers: [Int: Deadline] = [:]
  var lastNumber = 0
}

struct Deadline {
  enum Hand {
    case stands(Int)
    case runs(until: Int)
  }

  var name: Substring
  var full: Int
  var hand: Hand

  func left(at now: Int) -> Int {
    switch hand {
    case .stands(let left): left
    case .runs(let end): max(0, end - now)
    }
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
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    if seconds < 1 { break }
    state.lastNumber += 1
    state.timers[state.lastNumber] = Deadline(
      name: name[...], full: seconds, hand: .stands(seconds))
  case .removeTapped(let id):
    state.timers = state.timers.filter { key, _ in key != id }
  case .secondPassed:
    state.now += 1
  case .timer:
    tapReducer(&state, event)
  }
}

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.key < $1.key }.map { number, timer -> String in
    let left = timer.left(at: state.now)
    let (tens, ones) = (left % 60).quotientAndRemainder(dividingBy: 10)
    return "\(number) \(timer.name) \(left / 60):\(tens)\(ones) \(timer.word(at: state.now))"
  }
  return lines.isEmpty ? ["No timers"] : lines
}

extension Deadline {
  fileprivate func word(at now: Int) -> String {
    if left(at: now) == 0 { return "rings" }
    if case .runs = hand { return "running" }
    return "stopped"
  }
}

// MARK: - Step 2: one timer

private func deadlineReducer(_ timer: inout Deadline, _ event: (TimerEvent, now: Int)) {
  let left = timer.left(at: event.now)
  switch (event.0, timer.hand) {
  case (.startTapped, .stands): timer.hand = .runs(until: event.now + left)
  case (.startTapped, .runs): break
  case (.pauseTapped, _): timer.hand = .stands(left)
  case (.resetTapped, _): timer.hand = .stands(timer.full)
  }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let found = event(wholeEvent) else { return }
    // Taken out and put back: nobody else holds it meanwhile.
    guard var part = whole[keyPath: parts].removeValue(forKey: found.id) else { return }
    defer { whole[keyPath: parts][found.id] = part }
    reducer(&part, found.event)
  }
}

private func tapReducer(_ state: inout AppState, _ event: AppEvent) {
  let now = state.now
  let reducer: Reducer<AppState, AppEvent> = forEach(
    deadlineReducer, parts: \.timers,
    event: { event in
      guard case .timer(let id, let tap) = event else { return nil }
      return (id, (tap, now))
    })
  reducer(&state, event)
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count >= count {
      // There is no room.
    } else {
      reducer(&state, event)
    }
  }
}

extension AppState {
  fileprivate var ringing: [Int] {
    timers.filter { $0.value.left(at: now) == 0 }.keys.sorted()
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.ringing
    reducer(&state, event)
    for id in state.ringing where !before.contains(id) {
      if let timer = state.timers[id] { ring(String(timer.name)) }
    }
  }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var state = AppState() {
    didSet { show(screen(of: state)) }
  }
  let reducer = bell(atMost(8, appReducer), ring: ring)
  show(screen(of: state))
  return { event in
    var next = state
    reducer(&next, event)
    state = next
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  var state = AppState()
  var isRight = true
  func expect(_ lines: String..., after events: AppEvent...) {
    for event in events { reducer(&state, event) }
    isRight = isRight && screen(of: state) == lines
  }
  expect("No timers")
  expect("1 Tea 0:02 stopped", after: .addTapped(name: "Tea", seconds: 2))
  expect(
    "1 Tea 0:02 stopped", "2 Tea 0:07 stopped", after: .addTapped(name: "Tea", seconds: 7),
    .secondPassed)
  expect("1 Tea 0:02 stopped", "2 Tea 0:07 running", after: .timer(id: 2, .startTapped))
  expect("1 Tea 0:02 stopped", "2 Tea 0:05 running", after: .secondPassed, .secondPassed)
  expect(
    "1 Tea 0:02 stopped", "2 Tea 0:05 stopped", after: .timer(id: 2, .pauseTapped), .secondPassed)
  expect("1 Tea 0:02 stopped", "2 Tea 0:07 stopped", after: .timer(id: 2, .resetTapped))
  expect("2 Tea 0:07 stopped", after: .removeTapped(id: 1))
  expect(
    "2 Tea 0:07 stopped", "3 Tea 0:01 running", after: .addTapped(name: "Tea", seconds: 1),
    .timer(id: 3, .startTapped))
  expect("2 Tea 0:07 stopped", "3 Tea 0:00 rings", after: .secondPassed)
  expect("3 Tea 0:00 rings", after: .removeTapped(id: 2), .timer(id: 2, .startTapped))
  return isRight
}

// MARK: - Step 7: one tablet

struct TabletState {
  var kitchen = AppState()
  var pastry = PastryKitchen()
}

struct PastryKitchen {
  var timers = AppState()
  /// How many seconds its clock has counted.
  var now = 0
  /// What is on a tray, and when it was put there.
  var trays: [Int: (name: String, since: Int)] = [:]
}

enum TabletEvent {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)
}

private func pastryReducer(
  _ app: @escaping Reducer<AppState, AppEvent>
) -> Reducer<PastryKitchen, TabletEvent> {
  return { kitchen, event in
    switch event {
    case .kitchen: break
    case .pastry(let event):
      app(&kitchen.timers, event)
      if case .secondPassed = event { kitchen.now += 1 }
    case .trayIn(let tray, let name):
      guard tray == 1 || tray == 2, kitchen.trays[tray] == nil else { return }
      kitchen.trays[tray] = (name, kitchen.now)
    case .trayOut(let tray): kitchen.trays[tray] = nil
    }
  }
}

private func on<Whole, Part, Event>(
  _ path: WritableKeyPath<Whole, Part>, _ reducer: @escaping Reducer<Part, Event>
) -> Reducer<Whole, Event> {
  return { reducer(&$0[keyPath: path], $1) }
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let loud = bell(app, ring: ring)
  let kitchen: Reducer<AppState, TabletEvent> = {
    if case .kitchen(let event) = $1 { loud(&$0, event) }
  }
  let parts = [on(\TabletState.kitchen, kitchen), on(\TabletState.pastry, pastryReducer(app))]
  return { state, event in
    for part in parts { part(&state, event) }
    switch event {
    case .kitchen: log("Kitchen")
    case .pastry: log("Pastry")
    case .trayIn, .trayOut: log("Oven")
    }
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  let trays = (1...2).map { tray -> String in
    guard let (name, since) = state.pastry.trays[tray] else { return "\(tray) empty" }
    let (minutes, seconds) = (state.pastry.now - since).quotientAndRemainder(dividingBy: 60)
    return "\(tray) \(name) \(minutes):\(seconds / 10)\(seconds % 10)"
  }
  return [["Kitchen"], screen(of: state.kitchen), ["Pastry"], screen(of: state.pastry.timers)]
    .flatMap { $0 } + ["Oven"] + trays
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
