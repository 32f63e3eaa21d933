import Curriculum
import Foundation

/// What the last test of an exercise came to, with the text that it is about, and without any words.
///
/// It stands in a file of its own, one for each lesson, and can be deleted at any time: then it has
/// to be found out again.
struct KeptVerdict: Codable {
  /// The exercise that was tested.
  var exercise: String
  /// The checks that it was tested with.
  var checks: LessonChecks
  /// A name for all that the outcome depends on; nil if it might be another one the next time, or if
  /// nobody knows who has written this down: then it is shown, and the next test finds it out again.
  var name: String?
  var outcome: Grader.Outcome
  /// The checks that passed when they ran last, which may have been an earlier test; nil if they
  /// never did.
  var passed: Set<String>?

  /// Nil if there is none, or if the file isn't as it was written.
  init?(at path: String) {
    // What an earlier version has written otherwise is found out again.
    guard let data = OrdinaryFile.contents(at: path), data.last == UInt8(ascii: "\n"),
      let kept = SealedLine.value(Self.self, of: data.dropLast())
    else { return nil }
    self = kept
    let sealed = SecretKey.own.flatMap {
      SealedLine.value(Self.self, of: data.dropLast(), sealedBy: $0)
    }
    if sealed == nil { name = nil }
  }

  /// - Parameter earlier: what was kept of the test before.
  init(
    exercise: String, checks: LessonChecks, name: String?, outcome: Grader.Outcome,
    after earlier: KeptVerdict? = nil
  ) {
    (self.exercise, self.checks, self.name) = (exercise, checks, name)
    self.outcome = outcome
    passed = outcome.passed ?? (earlier?.checks == checks ? earlier?.passed : nil)
  }

  /// Puts it in place of the one before; where nothing can be written, it isn't kept.
  func keep(at path: String) {
    // What can't be written is found out again.
    guard let data = try? SealedLine.data(of: self, by: SecretKey.own) else { return }
    putInPlace(data, at: path)
  }
}

extension Grader.Outcome {
  /// The checks that pass; nil if they were not run.
  fileprivate var passed: Set<String>? {
    guard case .report(let report) = self else { return nil }
    return Set(report.results.filter { $0.value == .passed }.keys)
  }
}
