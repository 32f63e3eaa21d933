/// How an exercise stands otherwise than in the grading before, and why.
package struct ClassChange: Equatable, Sendable {
  /// Why it stands otherwise.
  package enum Reason: String, CaseIterable, Sendable {
    /// Another text was handed in.
    case text
    /// The lessons, the compiler, the seed or the workbook are others.
    case grading
    /// It wasn't there before.
    case new
    /// It isn't there any more.
    case gone
  }

  /// How an exercise stood.
  package struct Standing: Equatable, Sendable {
    package var status: ExerciseResult.Status
    package var passed: Int

    init(_ result: ExerciseResult) {
      (status, passed) = (result.status, result.passedCount)
    }
  }

  /// What tells the learner from all others.
  package var learner: String
  /// The learner's name, if somebody said it.
  package var name: String?
  /// The lesson's id.
  package var lesson: String
  /// Nil if it wasn't there.
  package var before: Standing?
  /// Nil if it isn't there any more.
  package var after: Standing?
  package var reason: Reason

  /// What stands otherwise, in the order of the newer report; who is gone comes last, and of each learner
  /// the lessons that only the older report has.
  ///
  /// What wasn't graded yet stood nowhere: whoever goes on with a grading is told of no changes.
  package static func all(from old: ClassReport, to new: ClassReport) -> [ClassChange] {
    let before = Dictionary(old.learners.map { ($0.id, $0) }) { first, _ in first }
    let there = Set(new.learners.map(\.id))
    let gone = old.learners.filter { !there.contains($0.id) }.map { learner in
      GradedLearner(id: learner.id, name: learner.name, exercises: [:])
    }
    let lessons = (new.lessons + old.lessons).map(\.id).reduce(into: [String]()) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
    return (new.learners + gone).flatMap { learner in
      lessons.compactMap { lesson in
        change(
          of: learner, in: lesson, from: before[learner.id]?.exercises[lesson],
          hasOtherGrading: old.grading != new.grading)
      }
    }
  }

  private static func change(
    of learner: GradedLearner, in lesson: String, from old: GradedExercise?, hasOtherGrading: Bool
  ) -> ClassChange? {
    let new = learner.exercises[lesson]
    if old?.result.status == .ungraded, new != nil { return nil }
    let (before, after) = (old.map { Standing($0.result) }, new.map { Standing($0.result) })
    guard before != after else { return nil }
    let reason: Reason =
      if before == nil { .new } else if after == nil { .gone } else if old?.text != new?.text {
        .text
      } else { hasOtherGrading ? .grading : .text }
    return ClassChange(
      learner: learner.id, name: learner.name, lesson: lesson, before: before, after: after,
      reason: reason)
  }
}
