/// Finds out which known mistake an exercise makes, once one of its checks has failed.
///
/// The exercise runs over all samples, and its outcomes are compared with those of every known
/// mistake. One that shows the same outcome everywhere is named, if it is the only one: a wrong
/// name is worse than none.
public struct Diagnosis {
  private let isAboutCheck: (Check) -> Bool
  private let findMistake: () -> String?

  /// - Parameters:
  ///   - step: the step whose failed checks are explained.
  ///   - samples: whatever tells the mistakes apart; each mistake has to differ from the right
  ///     behaviour, and from every other mistake, in at least one.
  ///   - exercise: what the learner's code makes of a sample, as a value of the suite's own types.
  ///   - mistakes: the names are those under `## Mistakes` in the lesson's `Feedback.md`.
  public init<Sample, Outcome: Equatable>(
    step: Int, samples: [Sample], exercise: @escaping (Sample) -> Outcome,
    mistakes: [Mistake<Sample, Outcome>]
  ) {
    self.init(
      isAbout: { $0.step == step }, samples: samples, exercise: exercise, mistakes: mistakes)
  }

  /// Explains only these checks: where a step has parts that can be wrong each for itself.
  public init<Sample, Outcome: Equatable>(
    checks: [String], samples: [Sample], exercise: @escaping (Sample) -> Outcome,
    mistakes: [Mistake<Sample, Outcome>]
  ) {
    self.init(
      isAbout: { checks.contains($0.id) }, samples: samples, exercise: exercise,
      mistakes: mistakes)
  }

  private init<Sample, Outcome: Equatable>(
    isAbout: @escaping (Check) -> Bool, samples: [Sample],
    exercise: @escaping (Sample) -> Outcome, mistakes: [Mistake<Sample, Outcome>]
  ) {
    isAboutCheck = isAbout
    findMistake = {
      let seen = samples.map { ($0, exercise($0)) }
      for kind in [mistakes.filter { !$0.isGeneral }, mistakes.filter(\.isGeneral)] {
        // One mistake may have several models: there is more than one way to make it.
        let names = Set(kind.filter { $0.explains(seen) }.map(\.name))
        guard names.isEmpty else { return names.count == 1 ? names.first : nil }
      }
      return nil
    }
  }

  func isAbout(_ check: Check) -> Bool { isAboutCheck(check) }

  /// The name of the only known mistake that behaves like the exercise.
  func mistake() -> String? { findMistake() }
}

/// A mistake that learners are known to make, as code that shows it.
public struct Mistake<Sample, Outcome: Equatable> {
  let name: String
  /// Whether it is only asked when nothing more exact is known.
  let isGeneral: Bool
  let explains: (_ seen: [(Sample, Outcome)]) -> Bool

  /// A model that makes this mistake, and no other.
  public init(_ name: String, _ model: @escaping (Sample) -> Outcome) {
    self.name = name
    isGeneral = false
    explains = { seen in seen.allSatisfy { model($0) == $1 } }
  }

  /// Right for the samples that stand in the lesson's text, and wrong for most others.
  public static func onlyExamples(
    _ name: String, right: @escaping (Sample) -> Outcome,
    isExample: @escaping (Sample) -> Bool
  ) -> Mistake {
    Mistake(generally: name) { seen in
      let examples = seen.filter { isExample($0.0) }
      let others = seen.filter { !isExample($0.0) }
      let wrong = others.count { right($0.0) != $0.1 }
      return !examples.isEmpty && examples.allSatisfy { right($0.0) == $0.1 }
        && wrong * 2 > others.count
    }
  }

  /// Every outcome has what it should have, but not in this order everywhere.
  public static func onlyOrder<Element: Equatable>(
    _ name: String, right: @escaping (Sample) -> Outcome
  ) -> Mistake where Outcome == [Element] {
    Mistake(generally: name) { seen in
      seen.contains { right($0.0) != $0.1 }
        && seen.allSatisfy { sample, outcome in right(sample).isReordered(in: outcome) }
    }
  }

  private init(generally name: String, _ explains: @escaping ([(Sample, Outcome)]) -> Bool) {
    self.name = name
    isGeneral = true
    self.explains = explains
  }
}

extension Array where Element: Equatable {
  /// Whether the other array has the same elements as often, in any order.
  fileprivate func isReordered(in other: [Element]) -> Bool {
    guard count == other.count else { return false }
    var rest = other
    for element in self {
      guard let index = rest.firstIndex(of: element) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}
