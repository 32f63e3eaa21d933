/// How a lesson's suite did against the mutants of its solution.
public struct Score: Equatable, Sendable {
  /// The lesson's folder.
  public var lesson: String
  /// How many mutants there were.
  public var total: Int
  /// How many of them didn't compile.
  public var uncompiled = 0
  /// How many failed a check, or weren't done in time.
  public var killed = 0
  /// Passed every check, as the list of equivalents says.
  public var equivalent = 0
  /// Passed every check and is not listed: a hole in the suite, or missing in the list.
  public var survivors: [Mutant] = []
  /// What is wrong with the list of equivalents, and what could not be told.
  public var complaints: [String] = []

  /// Counts what came of the mutants.
  ///
  /// - Parameters:
  ///   - outcomes: one for each mutant.
  ///   - reasons: the listed equivalents by their ids.
  public init(
    lesson: String, mutants: [Mutant], outcomes: [Outcome], reasons: [String: String]
  ) {
    self.lesson = lesson
    total = mutants.count
    for (mutant, outcome) in zip(mutants, outcomes) {
      let isListed = reasons[mutant.id] != nil
      switch outcome {
      case .doesNotCompile:
        uncompiled += 1
        if isListed { complaints.append("listed but doesn't compile: \(mutant.id)") }
      case .killed(let check):
        killed += 1
        if isListed { complaints.append("listed but killed by \(check): \(mutant.id)") }
      case .outOfTime: killed += 1
      case .unread: complaints.append("could not be read: \(mutant.id)")
      case .survived where isListed: equivalent += 1
      case .survived: survivors.append(mutant)
      }
    }
    complaints += reasons.filter { $0.value.isEmpty }.map { "listed without a reason: \($0.key)" }
      .sorted()
  }

  /// The mutants that were graded.
  public var compiled: Int { total - uncompiled }

  /// How many mutants of a lesson have to compile, for its score to mean something.
  public static let least = 25
}

extension Equivalents {
  /// The entries that name no mutant of their lesson, because the solution has changed since.
  public func stale(lesson: String, mutants: [Mutant]) -> [String] {
    let ids = Set(mutants.map(\.id))
    return (reasons[lesson] ?? [:]).keys.filter { !ids.contains($0) }.sorted()
  }
}
