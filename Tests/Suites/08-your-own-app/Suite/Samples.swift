import YourOwnAppScript

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

  /// What isn't enough for a timer.
  static let noSeconds = [0, -1, -60, Int.min]

  /// Numbers that no timer of a small kitchen has.
  static let missing = [0, 3, -1, 99, 1_000_000]

  /// A timer in each situation: new, running, paused, ringing, and again at the beginning.
  static let situations: [[AppEvent]] = [
    [.add(2)],
    [.add(2), .start()],
    [.add(2), .start(), .secondPassed],
    [.add(2), .start(), .secondPassed, .pause()],
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
