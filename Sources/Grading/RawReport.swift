import Curriculum
import Purity
import SuiteSupport
import Traces

/// What one check came to, before it has any words.
enum RawResult: Codable, Equatable {
  case passed
  case failed(Mismatch)
  /// It was read, and isn't pure.
  case impure(Impurity)
  case waiting
  /// Nobody knows: it could not be made.
  case notMade(CheckObstacle)
  /// The process ended while it played a script, which is told as lines of code.
  case ended(CrashReport, given: [String])
  /// It had not come to its end when the check's time was over, after so many seconds.
  case late(Lateness, given: [String], seconds: Double)
  /// What came of a script is no trace.
  case noTrace(AnswerProblem, given: [String])
}

/// What was found out about an exercise: every check in order, with its result.
struct RawReport: Codable, Equatable {
  var catalogue: [CatalogueEntry] = []
  var results: [String: RawResult] = [:]
  /// The names of the mistakes behind failed checks, where one is known.
  var mistakes: [String: String] = [:]
  /// What checks failed over, where that is a run that somebody can play.
  var examples: [String: RunExample] = [:]
  /// What the exercise wrote while a check ran.
  var output: [String: ExerciseOutput] = [:]
  /// What kept the exercise in its place.
  var confinement = Confinement.none

  /// Marks every check as waiting that builds on one which didn't pass.
  mutating func settleWaiting() {
    for entry in catalogue where results[entry.id] == nil {
      let isBlocked = entry.after.contains { id in results[id].map { $0 != .passed } ?? false }
      if isBlocked { results[entry.id] = .waiting }
    }
  }

  /// Takes back what builds on a check that has turned out not to pass.
  ///
  /// - Parameter decided: checks whose results stay, whatever they build on.
  mutating func waitAgain(except decided: Set<String> = []) {
    for entry in catalogue where !decided.contains(entry.id) {
      if entry.after.contains(where: { results[$0] != .passed }) { results[entry.id] = .waiting }
    }
  }

  /// Whether a check could not be made because this machine was too busy.
  var wasHindered: Bool { results.values.contains(.notMade(.busyMachine)) }

  /// The checks that have no result yet, in order.
  var undecided: [String] {
    catalogue.map(\.id).filter { results[$0] == nil }
  }

  /// The checks that ran and failed, in order, of the first step in which anything went wrong: what is
  /// wrong in a later one may come from there.
  var failedFirst: [String] {
    let first = catalogue.first { entry in
      switch results[entry.id] {
      case .passed, .waiting, .notMade, nil: false
      case .failed, .impure, .ended, .late, .noTrace: true
      }
    }
    return catalogue.filter { $0.step == first?.step }.map(\.id).filter { id in
      if case .failed = results[id] { true } else { false }
    }
  }
}
