import Curriculum
import Grading
import Interface
import Launching
import SuiteSupport
import Terminal

/// A verdict in the form of tests, for programs that know no lessons.
package struct ReportedLesson {
  package var verdict: Verdict
  /// The test of each check, in order.
  package var tests: [ReportedTest]
  /// Why the checks could not run, as lines; empty if they ran.
  package var obstacle: [String]

  package var id: String { verdict.lesson.id }
  package var number: Int { verdict.lesson.number }
  package var title: String { verdict.lesson.title }
  private let words: Words

  package init(_ verdict: Verdict, drawing: Drawing) {
    var drawing = drawing
    (drawing.canvas, drawing.tellsNext, drawing.width) = (.text, false, Self.width)
    (self.verdict, words) = (verdict, drawing.words)
    tests = verdict.checks.map { ReportedTest($0, in: verdict, drawing: drawing) }
    obstacle = verdict.saysWhichPass ? [] : drawing.compilerLines(of: verdict)
  }

  /// The name of a check together with its lesson.
  package func name(of test: ReportedTest) -> String {
    words.labelled("\(number). \(title)", test.title)
  }

  /// The text for a test without any other text.
  package var waitingText: String { words("report.check-waiting") }

  /// The width of texts, in columns, because the reader's width isn't known.
  fileprivate static var width: Int { 80 }
}

/// A check as a test; control characters in its texts are made visible.
package struct ReportedTest {
  package var outcome: CheckOutcome
  /// What a passing exercise does.
  package var title: String
  package var step: Int
  /// The first lines that the exercise printed during the check.
  package var output: [String]
  /// The line of the exercise that the failure is about.
  package var place: SourceLocation?

  init(_ check: CheckVerdict, in verdict: Verdict, drawing: Drawing) {
    func shown(_ text: String) -> String { visible(controlCharactersIn: text) }
    let result: CheckOutcome.Result =
      switch check.result {
      case .passed: .passed
      case .failed, .impure: .failed
      case .unanswered: .stopped
      case .notMade: .notMade
      case .waiting: .waiting
      }
    outcome = CheckOutcome(
      id: check.id, result: result, isLate: check.result.isLate,
      crash: result == .stopped ? drawing.reasonText(of: check.result).map(shown) : nil,
      mistakeName: check.result.failure?.mistakeName,
      mistake: check.result.failure?.mistake.map(shown), given: check.result.given.map(shown))
    if check.fails {
      outcome.summary = shown(drawing.summary(of: check))
      outcome.details = drawing.wholeLines(for: check, in: verdict).map(\.plainText)
      while outcome.details.last == "" { outcome.details.removeLast() }
    }
    (step, place) = (check.step, verdict.place(of: check))
    title = drawing.inline(check.text.title).plainText
    output = check.output.lines.map(shown)
  }
}

extension Drawing {
  /// A line for each failure in the form `path:line:column: error: …`, which editors understand.
  ///
  /// A check that could not be made gives a warning. Without failures there is a single note.
  ///
  /// - Parameter withHelp: whether the workbook's explanation follows a compiler message.
  package func compilerLines(of verdict: Verdict, withHelp: Bool = false) -> [String] {
    let file = verdict.file
    func line(_ text: String, at place: SourceLocation? = nil, as kind: String = "error") -> String
    {
      let place = "\(file):\(place?.line ?? 1):\(place?.column ?? 1)"
      return visible(controlCharactersIn: "\(place): \(kind): \(text)")
    }
    switch verdict.finding {
    case .ungradable, nil: return [line(problemText(of: verdict) ?? "")]
    case .untouched:
      let place = verdict.checks.first.flatMap(verdict.place)
      return [line(words("verdict.line-untouched"), at: place, as: "note")]
    case .judged where verdict.passes:
      return [line(words("verdict.line-passed", ["total": verdict.lesson.steps.count]), as: "note")]
    case .doesNotCompile(let messages):
      return messages.map { message in
        let help = withHelp ? message.help : nil
        let text = help.map { words.sentences([words.ended(message.text), $0]) } ?? message.text
        return line(text, at: SourceLocation(line: message.line, column: message.column))
      }
    case .incomplete(let missing):
      return missing.map { line($0.explanation, at: $0.line.map { SourceLocation(line: $0) }) }
    case .judged(let checks, _):
      return checks.filter(\.fails).map { check in
        let kind = check.result.obstacle == nil ? "error" : "warning"
        return line(summary(of: check), at: verdict.place(of: check), as: kind)
      }
    }
  }

  /// The failure of a check in one line.
  fileprivate func summary(of check: CheckVerdict) -> String {
    let title = check.text.title
    if let difference = check.result.failure?.difference {
      return words(
        "verdict.line",
        ["title": title, "expected": difference.expected, "actual": difference.actual])
    }
    return (timeoutText(of: check.result) ?? reasonText(of: check.result))
      .map { words.labelled(title, $0) } ?? title
  }
}

extension ExerciseResult {
  /// The result of a verdict, in words that don't depend on who handed the exercise in.
  init(_ verdict: Verdict, drawing: Drawing) {
    let reported = ReportedLesson(verdict, drawing: drawing)
    checks = reported.tests.map(\.outcome)
    obstacle = reported.obstacle
    if verdict.hasProblem {
      status = .unreadable
      var drawing = drawing
      (drawing.canvas, drawing.tellsNext, drawing.width) = (.text, false, ReportedLesson.width)
      obstacle = drawing.problemLines(for: verdict).map(\.plainText)
    } else if verdict.isUntouched {
      (status, obstacle) = (.untouched, [])
    } else if !verdict.saysWhichPass {
      status = .unbuilt
    } else if verdict.wasHindered {
      status = .ungraded
      let hindered = verdict.checks.first { $0.result == .notMade(.busyMachine) }
      obstacle = [hindered.flatMap { drawing.reasonText(of: $0.result) }].compactMap(\.self)
    } else {
      status = verdict.passes ? .passed : .failed
    }
    while obstacle.last == "" { obstacle.removeLast() }
    hindrance =
      Hindrance(verdict)
      ?? (drawing.problemText(of: verdict) ?? obstacle.first).map { .other($0) }
  }

  /// The result if the grader could not do its work.
  ///
  /// - Parameter mayPass: whether another try may succeed.
  package init(ungraded lesson: Lesson, because reason: String, mayPass: Bool = false) {
    let result: CheckOutcome.Result = mayPass ? .notMade : .waiting
    self.init(
      status: .ungraded, checks: lesson.checks.map { CheckOutcome(id: $0.id, result: result) },
      obstacle: reason.components(separatedBy: "\n"))
  }
}

extension ExerciseResult.Hindrance {
  /// Nil if checks ran, or if the reason is known only as a text.
  fileprivate init?(_ verdict: Verdict) {
    switch verdict.finding {
    case .incomplete(let missing)?: self = .missing(missing)
    case .doesNotCompile(let messages)?:
      guard let first = messages.first else { return nil }
      self = .compiler(first)
    case .ungradable(.compilesTooLong)?, .ungradable(.takesTooLong)?: self = .late
    case .ungradable, .judged, .untouched, nil: return nil
    }
  }
}

/// Puts the results of a class into words; each exercise text is handled once.
package struct ResultWords {
  private let repository: Repository
  private let lessons: [String: Lesson]
  private let drawing: Drawing
  /// The finished results, by their names.
  private var told: [String: ExerciseResult] = [:]

  package init(_ course: Course, in repository: Repository, drawing: Drawing) {
    lessons = Dictionary(course.lessons.map { ($0.id, $0) }) { first, _ in first }
    (self.repository, self.drawing) = (repository, drawing)
  }

  /// Nil if there is no answer for the exercise.
  package mutating func result(
    of exercise: ClassExercise, in id: String, from answer: ClassGrading.Answer?
  ) throws(EnvironmentError) -> ExerciseResult? {
    guard let answer, let lesson = lessons[id] else { return nil }
    if let known = told[exercise.name] { return known }
    let result: ExerciseResult
    switch answer {
    case .ungraded(let reason, let mayPass):
      result = ExerciseResult(ungraded: lesson, because: reason, mayPass: mayPass)
    case .graded(let verdict):
      let path = repository.exercise(of: id)
      let file = exercise.text.map { ExerciseFile(path: path, text: $0) }
      result = ExerciseResult(
        try verdict.verdict(
          on: file.map(Result.success) ?? .failure(.unreadable), of: lesson, in: repository),
        drawing: drawing)
    }
    told[exercise.name] = result
    return result
  }
}

extension GradedLesson {
  package init(_ lesson: Lesson) {
    func plain(_ text: String) -> String { Inline.parsing(text).plainText }
    self.init(
      id: lesson.id, number: lesson.number, title: plain(lesson.title),
      checks: lesson.steps.flatMap { step in
        step.checks.map { check in
          GradedCheck(
            id: check.id, title: plain(check.title), why: plain(check.why), step: step.number)
        }
      })
  }
}
