import Curriculum
import Foundation
import Grading

/// The workbook as it was found on this machine, with everything that a command needs to act.
struct Session {
  var context: Context
  var repository: Repository
  var course: Course
  var words: Words
  /// Nil when another copy of the exercises is graded: that is nobody's progress here.
  var log: ProgressLog?
  var timeout = Grader.defaultTimeout
  /// What generated samples are made from.
  var seed: UInt64 = 0
  /// A place that was made before anything else was read.
  var workplace: Workplace?

  /// Grades a lesson, and says what it is at if that takes long.
  func grade(
    _ lesson: Lesson, saying line: ProgressLine, in drawing: Drawing
  ) throws -> Verdict {
    try line.during(words(.lessonGrading, ["number": lesson.number, "lesson": lesson.number])) {
      try grading.grade(lesson) { line.say(drawing.text(of: $0, lesson: lesson.number)) }
    }
  }

  /// What grades here.
  var grading: LessonGrading {
    LessonGrading(
      repository: repository, environment: context.environment, timeout: timeout, seed: seed,
      workplace: workplace)
  }

  /// Keeps what came of grading in the progress log.
  func keep(_ verdict: Verdict) throws {
    guard verdict.state != .untouched, verdict.problem == nil else { return }
    try record(
      .graded(passed: verdict.passedCount, of: verdict.checks.count), for: verdict.lesson)
  }

  /// The next hint for the first failing check.
  func hint(after verdict: Verdict) -> Hint {
    switch verdict.state {
    case .passed: return .nothingFails
    case .doesNotCompile, .missingAPI: return .verdictFirst(verdict)
    case .failed, .untouched: break
    }
    guard verdict.problem == nil, let check = verdict.firstFailure ?? verdict.checks.first else {
      return .verdictFirst(verdict)
    }
    let seen = log?.replay().progress[verdict.lesson.id].hints[check.id] ?? 0
    let strength = min(seen + 1, check.text.hints.count)
    return .shown(
      check: check.id, title: check.text.title, text: check.text.hints[strength - 1],
      strength: strength, of: check.text.hints.count)
  }

  /// Keeps that a hint was given, and the verdict that it follows from.
  func keep(_ hint: Hint, after verdict: Verdict) throws {
    try keep(verdict)
    try keep(hint, for: verdict.lesson)
  }

  /// Keeps that a hint was given.
  func keep(_ hint: Hint, for lesson: Lesson) throws {
    if case .shown(let check, _, _, let strength, _) = hint {
      try record(.hintShown(check: check, strength: strength), for: lesson)
    }
  }

  /// The exercise as it is now, if it can be read.
  func exercise(of lesson: Lesson) -> ExerciseFile? {
    try? ExerciseFile(path: repository.exercise(of: lesson.id))
  }

  /// The reference solution, or nil if it would give away what hasn't been solved.
  func solution(_ lesson: Lesson, anyway: Bool) throws -> String? {
    let isPassed = log?.replay().progress[lesson.id].isPassed ?? false
    guard anyway || isPassed else { return nil }
    return try contents(of: repository.solution(of: lesson.id))
  }

  /// Appends an event to the progress log.
  func record(_ what: ProgressEvent.What, for lesson: Lesson) throws {
    try log?.append(ProgressEvent(at: context.now(), lesson: lesson.id, what: what))
  }

  /// The lessons as the menu lists them, from the log and the learner's files.
  func rows() -> [LessonRow] {
    let progress = log?.replay().progress ?? WorkbookProgress()
    return course.lessons.map { lesson in
      let state = progress[lesson.id]
      return LessonRow(
        number: lesson.number, id: lesson.id, title: lesson.title,
        status: status(of: lesson, state), totalChecks: lesson.checks.count,
        attempts: state.attempts, hints: state.hints.values.reduce(0, +),
        secondsToPass: state.secondsToPass,
        steps: lesson.steps.map {
          StepRow(number: $0.number, title: $0.title, totalChecks: $0.checks.count)
        },
        learnt: lesson.learnt)
    }
  }

  private func status(of lesson: Lesson, _ progress: LessonProgress) -> LessonStatus {
    if progress.isPassed { return .done }
    if isUntouched(lesson) { return .untouched }
    return progress.attempts > 0 ? .checks(progress.best) : .started
  }

  /// Whether the exercise is still the stub; one that can't be read was touched by somebody.
  func isUntouched(_ lesson: Lesson) -> Bool {
    guard let stub = try? contents(of: repository.stub(of: lesson.id)),
      let exercise = try? ExerciseFile(path: repository.exercise(of: lesson.id))
    else { return false }
    return exercise.isUntouched(stub: stub)
  }
}
