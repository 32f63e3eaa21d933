import Curriculum
import Foundation
import Processes

/// The last outcome of a lesson's exercise, and what it came of.
private struct KnownOutcome: Codable {
  /// Names the exercise, the suite, the code around both, the compiler and every option.
  var key: String
  var outcome: Grader.Outcome
}

extension Grader {
  /// The outcome of an exercise; if nothing has changed since the last time, the same as then.
  func knownOutcome(
    of exercise: ExerciseFile, lesson: Lesson, _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    let path = "\(repository.cache)/outcome-\(lesson.id).json"
    let key = suiteBuild(temporary: "").name(
      of: lesson, exercise: exercise, options: ["\(timeout)", "\(seed)"])
    if let data = FileManager.default.contents(atPath: path),
      let known = try? JSONDecoder().decode(KnownOutcome.self, from: data), known.key == key
    {
      return known.outcome
    }
    let outcome = try outcomeOrBlame(of: exercise, lesson: lesson, progress)
    if outcome.isSteady,
      let data = try? JSONEncoder().encode(KnownOutcome(key: key, outcome: outcome))
    {
      // Without a place to keep it, it is found out again.
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return outcome
  }
}

extension Grader.Outcome {
  /// Whether it would be the same again: not where time or another process had a hand in it.
  fileprivate var isSteady: Bool {
    switch self {
    case .doesNotCompile, .missing: true
    case .problem: false
    case .report(let report):
      !report.catalogue.isEmpty && report.undecided.isEmpty && !Cancellation.isRequested
        && report.results.values.allSatisfy { result in
          switch result {
          case .passed, .failed, .waiting: true
          case .crashed, .timedOut: false
          }
        }
    }
  }
}
