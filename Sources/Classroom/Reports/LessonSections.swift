import Basics
import Interface

/// What to explain to the class, and each lesson's checks and obstacles.
extension PageSections {
  // MARK: What to explain

  /// The most common obstacles, and the checks that most learners fail.
  var topics: HTML {
    let lessons = Array(zip(report.lessons, statistics).enumerated())
    let checks = lessons.flatMap { index, lesson in
      lesson.1.checks.filter { $0.count > 0 }.map { (index: index, check: $0) }
    }
    let obstacles = lessons.flatMap { index, lesson in
      lesson.1.obstacles.map { (index: index, obstacle: $0) }
    }
    guard !obstacles.isEmpty else { return "<p>\(words("report.nothing-to-explain"))</p>" }
    // Sorting isn't stable, so the offset keeps equal items in the order of the course.
    let ranked = obstacles.enumerated()
      .sorted { ($1.element.obstacle.count, $0.offset) < ($0.element.obstacle.count, $1.offset) }
      .map { topic(of: $0.element.obstacle, in: $0.element.index, at: $0.offset) }
    let commonChecks = checks.enumerated()
      .sorted { ($1.element.check.count, $0.offset) < ($0.element.check.count, $1.offset) }
      .prefix(CountLimit.explained)
      .map { topic(of: $0.element.check, in: $0.element.index) }
    let failed: HTML =
      commonChecks.isEmpty
      ? "<p class=\"quiet\">\(words("report.no-failed-check"))</p>"
      : "<ol class=\"topics\">\n\(commonChecks)</ol>"
    let others = ranked.count - CountLimit.obstaclesAtOnce
    let more: HTML =
      others > 0
      ? """
      <details><summary>\(words("report.more-remarks", ["count": others]))</summary>
      <ol class="topics" start="\(CountLimit.obstaclesAtOnce + 1)">
      \(Array(ranked.dropFirst(CountLimit.obstaclesAtOnce)))</ol></details>
      """ : ""
    return """
      <div class="columns">
      <div><h3>\(words("report.explain-obstacles"))</h3>
      <ol class="topics">
      \(Array(ranked.prefix(CountLimit.obstaclesAtOnce)))</ol>\(more)</div>
      <div><h3>\(words("report.explain-checks"))</h3>
      \(failed)</div>
      </div>
      """
  }

  private func topic(of check: FailedCheck, in lesson: Int) -> HTML {
    let why: HTML = check.check.why.isEmpty ? "" : "<p>\(check.check.why)</p>\n"
    let group = check.commonGroup
    let share = group.map { group -> String in
      guard let mistake = group.mistake else {
        return words("report.most-fail", ["count": group.count, "total": check.count])
      }
      return words(
        "report.most-make", ["mistake": mistake, "count": group.count, "total": check.count])
    }
    let most: HTML = share.map { "<p class=\"small\">\(HTML.prose($0))</p>\n" } ?? ""
    return """
      <li class="topic"><h4>\(check.check.title)</h4>
      <p class="count"><span data-check="\(lesson).\(check.place)">\
      \(words("report.fail", ["count": check.count]))</span><span>\(name(of: lesson))</span></p>
      \(why)\(most)\(text(of: group == nil ? check.example : group?.example))</li>

      """
  }

  private func topic(of obstacle: ClassObstacle, in lesson: Int, at place: Int) -> HTML {
    let count = words(
      "report.meet", ["count": obstacle.count, "total": statistics[lesson].begun])
    return """
      <li class="topic"><h4>\(HTML.prose(title(of: obstacle, in: lesson)))</h4>
      <p class="count"><span data-obstacle="\(place)">\(count)</span>\
      <span>\(name(of: lesson))</span></p>
      \(otherVersion(obstacle, in: lesson))\(text(of: obstacle.example))</li>

      """
  }

  /// The title of an obstacle.
  func title(of obstacle: ClassObstacle, in lesson: Int) -> String {
    let names = obstacle.names.first ?? ""
    switch obstacle.kind {
    case .missing:
      return words("report.lacks", ["names": words.list(obstacle.names.map { "`\($0)`" })])
    case .compiler: return words("report.does-not-compile", ["message": names])
    case .late: return words("report.takes-too-long")
    case .crash, .mistake, .unreadable: return names
    case .counterexample:
      let titles = obstacle.checks.map { report.lessons[lesson].checks[$0].title }
      guard titles.count > 1, let first = titles.first else { return titles.first ?? "" }
      return words("report.and-more", ["title": first, "count": titles.count - 1])
    }
  }

  /// A note that the learners may have another version of the lesson, if half of them lack the same
  /// name.
  private func otherVersion(_ obstacle: ClassObstacle, in lesson: Int) -> HTML {
    let begun = statistics[lesson].begun
    guard case .missing = obstacle.kind, obstacle.count >= 3, obstacle.count * 2 >= begun
    else { return "" }
    let text = words("report.other-version", ["count": obstacle.count, "total": begun])
    return "<p>\(text)</p>\n"
  }

  private func name(of lesson: Int) -> String {
    words(
      "report.lesson",
      ["number": report.lessons[lesson].number, "title": report.lessons[lesson].title])
  }

  /// A counterexample, with long texts cut.
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
    let summary = HTML.prose(String(example.summary.prefix(CountLimit.charactersInDiff)))
    return summary.text.isEmpty ? code : "\(code)<p class=\"quiet small\">\(summary)</p>\n"
  }

  // MARK: Lessons

  func lesson(_ lesson: GradedLesson, _ statistics: LessonStatistics, _ index: Int) -> HTML {
    let statuses = ExerciseResult.Status.allCases.filter { statistics.statuses[$0] != nil }
    var counts = statuses.map {
      (statistics.statuses[$0] ?? 0, words("report.status-\($0.rawValue)"))
    }
    if statistics.unclear > 0 {
      counts.append((statistics.unclear, words("report.status-unclear")))
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
      <div><h4>\(words("report.obstacles"))</h4>
      \(obstacles(of: statistics, in: index))</div>
      </div>
      </article>

      """
  }

  private func row(of check: FailedCheck, ran: Int, in lesson: Int) -> HTML {
    // An integer percentage is the same on every machine.
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

  private func obstacles(of statistics: LessonStatistics, in lesson: Int) -> HTML {
    guard !statistics.obstacles.isEmpty else {
      return "<p class=\"quiet\">\(words("report.no-obstacles"))</p>"
    }
    let before = self.statistics[..<lesson].reduce(0) { $0 + $1.obstacles.count }
    let items = statistics.obstacles.enumerated().map { index, obstacle -> HTML in
      let example = text(of: obstacle.example)
      let more: HTML =
        example.text.isEmpty
        ? ""
        : "<details><summary class=\"small\">\(words("report.example"))</summary>\n\(example)</details>"
      let count = words(
        "report.meet", ["count": obstacle.count, "total": statistics.begun])
      return """
        <li><p>\(HTML.prose(title(of: obstacle, in: lesson)))</p>
        <p class="small quiet"><span data-obstacle="\(before + index)">\(count)</span></p>
        \(more)</li>

        """
    }
    return "<ul class=\"mistakes\">\n\(items)</ul>"
  }
}
