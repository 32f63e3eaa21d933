import Basics
import Classroom
import Curriculum
import Grading
import Interface
import Launching
import SuiteSupport
import Terminal

extension Repository {
  /// This repository with the language that the environment or the saved choice asks for.
  package func spoken(in environment: [String: String]) -> Repository {
    reading(LanguageChoice(wish: nil, environment: environment, repository: self).language)
  }
}

/// Grades a lesson's exercise and records the result as `workbook test` does; for `swift test`.
///
/// - Parameter suites: the suites that judge exercises, by the lesson's id.
/// - Returns: the learner's standing in the lesson after that.
/// - Throws: any error that prevents grading; a failure to record the result is ignored.
package func testedLesson(
  _ number: Int, in repository: Repository, suites: [String: AnySuite],
  environment: [String: String]
) throws -> LessonStatus {
  var context = Context.process(judging: suites)
  (context.environment, context.directory) = (environment, repository.root)
  let session = Session(
    context: context, repository: repository, course: try Course(repository: repository),
    words: try Words(in: repository),
    log: ProgressLog(repository: repository), statuses: LessonStatuses(repository: repository))
  let lesson = try session.course.lesson(named: String(number))
  let verdict = try session.grader().grade(lesson)
  // The test is about the exercise, so an error in recording the result is ignored.
  try? session.keep(verdict)
  return LessonStatus(verdict: verdict, progress: session.progress[lesson.id])
}

/// A verdict as plain text, just as `workbook test` prints it: for test failures.
///
/// - Throws: `CurriculumError` if the workbook's words can't be read.
public func verdictText(
  _ verdict: Verdict, repository: Repository, environment: [String: String]
) throws -> String {
  let drawing = try plainDrawing(repository, environment)
  return drawing.lines(for: verdict).rendered(for: drawing.canvas)
}

/// One check as plain text, as `workbook test` prints it. If something keeps all checks from
/// running, the first line about that instead. For test failures.
///
/// - Throws: `CurriculumError` if the workbook's words can't be read.
public func checkText(
  _ check: CheckVerdict, in verdict: Verdict, repository: Repository, environment: [String: String]
) throws -> String {
  let drawing = try plainDrawing(repository, environment)
  guard verdict.saysWhichPass else { return drawing.compilerLines(of: verdict).first ?? "" }
  guard check.fails else { return drawing.goalText(check, in: verdict.lesson) }
  return "\n" + drawing.wholeLines(for: check, in: verdict).rendered(for: drawing.canvas)
}

/// A drawing of 80 columns without colours, whatever the terminal is.
private func plainDrawing(
  _ repository: Repository, _ environment: [String: String]
) throws -> Drawing {
  let words = try words(in: repository)
  let isUnicode = repository.language != .english || isUnicode(environment: environment)
  return Drawing(width: 80, canvas: Canvas(isUnicode: isUnicode), words: words)
}

/// The line about a lesson that hasn't been begun; for skipped tests.
///
/// - Throws: `CurriculumError` if the workbook's words can't be read.
public func skippedText(_ verdict: Verdict, repository: Repository) throws -> String {
  let words = try words(in: repository)
  return words(
    "verdict.skipped", ["lesson": verdict.lesson.number, "file": words.shown(verdict.file)])
}

/// The words, with paths from where the person is.
private func words(in repository: Repository) throws -> Words {
  var words = try Words(in: repository)
  words.standing = Standing(
    root: repository.root, folder: FileManager.default.currentDirectoryPath)
  return words
}

/// The sentence for an error of this project and its remedy, as the workbook prints it.
public func errorText(_ error: any Error, repository: Repository) -> String {
  // If the words can't be read, the error's keys are shown instead.
  let words = try? words(in: repository)
  return (words ?? Words(parsing: "")).text(of: error)
}
