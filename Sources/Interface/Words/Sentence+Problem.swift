import Curriculum

extension ExerciseProblem: SentenceKey { package static let heading = "problem." }
extension GradingProblem: SentenceKey { package static let heading = "problem." }

extension Sentence {
  /// What is said about a file that can't be read as an exercise.
  package init(problem: ExerciseProblem, file: String) {
    var values: [String: any CustomStringConvertible] = ["file": file]
    if case .tooLarge(let limit) = problem { values["limit"] = limit >> 10 }
    self.init(problem, values)
  }

  /// What is said about an exercise that can be read and not be graded.
  package init(problem: GradingProblem, file: String) {
    var values = ["file": file]
    if case .imports(let modules, let line) = problem {
      values["modules"] = modules.joined(separator: ", ")
      values["place"] = "\(file):\(line)"
    }
    self.init(problem, values)
  }
}
