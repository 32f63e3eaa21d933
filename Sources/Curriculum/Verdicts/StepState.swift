/// How far a step of a lesson is.
public enum StepState: String, Sendable {
  /// Its part of the exercise is as the stub has it, and none of its checks passes.
  case notBegun
  case begun
  case passed
}

extension Verdict {
  public func state(of step: Step) -> StepState {
    let checks = checks.filter { $0.step == step.number }
    if checks.allSatisfy({ $0.result == .passed }) { return .passed }
    let isAsGiven = exercise?.untouchedSteps.contains(step.number) ?? false
    return isAsGiven && checks.allSatisfy { $0.result != .passed } ? .notBegun : .begun
  }
}
