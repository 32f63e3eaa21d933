import Curriculum
import Interface
import Traces

/// Verdicts as data: what `workbook test --json` prints, described in `README.md` of this target.
///
/// `version` grows when a field changes its meaning or goes away; new fields can come at any time.
struct VerdictReport: Encodable {
  var version = 2
  var lessons: [LessonReport]

  init(verdicts: [Verdict], drawing: Drawing) {
    lessons = verdicts.map { LessonReport($0, drawing: drawing) }
  }
}

struct LessonReport: Encodable {
  var id: String
  var number: Int
  var title: String
  /// One of the words at the head of `Lessons/Interface.md`.
  var state: String
  var passed: Int
  var total: Int
  var seconds: Double
  var file: String
  var checks: [CheckReport]
  var messages: [MessageReport]
  var missing: [MissingReport]
  /// Why the exercise couldn't be graded at all, if so.
  var problem: String?
  /// What kept it in its place, if it ran.
  var confinement: SandboxReport?

  init(_ verdict: Verdict, drawing: Drawing) {
    (id, number) = (verdict.lesson.id, verdict.lesson.number)
    (title, file) = (verdict.lesson.title, verdict.file)
    let obstacle = verdict.nextCheck?.result.obstacle
    state = obstacle == nil ? LessonStanding.State(verdict).name : "notMade"
    (passed, total) = (verdict.passedCount, verdict.checks.count)
    seconds = (verdict.seconds * 1000).rounded() / 1000
    checks = verdict.checks.map { CheckReport($0, in: verdict, drawing: drawing) }
    messages = verdict.messages.map { MessageReport($0, file: verdict.file) }
    missing = verdict.missing.map { MissingReport(name: $0.name, explanation: $0.explanation) }
    problem = drawing.problemText(of: verdict)
    if case .judged(_, let confinement)? = verdict.finding {
      self.confinement = SandboxReport(missing: confinement.missing)
    }
  }
}

struct SandboxReport: Encodable {
  /// The parts that this system doesn't offer.
  var missing: [Sandbox.Part]
}

struct CheckReport: Encodable {
  var id: String
  var step: Int
  var title: String
  var state: String
  var given: [String]?
  var expected: String?
  var actual: String?
  /// The lines as they are drawn.
  var diff: [String]?
  /// The known mistake that it is, in a sentence.
  var mistake: String?
  var note: String?
  /// What it may come from, read in the function that it is about.
  var cause: String?
  /// Why its process ended, if it did.
  var reason: String?
  /// For how long it ran before its time was over, if it was.
  var seconds: Double?
  /// The first lines that the exercise wrote meanwhile.
  var output: [String]?
  var outputDropped: Int?
  var why: String
  var section: String
  var file: String
  var line: Int?
  var column: Int?

  init(_ check: CheckVerdict, in verdict: Verdict, drawing: Drawing) {
    (id, step, title) = (check.id, check.step, check.text.title)
    let (result, output, place) = (check.result, check.output, verdict.place(of: check))
    state = result.name
    given = result.given.isEmpty ? nil : result.given
    if let difference = result.failure?.difference {
      (expected, actual) = (difference.expected, difference.actual)
      diff = drawing.plainDiff(difference.lines)
    }
    (mistake, note) = (result.failure?.mistake, result.failure?.note)
    cause = drawing.causeText(of: check)
    reason = drawing.reasonText(of: result)
    if case .unanswered(.late(_, let seconds), _) = result { self.seconds = seconds }
    self.output = output.isEmpty ? nil : output.lines
    outputDropped = output.dropped > 0 ? output.dropped : nil
    (why, section) = (check.text.why, check.text.section)
    (file, line, column) = (verdict.file, place?.line, place?.column)
  }
}

struct MessageReport: Encodable {
  var file: String
  var line: Int
  var column: Int
  var text: String
  var help: String?
  var source: String?

  init(_ message: CompilerMessage, file: String) {
    self.file = file
    (line, column) = (message.line, message.column)
    (text, help, source) = (message.text, message.help, message.source)
  }
}

struct MissingReport: Encodable {
  var name: String
  var explanation: String
}
