// Fails: tablet.version
// Diagnosis: Each app is one large switch over an array, and the tablet is a third one over everything.
// Mistake: tablet-has-rules-of-its-own

// MARK: - Step 1: what can happen

struct KitchenTimer {
  var place: String
  var id: Int
  var name: String
  var seconds: Int
  var secondsLeft: Int
  var isRunning = false
}

struct AppState {
  var entries: [KitchenTimer] = []
  var last = 0
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
    if seconds > 0 {
      state.last += 1
      state.entries.append(
        KitchenTimer(
          place: "Kitchen", id: state.last, name: name, seconds: seconds, secondsLeft: seconds))
    }
  case .timer(let id, .startTapped):
    for place in state.entries.indices where state.entries[place].id == id {
      state.entries[place].isRunning = state.entries[place].secondsLeft > 0
    }
  case .timer(let id, .pauseTapped):
    for place in state.entries.indices where state.entries[place].id == id {
      state.entries[place].isRunning = false
    }
  case .timer(let id, .resetTapped):
    for place in state.entries.indices where state.entries[place].id == id {
      state.entries[place].isRunning = false
      state.entries[place].secondsLeft = state.entries[place].seconds
    }
  case .removeTapped(let id):
    state.entries.removeAll { $0.id == id }
  case .secondPassed:
    for place in state.entries.indices where state.entries[place].isRunning {
      state.entries[place].secondsLeft -= 1
      if state.entries[place].secondsLeft == 0 { state.entries[place].isRunning = false }
    }
  }
}

func screen(of state: AppState) -> [String] {
  if state.entries.isEmpty { return ["No timers"] }
  return state.entries.map { "\($0.id) \($0.name) \(clock($0.secondsLeft)) \(word($0))" }
}

func clock(_ seconds: Int) -> String {
  "\(seconds / 60):\(seconds % 60 / 10)\(seconds % 10)"
}

func word(_ entry: KitchenTimer) -> String {
  entry.secondsLeft == 0 ? "rings" : entry.isRunning ? "running" : "stopped"
}

// MARK: - Step 2: one timer

// Without: timerReducer(_:_:)

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard let place = whole[keyPath: parts].firstIndex(where: { $0.id == id }) else { return }
    reducer(&whole[keyPath: parts][place], partEvent)
  }
}

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.entries.count >= count { return }
    reducer(&state, event)
  }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let rang = state.entries.filter { $0.secondsLeft == 0 }.map(\.id)
    reducer(&state, event)
    for entry in state.entries where entry.secondsLeft == 0 && !rang.contains(entry.id) {
      ring(entry.name)
    }
  }
}

// MARK: - Step 7: one tablet

// Without: TrayEvent
// Without: trayReducer(_:_:)
// Without: ovenReducer(_:_:)
// Without: combine(_:)
// Without: pullback(_:value:event:)
// Without: logged(_:log:)

struct TabletState {
  var entries: [KitchenTimer] = []
  var last = ["Kitchen": 0, "Pastry": 0]
  var dishes: [String?] = [nil, nil]
  var baked = [0, 0]
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
  return { state, event in
    func places(_ head: String, _ id: Int) -> [Int] {
      state.entries.indices.filter {
        state.entries[$0].place == head && state.entries[$0].id == id
      }
    }
    func add(_ head: String, _ name: String, _ seconds: Int) {
      guard seconds > 0, let last = state.last[head] else { return }
      state.last[head] = last + 1
      state.entries.append(
        KitchenTimer(place: head, id: last + 1, name: name, seconds: seconds, secondsLeft: seconds))
    }
    func tap(_ head: String, _ id: Int, _ event: TimerEvent) {
      for place in places(head, id) {
        switch event {
        case .startTapped: state.entries[place].isRunning = state.entries[place].secondsLeft > 0
        case .pauseTapped: state.entries[place].isRunning = false
        case .resetTapped:
          state.entries[place].isRunning = false
          state.entries[place].secondsLeft = state.entries[place].seconds
        }
      }
    }
    func second(_ head: String) {
      for place in state.entries.indices
      where state.entries[place].place == head && state.entries[place].isRunning {
        state.entries[place].secondsLeft -= 1
        if state.entries[place].secondsLeft == 0 {
          state.entries[place].isRunning = false
          if head == "Kitchen" { ring(state.entries[place].name) }
        }
      }
    }
    switch event {
    case .kitchen(.addTapped(let name, let seconds)): add("Kitchen", name, seconds)
    case .kitchen(.timer(let id, let tapped)): tap("Kitchen", id, tapped)
    case .kitchen(.removeTapped(let id)):
      state.entries.removeAll { $0.place == "Kitchen" && $0.id == id }
    case .kitchen(.secondPassed): second("Kitchen")
    case .pastry(.addTapped(let name, let seconds)): add("Pastry", name, seconds)
    case .pastry(.timer(let id, let tapped)): tap("Pastry", id, tapped)
    case .pastry(.removeTapped(let id)):
      state.entries.removeAll { $0.place == "Pastry" && $0.id == id }
    case .pastry(.secondPassed):
      second("Pastry")
      for place in 0...1 where state.dishes[place] != nil { state.baked[place] += 1 }
    case .trayIn(let tray, let name):
      if tray == 1 || tray == 2, state.dishes[tray - 1] == nil { state.dishes[tray - 1] = name }
    case .trayOut(let tray):
      if tray == 1 || tray == 2 {
        state.dishes[tray - 1] = nil
        state.baked[tray - 1] = 0
      }
    }
    switch event {
    case .kitchen: log("Kitchen")
    case .pastry: log("Pastry")
    case .trayIn, .trayOut: log("Oven")
    }
  }
}

func tabletScreen(of state: TabletState) -> [String] {
  var lines: [String] = []
  for head in ["Kitchen", "Pastry"] {
    let own = AppState(entries: state.entries.filter { $0.place == head })
    lines += [head] + screen(of: own)
  }
  lines.append("Oven")
  for (place, dish) in state.dishes.enumerated() {
    lines.append("\(place + 1) " + (dish.map { "\($0) \(clock(state.baked[place]))" } ?? "empty"))
  }
  return lines
}
