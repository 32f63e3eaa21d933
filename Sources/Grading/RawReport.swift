import Basics
import Curriculum
import Purity
import SuiteSupport
import Traces

/// The result of one check, before it is put into words.
typealias RawResult = CheckFinding<Mismatch>

extension CheckFinding {
  var noAnswer: NoAnswer? { if case .unanswered(let reason, _) = self { reason } else { nil } }

  /// Whether the check has run the exercise and didn't pass.
  var isOfExperiment: Bool { if case .failed = self { true } else { noAnswer != nil } }

  /// Whether the check didn't pass, by running the exercise or by reading it.
  var isWrong: Bool { if case .impure = self { true } else { isOfExperiment } }
}

extension RawResult {
  /// The code that shows it.
  var given: [String] {
    switch self {
    case .failed(let mismatch): mismatch.given
    case .unanswered(_, let given): given
    default: []
    }
  }
}

/// The results of grading an exercise, with its checks in order.
package struct RawReport: Codable, Equatable, Sendable {
  var catalogue: [CatalogueEntry] = []
  var results: [String: RawResult] = [:]
  /// The names of the known mistakes behind failed checks, by check.
  var mistakes: [String: String] = [:]
  /// Those of which nothing is said if the function that fails is impure.
  var limits: Set<String> = []
  /// The runs in which checks failed, as far as they can be played, by check.
  var examples: [String: RunExample] = [:]
  var output: [String: ExerciseOutput] = [:]
  /// Impure code that may explain failed checks, if the purity analysis was done.
  var causes: [Cause] = []
  /// Whether the purity analysis was too slow to be used: grading again may give more explanations.
  var isUnread = false
  var confinement = Sandbox.none
  /// The names of declarations that the lesson provides and that were changed.
  var changedParts: [String] = []

  /// Marks each check that builds on a failed one as waiting.
  mutating func settleWaiting() {
    for entry in catalogue where results[entry.id] == nil && isBlocked(entry) {
      results[entry.id] = .waiting
    }
  }

  /// Whether a check that it builds on has a result other than passed.
  private func isBlocked(_ entry: CatalogueEntry) -> Bool {
    entry.after.contains { id in results[id].map { $0 != .passed } ?? false }
  }

  /// Replaces results of checks that build on a check which has failed after all.
  ///
  /// - Parameter decided: checks whose results are kept.
  mutating func waitAgain(except decided: Set<String> = []) {
    for entry in catalogue where !decided.contains(entry.id) && isBlocked(entry) {
      results[entry.id] = .waiting
    }
  }

  /// Has failed checks wait for failed ones of later steps whose code they may use.
  ///
  /// - Parameter untouched: the steps of which the exercise has no more than the stub; asked once, if
  ///   at all.
  mutating func waitForLater(
    untouched: () throws(EnvironmentError) -> Set<Int>
  ) throws(EnvironmentError) {
    let wrong = catalogue.filter { results[$0.id]?.isWrong ?? false }
    let pairs = wrong.compactMap { entry in
      wrong.first { entry.uses.contains($0.id) }.map { (entry.id, laterStep: $0.step) }
    }
    guard !pairs.isEmpty else { return }
    let untouched = try untouched()
    for (id, laterStep) in pairs where !untouched.contains(laterStep) {
      results[id] = .waiting
      output[id] = nil
    }
  }

  /// Whether a check couldn't be made because this machine was too busy.
  var wasHindered: Bool { results.values.contains(.notMade(.busyMachine)) }

  var undecided: [String] {
    catalogue.map(\.id).filter { results[$0] == nil }
  }

  /// The failed checks of the first step with a wrong result, in order. Failures of later steps may
  /// be consequences.
  var failedFirst: [String] {
    let first = catalogue.first { results[$0.id]?.isWrong ?? false }
    return catalogue.filter { $0.step == first?.step }.map(\.id).filter { id in
      if case .failed = results[id] { true } else { false }
    }
  }
}

/// Results of the checks that read the source. They come last, because they wait for those that run
/// it.
extension RawReport {
  /// - Parameter reader: the purity analysis; nil if there is none, and then none of these checks
  ///   passes.
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
    causes = report.causes(
      pure: catalogue.filter { $0.guarded == nil && $0.told.isEmpty }
        .map { ($0.functions, $0.passedOver) })
  }

  /// Whether a check that runs the exercise has failed, so that an explanation may help.
  private var fails: Bool { results.values.contains(where: \.isOfExperiment) }

  /// Sets the results of all checks that read, from the purity of the functions they name.
  mutating func settleReadings(_ reading: PurityReading) {
    explain(by: reading)
    for entry in catalogue where entry.isReading {
      guard entry.after.allSatisfy({ results[$0] == .passed }) else {
        results[entry.id] = .waiting
        continue
      }
      switch reading {
      case .report(let report):
        let impurity =
          if let guarded = entry.guarded {
            report.secondDoor(to: guarded.property, rule: guarded.rule, asked: entry.functions)
          } else {
            report.impurity(
              among: entry.functions, telling: entry.toldKinds, passingOver: entry.passedOver)
          }
        results[entry.id] = impurity.map { .impure($0) } ?? .passed
      case .unreadable, .tooLarge: results[entry.id] = .notMade(.largeExercise)
      case .unfinished: results[entry.id] = .notMade(.busyMachine)
      }
    }
  }

  /// Whether a check that reads has all its prerequisites, so that the analysis is needed.
  var wantsReading: Bool {
    catalogue.contains { $0.isReading && $0.after.allSatisfy { results[$0] == .passed } }
  }
}

extension CatalogueEntry {
  fileprivate var toldKinds: Set<ReasonKind> {
    told.isEmpty
      ? Set(ReasonKind.allCases).subtracting(allowed.map(\.kind)) : Set(told.map(\.kind))
  }
}

extension CatalogueEntry.Impurity {
  fileprivate var kind: ReasonKind {
    switch self {
    case .objects: .objectState
    case .orders: .order
    case .time: .time
    }
  }
}
