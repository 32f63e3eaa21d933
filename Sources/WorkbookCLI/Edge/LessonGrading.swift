import Curriculum
import Grading

/// All that grading takes, free of everything that belongs to the terminal.
struct LessonGrading: Sendable {
  var repository: Repository
  var environment: [String: String]
  var timeout: Duration
  var seed: UInt64

  func grade(_ lesson: Lesson, progress: (GradingProgress) -> Void = { _ in }) throws -> Verdict {
    let helps = CompilerHelp.all(in: try contents(of: repository.suites + "/Compiler.md"))
    let grader = try Grader(
      repository: repository, environment: environment, helps: helps, timeout: timeout, seed: seed)
    return try grader.grade(lesson, progress: progress)
  }
}
