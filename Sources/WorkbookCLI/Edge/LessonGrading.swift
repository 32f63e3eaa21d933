import Curriculum
import Grading

/// All that grading takes, free of everything that belongs to the terminal.
struct LessonGrading: Sendable {
  var repository: Repository
  var environment: [String: String]
  var timeout: Duration
  var seed: UInt64

  func grade(_ lesson: Lesson, progress: (GradingProgress) -> Void = { _ in }) throws -> Verdict {
    try grader().grade(lesson, progress: progress)
  }

  /// Builds what every lesson needs.
  func prepare() throws {
    try grader().prepare()
  }

  /// Builds what all exercises of a lesson have in common.
  func prepareChecks(of lesson: Lesson) throws {
    try grader().prepareChecks(of: lesson)
  }

  /// Builds the suite of a lesson.
  ///
  /// - Parameter willBuild: told the exercise that it is built for, if it has to be built.
  func prepare(for lesson: Lesson, willBuild: (String) -> Void) throws {
    try grader().prepare(for: lesson, willBuild: willBuild)
  }

  private func grader() throws -> Grader {
    let helps = CompilerHelp.all(in: try contents(of: repository.suites + "/Compiler.md"))
    return try Grader(
      repository: repository, environment: environment, helps: helps, timeout: timeout, seed: seed)
  }
}
