import Curriculum
import Foundation
import Verdicts

/// What the last test of an exercise came to, with the text that it is about, and without any words.
///
/// It stands in a file of its own, one for each lesson, and can be deleted at any time: then it has
/// to be found out again.
struct KeptVerdict: Codable {
  /// The exercise that was tested.
  var exercise: String
  /// The checks that it was tested with.
  var checks: LessonChecks
  /// A name for all that the outcome depends on; nil if it might be another one the next time.
  var name: String?
  var outcome: Grader.Outcome
  /// The checks that passed when they ran last, which may have been an earlier test; nil if they
  /// never did.
  var passed: Set<String>?

  /// Nil if there is none, or if the file isn't as it was written.
  init?(at path: String) {
    guard let data = OrdinaryFile.contents(at: path),
      data.starts(with: Self.head), data.count > Self.bodyStart
    else { return nil }
    let body = data[Self.bodyStart...].dropLast(Self.end.count)
    // What an earlier version has written otherwise is found out again.
    guard data == Self.sealed(body), let kept = try? JSONDecoder().decode(Self.self, from: body)
    else { return nil }
    self = kept
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // What can't be written is found out again.
    guard let body = try? encoder.encode(self) else { return }
    putInPlace(Self.sealed(body), at: path)
  }

  /// The whole file: one object with the sum of what follows in front.
  private static func sealed(_ body: Data) -> Data {
    var key = CacheKey()
    key.add(body)
    return head + Data(key.name.utf8) + separator + body + end
  }

  private static let head = Data(#"{"sum":""#.utf8)
  private static let separator = Data(#"","kept":"#.utf8)
  private static let end = Data("}\n".utf8)
  private static let bodyStart = head.count + CacheKey.nameLength + separator.count
}

extension Grader.Outcome {
  /// The checks that pass; nil if they were not run.
  fileprivate var passed: Set<String>? {
    guard case .report(let report) = self else { return nil }
    return Set(report.results.filter { $0.value == .passed }.keys)
  }
}
