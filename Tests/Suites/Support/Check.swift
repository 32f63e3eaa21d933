/// One thing that the suite finds out about the exercise.
///
/// Its words (title, why, hints) stand in the lesson's `Feedback.md` under its id.
public struct Check {
  /// `topic.behaviour`, as in `login.trigger-clears-error`.
  public let id: String
  /// The step of the lesson that it belongs to, from 1.
  public let step: Int
  /// The checks that have to pass first; until then this one waits.
  public let after: [String]
  /// Throws a `Mismatch` when the exercise doesn't do what it should.
  let body: () throws -> Void

  public init(
    _ id: String, step: Int, after: String..., body: @escaping () throws -> Void
  ) {
    self.id = id
    self.step = step
    self.after = after
    self.body = body
  }
}

/// The checks of one lesson, in the order in which the learner meets them.
public protocol LessonSuite {
  static var checks: [Check] { get }
  /// What is known about the mistakes behind failed checks.
  static var diagnoses: [Diagnosis] { get }
}

extension LessonSuite {
  public static var diagnoses: [Diagnosis] { [] }
}
