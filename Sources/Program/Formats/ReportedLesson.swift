import Curriculum
import Interface
import Terminal

/// A verdict as programs take it that know tests, and nothing of lessons.
struct ReportedLesson {
  var verdict: Verdict
  /// One for each check, in order.
  var tests: [ReportedTest]
  /// What kept the checks from being run, line by line; empty if they were.
  var obstacle: [String]

  var id: String { verdict.lesson.id }
  var number: Int { verdict.lesson.number }
  var title: String { verdict.lesson.title }
  private let words: Words

  /// - Parameter drawing: how its texts are drawn.
  init(_ verdict: Verdict, drawing: Drawing) {
    var drawing = drawing
    (drawing.canvas, drawing.tellsNext, drawing.width) = (.text, false, Self.width)
    (self.verdict, words) = (verdict, drawing.words)
    tests = verdict.checks.map { ReportedTest($0, in: verdict, drawing: drawing) }
    obstacle = verdict.saysWhichPass ? [] : drawing.compilerLines(of: verdict)
  }

  /// What a check is called among those of all lessons.
  func name(of test: ReportedTest) -> String {
    words.labelled("\(number). \(title)", test.title)
  }

  /// How wide a text is where nobody says how wide its place is.
  private static var width: Int { 80 }
}

/// A check as a test with a result and a text.
struct ReportedTest {
  enum Result: String {
    case passed
    /// It answers, and wrongly.
    case failed
    /// It has no answer: it crashed, or took too long.
    case stopped
    /// Nobody knows: it could not be made.
    case notMade
    /// It waits for others, or nothing was run.
    case skipped
  }

  /// As in `login.trigger-clears-error`.
  var id: String
  /// What the exercise does if it passes.
  var title: String
  var step: Int
  var result: Result
  /// In one line what is wrong; empty if nothing is.
  var summary: String
  /// All that there is to say of it, line by line; empty if nothing is wrong.
  var details: [String]
  /// The first lines that the exercise printed meanwhile.
  var output: [String]
  /// The counterexample, as lines of code.
  var given: [String]
  /// The learner's line that it is about.
  var place: SourcePlace?

  init(_ check: CheckVerdict, in verdict: Verdict, drawing: Drawing) {
    (id, step) = (check.id, check.step)
    title = drawing.inline(check.text.title).plainText
    result =
      switch check.result {
      case .passed: .passed
      case .failed, .impure: .failed
      case .noTrace, .crashed, .timedOut: .stopped
      case .notMade: .notMade
      case .waiting: .skipped
      }
    summary = check.fails ? visible(controlCharactersIn: drawing.summary(of: check)) : ""
    details = check.fails ? Self.details(of: check, in: verdict, drawing) : []
    output = check.output.lines.map { visible(controlCharactersIn: $0) }
    given = check.result.given.map { visible(controlCharactersIn: $0) }
    place = verdict.place(of: check)
  }

  private static func details(
    of check: CheckVerdict, in verdict: Verdict, _ drawing: Drawing
  ) -> [String] {
    var lines = drawing.wholeLines(for: check, in: verdict).map(\.plainText)
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
