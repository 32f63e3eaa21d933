import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var addChecks: [Check<Suite>] {
    [
      Check("add.empty", step: 1) { context in
        try context.expect([], in: .reducing([]), seeing: .screen)
      },
      Check("add.line", step: 1) { context in
        // Times in which no digit is easily left out or added.
        try forAll([754, 1_525, 2_415]) { try context.expectScreens(after: [.add($0)]) }
      },
      Check("add.time", step: 1, after: "add.line") { context in
        try forAll(Samples.times + Samples.longTimes) {
          try context.expectScreens(after: [.add($0)])
        }
      },
      Check("add.numbers", step: 1, after: "add.line") { context in
        try context.expectScreens(after: [.add(754), .add(1_525, "Rice")])
        try context.expectScreens(after: ["D", "A", "C", "B"].map { .add(754, $0) })
        try context.expectScreens(after: [1_525, 754, 2_415].map { .add($0) })
        // Where the number gets another digit.
        try context.expectScreens(after: Array(repeating: .add(754, "Timer"), count: 25))
      },
      Check("add.names", step: 1, after: "add.numbers") { context in
        try forAll(Samples.names) { name in
          try context.expectScreens(after: [.add(754, name)])
          try context.expectScreens(after: [.add(754, name), .add(1_525, name)])
        }
      },
      Check("add.no-seconds", step: 1, after: "add.empty", "add.numbers") { context in
        try forAll(Samples.noSeconds) { seconds in
          try context.expectScreens(after: [.add(seconds)])
          try context.expectScreens(after: [.add(seconds), .add(754)])
          try context.expectScreens(after: [.add(754), .add(seconds), .add(1_525, "Rice")])
        }
      },
      Check(sameAnswers: "add.same-answer", step: 1, after: "add.empty", "add.numbers") { context in
        let machine = KitchenMachine(seeing: .screens) {
          $0.adding(754, atMost: 2) + $0.adding(1_525, "Rice", atMost: 2)
        }
        try context.expectWords(of: machine.byTurns, upTo: 3)
      },
    ]
  }
}

extension Suite {
  static var addDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: addChecks.map(\.id), scripts: addRuns.map { [.reducing($0.turns)] },
        seeing: lastScreen, mistakes: additions + lines + times + orders)
    ]
  }

  private typealias AddMistake = Mistake<[Call], [String]>

  private static func lastScreen(_ trace: [Answer]) -> [String] {
    trace[0].moments.last?.screen ?? []
  }

  /// A mistake that is made by other rules, and seen once all timers are added.
  private static func adding(
    _ name: String, _ change: (inout AppRules) -> Void
  ) -> AddMistake {
    var rules = AppRules()
    change(&rules)
    let side = Model(rules: rules)
    return Mistake(name) { lastScreen($0.play(on: side)) }
  }

  private static func adding<Rule>(
    _ name: String, _ rule: WritableKeyPath<AppRules, Rule>, _ value: Rule
  ) -> AddMistake {
    adding(name) { $0[keyPath: rule] = value }
  }

  /// Nothing but timers that are added: more isn't written in the first step.
  private static let addRuns: [[AppEvent]] = [
    [], [.add(5)], [.add(360)], [.add(65)], [.add(3_661)], [.add(6_000)], [.add(86_400)],
    [.add(0), .add(60)], [.add(-1), .add(61)],
    [.add(60, "Rice"), .add(61, "Eggs"), .add(62, "Tea"), .add(63, "Eggs")],
    [.add(63, "Rice"), .add(62, "Tea"), .add(61, "Eggs"), .add(62, "Oats")],
    [.add(60, ""), .add(61, " tea "), .add(62, "Rice and eggs")],
    (1...11).map { .add(60 + $0, "Timer") },
  ]

  private static var additions: [AddMistake] {
    [
      adding("adds-nothing", \.add) { _, _, _ in },
      adding("adds-no-seconds", \.add) { $0.addAny($1, $2) },
      adding("adds-no-seconds", \.add) { if $2 >= 0 { $0.addAny($1, $2) } },
      adding("adds-no-seconds") {
        $0.add = { $0.addAny($1, $2) }
        $0.line = lineBelowZero
      },
      adding("no-seconds-use-a-number", \.add) { state, name, seconds in
        if seconds > 0 { state.add(name, seconds) } else { state.count += 1 }
      },
      adding("new-timer-runs", \.add) { state, name, seconds in
        state.addAny(name, seconds, if: seconds > 0) { $0.isRunning = true }
      },
      adding("app-has-room-for-eight", \.add) {
        if $0.timers.count < Model.room { $0.add($1, $2) }
      },
      adding("name-is-the-key", \.add) { state, name, seconds in
        state.timers.removeAll { $0.name == name && seconds > 0 }
        state.add(name, seconds)
      },
      adding("name-is-the-key", \.add) { state, name, seconds in
        if !state.timers.contains(where: { $0.name == name }) { state.add(name, seconds) }
      },
      adding("ids-from-zero", \.line) { timer in timer.line { $0.id -= 1 } },
    ]
  }

  private static var lines: [AddMistake] {
    [
      adding("screen-is-empty") {
        $0.empty = []
        $0.order = { _ in [] }
      },
      adding("screen-says-never-empty") { $0.empty = [] },
      adding("screen-says-never-empty") { $0.empty = [""] },
      adding("screen-separates-otherwise", \.line) { separated($0, ": ", " ", " ") },
      adding("screen-separates-otherwise", \.line) { separated($0, ". ", " ", " ") },
      adding("screen-separates-otherwise", \.line) { separated($0, " ", ": ", " ") },
      adding("screen-separates-otherwise", \.line) { separated($0, ", ", ", ", ", ") },
      adding("screen-separates-otherwise", \.line) { separated($0, "  ", "  ", "  ") },
    ]
  }

  private static var times: [AddMistake] {
    [
      time("seconds-have-one-digit") { "\($0 / 60):\($0 % 60)" },
      time("minutes-have-two-digits") { "\(twoDigits($0 / 60)):\(twoDigits($0 % 60))" },
      time("time-has-hours") {
        let rest = "\($0 / 60 % 60):\(twoDigits($0 % 60))"
        return $0 < 3_600 ? rest : "\($0 / 3_600):\(rest)"
      },
      time("time-has-hours") {
        let rest = "\(twoDigits($0 / 60 % 60)):\(twoDigits($0 % 60))"
        return $0 < 3_600 ? "\($0 / 60):\(twoDigits($0 % 60))" : "\($0 / 3_600):\(rest)"
      },
      time("time-has-hours") { "\($0 / 60 % 60):\(twoDigits($0 % 60))" },
    ]
  }

  private static var orders: [AddMistake] {
    [
      order("newest-first") { $0.reversed() },
      order("order-is-by-name") { timers in timers.sorted { ($0.name, $0.id) < ($1.name, $1.id) } },
      order("numbers-are-sorted-as-texts") { timers in
        timers.sorted { "\($0.id)" < "\($1.id)" }
      },
      order("order-is-by-time") { timers in
        timers.sorted { ($0.secondsLeft, $0.id) < ($1.secondsLeft, $1.id) }
      },
      // Timers of the same name, or the same time, may stand in any order then.
      otherOrder("order-is-by-name", where: isSorted(by: \.name)),
      otherOrder("order-is-by-time", where: isSorted(by: \.time)),
      otherOrder("order-is-left-open") {
        !isSorted(by: \.name)($0) && !isSorted(by: \.time)($0)
      },
    ]
  }

  private static func otherOrder(
    _ name: String, where isMeant: @escaping ([[String]]) -> Bool
  ) -> AddMistake {
    .onlyOrder(name, where: isMeant, right: { lastScreen(model($0)) })
  }

  /// Whether the lines of all screens are sorted by something in them.
  private static func isSorted(
    by part: @escaping (ShownLine) -> String
  ) -> ([[String]]) -> Bool {
    { screens in
      screens.allSatisfy { lines in
        let parts = lines.map { part(ShownLine($0)) }
        return zip(parts, parts.dropFirst()).allSatisfy { $0 <= $1 }
      }
    }
  }

  private static func time(_ name: String, _ time: @escaping (Int) -> String) -> AddMistake {
    adding(name) { $0.line = { "\($0.id) \($0.name) \(time($0.secondsLeft)) \($0.status)" } }
  }

  private static func order(
    _ name: String, _ order: @escaping ([KitchenTimer]) -> [KitchenTimer]
  ) -> AddMistake {
    adding(name) { $0.order = order }
  }

  private static func separated(
    _ timer: KitchenTimer, _ first: String, _ second: String, _ third: String
  ) -> String {
    "\(timer.id)\(first)\(timer.name)\(second)\(timer.time)\(third)\(timer.status)"
  }

  /// A time below zero, as it comes out where the minus isn't thought of.
  private static func lineBelowZero(_ timer: KitchenTimer) -> String {
    let rest = timer.secondsLeft % 60
    let time = "\(timer.secondsLeft / 60):\(rest < 0 ? "\(rest)" : twoDigits(rest))"
    return "\(timer.id) \(timer.name) \(time) \(timer.secondsLeft <= 0 ? "rings" : timer.status)"
  }
}

/// A line of a screen that has all that it should have.
private struct ShownLine {
  var name: String
  var time: String

  init(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    name = words.dropFirst().dropLast(2).joined(separator: " ")
    let digits = words.dropLast().last ?? ""
    // With zeros in front, texts are sorted as numbers are.
    time = String(repeating: "0", count: max(0, 20 - digits.count)) + digits
  }
}

extension Kitchen {
  /// Adds a timer with any time.
  fileprivate mutating func addAny(
    _ name: String, _ seconds: Int, if isAdded: Bool = true,
    _ change: (inout KitchenTimer) -> Void = { _ in }
  ) {
    guard isAdded else { return }
    count += 1
    var timer = KitchenTimer(id: count, name: name, seconds: seconds)
    change(&timer)
    timers.append(timer)
  }
}

extension KitchenTimer {
  /// The line of a timer that is a little different.
  fileprivate func line(_ change: (inout KitchenTimer) -> Void) -> String {
    var timer = self
    change(&timer)
    return timer.line
  }
}
