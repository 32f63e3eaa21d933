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
      }.withLiterals { context, literals in
        try context.expectScreens(afterEach: literals.times.map { [.add($0)] })
      },
      Check("add.numbers", step: 1, after: "add.line") { context in
        try context.expectScreens(after: [.add(754), .add(1_525, "Rice")])
        try context.expectScreens(after: ["D", "A", "C", "B"].map { .add(754, $0) })
        try context.expectScreens(after: [1_525, 754, 2_415].map { .add($0) })
        // Where the number gets another digit.
        try context.expectScreens(
          afterEach: [11, 101].map { Array(repeating: .add(754, "Timer"), count: $0) })
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 200).last, most > 100 else { return }
        try context.expectScreens(
          afterEach: [Array(repeating: .add(754, "Timer"), count: most + 1)])
      },
      Check("add.names", step: 1, after: "add.numbers") { context in
        try forAll(Samples.names) { name in
          try context.expectScreens(after: [.add(754, name)])
          try context.expectScreens(after: [.add(754, name), .add(1_525, name)])
        }
        try context.expectScreens(
          afterEach: Samples.forgottenNames.map { [.add(754, $0), .add(1_525, $0)] })
      }.withLiterals { context, literals in
        try context.expectScreens(
          afterEach: literals.names.map { [.add(754, $0), .add(1_525, $0)] })
      },
      Check("add.no-seconds", step: 1, after: "add.empty", "add.numbers") { context in
        try forAll(Samples.noSeconds) { seconds in
          try context.expectScreens(after: [.add(seconds)])
          try context.expectScreens(after: [.add(seconds), .add(754)])
          try context.expectScreens(after: [.add(754), .add(seconds), .add(1_525, "Rice")])
        }
      }.withLiterals { context, literals in
        try context.expectScreens(
          afterEach: literals.numbers.filter { $0 <= 0 }.map { [.add($0), .add(754)] })
      },
      Check(sameAnswers: "add.same-answer", step: 1, after: "add.empty", "add.numbers") { context in
        let machine = KitchenMachine(seeing: .screens) {
          $0.adding(754, atMost: 2) + $0.adding(1_525, "Rice", atMost: 2)
        }
        try context.expectWords(of: machine.byTurns, upTo: 3)
      },
      Check("add.copy", step: 1, after: "add.same-answer") {
        try $0.expectCopies(ofEach: [[], [.add(754)]], changedBy: [.add(1_525, "Rice")])
      },
    ]
  }
}

extension Suite {
  static var addDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: addChecks.map(\.id), scripts: addRuns.map { [.reducing($0.turns)] },
        seeing: lastScreen, mistakes: additions + lines + times + orders, otherwise: lineSymptoms)
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
    [.add(60, ""), .add(61, " tea "), .add(62, "Rice and eggs"), .add(63, "soup")],
    (1...11).map { .add(60 + $0, "Timer") },
  ]

  private static var additions: [AddMistake] {
    [
      adding("adds-nothing", \.add) { _, _, _ in },
      adding("new-timer-runs", \.add) { state, name, seconds in
        state.add(name, seconds)
        if seconds > 0 { state.timers[state.timers.count - 1].isRunning = true }
      },
      adding("ids-from-zero", \.line) { timer in timer.line { $0.id -= 1 } },
    ]
  }

  private static var lines: [AddMistake] {
    [
      adding("screen-is-empty") {
        $0.empty = []
        $0.order = { _ in [] }
      }
    ]
  }

  private static var times: [AddMistake] {
    [
      time("seconds-have-one-digit") { "\($0 / 60):\($0 % 60)" },
      time("seconds-have-one-digit") { "\($0 / 60):\($0 % 60 == 0 ? "00" : "\($0 % 60)")" },
      time("minutes-have-two-digits") { "\(twoDigits($0 / 60)):\(twoDigits($0 % 60))" },
      time("time-has-hours") {
        let rest = "\($0 / 60 % 60):\(twoDigits($0 % 60))"
        return $0 < 3_600 ? rest : "\($0 / 3_600):\(rest)"
      },
      time("time-has-hours") {
        let rest = "\(twoDigits($0 / 60 % 60)):\(twoDigits($0 % 60))"
        return $0 < 3_600 ? "\($0 / 60):\(twoDigits($0 % 60))" : "\($0 / 3_600):\(rest)"
      },
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
      otherOrder("order-is-by-time", where: isSorted { $0.seconds ?? 0 }),
      otherOrder("order-is-left-open") {
        !isSorted(by: \.name)($0) && !isSorted { $0.seconds ?? 0 }($0)
      },
    ]
  }

  private static func otherOrder(
    _ name: String, where isMeant: @escaping ([[String]]) -> Bool
  ) -> AddMistake {
    .onlyOrder(name, where: isMeant, right: { lastScreen(model($0)) })
  }

  /// Whether the lines of all screens are sorted by something in them.
  private static func isSorted<Part: Comparable>(
    by part: @escaping (ShownLine) -> Part
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

  /// By the screens with which something is wrong.
  private static var lineSymptoms: [Symptom<[Call], [String]>] {
    /// What holds for all lines, or for the one that says that there are no timers.
    func lines(
      _ name: String, _ isSo: @escaping (_ right: String, _ seen: String) -> Bool
    ) -> Symptom<[Call], [String]> {
      Symptom(name) { _, right, seen in
        right.count == seen.count && zip(right, seen).allSatisfy { $0 == $1 || isSo($0, $1) }
      }
    }
    /// What holds for lines of which nothing else is wrong than one part.
    func part(
      _ name: String, _ part: WritableKeyPath<ShownLine, String>
    ) -> Symptom<[Call], [String]> {
      lines(name) { right, seen in
        var line = ShownLine(seen)
        guard line != ShownLine(right) else { return false }
        line[keyPath: part] = ShownLine(right)[keyPath: part]
        return line == ShownLine(right)
      }
    }
    return [
      Symptom("adds-no-seconds") { $0.hasNoSeconds && $1.count < $2.count },
      Symptom("no-seconds-use-a-number") { $0.hasNoSeconds && $1.count == $2.count },
      Symptom("screen-says-never-empty") { _, right, _ in right == AppRules().empty },
      Symptom("screen-separates-otherwise") { _, right, seen in
        right.count == seen.count
          && zip(right, seen).allSatisfy { $0 != $1 && $0.filter(\.isPart) == $1.filter(\.isPart) }
      },
      lines("empty-name-leaves-no-blank") { right, seen in
        ShownLine(right).name.isEmpty && seen == right.replacing("  ", with: " ")
      },
      part("screen-has-another-word", \.status),
      part("time-is-written-otherwise", \.time),
      part("name-is-changed", \.name),
      lines("line-says-something-else") { _, _ in true },
      Symptom("app-has-room-for-eight") {
        $1.count > Model.room && $2 == Array($1.prefix(Model.room))
      },
      Symptom("name-is-the-key") { _, right, seen in
        // It may keep the number of the one before it.
        func unnumbered(_ line: String) -> Substring { line.drop { $0 != " " } }
        return Set(seen.map(unnumbered)).isSubset(of: right.map(unnumbered))
          && Set(seen.map { ShownLine($0).name }).count == seen.count
          && Set(right.map { ShownLine($0).name }).count == seen.count
      },
      Symptom("screen-has-other-lines") { $1.count != $2.count },
    ]
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

extension [Call] {
  /// Whether a timer without seconds is to be added.
  fileprivate var hasNoSeconds: Bool {
    contains { call in
      guard case .reducing(let turns, _, _, _) = call else { return false }
      return turns.contains {
        if case .addTapped(_, let seconds) = $0.event { seconds <= 0 } else { false }
      }
    }
  }
}

extension Character {
  /// Whether it isn't between two parts of a line.
  fileprivate var isPart: Bool { isLetter || isNumber }
}
