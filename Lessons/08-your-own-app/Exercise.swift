// Lesson 8 · Your own app
// Read the lesson: `swift run workbook read 8`. Check your work: `swift run workbook test 8`.

// MARK: - Given: the type of every reducer

/// Takes a value one event further.
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen
// Declare what the app knows and what can happen. The table in the lesson says which names are fixed.

struct AppState {
}

enum TimerEvent {
}

enum AppEvent {
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
}

/// What hangs above the stove: one line for each timer.
func screen(of state: AppState) -> [String] {
  return []
}

// MARK: - Step 2: one timer
// Start, pause, reset, and what a second does.

// MARK: - Step 3: forEach
// One reducer for many parts, each of which has an id; and removing.

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { _, _ in }
}

// MARK: - Step 4: two layers
// One holds events back, the other tells what has happened.

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { _, _ in }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { _, _ in }
}

// MARK: - Step 5: startKitchen
// An owner for the state, the layers around the reducer, and the screen.

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  return { _ in }
}

// MARK: - Step 6: kitchenWorks
// Your own test of any reducer that says it is this app.

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  return false
}

// MARK: - Step 7: one tablet
// Two kitchens and an oven. All of it is yours; only the names are fixed, by the table in the lesson.

struct TabletState {
}

enum TabletEvent {
  // Only the names are fixed: a struct with a static function of each name will do, too.
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  return { _, _ in }
}

func tabletScreen(of state: TabletState) -> [String] {
  return []
}

// MARK: - Scratch
// Try anything: `swift run workbook run 8` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
