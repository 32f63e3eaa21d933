import Curriculum
import Traces

extension Grader {
  /// Has the stub of a lesson compiled, loaded and asked, to see whether this machine can grade.
  ///
  /// - Returns: what keeps exercises in their place here.
  /// - Throws: why it can't.
  public func examine(with lesson: Lesson) throws(EnvironmentProblem) -> Confinement {
    try Surroundings.explain { () throws(EnvironmentProblem) in
      let fault: EnvironmentProblem
      switch try outcome(of: try stub(of: lesson), lesson: lesson) {
      case .report(let report): return report.confinement
      case .doesNotCompile(let messages):
        fault = .stubDoesNotCompile(lesson: lesson.id, details: messages.map(\.text))
      case .missing(let names):
        fault = .adapterDoesNotBuild(lesson: lesson.id, details: names.joined(separator: "\n"))
      case .problem(let problem):
        fault = EnvironmentProblem(problem, of: lesson.id) ?? .compilerTooSlow(lesson: lesson.id)
      }
      // That may come of what this machine lacks.
      try Surroundings.look()
      try Surroundings.lookForRoom()
      throw fault
    }
  }
}
