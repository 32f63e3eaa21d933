import Curriculum
import HostMessages

extension Grader {
  /// Has the stub of a lesson compiled, loaded and asked, to see whether this machine can grade.
  ///
  /// - Returns: what keeps exercises in their place here.
  /// - Throws: why it can't.
  public func examine(with lesson: Lesson) throws(EnvironmentProblem) -> Confinement {
    guard let stub = try? ExerciseFile(path: repository.stub(of: lesson.id)) else {
      throw .adapterDoesNotBuild(lesson: lesson.id, details: "")
    }
    switch try outcome(of: stub, lesson: lesson) {
    case .report(let report):
      guard let confinement = report.confinement else {
        throw .compilerFailed(details: report.loadFailure ?? "")
      }
      return confinement
    case .doesNotCompile(let messages):
      throw .compilerFailed(details: messages.map(\.text).joined(separator: "\n"))
    case .missing(let names):
      throw .adapterDoesNotBuild(lesson: lesson.id, details: names.joined(separator: "\n"))
    case .problem(let problem): throw .compilerFailed(details: problem.rawValue)
    }
  }
}
