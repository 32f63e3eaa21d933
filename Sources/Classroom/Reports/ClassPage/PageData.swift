import Basics
import Interface

/// What the script of the page knows: everything of the report, each text once.
///
/// First come the long texts, then one object with the rest, in which they are numbers:
///
/// - `lessons`: `[id, number, title, [[id, title, why, step, points]…]]`
/// - `mistakes`: `[lesson, text]`, in the order of the page
/// - `learners`: `[id, name, place, total, [exercise…]]`, null for a lesson that was not handed in
/// - an exercise: `[status, signs, file, points, attempts, text, obstacle, [failure…]]`, with a letter
///   of `signs` for each check
/// - a failure: `[check, line, mistake, details]`
struct PageData {
  var report: ClassReport
  var words: Words
  var statistics: [LessonStatistics]

  func write(to sink: (String) throws -> Void) rethrows {
    var (texts, lines) = (PageTexts(), PageLines())
    let mistakes = zip(0..., statistics).flatMap { lesson, statistics in
      statistics.mistakes.map { (lesson: lesson, text: $0.text) }
    }
    let mistakePlaces = report.lessons.indices.map { lesson in
      Dictionary(
        mistakes.enumerated().filter { $1.lesson == lesson }.map { ($1.text, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    var learners: [String] = []
    for learner in report.learners {
      let exercises = try zip(report.lessons, mistakePlaces).map { lesson, mistakes in
        try learner.exercises[lesson.id].map {
          try exercise($0, in: lesson, mistakes, &texts, &lines, sink)
        } ?? "null"
      }
      learners.append(
        JSONText.list([
          JSONText.quoted(learner.id), JSONText.quoted(orNull: learner.name),
          JSONText.quoted(orNull: learner.place), number(report.total(of: learner)),
          JSONText.list(exercises),
        ]))
    }
    try texts.flush(to: sink)
    let parts = [
      ("words", PageWords.json(words)),
      ("lessons", JSONText.list(report.lessons.map(lesson))),
      ("mistakes", JSONText.list(mistakes.map { "[\($0.lesson),\(JSONText.quoted($0.text))]" })),
      ("maximum", report.maximum.description),
      ("longestName", "\(CountLimit.charactersInName)"),
      ("beginnings", JSONText.list(texts.beginnings.map(String.init))),
      ("lines", JSONText.list(lines.all.map(JSONText.quoted))),
    ]
    let id = "data"
    try sink("<script type=\"application/json\" id=\"\(id)\">{\n")
    for (name, value) in parts { try sink("\"\(name)\":\(value),\n") }
    try sink("\"learners\":[")
    for (index, learner) in learners.enumerated() { try sink((index > 0 ? ",\n" : "\n") + learner) }
    try sink("\n]}</script>\n")
  }

  private func lesson(_ lesson: GradedLesson) -> String {
    let checks = lesson.checks.map { check in
      JSONText.list([
        JSONText.quoted(check.id), JSONText.quoted(check.title), JSONText.quoted(check.why),
        "\(check.step)", Points(check.points).description,
      ])
    }
    return JSONText.list([
      JSONText.quoted(lesson.id), "\(lesson.number)", JSONText.quoted(lesson.title),
      JSONText.list(checks),
    ])
  }

  private func exercise(
    _ exercise: GradedExercise, in lesson: GradedLesson, _ mistakes: [String: Int],
    _ texts: inout PageTexts, _ lines: inout PageLines, _ sink: (String) throws -> Void
  ) rethrows -> String {
    let outcomes = Dictionary(exercise.result.checks.map { ($0.id, $0) }) { first, _ in first }
    var (signs, failures): (String, [String]) = ("", [])
    for (place, check) in lesson.checks.enumerated() {
      guard let outcome = outcomes[check.id] else {
        signs += sign(of: .waiting)
        continue
      }
      signs += sign(of: outcome.result)
      guard outcome.fails || outcome.result == .notMade else { continue }
      // The details hold the counterexample; where there are none, it stands for them.
      let told = outcome.details.isEmpty ? outcome.given : outcome.details
      let details = told.isEmpty ? "null" : "\(try texts.place(of: told, in: sink))"
      let mistake = outcome.mistake.flatMap { mistakes[$0] }.map { "\($0)" } ?? "null"
      failures.append("[\(place),\(lines.place(of: outcome.summary)),\(mistake),\(details)]")
    }
    let text = try exercise.text.map { "\(try texts.place(of: [$0], in: sink))" } ?? "null"
    let obstacle = exercise.result.obstacle
    let obstaclePlace = obstacle.isEmpty ? "null" : "\(try texts.place(of: obstacle, in: sink))"
    return JSONText.list([
      "\"\(exercise.result.status.rawValue)\"", "\"\(signs)\"", JSONText.quoted(exercise.file),
      number(lesson.points(of: exercise)), exercise.attempts.map { "\($0)" } ?? "null",
      text, obstaclePlace, JSONText.list(failures),
    ])
  }

  private func number(_ points: Points?) -> String { points?.description ?? "null" }

  private func sign(of result: CheckOutcome.Result) -> String {
    switch result {
    case .passed: "p"
    case .failed: "f"
    case .stopped: "s"
    case .notMade: "u"
    case .waiting: "w"
    }
  }
}
