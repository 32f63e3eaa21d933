import Basics
import Curriculum
import Foundation
import Grading
import Interface
import Launching
import Terminal

/// The workbook as it was found on this machine, with everything that a command needs to act.
package struct Session {
  /// What comes from outside, and where answers go.
  package var context: Context
  package var repository: Repository
  /// The lessons that were found.
  package var course: Course
  /// All that the workbook says.
  package var words: Words
  /// Nil when another copy of the exercises is graded: that is nobody's progress here.
  package var log: ProgressLog?
  /// Finds out where the learner stands.
  package var standings: Standings
  /// How long a check may take.
  package var timeout = TimeLimit.check
  /// What generated samples are made from.
  package var seed: UInt64 = 0
  /// Whether programs wait for the exercise, and are called without their driver.
  package var prewarms = true
  /// A place that was made before anything else was read.
  package var prewarmed: PrewarmedBuild?

  /// A workbook in which nothing is chosen yet: the usual time for a check, and the usual samples.
  package init(
    context: Context, repository: Repository, course: Course, words: Words, log: ProgressLog?,
    standings: Standings
  ) {
    (self.context, self.repository, self.course) = (context, repository, course)
    (self.words, self.log, self.standings) = (words, log, standings)
  }

  /// Grades a lesson, and says what it is at if that takes long.
  package func grade(
    _ lesson: Lesson, saying line: ProgressLine, in drawing: Drawing
  ) throws -> Verdict {
    let text = words("lesson.grading", ["number": lesson.number])
    return try line.during(text) {
      try grader().grade(lesson, in: prewarmed) { news in
        line.say(drawing.text(of: news, lesson: lesson.number, seconds: news.seconds()))
      }
    }
  }

  /// Gets ready to grade here, in any thread.
  package var grader: MakeGrader {
    let (suites, environment) = (context.suites, context.environment)
    return { [repository, timeout, seed, prewarms] () throws(EnvironmentProblem) in
      try Grader(
        repository: repository, suites: suites, environment: environment, timeout: timeout,
        seed: seed, prewarms: prewarms)
    }
  }

  /// Keeps what came of grading.
  package func keep(_ verdict: Verdict) throws {
    standings.take(verdict)
    guard !verdict.isUntouched, !verdict.hasProblem else { return }
    try record(
      .graded(passed: verdict.passedCount, of: verdict.checks.count), for: verdict.lesson)
  }

  /// Keeps that a hint was given.
  package func keep(_ hint: Hint, for lesson: Lesson) throws {
    if case .shown(let hint) = hint, !hint.isAgain {
      try record(.hintShown(check: hint.check, strength: hint.strength), for: lesson)
    }
  }

  /// The exercise as it is now, if it can be read; whoever grades it says why not.
  func exercise(of lesson: Lesson) -> ExerciseFile? {
    try? ExerciseFile(path: repository.exercise(of: lesson.id))
  }

  /// Whether the learner has written into the `scratch()` of a lesson's exercise.
  func hasScratch(_ lesson: Lesson) throws -> Bool {
    guard let exercise = exercise(of: lesson) else { return false }
    return exercise.hasScratch(stub: try Stub(of: lesson.id, in: repository))
  }

  /// The reference solution, or nil if it would give away what hasn't been solved.
  package func solution(_ lesson: Lesson, anyway: Bool) throws -> String? {
    guard anyway || standing(of: lesson).hasEarnedSolution else { return nil }
    return try contents(of: repository.solution(of: lesson.id))
  }

  /// Appends an event to the progress log.
  package func record(_ what: ProgressEvent.What, for lesson: Lesson) throws {
    try log?.append(ProgressEvent(at: context.now(), lesson: lesson.id, what: what))
  }

  /// What is remembered of all work.
  package var progress: WorkbookProgress { log?.replay().progress ?? WorkbookProgress() }

  /// Where the learner stands in a lesson now.
  package func standing(of lesson: Lesson) -> LessonStanding {
    standings.standing(of: lesson, progress: progress[lesson.id])
  }

  /// The lessons as they are listed, with where the learner stands in each now.
  package func rows() -> [LessonRow] {
    let progress = progress
    return course.lessons.map { lesson in
      LessonRow(
        lesson: lesson, file: repository.display(repository.exercise(of: lesson.id)),
        standing: standings.standing(of: lesson, progress: progress[lesson.id]))
    }
  }

  /// The lessons, with the one chosen that the learner goes on with: the one that was worked on
  /// last, or, if it passes, the one whose text was read since.
  package func menu() -> MenuState {
    let (rows, progress) = (rows(), progress)
    let isPassed = rows.contains { $0.id == progress.lastWorkedOn && $0.isPassed }
    let worked = isPassed ? progress.lastRead ?? progress.lastWorkedOn : progress.lastWorkedOn
    return MenuState(rows: rows, selecting: worked ?? progress.lastRead)
  }
}
