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

  /// Builds what every lesson needs and, if one is named, the suite for its stub.
  func prepare(for lesson: Lesson? = nil) throws {
    let grader = try grader()
    try grader.prepare()
    if let lesson { try grader.prepare(for: lesson) }
  }

  private func grader() throws -> Grader {
    let helps = CompilerHelp.all(in: try contents(of: repository.suites + "/Compiler.md"))
    return try Grader(
      repository: repository, environment: environment, helps: helps, timeout: timeout, seed: seed)
  }
}
