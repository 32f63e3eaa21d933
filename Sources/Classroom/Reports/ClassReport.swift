import Curriculum

/// All that a report tells of a class: the same, byte for byte, whatever the order, the number of
/// jobs or the interruptions in which it was found out.
package struct ClassReport: Equatable, Sendable {
  package var grading: GradingRecord
  /// The lessons that were graded, in the course's order.
  package var lessons: [GradedLesson]
  /// In the roster's order, or else in the folders'.
  package var learners: [ClassLearner]
  /// What was found and not understood, is there twice, or is missing, in plain sentences.
  package var remarks: [String] = []
  /// What became of all files that were found.
  package var files = FileCounts()
}

extension ClassReport {
  /// Puts what was to be graded together with what came of it.
  ///
  /// - Parameters:
  ///   - lessons: those of the plan, in its order.
  ///   - remark: what is said of something that was not understood.
  ///   - result: of an exercise of the learner with this index; nil if nobody knows.
  package init(
    _ plan: ClassPlan, lessons: [GradedLesson], remark: (HandInProblem) -> String,
    result: (_ learner: Int, _ lesson: String, ClassExercise) throws -> ExerciseResult?
  ) rethrows {
    let checks = Dictionary(uniqueKeysWithValues: lessons.map { ($0.id, $0.checks) })
    (grading, files) = (plan.header.grading, plan.header.files)
    remarks = plan.header.problems.map(remark)
    self.lessons = lessons
    learners = plan.learners
    let remarksOf = Dictionary(grouping: zip(plan.header.problems, remarks)) { $0.0.learner ?? "" }
    for index in learners.indices {
      learners[index].remarks = remarksOf[learners[index].id]?.map(\.1) ?? []
      for (lesson, exercise) in learners[index].exercises {
        let waiting = (checks[lesson] ?? []).map { CheckOutcome(id: $0.id, result: .waiting) }
        learners[index].exercises[lesson]?.result =
          try result(index, lesson, exercise) ?? ExerciseResult(status: .ungraded, checks: waiting)
      }
    }
  }
}

/// How a class was graded: two results can be compared only if these are equal.
package struct GradingRecord: Codable, Equatable, Sendable {
  /// What generated samples were made from.
  package var seed: UInt64
  /// How long a check might take, in seconds.
  package var timeout: Double
  /// A name for the lessons, their suites and the program with all that it depends on.
  package var version: String
  /// The compiler's version, as it says it.
  package var compiler: String
  package var confinement: Confinement

  /// What kept the exercises in their place.
  package enum Confinement: String, Codable, CaseIterable, Sendable {
    case whole
    /// This system has no rules for all of it.
    case partial
    case none
  }
}

/// A lesson as a report tells of it, without any markup.
package struct GradedLesson: Equatable, Sendable {
  package var id: String
  package var number: Int
  package var title: String
  package var checks: [GradedCheck]
  /// What everybody has: the stub, and then the solution.
  package var givenTexts: [String] = []
}

/// A check as a report tells of it, without any markup.
package struct GradedCheck: Equatable, Sendable {
  package var id: String
  /// What an exercise does if it passes.
  package var title: String
  /// The idea behind it.
  package var why: String
  package var step: Int
  /// What it is worth, not negative.
  package var points = 1.0
}

/// What one exercise of one learner came to, in words: all that a report says of it.
package struct ExerciseResult: Equatable, Sendable {
  package enum Status: String, Codable, CaseIterable, Sendable {
    case passed
    /// The checks ran, and not all of them pass.
    case failed
    case untouched
    /// The compiler doesn't take it, or something is missing that the checks need: none of them ran.
    case unbuilt
    /// It can't be read as an exercise, or it can't be graded, by its own fault.
    case unreadable
    /// The grader could not do its work: nothing is known of the exercise, or not enough.
    case ungraded
  }

  package var status: Status
  /// One for each check of the lesson, in order; all of them wait if none ran.
  package var checks: [CheckOutcome]
  /// Why no check ran, line by line; empty if they did, or if it is untouched.
  package var obstacle: [String] = []
  /// The same, so that those who share it can be found.
  var hindrance: Hindrance?

  /// Why no check of an exercise ran.
  enum Hindrance: Equatable, Sendable {
    /// What the checks need and it hasn't.
    case missing([MissingInterface])
    /// The first of its errors.
    case compiler(CompilerMessage)
    case late
    case other(String)
  }

  package var passedCount: Int { checks.count { $0.result == .passed } }
}

package struct CheckOutcome: Equatable, Sendable {
  package enum Result: String, Codable, CaseIterable, Sendable {
    case passed
    /// It answers, and wrongly.
    case failed
    /// It has no answer: it crashed, or took too long.
    case stopped
    /// Nobody knows: it could not be made.
    case notMade
    /// It waits for others, or nothing was run.
    case waiting
  }

  package var id: String
  package var result: Result
  /// In one line what is wrong; empty if nothing is.
  package var summary = ""
  /// Whether its time was over.
  package var isLate = false
  /// Why its process ended, in a sentence; nil if it didn't.
  package var crash: String?
  /// What the known mistake behind it is called in every language; nil if there is none.
  package var mistakeName: String?
  /// The lesson's words for it.
  package var mistake: String?
  /// The counterexample, as lines of code; empty if there is none.
  package var given: [String] = []
  /// All that there is to say of it, line by line, without colours; empty if nothing is wrong.
  package var details: [String] = []

  /// Whether something is wrong: a check that waits says nothing.
  var fails: Bool { result == .failed || result == .stopped }
}

/// How an exercise stands otherwise than in the grading before, and why.
package struct ClassChange: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    /// Another text was handed in.
    case text
    /// A check may take longer or less long.
    case time
    /// The examples are others.
    case seed
    /// The lessons or the workbook are.
    case version
    case compiler
    /// What keeps exercises in their place is.
    case confinement
    /// The same was graded in the same way.
    case chance
    case new
    case gone
  }

  package struct Standing: Equatable, Sendable {
    package var status: ExerciseResult.Status
    package var passed: Int

    init(_ exercise: ClassExercise) {
      (status, passed) = (exercise.result.status, exercise.result.passedCount)
    }
  }

  package var learner: String
  package var name: String?
  package var lesson: String
  package var before: Standing?
  package var after: Standing?
  /// All that is otherwise than it was: one of it, or several together, have made the change.
  package var reasons: [Reason]

  /// The changes in the order of the newer report; who is gone comes last, and of each learner the
  /// lessons that only the older report has.
  ///
  /// What wasn't graded yet stood nowhere: whoever goes on with a grading is told of no changes.
  package static func all(from old: ClassReport, to new: ClassReport) -> [ClassChange] {
    let before = Dictionary(old.learners.map { ($0.id, $0) }) { first, _ in first }
    let there = Set(new.learners.map(\.id))
    let gone = old.learners.filter { !there.contains($0.id) }.map { learner in
      ClassLearner(id: learner.id, name: learner.name, exercises: [:])
    }
    let lessons = (new.lessons + old.lessons).map(\.id).reduce(into: [String]()) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
    return (new.learners + gone).flatMap { learner in
      lessons.compactMap { lesson in
        change(
          of: learner, in: lesson, from: before[learner.id]?.exercises[lesson],
          gradings: GradingRecord.differences(between: old.grading, and: new.grading))
      }
    }
  }

  private static func change(
    of learner: ClassLearner, in lesson: String, from old: ClassExercise?, gradings: [Reason]
  ) -> ClassChange? {
    let new = learner.exercises[lesson]
    if old?.result.status == .ungraded, new != nil { return nil }
    let (before, after) = (old.map(Standing.init), new.map(Standing.init))
    guard before != after else { return nil }
    // Of another text nobody asks what else is new.
    let reasons: [Reason] =
      before == nil
      ? [.new]
      : after == nil
        ? [.gone] : old?.text != new?.text ? [.text] : gradings.isEmpty ? [.chance] : gradings
    return ClassChange(
      learner: learner.id, name: learner.name, lesson: lesson, before: before, after: after,
      reasons: reasons)
  }
}

extension GradingRecord {
  fileprivate static func differences(
    between old: GradingRecord, and new: GradingRecord
  ) -> [ClassChange.Reason] {
    let all: [(ClassChange.Reason, Bool)] = [
      (.time, old.timeout == new.timeout), (.seed, old.seed == new.seed),
      (.version, old.version == new.version), (.compiler, old.compiler == new.compiler),
      (.confinement, old.confinement == new.confinement),
    ]
    return all.filter { !$0.1 }.map(\.0)
  }
}
