@testable import Classroom

/// A class as it might be: the same each time.
enum SampleClass {
  static let record = GradingRecord(
    seed: 7, timeout: 10, version: "3f2a9c", compiler: "Swift 6.3.1", confinement: .whole)

  /// Lessons with so many checks.
  static func lessons(_ counts: [Int] = [9, 12, 14, 11, 13, 16]) -> [GradedLesson] {
    let titles = [
      "Pure functions", "Reduce", "Login state", "Store", "Combine and pull back",
      "Higher-order reducers", "Effects", "Your own app",
    ]
    return counts.enumerated().map { index, count in
      let number = index + 1
      let words = titles[index].lowercased().split(separator: " ").joined(separator: "-")
      return GradedLesson(
        id: "0\(number)-\(words)", number: number, title: titles[index],
        checks: (0..<count).map { check in
          GradedCheck(
            id: "l\(number).check-\(check)", title: checkTitles[(index * 5 + check) % 12],
            why:
              "A function that changes nothing outside can be tried with any value, at any time.",
            step: 1 + check / 4)
        })
    }
  }

  private static let checkTitles = [
    "leaves its argument as it is", "answers the same each time", "counts from nothing",
    "an error is cleared by the next attempt", "knows the empty list",
    "a second login is refused while the first one runs",
    "keeps what an unknown event doesn't touch", "each event is applied once, and in order",
    "tells all subscribers, also those that subscribe meanwhile", "an undo takes back one change",
    "pulls back to the right part of the state", "logging changes nothing",
  ]

  private static let mistakes = [
    "The error of the last attempt stays when a new one begins.",
    "It starts from the first element, so the empty list has no answer.",
    "Events are applied in reverse order.", "It keeps a copy of the state of its own.",
  ]

  /// So many learners, each with exercises of a length.
  static func report(
    learners count: Int, lessons: [GradedLesson] = lessons(), textLength: Int = 900
  ) -> ClassReport {
    var random = Numbers(state: 42)
    let learners = (0..<count).map { index in
      let exercises = lessons.compactMap { lesson -> (String, ClassExercise)? in
        exercise(of: lesson, by: index, textLength: textLength, &random).map { (lesson.id, $0) }
      }
      let names = [
        "Ada Lovelace", "Grace Hopper", "Çağla Şahin", "李小龙", "Nour al-Din", "José Ñuñez",
      ]
      return ClassLearner(
        id: "s\(1000 + index)", name: "\(names[index % names.count]) \(index + 1)",
        place: "class/s\(1000 + index)",
        exercises: Dictionary(uniqueKeysWithValues: exercises))
    }
    return ClassReport(
      grading: record, lessons: lessons, learners: learners,
      remarks: [
        "class/s1004/notes.swift is Swift source that names no lesson.",
        "Nothing was handed in by s1099, who is on the roster.",
      ])
  }

  private static func exercise(
    of lesson: GradedLesson, by learner: Int, textLength: Int, _ random: inout Numbers
  ) -> ClassExercise? {
    let luck = random.next(100)
    guard luck >= 6 else { return nil }
    let status: ExerciseResult.Status =
      switch luck {
      case 6..<9: .untouched
      case 9..<14: .unbuilt
      case 14: .unreadable
      case 15: .ungraded
      case 16..<55: .passed
      default: .failed
      }
    let checks = lesson.checks.enumerated().map { index, check -> CheckOutcome in
      switch status {
      case .passed: CheckOutcome(id: check.id, result: .passed)
      case .failed: outcome(of: check, index, luck, &random)
      default: CheckOutcome(id: check.id, result: .waiting)
      }
    }
    let obstacle =
      status == .unbuilt
      ? ["Exercise.swift:12: cannot find 'stat' in scope", "  return stat", "         ^~~~"] : []
    let result = ExerciseResult(status: status, checks: checks, obstacle: obstacle)
    let text = status == .unreadable ? nil : source(of: learner, lesson.id, textLength, &random)
    return ClassExercise(
      file: "class/s\(1000 + learner)/\(lesson.id)/Exercise.swift", text: text,
      attempts: luck % 3 == 0 ? luck : nil, result: result)
  }

  private static func outcome(
    of check: GradedCheck, _ index: Int, _ luck: Int, _ random: inout Numbers
  ) -> CheckOutcome {
    let roll = random.next(100)
    let isLast = index == 2
    guard roll < 4 + 3 * (index % 5) || isLast else {
      return CheckOutcome(id: check.id, result: roll > 93 ? .waiting : .passed)
    }
    let mistake = roll % 2 == 0 ? mistakes[(luck + index) % mistakes.count] : nil
    let given = [
      "var state = LoginState()", "state.reduce(.submit(name: \"ada\"))",
      "state.reduce(.failed(\"no network\"))",
    ].suffix(1 + roll % 3)
    return CheckOutcome(
      id: check.id, result: roll == 3 ? .stopped : .failed,
      summary: "state.error is \"no network\" after the next attempt, expected nil",
      mistake: mistake, given: Array(given),
      details: ["Given:"] + given.map { "    \($0)" } + [
        "expected  error: nil", "got       error: \"no network\" (\(roll % 7))",
      ])
  }

  private static func source(
    of learner: Int, _ lesson: String, _ length: Int, _ random: inout Numbers
  ) -> String {
    var text = "// \(lesson), written by \(learner)\nstruct State {\n  var count = 0\n}\n\n"
    var number = 0
    while text.utf8.count < length {
      number += 1
      text +=
        "func step\(number)(_ state: State) -> State {\n"
        + "  State(count: state.count + \(random.next(1000)))\n}\n"
    }
    return text
  }

  /// Numbers that look like chance.
  struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
