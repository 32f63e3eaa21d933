import Grading

extension Drawing {
  /// What is done with a lesson's exercise now.
  ///
  /// - Parameter seconds: for how long that has been so; from one second on it is said.
  func text(of progress: GradingProgress, lesson number: Int, seconds: Int = 0) -> String {
    var values: [String: Any] = ["number": number]
    values["seconds"] = seconds > 0 ? " " + words(.progressSeconds, ["seconds": seconds]) : ""
    switch progress.stage {
    case .compiling, .linking, .loading: return words(.progressCompiling, values)
    case .buildingAdapter: return words(.progressBuildingAdapter, values)
    case .running(let check):
      values["check"] = check
      (values["done"], values["total"]) = (progress.done + 1, progress.total)
      return words(.progressChecking, values)
    }
  }
}
