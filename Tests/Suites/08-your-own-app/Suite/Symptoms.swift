import SuiteSupport
import YourOwnAppScript

// What is said of an exercise that makes no known mistake: what is wrong with it wherever anything is.

/// The first screen of a run that isn't right.
struct WrongScreen {
  /// What happened; nil at the beginning. What happens in an app happens in the tablet's kitchen.
  let event: TabletEvent?
  let before: ShownScreen
  let right: ShownScreen
  let seen: ShownScreen
  /// How the lines differ.
  let deviation: Deviation?

  /// The lines that aren't right.
  var wrong: Set<ShownScreen.Key> {
    let keys = Set(right.lines.keys).union(seen.lines.keys)
    return keys.filter { right.lines[$0] != seen.lines[$0] }
  }

  /// The numbers that the event may be about; nil if it may be about any.
  private var own: Set<ShownScreen.Key>? {
    guard let event, let number = event.number else { return nil }
    return [ShownScreen.Key(place: event.place, number: number)]
  }

  /// Whether no timer and no tray has the number in the event.
  var isForNobody: Bool { own?.isDisjoint(with: before.lines.keys) ?? false }

  /// The button that was tapped in the kitchen; nil if none was.
  var tap: TimerEvent? {
    if case .kitchen(.timer(_, let tap)) = event { tap } else { nil }
  }

  var isReset: Bool { tap == .resetTapped }

  /// Whether nothing is wrong but the time of some lines.
  var isWrongTime: Bool {
    !wrong.isEmpty
      && wrong.allSatisfy { key in
        guard let right = right.lines[key], var seen = seen.lines[key] else { return false }
        seen.time = right.time
        return seen == right
      }
  }

  /// Whether these times are right, and written otherwise.
  var isWrittenOtherwise: Bool {
    isWrongTime && wrong.allSatisfy { right.lines[$0]?.seconds == seen.lines[$0]?.seconds }
  }

  /// Whether there is nothing to show, and that isn't said.
  var isUnsaid: Bool { right.lines.isEmpty && seen.lines.isEmpty }

  /// Whether something is wrong with a line that the event isn't for.
  var isElsewhere: Bool {
    switch event {
    case nil: false
    case .kitchen(.addTapped), .pastry(.addTapped): wrong.contains { before.lines[$0] != nil }
    case .kitchen(.secondPassed): wrong.contains { $0.place != "Kitchen" }
    case .pastry(.secondPassed): wrong.contains { $0.place == "Kitchen" }
    default: !wrong.isSubset(of: own ?? [])
    }
  }

  /// Whether this is so of all that isn't right, part by part of each line.
  func all(_ isSo: (_ before: String, _ right: String, _ seen: String) -> Bool) -> Bool {
    !wrong.isEmpty
      && wrong.allSatisfy { key in
        let lines = [before, right, seen].map { $0.lines[key]?.parts ?? ["", "", "", ""] }
        return lines[0].indices.allSatisfy { place in
          lines[1][place] == lines[2][place]
            || isSo(lines[0][place], lines[1][place], lines[2][place])
        }
      }
  }
}

/// What the screen of a kitchen or a tablet says, by places and numbers.
struct ShownScreen {
  struct Key: Hashable {
    var place: String
    var number: Int
  }

  let lines: [Key: ShownLine]

  init(_ screen: [String]) {
    var place = "Kitchen"
    lines = screen.reduce(into: [:]) { lines, text in
      let line = ShownLine(text)
      if let number = Int(line.number) {
        lines[Key(place: place, number: number)] = line
      } else if TabletRules().heads.contains(text) {
        place = text
      }
    }
  }
}

/// A line of a screen that has all that it should have.
struct ShownLine: Equatable {
  var number: String
  var name: String
  /// Empty where there is none.
  var time = ""
  /// Empty where the line ends with the time.
  var status = ""

  init(_ line: String) {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    number = words.removeFirst()
    if let last = words.last, !last.contains(":") { status = words.removeLast() }
    if let last = words.last, last.contains(":") { time = words.removeLast() }
    name = words.joined(separator: " ")
  }

  /// The parts that may be wrong; the first says that there is such a line.
  fileprivate var parts: [String] { [number, name, time, status] }

  /// How many seconds the time says, however it is written.
  var seconds: Int? {
    time.split(separator: ":").reduce(0) { sum, digits in
      guard let sum, let number = Int(digits) else { return nil }
      return sum &* 60 &+ number
    }
  }
}

extension TabletEvent {
  /// Of the timer or tray that it is for.
  fileprivate var number: Int? {
    switch self {
    case .kitchen(.timer(let id, _)), .pastry(.timer(let id, _)): id
    case .kitchen(.removeTapped(let id)), .pastry(.removeTapped(let id)): id
    case .trayIn(let tray, _), .trayOut(let tray): tray
    default: nil
    }
  }
}

extension Call {
  /// What happens one after the other, each with a screen after it.
  fileprivate var events: [TabletEvent] {
    switch self {
    case .reducing(let turns, _, _, _): turns.map { .kitchen($0.event) }
    case .tablet(let turns, _, _, _): turns.map(\.event)
    default: []
    }
  }
}

extension Suite {
  typealias ScreenSymptom = Symptom<[Call], [[[String]]]>

  /// The screens of each run, one after the other.
  static func screens(_ trace: [Answer]) -> [[[String]]] { trace.map { $0.moments.map(\.screen) } }

  /// What holds for the first screen of each run that isn't right.
  static func screen(
    _ name: String, _ shows: @escaping (WrongScreen) -> Bool
  ) -> ScreenSymptom {
    ScreenSymptom(name) { calls, right, seen in
      zip(calls, zip(right, seen)).allSatisfy { call, runs in
        let (right, seen) = runs
        guard let place = right.indices.first(where: { right[$0] != seen[$0] }) else { return true }
        return shows(
          WrongScreen(
            event: place == 0 ? nil : call.events[place - 1],
            before: ShownScreen(right[max(0, place - 1)]), right: ShownScreen(right[place]),
            seen: ShownScreen(seen[place]), deviation: seen[place].deviation(from: right[place])))
      }
    }
  }

  /// By the event after which something is wrong.
  static var eventSymptoms: [ScreenSymptom] {
    [
      screen("screen-says-never-empty") { $0.isUnsaid && $0.event == nil },
      screen("screen-says-empty-only-when-new", \.isUnsaid),
      screen("event-changes-the-order") { $0.deviation == .order },
      screen("missing-number-does-something") { $0.isForNobody && $0.event?.place != "Oven" },
      screen("missing-tray-does-something") { $0.isForNobody && $0.event?.place == "Oven" },
      screen("event-reaches-others", \.isElsewhere),
    ]
  }

  /// The same, where the event is for those lines that are wrong.
  static var ownSymptoms: [ScreenSymptom] {
    [
      screen("time-is-written-otherwise", \.isWrittenOtherwise),
      screen("second-misses-a-timer") { screen in
        screen.event == .kitchen(.secondPassed)
          && screen.wrong.allSatisfy { screen.before.lines[$0] == screen.seen.lines[$0] }
      },
      screen("event-changes-too-much") { $0.all { before, right, _ in before == right } },
      screen("event-changes-too-little") { $0.all { before, _, seen in before == seen } },
      screen("event-changes-otherwise") { $0.all { _, _, _ in true } },
    ]
  }
}

extension Suite {
  /// What is printed, and what several kitchens share, or copies of one state.
  static var outsideDiagnoses: [Diagnosis<Suite>] {
    let ringing: [AppEvent] = [
      .add(1), .start(), .secondPassed, .reset(), .pause(), .add(9), .remove(),
    ]
    let tablet = TabletSamples.events + TabletSamples.idle
    let printing: [(check: String, script: [Call])] = [
      ("app.silent", [.reducing(ringing.turns), PartSamples.numbers([PartTurn(2, 5)])]),
      ("layers.silent", [Layer.atMost(1), .bell].map { .reducing(ringing.turns, layers: [$0]) }),
      ("kitchen.silent", [.started(ringing.turns)]), ("works.silent", [.tested(.own)]),
      ("tablet.silent", [.tablet(tablet.map { TabletTurn($0) })]),
    ]
    let byTurns = (ringing + [.add(60), .start(), .secondPassed]).flatMap { event in
      [0, 1].map { Turn(event, in: $0) }
    }
    let apps = [[], [.bell], [Layer.atMost(1)]].map { layers in
      [Call.reducing(byTurns, kitchens: 2, layers: layers)]
    }
    let tablets = tablet.flatMap { event in [0, 1].map { TabletTurn(event, in: $0) } }
    let copied: [AppEvent] = [.add(2), .start()]
    let copies = [[.add(1)], [.secondPassed], [.remove()]].map { (events: [AppEvent]) in
      [
        Call.reducing(
          copied.turns + events.map { Turn($0, in: 1, copying: true) }, kitchens: 2)
      ]
    }
    let copiedTablets = tablet.flatMap { event in
      [[], TabletSamples.busy].map { earlier in
        let turns = earlier.map { TabletTurn($0) } + [TabletTurn(event, in: 1, copying: true)]
        return [Call.tablet(turns, tablets: 2)]
      }
    }
    let sharing: [(name: String, check: String, scripts: [[Call]])] =
      [
        ("shared", "add.same-answer", apps), ("shared", "timer.same-answer", apps),
        ("shared", "app.same-answer", apps), ("shared", "layers.same-answer", apps.dropLast()),
        ("shared", "kitchen.two", [[.started(byTurns, kitchens: 2)]]),
        ("shared", "works.same-answer", [[.tested(.own), .tested(.own)]]),
        ("shared", "tablet.same-answer", [[.tablet(tablets, tablets: 2)]]),
        ("room-is-shared", "layers.same-answer", apps.suffix(1)),
      ]
      + ["add.copy", "timer.copy", "app.copy"].map { ("copies-are-one-object", $0, copies) }
      + [("copies-are-one-object", "tablet.copy", copiedTablets)]
    return printing.map { Diagnosis(printing: "prints", check: $0.check, scripts: [$0.script]) }
      + sharing.map { Diagnosis(sharing: $0.name, check: $0.check, scripts: $0.scripts) }
  }
}
