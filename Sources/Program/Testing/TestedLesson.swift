import Curriculum
import Foundation
import Grading
import Interface
import Launching
import SuiteSupport

extension Repository {
  /// The same workbook in the language that somebody has asked for, as `workbook test` speaks it.
  package func spoken(in environment: [String: String]) -> Repository {
    reading(LanguageChoice(wish: nil, environment: environment, repository: self).language)
  }
}

/// Tests a lesson's exercise and keeps what came of it, just as `workbook test` does: for
/// `swift test`.
///
/// - Parameter suites: what judges exercises, by the lesson's id.
/// - Returns: where the learner stands in the lesson by then.
/// - Throws: whatever keeps it from being graded; not what keeps it from being remembered.
package func testedLesson(
  _ number: Int, in repository: Repository, suites: [String: AnySuite],
  environment: [String: String]
) throws -> LessonStanding {
  var context = Context.process(judging: suites)
  (context.environment, context.directory) = (environment, repository.root)
  let session = Session(
    context: context, repository: repository, course: try Course(repository: repository),
    words: try Words(in: repository),
    log: ProgressLog(repository: repository), standings: Standings(repository: repository))
  let lesson = try session.course.lesson(named: String(number))
  let verdict = try session.grader().grade(lesson)
  // A test is about the exercise, and not about whether it is remembered.
  try? session.keep(verdict)
  return LessonStanding(verdict: verdict, progress: session.progress[lesson.id])
}
