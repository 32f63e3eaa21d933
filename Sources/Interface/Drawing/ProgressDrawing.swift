import Verdicts

extension Drawing {
  /// What is done with a lesson's exercise now.
  ///
  /// - Parameter seconds: for how long that has been so; from one second on it is said.
  package func text(of progress: GradingProgress, lesson number: Int, seconds: Int = 0) -> String {
    let waited = seconds > 0 ? " " + words(.progressSeconds(seconds: seconds)) : ""
    switch progress.stage {
    case .compiling, .linking, .loading:
      return words(.progressCompiling(number: number, seconds: waited))
    case .buildingAdapter:
      return words(.progressBuildingAdapter(number: number, seconds: waited))
    case .running(let check):
      return words(
        .progressChecking(
          done: progress.done + 1, total: progress.total, seconds: waited, check: check))
    }
  }
}
