struct LessonStatistics {
  var statuses: [ExerciseResult.Status: Int] = [:]
  /// The number of learners who didn't hand in the lesson.
  var missing: Int
  /// The number of learners of whom that isn't known.
  var unclear: Int
  /// The number of exercises for which checks ran.
  var ran: Int
  /// The checks by falling number of failures; equal ones in the lesson's order.
  var checks: [FailedCheck]
  /// The obstacles by falling number of learners.
  var obstacles: [ClassObstacle]

  init(of lesson: GradedLesson, in report: ClassReport) {
    let exercises = report.learners.compactMap { $0.exercises[lesson.id] }
    for exercise in exercises { statuses[exercise.result.status, default: 0] += 1 }
    unclear = report.learners.count { $0.unclear.contains(lesson.id) }
    missing = report.learners.count - exercises.count - unclear
    ran = exercises.count { [.passed, .failed].contains($0.result.status) }
    obstacles = ClassObstacle.all(in: lesson, of: report)
    var checks = lesson.checks.enumerated().map { FailedCheck(place: $0, check: $1) }
    let places = Dictionary(lesson.checks.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for exercise in exercises {
      for outcome in exercise.result.checks where outcome.fails {
        if let place = places[outcome.id] { checks[place].take(outcome) }
      }
    }
    self.checks = checks.sorted { ($1.count, $0.place) < ($0.count, $1.place) }
  }

  /// The number of exercises that differ from the stub.
  var begun: Int { statuses.values.reduce(0, +) - (statuses[.untouched] ?? 0) }
}

struct FailedCheck {
  /// The learners who fail a check in the same way.
  struct Group {
    /// The lesson's words for the mistake; nil if it has no name.
    var mistake: String?
    var count = 0
    /// The shortest counterexample of the group.
    var example: Counterexample?
  }

  /// The index in the lesson.
  var place: Int
  var check: GradedCheck
  var count = 0
  /// The groups in the order in which they were first seen.
  private var groups: [(key: String, group: Group)] = []

  init(place: Int, check: GradedCheck) { (self.place, self.check) = (place, check) }

  fileprivate mutating func take(_ outcome: CheckOutcome) {
    count += 1
    let example = Counterexample(outcome)
    let key =
      outcome.mistake.map { "name \(outcome.mistakeName ?? $0)" }
      ?? ([outcome.summary] + outcome.given).joined(separator: "\n")
    let known = groups.firstIndex { $0.key == key }
    if known == nil { groups.append((key, Group(mistake: outcome.mistake))) }
    let index = known ?? groups.count - 1
    groups[index].group.count += 1
    groups[index].group.example.takeSimpler(example)
  }

  /// The largest group, if it has at least a quarter of the learners who fail the check.
  var commonGroup: Group? {
    let largest = groups.map(\.group).max { $0.count < $1.count }
    return largest.flatMap { $0.count * 4 >= count ? $0 : nil }
  }

  /// The shortest counterexample of all groups.
  var example: Counterexample? {
    groups.reduce(into: nil) { example, one in
      if let other = one.group.example { example.takeSimpler(other) }
    }
  }
}

struct Counterexample: Hashable {
  /// Lines of code; may be empty.
  var given: [String]
  var summary: String

  /// The sort key: counterexamples with code come first, then shorter ones.
  private var effort: (Int, Int) {
    (given.isEmpty ? 1 : 0, given.reduce(summary.utf8.count) { $0 + $1.utf8.count + 1 })
  }

  fileprivate func isSimpler(than other: Counterexample) -> Bool { effort < other.effort }
}

extension Counterexample {
  init(_ outcome: CheckOutcome) { (given, summary) = (outcome.given, outcome.summary) }
}

extension Counterexample? {
  /// Takes the simpler one; of equal ones the first stays.
  mutating func takeSimpler(_ other: Counterexample) {
    if self.map({ other.isSimpler(than: $0) }) ?? true { self = other }
  }
}
