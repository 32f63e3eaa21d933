import SuiteSupport
import YourOwnAppScript

/// A right exercise; a mistake replaces one part of it.
struct Model: YourOwnAppSide {
  /// What `appReducer` and `screen` do.
  var rules = AppRules()
  /// Makes what `atMost` does, with what it remembers.
  var roomRun: () -> RoomRun = {
    { reducer, state, event, count in
      if case .addTapped = event, state.timers.count >= count { return }
      reducer(&state, event)
    }
  }
  /// Makes what `bell` does, with what it remembers.
  var bellRun: () -> BellRun = {
    { reducer, state, event, ring in
      let before = state
      reducer(&state, event)
      for timer in state.ringing(since: before) { ring(timer.name) }
    }
  }
  var kitchen = KitchenParts()
  /// What `tablet` and `tabletScreen` do.
  var tabletRules = TabletRules()
}

typealias RoomRun = (Reducer<Kitchen, AppEvent>, inout Kitchen, AppEvent, _ count: Int) -> Void
typealias BellRun = (
  Reducer<Kitchen, AppEvent>, inout Kitchen, AppEvent, _ ring: (String) -> Void
) -> Void

extension Model {
  var initialState: Kitchen { Kitchen() }

  func event(_ event: AppEvent) -> AppEvent { event }

  func meaning(of event: AppEvent) -> Meaning {
    switch event {
    case .addTapped: .add
    case .timer(_, .startTapped): .start
    case .timer(_, .pauseTapped): .pause
    case .timer(_, .resetTapped): .reset
    case .removeTapped(let id): .remove(id: id)
    case .secondPassed: .second
    }
  }

  func appReducer(_ state: inout Kitchen, _ event: AppEvent) { rules.reduce(&state, event) }

  func screen(of state: Kitchen) -> [String] { rules.screen(of: state) }

  func forEach<Part, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Int: Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent> {
    { whole, wholeEvent in
      guard let (id, partEvent) = event(wholeEvent), var part = whole[keyPath: parts][id]
      else { return }
      reducer(&part, partEvent)
      whole[keyPath: parts][id] = part
    }
  }

  func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
    { whole, wholeEvent in
      guard let (id, partEvent) = event(wholeEvent),
        let place = whole[keyPath: parts].firstIndex(where: { $0.id == id })
      else { return }
      reducer(&whole[keyPath: parts][place], partEvent)
    }
  }

  func atMost(
    _ count: Int, _ reducer: @escaping Reducer<Kitchen, AppEvent>
  ) -> Reducer<Kitchen, AppEvent> {
    let run = roomRun()
    return { run(reducer, &$0, $1, count) }
  }

  func bell(
    _ reducer: @escaping Reducer<Kitchen, AppEvent>, ring: @escaping (String) -> Void
  ) -> Reducer<Kitchen, AppEvent> {
    let run = bellRun()
    return { run(reducer, &$0, $1, ring) }
  }

  func startKitchen(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
  ) -> (AppEvent) -> Void {
    kitchen.start(show: show, ring: ring)
  }

  var initialTablet: Tablet { Tablet() }

  func event(_ event: TabletEvent) -> TabletEvent { event }

  func tablet(
    _ app: @escaping Reducer<Kitchen, AppEvent>, ring: @escaping (String) -> Void,
    log: @escaping (String) -> Void
  ) -> Reducer<Tablet, TabletEvent> {
    { tablet, event in
      let before = tablet
      tabletRules.run(app, &tablet, event)
      tabletRules.rung(before, tablet).forEach(ring)
      tabletRules.logged(event, before, tablet).forEach(log)
    }
  }

  func tabletScreen(of state: Tablet) -> [String] { tabletRules.screen(of: state) }

  func kitchenWorks(_ reducer: @escaping Reducer<Kitchen, AppEvent>) -> Bool {
    Model.proof.allSatisfy { events in
      var (state, expected) = (Kitchen(), Kitchen())
      for event in events {
        reducer(&state, event)
        AppRules().reduce(&expected, event)
      }
      return screen(of: state) == screen(of: expected)
    }
  }
}

extension Kitchen {
  /// The timers that ring, and didn't before.
  func ringing(since before: Kitchen) -> [KitchenTimer] {
    timers.filter { timer in
      timer.rings && !before.timers.contains { $0.id == timer.id && $0.rings }
    }
  }
}

extension Model {
  /// The kitchen holds so many timers.
  static let room = 8

  /// What the model tries an app with.
  fileprivate static let proof: [[AppEvent]] = {
    let two: [AppEvent] = [
      .addTapped(name: "Eggs", seconds: 3), .addTapped(name: "Rice", seconds: 60),
    ]
    let running = two + [.timer(id: 1, .startTapped), .secondPassed]
    return [
      two, running, running + [.timer(id: 1, .pauseTapped), .secondPassed],
      running + [.timer(id: 1, .resetTapped)], running + [.removeTapped(id: 1)],
    ]
  }()
}

/// What the app does, in parts that a mistake can replace.
struct AppRules {
  var add: (inout Kitchen, _ name: String, _ seconds: Int) -> Void = { $0.add($1, $2) }
  var remove: (inout Kitchen, _ id: Int) -> Void = { $0.remove($1) }
  /// The places of the timers that a tap on this number reaches.
  var tapped: (Kitchen, _ id: Int) -> [Int] = { $0.places(of: $1) }
  var tap: (inout KitchenTimer, TimerEvent) -> Void = { $0.tap($1) }
  /// The places of the timers that a second reaches.
  var passed: (Kitchen) -> [Int] = { Array($0.timers.indices) }
  var secondPassed: (inout KitchenTimer) -> Void = { $0.secondPassed() }
  /// What happens once a second has reached them.
  var afterSecond: (inout Kitchen) -> Void = { _ in }
  /// The timers from top to bottom.
  var order: ([KitchenTimer]) -> [KitchenTimer] = { $0 }
  var line: (KitchenTimer) -> String = { $0.line }
  /// What the screen says without timers.
  var empty = ["No timers"]

  func reduce(_ state: inout Kitchen, _ event: AppEvent) {
    switch event {
    case .addTapped(let name, let seconds): add(&state, name, seconds)
    case .timer(let id, let event):
      for place in tapped(state, id) { tap(&state.timers[place], event) }
    case .removeTapped(let id): remove(&state, id)
    case .secondPassed:
      for place in passed(state) { secondPassed(&state.timers[place]) }
      afterSecond(&state)
    }
  }

  func screen(of state: Kitchen) -> [String] {
    let shown = order(state.timers)
    return shown.isEmpty ? empty : shown.map(line)
  }
}

// Events as they are written in the suite, and values to try.

extension AppEvent {
  static func add(_ seconds: Int, _ name: String = "Eggs") -> AppEvent {
    .addTapped(name: name, seconds: seconds)
  }

  static func start(_ id: Int = 1) -> AppEvent { .timer(id: id, .startTapped) }

  static func pause(_ id: Int = 1) -> AppEvent { .timer(id: id, .pauseTapped) }

  static func reset(_ id: Int = 1) -> AppEvent { .timer(id: id, .resetTapped) }

  static func remove(_ id: Int = 1) -> AppEvent { .removeTapped(id: id) }

  /// The three buttons of one timer.
  static func taps(_ id: Int = 1) -> [AppEvent] { [start(id), pause(id), reset(id)] }
}

extension [AppEvent] {
  /// So many seconds.
  static func seconds(_ count: Int) -> [AppEvent] {
    Array(repeating: .secondPassed, count: count)
  }

  /// So many timers begin to ring at once.
  static func ringing(_ count: Int) -> [AppEvent] {
    let ids = 1...Swift.max(count, 1)
    return ids.map { _ in AppEvent.add(1, "Timer") } + ids.map { .start($0) } + [.secondPassed]
  }

  /// As what happens in the first of the kitchens.
  var turns: [Turn] { map { Turn($0) } }
}

enum Samples {
  /// Times on both sides of where another digit or another unit begins.
  static let times = [
    1, 5, 9, 10, 59, 60, 61, 65, 69, 70, 360, 599, 600, 601, 3_599, 3_600, 3_660, 3_661, 6_000,
    7_325, 86_400, 360_000,
  ]

  static let names = [
    "", " ", "Rice", "rice", "🥚", "👩‍🍳 soup", "Eggs and rice", " tea ", "1", "0:05", "running",
    "Crème brûlée", "a\tb",
  ]

  /// Texts that are easily changed on the way. How a line break looks is left open.
  static let forgottenNames = EdgeValues.texts.filter {
    !$0.contains(where: \.isNewline) && $0.utf8.count <= 100
  }

  /// Names in which a line's other parts are looked for in vain.
  static let linesAsNames = ["rings", "Tea rings", "rings 0:00", "2 Tea 0:00 rings"]

  /// What isn't enough for a timer.
  static let noSeconds = [0, -1, -60, -65_535, Int.min]

  /// Longer than anybody cooks: over an hour, and over what a smaller number can say. A thousandth of a
  /// second may still be counted with them.
  static let longTimes =
    [3_601, 32_768, 65_536]
    + EdgeValues.large.filter { (3_600...9_007_199_254_740_993).contains($0) }

  /// Numbers that no timer of a small kitchen has. One less than each of them is a number, too.
  static let missing = [
    0, 3, -1, 99, 1_000_000, 65_537, 4_294_967_297, Int.max, Int.min + 1,
  ]

  /// A timer in each situation: new, running, paused, running again, ringing, and again at the beginning.
  static let situations: [[AppEvent]] = [
    [.add(2)],
    [.add(2), .start()],
    [.add(2), .start(), .secondPassed],
    [.add(2), .start(), .secondPassed, .pause()],
    [.add(3), .start(), .secondPassed, .pause(), .start()],
    [.add(2), .start(), .secondPassed, .secondPassed],
    [.add(2), .start(), .secondPassed, .reset()],
    [.add(2), .start(), .secondPassed, .secondPassed, .reset()],
  ]

  /// Everything that a kitchen with two timers knows.
  static let events: [AppEvent] = [
    .secondPassed, .start(), .add(2), .pause(), .reset(), .start(2), .add(1, "Rice"), .remove(),
    .remove(2), .pause(2), .reset(2), .start(3), .remove(3), .add(0),
  ]
}

extension Literals {
  /// Times that a timer can have, also if it counts thousandths of a second.
  var times: [Int] { summands.filter { $0 > 0 } }

  /// Names of timers and dishes: not the lines of the screen, which `kitchenWorks` may name.
  var names: [String] {
    texts.filter { text in !["stopped", "running", "rings"].contains { text.hasSuffix($0) } }
  }

  /// Numbers of timers that two timers, or two trays, don't have, and from which one can be taken away.
  var missing: [Int] { numbers.filter { $0 > .min && !(1...2).contains($0) } }

  /// Numbers of timers that a kitchen may have.
  var ids: [Int] { counts(upTo: 40) }
}
