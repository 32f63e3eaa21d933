import Curriculum

/// How a verdict differs from the one before that says which checks pass.
package struct VerdictChange: Equatable {
  /// The numbers of the steps that pass now and didn't before.
  var stepsPassed: [Int] = []
  /// The first step that doesn't pass yet; nil if none was passed just now.
  var nextStep: Step?
  /// The titles of the other checks that pass now and didn't before.
  var nowPassing: [String] = []
  /// The titles of the checks that passed before.
  var newlyBroken: [String] = []

  /// What a verdict has for news; none if the checks weren't run, or all pass.
  ///
  /// - Parameter before: the checks that passed before; nil if they never ran, so that only steps
  ///   are news.
  package init(from before: Set<String>?, to new: Verdict) {
    // A lesson that passes is news enough.
    guard new.saysWhichPass, !new.passes else { return }
    let passed = new.lesson.steps.filter { new.state(of: $0) == .passed }.map(\.number)
    stepsPassed = passed.filter { number in
      new.checks.contains { $0.step == number && !(before?.contains($0.id) ?? false) }
    }
    if !stepsPassed.isEmpty { nextStep = new.lesson.steps.first { !passed.contains($0.number) } }
    guard let before else { return }
    nowPassing =
      new.checks.filter { check in
        check.result == .passed && !before.contains(check.id)
          && !stepsPassed.contains(check.step)
      }.map(\.text.title)
    newlyBroken =
      new.checks.filter { check in
        check.result != .passed && check.result.obstacle == nil && before.contains(check.id)
      }.map(\.text.title)
  }
}

extension Verdict {
  /// Whether nothing is different that is shown: how long it took, and what else stands in the
  /// exercise, isn't.
  func says(theSameAs other: Verdict) -> Bool {
    guard lesson == other.lesson, file == other.file else { return false }
    switch (outcome, other.outcome) {
    case (.unreadable(let one), .unreadable(let two)): return one == two
    case (.read(let one, let finding), .read(let two, let otherFinding)):
      return finding == otherFinding && one.untouchedSteps == two.untouchedSteps
        && checks.map(place) == other.checks.map(other.place)
    case (.unreadable, .read), (.read, .unreadable): return false
    }
  }
}
