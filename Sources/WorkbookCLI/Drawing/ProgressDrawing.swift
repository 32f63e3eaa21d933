import Grading

extension Drawing {
  /// What is done with a lesson's exercise now.
  func text(of progress: GradingProgress, lesson number: Int) -> String {
    switch progress.stage {
    case .compiling, .linking, .loading: return words(.progressCompiling, ["number": number])
    case .buildingSuite: return words(.progressBuildingSuite, ["number": number])
    case .running(let check):
      let values: [String: Any] = [
        "number": number, "check": check, "done": progress.done + 1, "total": progress.total,
      ]
      return words(.progressChecking, values)
    }
  }
}
