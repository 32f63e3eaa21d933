// Lesson 8 · Your own app: the state itself is a class, and so is each timer.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen

final class TimerOnTheWall {
  let number: Int
  let label: String
  let fullTime: Int
  var remaining: Int
  var isRunning = false

  init(number: Int, label: String, fullTime: Int) {
    self.number = number
    self.label = label
    self.fullTime = fullTime
    remaining = fullTime
  }

  var rings: Bool { remaining == 0 }
}

final class AppState {
  var wall: [TimerOnTheWall] = []
  var numbers = (1...).makeIterator()
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
  case .addTapped(_, let seconds) where seconds <= 0:
    return
  case .addTapped(let label, let seconds):
    guard let number = state.numbers.next() else { return }
    state.wall.append(TimerOnTheWall(number: number, label: label, fullTime: seconds))
  case .timer(let number, let event):
    state.wall.first { $0.number == number }?.handle(event)
  case .removeTapped(let number):
    guard let place = state.wall.firstIndex(where: { $0.number == number }) else { return }
    state.wall.remove(at: place)
  case .secondPassed:
    for timer in state.wall { timer.tick() }
  }
}

func screen(of state: AppState) -> [String] {
  var lines = state.wall.map(\.line)
  if lines.count == 0 { lines.append("No timers") }
  return lines
}

extension TimerOnTheWall {
  fileprivate var line: String {
    var seconds = "\(remaining % 60)"
    if seconds.count == 1 { seconds = "0" + seconds }
    let time = "\(remaining / 60):\(seconds)"
    switch (isRunning, rings) {
    case (true, _): return "\(number) \(label) \(time) running"
    case (false, true): return "\(number) \(label) \(time) rings"
    case (false, false): return "\(number) \(label) \(time) stopped"
    }
  }
}

// MARK: - Step 2: one timer

extension TimerOnTheWall {
  fileprivate func handle(_ event: TimerEvent) {
    switch event {
    case .startTapped:
      if !rings { isRunning = true }
    case .pauseTapped:
      isRunning = false
    case .resetTapped:
      isRunning = false
      remaining = fullTime
    }
  }

  fileprivate func tick() {
    if !isRunning { return }
    remaining -= 1
    if rings { isRunning = false }
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
    whole[keyPath: parts] = Dictionary(
      uniqueKeysWithValues: whole[keyPath: parts].map { key, part in
        guard key == id else { return (key, part) }
        var changed = part
        reducer(&changed, partEvent)
        return (key, changed)
      })
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    var isHeldBack = false
    if case .addTapped = event { isHeldBack = state.wall.count >= count }
    if !isHeldBack { reducer(&state, event) }
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    // A copy of the state would change with it, so what is looked at is written down.
    let rang = state.wall.filter(\.rings).map(\.number)
    reducer(&state, event)
    for timer in state.wall where timer.rings && !rang.contains(timer.number) {
      ring(timer.label)
    }
  }
}

// MARK: - Step 5: startKitchen

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  var state = AppState()
  let inner = atMost(8, appReducer)
  let reducer = bell(inner, ring: ring)
  show(["No timers"])
  return { event in
    reducer(&state, event)
    show(screen(of: state))
  }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  /// A new kitchen each time, with two timers of which the second one runs.
  func kitchen(after events: AppEvent...) -> [String] {
    var state = AppState()
    reducer(&state, .addTapped(name: "Fish", seconds: 100))
    reducer(&state, .addTapped(name: "Chips", seconds: 100))
    reducer(&state, .timer(id: 2, .startTapped))
    for event in events { reducer(&state, event) }
    return screen(of: state)
  }

  let fish = "1 Fish 1:40 stopped"
  return kitchen() == [fish, "2 Chips 1:40 running"]
    && kitchen(after: .secondPassed) == [fish, "2 Chips 1:39 running"]
    && kitchen(after: .timer(id: 2, .pauseTapped)) == [fish, "2 Chips 1:40 stopped"]
    && kitchen(after: .secondPassed, .timer(id: 2, .resetTapped)) == [fish, "2 Chips 1:40 stopped"]
    && kitchen(after: .removeTapped(id: 1)) == ["2 Chips 1:40 running"]
    && kitchen(after: .removeTapped(id: 2)) == [fish]
}

// MARK: - Step 7: one tablet

final class TrayInTheOven {
  let number: Int
  private var label: String?
  private var seconds = 0

  init(number: Int) {
    self.number = number
  }

  func put(_ label: String) {
    guard self.label == nil else { return }
    self.label = label
    seconds = 0
  }

  func clear() { label = nil }

  func tick() { seconds += 1 }

  var line: String {
    guard let label else { return "\(number) empty" }
    var rest = "\(seconds % 60)"
    if rest.count == 1 { rest = "0" + rest }
    return "\(number) \(label) \(seconds / 60):\(rest)"
  }
}

final class TabletState {
  var kitchen = AppState()
  var pastry = AppState()
  let oven = [TrayInTheOven(number: 1), TrayInTheOven(number: 2)]
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
  let withBell = bell(app, ring: ring)
  return { state, event in
    switch event {
    case .kitchen(let event):
      withBell(&state.kitchen, event)
      log("Kitchen")
    case .pastry(.secondPassed):
      app(&state.pastry, .secondPassed)
      for tray in state.oven { tray.tick() }
      log("Pastry")
    case .pastry(let event):
      app(&state.pastry, event)
      log("Pastry")
    case .trayIn(let number, let label):
      state.oven.first { $0.number == number }?.put(label)
      log("Oven")
    case .trayOut(let number):
      state.oven.first { $0.number == number }?.clear()
      log("Oven")
    }
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  var lines = ["Kitchen"] + screen(of: state.kitchen)
  lines += ["Pastry"] + screen(of: state.pastry)
  lines += ["Oven"] + state.oven.map(\.line)
  return lines
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
