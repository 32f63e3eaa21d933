import SuiteSupport
import YourOwnAppScript

/// What the model's app knows.
struct Kitchen: Equatable {
  /// In the order of their numbers.
  var timers: [KitchenTimer] = []
  /// How many were ever added.
  var count = 0
}

/// One timer of the model's app.
struct KitchenTimer: Equatable {
  var id: Int
  var name: String
  /// From where it goes down.
  var seconds: Int
  var secondsLeft: Int
  var isRunning = false
  /// Whether it rings, where a wrong app keeps that for itself; nil where it follows.
  var keptRinging: Bool?

  init(id: Int, name: String, seconds: Int) {
    (self.id, self.name, self.seconds, secondsLeft) = (id, name, seconds, seconds)
  }

  var rings: Bool { secondsLeft == 0 }
}

extension Kitchen {
  mutating func add(_ name: String, _ seconds: Int) {
    guard seconds > 0 else { return }
    count += 1
    timers.append(KitchenTimer(id: count, name: name, seconds: seconds))
  }

  mutating func remove(_ id: Int) { timers.removeAll { $0.id == id } }

  /// The place of a number in the list; none if it isn't there.
  func places(of id: Int) -> [Int] { timers.indices.filter { timers[$0].id == id } }
}

extension KitchenTimer {
  mutating func tap(_ event: TimerEvent) {
    switch event {
    case .startTapped: isRunning = !rings
    case .pauseTapped: isRunning = false
    case .resetTapped: (secondsLeft, isRunning) = (seconds, false)
    }
  }

  mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
    isRunning = !rings
  }

  var status: String { keptRinging ?? rings ? "rings" : isRunning ? "running" : "stopped" }

  var time: String { "\(secondsLeft / 60):\(twoDigits(secondsLeft % 60))" }

  var line: String { "\(id) \(name) \(time) \(status)" }
}

/// A number below 100 with two digits.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// A whole kitchen, in parts that a mistake can replace.
struct KitchenParts {
  /// How often the first screen is shown.
  var showsAtOnce = 1
  /// How often the screen is shown after each event.
  var showsEach = 1
  /// Which screen is shown.
  var shows = Screens.new
  /// Whether a screen that is the same again isn't shown.
  var showsOnlyChanges = false
  /// Whether events reach the app at all.
  var acts = true
  var bell = Bell.before
  var room = Model.room
  /// Whether the kitchen begins anew for each event.
  var startsOver = false

  /// A kitchen's screens, by when they were made.
  enum Screens {
    /// After the event.
    case new
    /// Before the event.
    case old
    case oldAndNew
    /// When the kitchen was started.
    case first
  }

  /// When the bell rings, seen from the screen of the same event.
  enum Bell {
    case before
    case after
    case never
    /// Twice, for it hangs there twice.
    case twice
  }

  func start(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
  ) -> (AppEvent) -> Void {
    let rules = AppRules()
    var state = Kitchen()
    let first = rules.screen(of: state)
    for _ in 0..<showsAtOnce { show(first) }
    return { event in
      if startsOver { state = Kitchen() }
      let old = state
      if acts { Model().atMost(room, rules.reduce)(&state, event) }
      let rung = state.ringing(since: old).map(\.name)
      if shows == .oldAndNew { show(rules.screen(of: old)) }
      if bell == .before { rung.forEach(ring) }
      if bell == .twice { for name in rung + rung { ring(name) } }
      let (before, after) = (rules.screen(of: old), rules.screen(of: state))
      if !showsOnlyChanges || before != after {
        let shown =
          switch shows {
          case .new, .oldAndNew: after
          case .old: before
          case .first: first
          }
        for _ in 0..<showsEach { show(shown) }
      }
      if bell == .after { rung.forEach(ring) }
    }
  }
}

extension Suite {
  static var kitchenDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "kitchen.shows-at-once", "kitchen.shows-each", "kitchen.bell", "kitchen.eight",
        ], scripts: [kitchenScript], seeing: \.self,
        mistakes: mistakes([
          "kitchen-shows-nothing": [
            KitchenParts(showsAtOnce: 0, acts: false),
            KitchenParts(showsAtOnce: 0, showsEach: 0),
            KitchenParts(showsAtOnce: 0, showsEach: 0, acts: false),
            KitchenParts(showsAtOnce: 0, showsEach: 0, bell: .never),
          ],
          "kitchen-shows-nothing-at-once": [KitchenParts(showsAtOnce: 0)],
          "kitchen-shows-only-at-once": [
            KitchenParts(showsEach: 0), KitchenParts(showsEach: 0, acts: false),
            KitchenParts(showsEach: 0, bell: .never),
          ],
          "kitchen-shows-twice": [
            KitchenParts(showsAtOnce: 2), KitchenParts(showsEach: 2),
            KitchenParts(showsAtOnce: 2, showsEach: 2), KitchenParts(shows: .oldAndNew),
          ],
          "kitchen-shows-the-old-state": [
            KitchenParts(shows: .old), KitchenParts(shows: .old, bell: .after),
          ],
          "kitchen-shows-the-first-screen": [KitchenParts(shows: .first)],
          "kitchen-starts-over": [KitchenParts(startsOver: true)],
          "kitchen-shows-only-changes": [KitchenParts(showsOnlyChanges: true)],
          "kitchen-rings-after-the-screen": [KitchenParts(bell: .after)],
          "kitchen-without-bell": [KitchenParts(bell: .never)],
          "kitchen-has-the-bell-twice": [KitchenParts(bell: .twice)],
          "kitchen-without-limit": [KitchenParts(room: .max)],
          "kitchen-without-layers": [KitchenParts(bell: .never, room: .max)],
          "kitchen-has-another-limit": [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11].map {
            KitchenParts(room: $0)
          },
        ]), otherwise: kitchenSymptoms)
    ]
  }

  /// By the first event of each kitchen that isn't right.
  private static var kitchenSymptoms: [Symptom<[Call], [Answer]>] {
    func kitchen(
      _ name: String,
      _ shows: @escaping (_ right: YourOwnAppScript.Moment, _ seen: YourOwnAppScript.Moment) -> Bool
    ) -> Symptom<[Call], [Answer]> {
      Symptom(name) { _, right, seen in
        zip(right, seen).allSatisfy { right, seen in
          zip(right.moments, seen.moments).first { $0 != $1 }.map(shows) ?? true
        }
      }
    }
    return [
      kitchen("kitchen-shows-too-little") { $1.shown.count < $0.shown.count },
      kitchen("kitchen-shows-twice") { $1.shown.count > $0.shown.count },
      kitchen("kitchen-does-otherwise") { _, _ in true },
    ]
  }

  private static var kitchenScript: [Call] {
    let events: [AppEvent] = [
      .add(1), .start(), .secondPassed, .secondPassed, .reset(), .pause(7), .start(), .secondPassed,
    ]
    return [
      .started(events.turns), .started((1...12).map { .add($0, "Timer") }.turns), .started([]),
    ]
  }

  private static func mistakes(
    _ kitchens: KeyValuePairs<String, [KitchenParts]>
  ) -> [AppMistake] {
    kitchens.flatMap { name, parts in
      parts.map { parts in Mistake(name) { $0.play(on: Model(kitchen: parts)) } }
    }
  }
}
