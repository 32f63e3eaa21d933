import Traces

/// What is asked of a lesson's exercises, and what should come of it.
///
/// A suite never sees an exercise: it hands over scripts, and looks at traces. Both are values of its
/// own, and its model plays the same scripts by the rules.
package protocol LessonSuite: Sendable {
  /// What is done with an exercise.
  associatedtype Script: Packed
  /// What came of it.
  associatedtype Trace: Packed & Equatable

  /// What a right exercise makes of a script.
  static func model(_ script: Script) -> Trace
  /// Whether a trace could come of a script at all: as many answers as questions, each of its kind.
  ///
  /// An exercise that has taken over its process can answer anything. What doesn't fit never reaches a
  /// check.
  static func fits(_ trace: Trace, _ script: Script) -> Bool
  /// A script as the lines of Swift that do the same.
  static func code(_ script: Script) -> [String]
  /// The checks in the order in which the learner meets them.
  static var checks: [Check<Self>] { get }
  /// What is known about the mistakes behind failed checks.
  static var diagnoses: [Diagnosis<Self>] { get }
}

extension LessonSuite {
  package static var diagnoses: [Diagnosis<Self>] { [] }
}

/// One thing that a suite finds out about an exercise.
///
/// Its words (title, why, hints) stand in the lesson's `Feedback.md` under its id.
package struct Check<Lesson: LessonSuite> {
  /// `topic.behaviour`, as in `login.trigger-clears-error`.
  package let id: String
  /// The step of the lesson that it belongs to, from 1.
  package let step: Int
  /// The checks that have to pass first; until then this one waits.
  package let after: [String]
  /// Throws a `Mismatch` when an exercise doesn't do what it should. All that it depends on are the
  /// answers that the bench gives, and the bench's seed.
  let body: (Bench<Lesson>) throws -> Void

  package init(
    _ id: String, step: Int, after: String..., body: @escaping (Bench<Lesson>) throws -> Void
  ) {
    self.id = id
    self.step = step
    self.after = after
    self.body = body
  }
}
