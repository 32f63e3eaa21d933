import Basics
import Curriculum
import Interface
import Terminal

/// `feedback.zip`: a page for each learner, as HTML and Markdown, that names no other learner.
///
/// For submissions from Moodle or Canvas the pages have the file names that these systems expect;
/// each system ignores the other files.
struct LearnerFeedback {
  var report: ClassReport
  var words: Words
  var style: String

  func write(to sink: (Data) throws -> Void) rethrows {
    var archive = StoredArchive()
    var taken: Set<String> = []
    for learner in report.learners {
      let name = FeedbackName(learner, avoiding: &taken)
      try sink(archive.piece(name.page, Data(page(of: learner).text.utf8)))
      try sink(archive.piece("markdown/\(name.plain).md", Data(markdown(of: learner).utf8)))
    }
    try sink(archive.directory)
  }

  // MARK: HTML

  func page(of learner: ClassLearner) -> HTML {
    let name = HTML.name(learner.name ?? learner.id)
    let title = words("feedback.title")
    let policy = "default-src 'none'; style-src 'sha256-\(ClassPage.sum(of: style))'"
    let lessons = report.lessons.map { section(on: $0, of: learner) }
    return """
      <!doctype html>
      <html lang="\(words("report.language"))">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(HTML(trusted: policy))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>\(HTML(trusted: style))</style>
      </head>
      <body><main>
      <h1>\(title)</h1>
      <p class="lead">\(name) \(total(of: learner))</p>
      \(remarks(on: learner))\(lessons)</main></body>
      </html>

      """
  }

  private func total(of learner: ClassLearner) -> String {
    report.total(of: learner).map {
      words("report.points-of", ["count": $0, "total": report.maximum])
    } ?? ""
  }

  private func remarks(on learner: ClassLearner) -> HTML {
    guard !learner.remarks.isEmpty else { return "" }
    let items = learner.remarks.map { "<li>\($0)</li>\n" as HTML }
    return "<h2>\(words("report.remarks-of"))</h2>\n<ul class=\"remarks\">\n\(items)</ul>\n"
  }

  private func section(on lesson: GradedLesson, of learner: ClassLearner) -> HTML {
    let told = ToldLesson(lesson, of: learner, in: words)
    let items = told.failures.map { failure -> HTML in
      let mistake: HTML = failure.mistake.map { "<p>\(HTML.prose($0))</p>" } ?? ""
      let details: HTML =
        failure.details.isEmpty
        ? "" : "<pre dir=\"ltr\" tabindex=\"0\">\(failure.details.joined(separator: "\n"))</pre>"
      return """
        <li><span class="mark f" aria-hidden="true">✗</span><span>\(failure.title)</span>\
        <div class="said">\(mistake)\(details)</div></li>

        """
    }
    let obstacle: HTML =
      told.obstacle.isEmpty
      ? ""
      : "<pre dir=\"ltr\" tabindex=\"0\">\(told.obstacle.joined(separator: "\n"))</pre>\n"
    return """
      <article class="lesson">
      <h2>\(told.title) <span class="badge">\(told.status)</span></h2>
      <p class="counts">\(told.counts)</p>
      \(obstacle)<ul class="checks">
      \(items)</ul>
      </article>

      """
  }

  // MARK: Markdown

  func markdown(of learner: ClassLearner) -> String {
    var lines = ["# \(words("feedback.title"))", ""]
    let name = oneLine(learner.name ?? learner.id)
    lines += ["\(Inline.escaping(name)) \(total(of: learner))", ""]
    if !learner.remarks.isEmpty {
      lines += ["## \(words("report.remarks-of"))", ""]
      lines += learner.remarks.map { "- \(Inline.escaping(oneLine($0)))" } + [""]
    }
    for lesson in report.lessons {
      let told = ToldLesson(lesson, of: learner, in: words)
      lines += ["## \(Inline.escaping(told.title)): \(told.status)", "", told.counts, ""]
      if !told.obstacle.isEmpty { lines += [fenced(told.obstacle), ""] }
      for failure in told.failures {
        lines += ["### ✗ \(Inline.escaping(oneLine(failure.title)))", ""]
        if let mistake = failure.mistake { lines += [oneLine(mistake), ""] }
        if !failure.details.isEmpty { lines += [fenced(failure.details), ""] }
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// What a learner is told about a lesson: the status, the counts and the failures.
private struct ToldLesson {
  struct Failure {
    var title: String
    var mistake: String?
    var details: [String]
  }

  var title: String
  var status: String
  /// The points and the number of passing checks.
  var counts: String
  var obstacle: [String] = []
  var failures: [Failure] = []

  init(_ lesson: GradedLesson, of learner: ClassLearner, in words: Words) {
    title = words("report.lesson", ["number": lesson.number, "title": lesson.title])
    status = words("report.status-\(learner.status(in: lesson.id))")
    guard let exercise = learner.exercises[lesson.id] else {
      counts = ""
      return
    }
    let points = lesson.points(of: exercise).map {
      words("report.points-of", ["count": $0, "total": lesson.maximum])
    }
    let passes = words(
      "feedback.passes",
      ["count": exercise.result.passedCount, "total": exercise.result.checks.count])
    counts = words.parts([points, passes].compactMap(\.self))
    obstacle = exercise.result.obstacle.map { visible(controlCharactersIn: $0) }
    let titles = Dictionary(lesson.checks.map { ($0.id, $0.title) }) { first, _ in first }
    failures = exercise.result.checks.filter(\.fails).map { outcome in
      Failure(
        title: titles[outcome.id] ?? outcome.id, mistake: outcome.mistake,
        details: outcome.details.map { visible(controlCharactersIn: $0) })
    }
  }
}

/// The file names of a learner's pages.
struct FeedbackName: Equatable {
  /// The name of the HTML page.
  var page: String
  /// The name for Markdown, without extension.
  var plain: String

  /// - Parameter taken: the names in use, lowercased.
  init(_ learner: ClassLearner, avoiding taken: inout Set<String>) {
    let safe = learner.id.map { character -> Character in
      character.isLetter || character.isNumber || "-_. ".contains(character) ? character : "_"
    }
    let stem = String(safe.drop { $0 == "." }.prefix(CountLimit.charactersInName))
    plain = stem.isEmpty ? "_" : stem
    var number = 1
    while !taken.insert(plain.lowercased()).inserted {
      number += 1
      plain = "\(stem)-\(number)"
    }
    let place = learner.place?.split(separator: "/").last.map(String.init) ?? ""
    if let moodle = LayoutName(moodle: place), let name = moodle.name {
      page = "\(name)_\(moodle.id)_assignsubmission_file_feedback.html"
    } else if let canvas = LayoutName(canvas: place), canvas.id == learner.id {
      page = "\(place.dropLast(canvas.file.count))feedback.html"
    } else {
      page = "\(plain).html"
    }
  }
}
