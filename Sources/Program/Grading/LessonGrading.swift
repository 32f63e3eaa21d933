import Curriculum
import Grading
import Launching
import SuiteSupport
import Traces

/// All that grading takes, free of everything that belongs to the terminal.
package struct LessonGrading: Sendable {
  var repository: Repository
  /// What judges exercises, by the lesson's id.
  var suites: [String: AnySuite]
  var environment: [String: String]
  var timeout: Duration
  var seed: UInt64
  /// Whether programs wait for the exercise, and are called without their driver.
  var prewarms = true
  /// A place that was made before there was anything to grade; it serves the first exercise that
  /// fits.
  var prewarmed: PrewarmedBuild?

  /// Grades the learner's exercise of a lesson.
  package func grade(
    _ lesson: Lesson, progress: (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentProblem) -> Verdict {
    try grader().grade(lesson, in: prewarmed, progress: progress)
  }

  /// Grades any exercise of a lesson; nothing of that is kept.
  package func grade(
    _ lesson: Lesson, exercise: ExerciseFile
  ) throws(EnvironmentProblem) -> Verdict {
    try grader().grade(lesson, exercise: exercise)
  }

  /// Compiles the learner's exercise of a lesson, and has it wait for runs.
  package func open(_ lesson: Lesson) throws(EnvironmentProblem) -> Grader.Opened {
    try grader().open(lesson)
  }

  /// Compiles the learner's exercise of a lesson, and calls its `scratch()`.
  ///
  /// - Parameter heard: told what it prints, as it comes.
  package func runScratch(
    of lesson: Lesson, heard: @escaping (String) -> Void
  ) throws(EnvironmentProblem) -> ScratchEnd {
    try grader().runScratch(of: lesson, heard: heard)
  }

  /// Makes a place for the next exercise of a lesson, where everything waits that it will need.
  func prewarmedBuild(for lesson: Lesson) throws(EnvironmentProblem) -> PrewarmedBuild {
    try grader().prewarmedBuild(for: lesson)
  }

  /// Grades the stub of a lesson, to see whether that can be done here.
  ///
  /// - Returns: what keeps exercises in their place.
  package func examine(with lesson: Lesson) throws(EnvironmentProblem) -> Confinement {
    try grader().examine(with: lesson)
  }

  /// Builds the adapter of a lesson.
  ///
  /// - Parameter willBuild: told the exercise that it is built for, if it has to be built.
  func prepare(
    for lesson: Lesson, willBuild: (String) -> Void
  ) throws(EnvironmentProblem) {
    try grader().prepare(for: lesson, willBuild: willBuild)
  }

  /// Gets ready to grade any exercise.
  package func grader() throws(EnvironmentProblem) -> Grader {
    try Grader(
      repository: repository, suites: suites, environment: environment,
      timeout: timeout, seed: seed, prewarms: prewarms)
  }
}
