struct LessonStatistics {
  var statuses: [ExerciseResult.Status: Int] = [:]
  /// How many learners didn't hand it in.
  var missing: Int
  /// Of how many exercises the checks ran.
  var ran: Int
  /// By how many fail them; among equals in the lesson's order.
  var checks: [FailedCheck]
  /// By how many make them; among equals in the order of the checks that they fail.
  var mistakes: [MadeMistake]

  init(of lesson: GradedLesson, in report: ClassReport) {
    let exercises = report.learners.compactMap { $0.exercises[lesson.id] }
    for exercise in exercises { statuses[exercise.result.status, default: 0] += 1 }
    missing = report.learners.count - exercises.count
    ran = exercises.count { [.passed, .failed].contains($0.result.status) }
    let places = Dictionary(
      lesson.checks.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var checks = lesson.checks.enumerated().map { FailedCheck(place: $0, check: $1) }
    var mistakes: [String: MadeMistake] = [:]
    for exercise in exercises {
      // A learner who makes a mistake in several checks makes it once.
      var made: Set<String> = []
      for outcome in exercise.result.checks where outcome.fails {
        guard let place = places[outcome.id] else { continue }
        let example = Counterexample(outcome)
        checks[place].count += 1
        checks[place].example.takeSimpler(example)
        guard let text = outcome.mistake else { continue }
        var mistake = mistakes[text] ?? MadeMistake(text: text, place: place)
        checks[place].mistakes[text, default: 0] += 1
        mistake.place = min(mistake.place, place)
        if made.insert(text).inserted { mistake.count += 1 }
        mistake.example.takeSimpler(example)
        mistakes[text] = mistake
      }
    }
    self.checks = checks.sorted { ($1.count, $0.place) < ($0.count, $1.place) }
    self.mistakes = mistakes.values.sorted {
      ($1.count, $0.place, $0.text) < ($0.count, $1.place, $1.text)
    }
  }
}

struct FailedCheck {
  /// Its index in the lesson.
  var place: Int
  var check: GradedCheck
  var count = 0
  /// The shortest one.
  var example: Counterexample?
  /// How many make each named mistake behind it.
  var mistakes: [String: Int] = [:]

  /// The mistake that most make who fail it.
  var commonMistake: String? {
    mistakes.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}

struct MadeMistake {
  /// The lesson's words for it.
  var text: String
  /// The index of the first check in the lesson that it fails.
  var place: Int
  var count = 0
  /// The shortest one.
  var example: Counterexample?
}

struct Counterexample {
  /// Lines of code; there may be none.
  var given: [String]
  var summary: String

  init(_ outcome: CheckOutcome) { (given, summary) = (outcome.given, outcome.summary) }

  /// One with code tells more than one without; then the shortest one does.
  private var effort: (Int, Int) {
    (given.isEmpty ? 1 : 0, given.reduce(summary.utf8.count) { $0 + $1.utf8.count + 1 })
  }

  fileprivate func isSimpler(than other: Counterexample) -> Bool { effort < other.effort }
}

extension Counterexample? {
  /// Among equals stays what was there first: so it is the first learner's.
  fileprivate mutating func takeSimpler(_ other: Counterexample) {
    if self.map({ other.isSimpler(than: $0) }) ?? true { self = other }
  }
}
