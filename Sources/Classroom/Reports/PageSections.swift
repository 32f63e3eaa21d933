import Basics
import Interface

/// The parts of the page that need no script.
struct PageSections {
  var report: ClassReport
  var words: Words
  var statistics: [LessonStatistics]

  /// The content for a placeholder of the page.
  func text(for name: Substring) -> HTML {
    switch name {
    case "numbers": numbers
    case "topics": topics
    case "each": "\(zip(report.lessons, statistics).enumerated().map { lesson($1.0, $1.1, $0) })"
    case "notes": notes
    case "record": record
    case "headline": "\(words("report.learners", ["count": report.learners.count]))"
    case "lead": "\(words("report.lead", ["count": count(of: .passed), "total": handedIn]))"
    default: "\(words(Sentence("report.\(name)")))"
    }
  }

  // MARK: Numbers

  /// The number of exercises that were handed in.
  private var handedIn: Int {
    statistics.reduce(0) { $0 + $1.statuses.values.reduce(0, +) }
  }

  private func count(of status: ExerciseResult.Status) -> Int {
    statistics.reduce(0) { $0 + ($1.statuses[status] ?? 0) }
  }

  /// The overall numbers; beyond the first three only those that aren't 0.
  private var numbers: HTML {
    var numbers: [(Sentence, Int)] = [("report.number-handed-in", handedIn)]
    numbers += ExerciseResult.Status.allCases.map {
      ("report.status-\($0.rawValue)", count(of: $0))
    }
    numbers.append(("report.status-unclear", statistics.reduce(0) { $0 + $1.unclear }))
    numbers.append(("report.status-missing", statistics.reduce(0) { $0 + $1.missing }))
    let items = numbers.enumerated().filter { $0 < 3 || $1.1 > 0 }.map { _, number -> HTML in
      let pieces: [HTML] = words.pieces(
        of: Sentence("report.number", ["count": number.1, "what": ""]),
        ["count": "<strong>\(number.1)</strong>", "what": "\(words(number.0))"]
      ) { "\($0)" }
      return "<li>\(pieces)</li>\n"
    }
    return "<ul class=\"numbers\">\n\(items)</ul>"
  }

  // MARK: How it was graded

  private var record: HTML {
    let lessons = report.lessons.map { lesson -> HTML in
      "\(words("report.lesson", ["number": lesson.number, "title": lesson.title]))<br>"
    }
    let rows: [(Sentence, HTML)] = [
      ("report.graded", "\(lessons)"),
      ("report.time", "\(words("class.seconds", ["count": Points(report.grading.timeout)]))"),
      (
        "report.confinement", "\(words("class.confinement-\(report.grading.confinement.rawValue)"))"
      ),
      ("report.compiler", "\(report.grading.compiler)"),
      ("report.version", "<code>\(report.grading.version)</code>"),
      ("report.seed", "<code>\(String(report.grading.seed))</code>"),
    ]
    let items = rows.map { "<dt>\(words($0))</dt><dd>\($1)</dd>\n" as HTML }
    return """
      <dl class="record">
      \(items)</dl>
      <p class="quiet small">\(words("report.comparable"))</p>
      """
  }

  // MARK: Remarks

  private var notes: HTML { "<p>\(words.text(of: report.files))</p>\n\(remarks)\(sameTexts)" }

  private var sameTexts: HTML {
    let all = SameText.all(in: report)
    guard !all.isEmpty else { return "" }
    let items = all.map { same -> HTML in
      let lesson = report.lessons[same.lesson]
      let names = same.learners.map { report.learners[$0] }
        .map { HTML.name($0.name ?? $0.id).text }
      let title = words("report.lesson", ["number": lesson.number, "title": lesson.title])
      let list = HTML(trusted: words.list(names))
      return "<li>\(words.labelled(title, "")) \(list)</li>\n"
    }
    return """
      <h3>\(words("report.same-texts"))</h3>
      <p class="quiet small">\(words("report.same-texts-why"))</p>
      <ul class="remarks">
      \(items)</ul>
      """
  }

  private var remarks: HTML {
    guard !report.remarks.isEmpty else { return "<p>\(words("report.no-remarks"))</p>" }
    let items = report.remarks.map { "<li>\($0)</li>\n" as HTML }
    let (first, others) = (
      items.prefix(CountLimit.remarksAtOnce), items.dropFirst(CountLimit.remarksAtOnce)
    )
    guard !others.isEmpty else { return "<ul class=\"remarks\">\n\(items)</ul>" }
    return """
      <ul class="remarks">
      \(Array(first))</ul>
      <details><summary>\(words("report.more-remarks", ["count": others.count]))</summary>
      <ul class="remarks">
      \(Array(others))</ul></details>
      """
  }

  // MARK: Learners

  /// The table for browsers without scripts; a script shows a picture instead.
  func writeTable(to sink: (String) throws -> Void) rethrows {
    let heads = report.lessons.map { lesson -> HTML in
      "<th scope=\"col\"><abbr title=\"\(lesson.title)\">\(lesson.number)</abbr></th>"
    }
    let start: HTML = """
      <div class="scroll"><table class="static">
      <caption>\(words("report.table"))</caption>
      <thead><tr><th scope="col">\(words("report.learner"))</th>\(heads)\
      <th scope="col">\(words("report.total"))</th></tr></thead>
      <tbody>

      """
    try sink(start.text)
    for learner in report.learners { try sink(row(of: learner).text) }
    try sink("</tbody></table></div>\n")
  }

  private func row(of learner: ClassLearner) -> HTML {
    let cells = report.lessons.map { lesson -> HTML in
      let exercise = learner.exercises[lesson.id]
      let status = words("report.status-\(learner.status(in: lesson.id))")
      guard let points = lesson.points(of: exercise) else { return "<td>\(status)</td>" }
      let share = "\(points.description) / \(lesson.maximum.description)"
      return "<td>\(words.parts([share, status]))</td>"
    }
    let total = report.total(of: learner)?.description ?? ""
    // Learners without a name are shown by their id.
    let name = learner.name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? learner.id
    return """
      <tr><th scope="row">\(HTML.name(name))</th>\(cells)<td>\(total)</td></tr>

      """
  }
}

extension Words {
  /// A sentence that accounts for all files that were found.
  package func text(of files: FileCounts) -> String {
    let rules = IgnoredRule.allCases.compactMap { rule in
      files.ignored[rule.rawValue].map { self("class.ignored-\(rule.rawValue)", ["count": $0]) }
    }
    let sum = self(
      "class.files",
      [
        "total": files.total, "graded": files.graded, "listed": files.listed,
        "ignored": files.ignored.values.reduce(0, +),
      ])
    return rules.isEmpty ? sum : sentences([sum, self("class.ignored", ["rules": list(rules)])])
  }
}
