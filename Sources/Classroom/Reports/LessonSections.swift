import Basics
import Interface

/// What to explain, and each lesson with its checks and mistakes.
extension PageSections {
  // MARK: What to explain

  /// The checks and mistakes that most learners trip over.
  var topics: HTML {
    let lessons = Array(zip(report.lessons, statistics).enumerated())
    let checks = lessons.flatMap { index, lesson in
      lesson.1.checks.filter { $0.count > 0 }.map { (index: index, check: $0) }
    }
    let mistakes = lessons.flatMap { index, lesson in
      lesson.1.mistakes.map { (index: index, mistake: $0) }
    }
    guard !checks.isEmpty else { return "<p>\(words("report.nothing-to-explain"))</p>" }
    // A sort may change the order of equals: these stay as they are in the course.
    let commonChecks = checks.enumerated()
      .sorted { ($1.element.check.count, $0.offset) < ($0.element.check.count, $1.offset) }
      .prefix(CountLimit.explained)
      .map { topic(of: $0.element.check, in: $0.element.index) }
    let commonMistakes = mistakes.enumerated()
      .sorted { ($1.element.mistake.count, $0.offset) < ($0.element.mistake.count, $1.offset) }
      .prefix(CountLimit.explained)
      .map { topic(of: $0.element.mistake, in: $0.element.index, at: $0.offset) }
    let named: HTML =
      commonMistakes.isEmpty
      ? "<p class=\"quiet\">\(words("report.no-mistakes"))</p>"
      : "<ol class=\"topics\">\n\(commonMistakes)</ol>"
    return """
      <div class="columns">
      <div><h3>\(words("report.explain-checks"))</h3>
      <ol class="topics">
      \(commonChecks)</ol></div>
      <div><h3>\(words("report.explain-mistakes"))</h3>
      \(named)</div>
      </div>
      """
  }

  private func topic(of check: FailedCheck, in lesson: Int) -> HTML {
    let why: HTML = check.check.why.isEmpty ? "" : "<p>\(check.check.why)</p>\n"
    let most: HTML =
      check.commonMistake.map {
        "<p class=\"small\">\(words("report.most-make", ["mistake": $0]))</p>\n"
      } ?? ""
    return """
      <li class="topic"><h4>\(check.check.title)</h4>
      <p class="count"><span data-check="\(lesson).\(check.place)">\
      \(words("report.fail", ["count": check.count]))</span><span>\(name(of: lesson))</span></p>
      \(why)\(most)\(text(of: check.example))</li>

      """
  }

  private func topic(of mistake: MadeMistake, in lesson: Int, at place: Int) -> HTML {
    """
    <li class="topic"><h4>\(mistake.text)</h4>
    <p class="count"><span data-mistake="\(place)">\
    \(words("report.make", ["count": mistake.count]))</span><span>\(name(of: lesson))</span></p>
    \(text(of: mistake.example))</li>

    """
  }

  private func name(of lesson: Int) -> String {
    words(
      "report.lesson",
      ["number": report.lessons[lesson].number, "title": report.lessons[lesson].title])
  }

  /// A counterexample as far as it explains something.
  private func text(of example: Counterexample?) -> HTML {
    guard let example else { return "" }
    let lines = example.given.prefix(CountLimit.exampleLines).map { line in
      line.count > CountLimit.charactersInDiff
        ? line.prefix(CountLimit.charactersInDiff) + "…" : line
    }
    let rest = example.given.count > CountLimit.exampleLines ? ["…"] : []
    let code: HTML =
      lines.isEmpty
      ? "" : "<pre tabindex=\"0\">\((lines + rest).joined(separator: "\n"))</pre>\n"
    let summary = String(example.summary.prefix(CountLimit.charactersInDiff))
    return summary.isEmpty ? code : "\(code)<p class=\"quiet small\">\(summary)</p>\n"
  }

  // MARK: Lessons

  func lesson(_ lesson: GradedLesson, _ statistics: LessonStatistics, _ index: Int) -> HTML {
    let statuses = ExerciseResult.Status.allCases.filter { statistics.statuses[$0] != nil }
    var counts = statuses.map {
      (statistics.statuses[$0] ?? 0, words("report.status-\($0.rawValue)"))
    }
    if statistics.missing > 0 {
      counts.append((statistics.missing, words("report.status-missing")))
    }
    let items = counts.map { count, what -> HTML in
      "<span>\(words("report.number", ["count": count, "what": what]))</span> "
    }
    let caption = words.sentences([
      words("report.checks-by-fails"), words("report.ran", ["count": statistics.ran]),
    ])
    let rows = statistics.checks.map { row(of: $0, ran: statistics.ran, in: index) }
    return """
      <article class="lesson" id="lesson-\(index)">
      <h3>\(name(of: index))</h3>
      <p class="counts">\(items)</p>
      <div class="columns">
      <div><table class="ranking">
      <caption>\(caption)</caption>
      <thead><tr><th scope="col">\(words("report.check"))</th>\
      <th scope="col" class="number">\(words("report.fails"))</th>\
      <th scope="col" class="share">\(words("report.share"))</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>
      <div><h4>\(words("report.mistakes"))</h4>
      \(mistakes(of: statistics, in: index))</div>
      </div>
      </article>

      """
  }

  private func row(of check: FailedCheck, ran: Int, in lesson: Int) -> HTML {
    // In hundredths, as whole numbers: the same on every machine.
    let share = ran > 0 ? check.count * 100 / ran : 0
    let bar: HTML =
      check.count == 0
      ? ""
      : """
      <svg class="bar" aria-hidden="true"><rect width="\(max(share, 1))%" height="100%"/></svg>
      """
    return """
      <tr><th scope="row">\(check.check.title)</th>\
      <td class="number"><span data-check="\(lesson).\(check.place)">\(check.count)</span></td>\
      <td class="share">\(bar)</td></tr>

      """
  }

  private func mistakes(of statistics: LessonStatistics, in lesson: Int) -> HTML {
    guard !statistics.mistakes.isEmpty else {
      return "<p class=\"quiet\">\(words("report.no-mistakes"))</p>"
    }
    let before = self.statistics[..<lesson].reduce(0) { $0 + $1.mistakes.count }
    let items = statistics.mistakes.enumerated().map { index, mistake -> HTML in
      let example = text(of: mistake.example)
      let more: HTML =
        example.text.isEmpty
        ? ""
        : "<details><summary class=\"small\">\(words("report.example"))</summary>\n\(example)</details>"
      return """
        <li><p>\(mistake.text)</p>
        <p class="small quiet"><span data-mistake="\(before + index)">\
        \(words("report.make", ["count": mistake.count]))</span></p>
        \(more)</li>

        """
    }
    return "<ul class=\"mistakes\">\n\(items)</ul>"
  }
}
