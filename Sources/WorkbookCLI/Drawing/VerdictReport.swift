import Curriculum
import Grading
import HostMessages

/// Verdicts as data: what `workbook test --json` prints, described in the README.
///
/// `version` grows when a field changes its meaning or goes away; new fields can come at any time.
struct VerdictReport: Encodable {
  var version = 2
  var lessons: [LessonReport]

  init(verdicts: [Verdict], drawing: Drawing) {
    lessons = verdicts.map { LessonReport($0, drawing: drawing) }
  }
}

/// One lesson's verdict as data.
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
  /// What the suite needs and doesn't find.
  var missing: [MissingReport]
  /// Why the exercise couldn't be graded at all, if so.
  var problem: String?
  /// What kept it in its place, if it ran.
  var confinement: ConfinementReport?

  init(_ verdict: Verdict, drawing: Drawing) {
    (id, number) = (verdict.lesson.id, verdict.lesson.number)
    (title, file) = (verdict.lesson.title, verdict.file)
    state = LessonStanding.State(verdict).name
    (passed, total) = (verdict.passedCount, verdict.checks.count)
    seconds = (verdict.seconds * 1000).rounded() / 1000
    checks = verdict.checks.map { CheckReport($0, file: verdict.file, drawing: drawing) }
    messages = verdict.messages.map { MessageReport($0, file: verdict.file) }
    missing = verdict.missing.map { MissingReport(name: $0.name, explanation: $0.explanation) }
    problem = verdict.problem.map { drawing.problemText($0, verdict) }
    confinement = verdict.confinement.map { ConfinementReport(missing: $0.missing) }
  }
}

/// What kept an exercise in its place, as data.
struct ConfinementReport: Encodable {
  /// The parts that this system doesn't offer.
  var missing: [Confinement.Part]
}

/// One check's verdict as data.
struct CheckReport: Encodable {
  var id: String
  var step: Int
  var title: String
  var state: CheckVerdict.State
  var given: [String]?
  var expected: String?
  var actual: String?
  /// The lines as they are drawn.
  var diff: [String]?
  /// The known mistake that it is, in a sentence.
  var mistake: String?
  var note: String?
  /// Why its process ended, if it did.
  var reason: String?
  /// For how long it ran before its time was over, if it was.
  var seconds: Double?
  /// The first lines that the exercise wrote meanwhile.
  var output: [String]?
  /// How many more lines there were.
  var outputDropped: Int?
  var why: String
  var section: String
  var file: String
  var line: Int?
  var column: Int?

  init(_ check: CheckVerdict, file: String, drawing: Drawing) {
    (id, step, title, state) = (check.id, check.step, check.text.title, check.state)
    given = check.given.isEmpty ? nil : check.given
    (expected, actual) = (check.expected, check.actual)
    (mistake, note) = (check.mistake, check.note)
    reason = check.crash.map { drawing.text(for: $0) }
    seconds = check.seconds
    output = check.output.isEmpty ? nil : check.output.lines
    outputDropped = check.output.dropped > 0 ? check.output.dropped : nil
    diff = check.diff.isEmpty ? nil : drawing.plainDiff(check.diff)
    (why, section) = (check.text.why, check.text.section)
    (self.file, line, column) = (file, check.line, check.column)
  }
}

/// A message of the compiler as data.
struct MessageReport: Encodable {
  var file: String
  var line: Int
  var column: Int
  var text: String
  var help: String?
  /// The learner's line.
  var source: String?

  init(_ message: CompilerMessage, file: String) {
    self.file = file
    (line, column) = (message.line, message.column)
    (text, help, source) = (message.text, message.help, message.source)
  }
}

/// Something that the suite needs and doesn't find, as data.
struct MissingReport: Encodable {
  var name: String
  var explanation: String
}
