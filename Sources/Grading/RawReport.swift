import Basics
import Curriculum
import Purity
import SuiteSupport
import Traces

/// What one check came to, before it has any words.
typealias RawResult = CheckFinding<Mismatch>

extension CheckFinding {
  var noAnswer: NoAnswer? { if case .unanswered(let reason, _) = self { reason } else { nil } }

  /// Whether an experiment went wrong.
  var isOfExperiment: Bool { if case .failed = self { true } else { noAnswer != nil } }

  /// Whether the check was made, and didn't pass.
  var isWrong: Bool { if case .impure = self { true } else { isOfExperiment } }
}

/// What was found out about an exercise: every check in order, with its result.
package struct RawReport: Codable, Equatable, Sendable {
  var catalogue: [CatalogueEntry] = []
  var results: [String: RawResult] = [:]
  /// The names of the mistakes behind failed checks, where one is known.
  var mistakes: [String: String] = [:]
  /// What checks failed over, where that is a run that somebody can play.
  var examples: [String: RunExample] = [:]
  var output: [String: ExerciseOutput] = [:]
  /// What functions do that may be why checks fail, as far as they were read.
  var causes: [Cause] = []
  /// Whether that came too late to be told: graded once more, the same exercise may be told more.
  var isUnread = false
  var confinement = Sandbox.none

  /// Marks every check as waiting that builds on one which didn't pass.
  mutating func settleWaiting() {
    for entry in catalogue where results[entry.id] == nil && isBlocked(entry) {
      results[entry.id] = .waiting
    }
  }

  /// Whether something that it builds on didn't pass; what is read may have no result yet.
  private func isBlocked(_ entry: CatalogueEntry) -> Bool {
    entry.after.contains { id in results[id].map { $0 != .passed } ?? false }
  }

  /// Takes back what builds on a check that has turned out not to pass.
  ///
  /// - Parameter decided: checks whose results stay, whatever they build on.
  mutating func waitAgain(except decided: Set<String> = []) {
    for entry in catalogue where !decided.contains(entry.id) && isBlocked(entry) {
      results[entry.id] = .waiting
    }
  }

  /// Whether a check could not be made because this machine was too busy.
  var wasHindered: Bool { results.values.contains(.notMade(.busyMachine)) }

  var undecided: [String] {
    catalogue.map(\.id).filter { results[$0] == nil }
  }

  /// The checks that ran and failed, in order, of the first step in which anything went wrong: what is
  /// wrong in a later one may come from there.
  var failedFirst: [String] {
    let first = catalogue.first { results[$0.id]?.isWrong ?? false }
    return catalogue.filter { $0.step == first?.step }.map(\.id).filter { id in
      if case .failed = results[id] { true } else { false }
    }
  }
}

/// How checks that read an exercise come to their results: last of all, because each waits for what
/// experiments have to say.
extension RawReport {
  /// - Parameter reader: nil if nobody reads: then none of them is seen to pass.
  mutating func settle(by reader: ExerciseReader?) {
    guard let reader, wantsReading else {
      for entry in catalogue where entry.isReading { results[entry.id] = .waiting }
      guard let reader, fails else { return }
      if let reading = reader.reading(within: TimeLimit.explanation) {
        explain(by: reading)
      } else {
        isUnread = true
      }
      return
    }
    settleReadings(reader.reading())
  }

  private mutating func explain(by reading: PurityReading) {
    guard fails, case .report(let report) = reading else { return }
    causes = report.causes(pure: catalogue.flatMap(\.functions))
  }

  /// Whether somebody may ask why an experiment went wrong.
  private var fails: Bool { results.values.contains(where: \.isOfExperiment) }

  /// Tells of each function that a check asks for whether it is pure; what wasn't read isn't known.
  mutating func settleReadings(_ reading: PurityReading) {
    explain(by: reading)
    for entry in catalogue where entry.isReading {
      guard entry.after.allSatisfy({ results[$0] == .passed }) else {
        results[entry.id] = .waiting
        continue
      }
      switch reading {
      case .report(let report):
        let impurity = report.impurity(among: entry.functions, allowsObjects: entry.allowsObjects)
        results[entry.id] = impurity.map { .impure($0) } ?? .passed
      case .unreadable, .tooLarge: results[entry.id] = .notMade(.largeExercise)
      case .unfinished: results[entry.id] = .notMade(.busyMachine)
      }
    }
  }

  /// Whether any check that reads waits for nothing.
  var wantsReading: Bool {
    catalogue.contains { $0.isReading && $0.after.allSatisfy { results[$0] == .passed } }
  }
}
