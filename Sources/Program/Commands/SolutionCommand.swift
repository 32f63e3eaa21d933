extension CommandRun {
  /// Shows the reference solution of a lesson that passes, or of any with `--anyway`.
  func solution() throws -> ExitCode {
    let lesson = try lesson()
    guard let source = try session.solution(lesson, anyway: wants(.anyway)) else {
      complain(words("solution.refused", ["lesson": lesson.number]))
      return .failure
    }
    // In a file or a pipe it is a source file; only a person gets it drawn.
    if context.isOutputTerminal {
      show(drawing.lines(forSolution: source))
    } else {
      context.write(source)
    }
    return try keeping(.success) { try session.record(.solutionShown, for: lesson) }
  }
}
