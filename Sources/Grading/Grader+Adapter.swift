import Basics
import Curriculum

/// The lesson's adapter, apart from any verdict.
extension Grader {
  /// Builds the adapter of a lesson for the learner's exercise, or, where that doesn't fit, for its
  /// stub: it stays the same as long as only bodies change.
  ///
  /// - Parameter willBuild: told the exercise that it is built for, if it has to be built.
  public func prepare(
    for lesson: Lesson, willBuild: (String) -> Void = { _ in }
  ) throws(EnvironmentProblem) {
    for path in [repository.exercise(of: lesson.id), repository.stub(of: lesson.id)] {
      if Cancellation.isRequested { throw .cancelled }
      // Whoever grades it says why it can't be read.
      guard let exercise = try? ExerciseFile(path: path) else { continue }
      let folder = try TemporaryFolder()
      let compilation = try toolchain.compile(
        exercise, module: lesson.module, into: folder.path,
        environment: environment(temporary: folder.path))
      guard case .module(let module) = compilation else { continue }
      let adapter = try adapterBuild(temporary: folder.path).object(of: lesson, for: module) {
        willBuild(exercise.text)
      }
      if case .object = adapter { return }
    }
  }

  /// What the compiler says about a lesson's adapter beside the reference solution; nil if the two fit.
  ///
  /// For whoever writes the adapter: a learner is told in the lesson's words what is missing.
  package func adapterComplaints(for lesson: Lesson) throws(EnvironmentProblem) -> String? {
    let path = repository.solution(of: lesson.id)
    let folder = try TemporaryFolder()
    let exercise = ExerciseFile(path: path, text: try ownText(at: path))
    let compilation = try toolchain.compile(
      exercise, module: lesson.module, into: folder.path,
      environment: environment(temporary: folder.path))
    // What is wrong with the solution itself is told of the solution.
    guard case .module(let module) = compilation else { return nil }
    return try adapterBuild(temporary: folder.path).complaints(of: lesson, for: module)
  }
}
