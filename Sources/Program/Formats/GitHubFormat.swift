import Basics
import Classroom
import Curriculum
import Interface
import SuiteSupport
import Terminal

/// Verdicts for GitHub's logs: a group for each verdict, and annotations at the lines of failures.
struct GitHubFormat {
  var drawing: Drawing

  func group(_ verdict: Verdict, change: VerdictChange?) -> String {
    var drawing = drawing
    drawing.canvas = .text
    let lesson = verdict.lesson
    let title = drawing.words("lesson.title", ["number": lesson.number, "title": lesson.title])
    let text = drawing.text(of: verdict, below: [], change: change, isOne: true)
    // An exercise could print workflow commands. GitHub ignores them until a random token.
    let token = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return "::group::\(title)\n::stop-commands::\(token)\n\(text)::\(token)::\n::endgroup::\n"
  }

  func annotations(of verdicts: [Verdict]) -> String {
    let all = verdicts.flatMap(annotations)
    return all.prefix(CountLimit.annotations).map { $0 + "\n" }.joined()
  }

  private func annotations(of verdict: Verdict) -> [String] {
    let lesson = ReportedLesson(verdict, drawing: drawing)
    guard !verdict.isUntouched else { return [] }
    guard verdict.saysWhichPass else {
      let places = verdict.messages.map { SourceLocation(line: $0.line, column: $0.column) }
      return lesson.obstacle.enumerated().map { index, line in
        let place = places.indices.contains(index) ? places[index] : nil
        return annotation(line, lesson.title, verdict.file, place)
      }
    }
    return lesson.tests.filter { !$0.outcome.details.isEmpty }.map { test in
      annotation(
        test.outcome.details.joined(separator: "\n"), test.title, verdict.file, test.place,
        as: test.outcome.result == .notMade ? "warning" : "error")
    }
  }

  private func annotation(
    _ text: String, _ title: String, _ file: String, _ place: SourceLocation?,
    as kind: String = "error"
  ) -> String {
    let (file, title) = (escaped(file, inProperty: true), escaped(title, inProperty: true))
    let line = place.map { ",line=\($0.line)" } ?? ""
    let message = escaped(String(text.prefix(CountLimit.charactersInAnnotation)))
    return "::\(kind) file=\(file)\(line),title=\(title)::\(message)"
  }

  /// Escapes a text for GitHub's workflow commands.
  private func escaped(_ text: String, inProperty: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Verdicts as Markdown for the job summary that GitHub shows above the log.
struct GitHubSummary {
  var drawing: Drawing

  /// A table of the lessons, and below it the failures of each, up to GitHub's size limit.
  func text(of verdicts: [Verdict]) -> String {
    let words = drawing.words
    guard !verdicts.isEmpty else { return words("verdict.all-untouched") + "\n" }
    let head = [words("summary.lesson"), words("summary.steps")]
    var text = "## \(words("menu.title"))\n\n\(row(head))\(row(head.map { _ in "---" }))"
    for verdict in verdicts {
      let sign = verdict.passes ? "✅" : verdict.isUntouched ? "▫️" : "❌"
      let title = "\(sign) \(verdict.lesson.number). \(verdict.lesson.title)"
      text += row([title, drawing.progressText(of: verdict)])
    }
    for verdict in verdicts where !verdict.passes && !verdict.isUntouched {
      let part = "\n" + details(of: ReportedLesson(verdict, drawing: drawing))
      guard text.utf8.count + part.utf8.count <= SizeLimit.summary else {
        return text + "\n" + words("summary.cut") + "\n"
      }
      text += part
    }
    return text
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private func details(of lesson: ReportedLesson) -> String {
    let title = drawing.words("lesson.title", ["number": lesson.number, "title": lesson.title])
    let lines =
      lesson.obstacle.isEmpty ? lesson.tests.flatMap(\.outcome.details) : lesson.obstacle
    return "### \(title)\n\n\(fenced(lines))\n"
  }
}

/// Verdicts as the results of a GitHub Classroom grader: a test for each check, a point for each
/// that passes.
struct ClassroomResults {
  var lessons: [ReportedLesson]

  /// The line for the file of a step's outputs: a single one, because the results are in Base64.
  ///
  /// All texts are cut to the same length, at which the whole fits.
  func output() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = Data()
    for count in CountLimit.charactersInClassroom + [0] {
      data = try encoder.encode(object(texts: count))
      if data.count <= SizeLimit.classroomResults { break }
    }
    return "result=\(base64(data))\n"
  }

  /// - Parameter count: the maximum number of characters of each text.
  func object(texts count: Int) -> JSONObject {
    let results = Set(lessons.flatMap { $0.tests.map(\.outcome.result.status) })
    return [
      "version": 1,
      "status": results.contains("fail") ? "fail" : results.contains("error") ? "error" : "pass",
      "max_score": lessons.reduce(0) { $0 + $1.tests.count },
      "tests": lessons.flatMap { lesson in
        lesson.tests.enumerated().map { test($1, in: lesson, isFirst: $0 == 0, texts: count) }
      },
    ]
  }

  /// - Parameter isFirst: whether this test also reports why the lesson could not be graded.
  private func test(
    _ test: ReportedTest, in lesson: ReportedLesson, isFirst: Bool, texts count: Int
  ) -> JSONObject {
    let (title, outcome) = (lesson.name(of: test), test.outcome)
    let hasNoAnswer = [.stopped, .notMade].contains(outcome.result)
    let why = hasNoAnswer ? [outcome.summary] : isFirst ? lesson.obstacle : []
    return [
      "name": title, "status": outcome.result.status, "score": outcome.result == .passed ? 1 : 0,
      // The reason why there is no answer or no grading. For other failures Classroom has its own
      // message.
      "message": text(why, of: count).map { "\(title)\n\($0)" },
      "test_code": text(outcome.given, of: count), "filename": lesson.verdict.file,
      // 0 means no line.
      "line_no": test.place?.line ?? 0,
      // Checks share their work, so a single check has no duration of its own.
      "duration": 0,
    ]
  }

  /// The text with a bar before each line. Classroom prints it into the log of a step, where GitHub
  /// would run a line that begins with two colons or contains `##[`.
  private func text(_ lines: [String], of count: Int) -> String? {
    guard count > 0, let text = lines.text else { return nil }
    let beginning = text.prefix(count)
    // The text can be very long, so its characters aren't counted.
    let cut = beginning.endIndex == text.endIndex ? beginning : beginning.dropLast() + "…"
    return cut.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { "│ " + $0.replacing("##[", with: "## [") }.joined(separator: "\n")
  }
}
