import Basics
import Interface
import Terminal

/// The data for the page's script: the whole report, with each long text once.
///
/// First come the long texts, then one object that refers to them by number:
///
/// - `lessons`: `[id, number, title, [[id, title, why, step, points]…]]`
/// - `obstacles`: `[lesson, text, [learner…]]`, in the order of the page
/// - `learners`: `[id, name, place, total, [exercise…], [lesson…], [remark…]]`; an exercise is null
///   if it was not handed in, the second list has the lessons of which nothing was understood
/// - an exercise: `[status, signs, file, points, attempts, text, obstacle, [failure…]]`, with a
///   letter of `signs` for each check
/// - a failure: `[check, line, mistake, details]`
struct PageData {
  var report: ClassReport
  var words: Words
  var statistics: [LessonStatistics]

  func write(to sink: (String) throws -> Void) rethrows {
    var (texts, lines) = (PageTexts(), PageLines())
    let sections = PageSections(report: report, words: words, statistics: statistics)
    let obstacles = statistics.enumerated().flatMap { lesson, statistics in
      statistics.obstacles.map { obstacle in
        JSONText.list([
          "\(lesson)", JSONText.quoted(sections.title(of: obstacle, in: lesson)),
          JSONText.list(obstacle.learners.map(String.init)),
        ])
      }
    }
    var learners: [String] = []
    for learner in report.learners {
      let exercises = try report.lessons.map { lesson in
        try learner.exercises[lesson.id].map {
          try exercise($0, in: lesson, &texts, &lines, sink)
        } ?? "null"
      }
      learners.append(
        JSONText.list([
          JSONText.quoted(learner.id), JSONText.quoted(orNull: learner.name),
          JSONText.quoted(orNull: learner.place), number(report.total(of: learner)),
          JSONText.list(exercises),
          JSONText.list(
            report.lessons.indices.filter { learner.unclear.contains(report.lessons[$0].id) }
              .map(String.init)),
          JSONText.list(learner.remarks.map(JSONText.quoted)),
        ]))
    }
    try texts.flush(to: sink)
    let parts = [
      ("words", PageWords.json(words)),
      ("lessons", JSONText.list(report.lessons.map(lesson))),
      ("obstacles", JSONText.list(obstacles)),
      ("maximum", report.maximum.description),
      ("longestName", "\(CountLimit.charactersInName)"),
      ("beginnings", JSONText.list(texts.beginnings.map(String.init))),
      ("lines", JSONText.list(lines.all.map(JSONText.quoted))),
    ]
    try sink("<script type=\"application/json\" id=\"data\">{\n")
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
    _ exercise: ClassExercise, in lesson: GradedLesson, _ texts: inout PageTexts,
    _ lines: inout PageLines, _ sink: (String) throws -> Void
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
      // The details contain the counterexample; without details the counterexample is used.
      let told = outcome.details.isEmpty ? outcome.given : outcome.details
      let details = told.isEmpty ? "null" : "\(try texts.place(of: told, in: sink))"
      let mistake = outcome.mistake.map { "\(lines.place(of: $0))" } ?? "null"
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

/// The long texts of a page. Each is stored once; many together are in one element, which the
/// script parses when it needs one of them.
struct PageTexts {
  private var places: [[String]: Int] = [:]
  private var pending: [String] = []
  private var size = 0
  /// The number of the first text in each element.
  private(set) var beginnings: [Int] = []

  /// The number of a text, which is added if it is new.
  mutating func place(
    of lines: [String], in sink: (String) throws -> Void
  ) rethrows -> Int {
    if let place = places[lines] { return place }
    let place = places.count
    places[lines] = place
    if pending.isEmpty { beginnings.append(place) }
    let text = JSONText.quoted(lines.joined(separator: "\n"))
    pending.append(text)
    size += text.utf8.count
    if size >= SizeLimit.textsTogether { try flush(to: sink) }
    return place
  }

  mutating func flush(to sink: (String) throws -> Void) rethrows {
    guard !pending.isEmpty else { return }
    // Browsers don't run it.
    try sink("<script type=\"application/json\" id=\"texts-\(beginnings.count - 1)\">")
    try sink(JSONText.list(pending) + "</script>\n")
    (pending, size) = ([], 0)
  }
}

/// Short texts that repeat; each is stored once and referred to by its index.
struct PageLines {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(of line: String) -> Int {
    if let place = places[line] { return place }
    places[line] = all.count
    all.append(line)
    return all.count - 1
  }
}

/// The texts that the page's script shows, by their keys.
struct PageWords {
  static let plain: [(key: String, value: Sentence)] =
    [
      "findLearner", "columns", "everyCheck", "onlyLessons", "byLesson", "byObstacle", "byCheck",
      "anybody", "showAll", "nobody", "pictureHelp", "legend", "points", "total", "learner",
      "checkPassed", "checkFailed", "checkStopped", "checkNotMade", "checkWaiting", "back",
      "previous", "next", "id", "place", "remarksOf", "unreadableText", "noLearner",
    ].map { ($0, Sentence("report.\(Sentence.key(ofCase: $0))")) }
    + (ExerciseResult.Status.allCases.map(\.rawValue)
    + [ClassLearner.unclearStatus, ClassLearner.missingStatus])
    .map { ($0, Sentence("report.status-\($0)")) }
    + [("labelled", Sentence("join.label", ["label": "{label}", "text": "{text}"]))]

  /// Texts with a count, each in plural and singular.
  static let counted: KeyValuePairs<String, @Sendable (String) -> Sentence> = [
    "shown": { Sentence("report.shown", ["count": $0, "total": "{total}"]) },
    "pointsOf": { Sentence("report.points-of", ["count": $0, "total": "{total}"]) },
    "attempts": { Sentence("report.attempts", ["count": $0]) },
    "wrote": { Sentence("report.wrote", ["count": $0]) },
  ]

  static func json(_ words: Words) -> String {
    let plain = plain.map { name, sentence in
      JSONText.quoted(name) + ":" + JSONText.quoted(words(sentence))
    }
    let counted = counted.map { name, sentence in
      let texts = [words(sentence("{count}")), words(sentence("1"))]
      return JSONText.quoted(name) + ":" + JSONText.list(texts.map(JSONText.quoted))
    }
    return "{" + (plain + counted).joined(separator: ",") + "}"
  }
}

/// JSON inside of an HTML page: no text can end the surrounding element or begin a tag.
enum JSONText {
  /// A JSON string, with control characters made visible.
  static func quoted(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in visible(controlCharactersIn: text).utf8 {
      switch byte {
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "\""
  }

  static func quoted(orNull text: String?) -> String { text.map(quoted) ?? "null" }

  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }
}
