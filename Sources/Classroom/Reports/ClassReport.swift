import Curriculum

/// Everything that a report says about a class. It is the same byte for byte, whatever the order of
/// grading, the number of jobs, or interruptions.
package struct ClassReport: Equatable, Sendable {
  package var grading: GradingRecord
  /// The graded lessons, in the order of the course.
  package var lessons: [GradedLesson]
  /// The learners in the order of the roster, or else of the folders.
  package var learners: [ClassLearner]
  /// Sentences about what was not understood, is there twice or is missing.
  package var remarks: [String] = []
  /// The counts of all files that were found.
  package var files = FileCounts()
}

extension ClassReport {
  /// Combines a plan with its results.
  ///
  /// - Parameters:
  ///   - lessons: the lessons of the plan, in its order.
  ///   - remark: the sentence about something that was not understood.
  ///   - result: the result of an exercise of the learner with this index; nil if there is none.
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

/// How a class was graded. Two results are comparable only if these values are equal.
package struct GradingRecord: Codable, Equatable, Sendable {
  /// The seed of the generated samples.
  package var seed: UInt64
  /// The time limit of a check, in seconds.
  package var timeout: Double
  /// A digest of the lessons, their suites and the program with all its dependencies.
  package var version: String
  /// The compiler's version, in its own words.
  package var compiler: String
  package var confinement: Confinement

  /// How much of the sandbox was active.
  package enum Confinement: String, Codable, CaseIterable, Sendable {
    case whole
    /// The system lacks parts of the sandbox.
    case partial
    case none
  }
}

/// A lesson in a report, without markup.
package struct GradedLesson: Equatable, Sendable {
  package var id: String
  package var number: Int
  package var title: String
  package var checks: [GradedCheck]
  /// The texts that everybody has: the stub, then the solution.
  package var givenTexts: [String] = []
}

/// A check in a report, without markup.
package struct GradedCheck: Equatable, Sendable {
  package var id: String
  /// What a passing exercise does.
  package var title: String
  /// The idea behind the check.
  package var why: String
  package var step: Int
  /// The points for passing; not negative.
  package var points = 1.0
}

/// The result of one exercise of one learner, in words.
package struct ExerciseResult: Equatable, Sendable {
  package enum Status: String, Codable, CaseIterable, Sendable {
    case passed
    /// The checks ran, and at least one doesn't pass.
    case failed
    case untouched
    /// No check ran: the exercise doesn't compile, or lacks declarations that the checks need.
    case unbuilt
    /// The exercise can't be read or graded, by its own fault.
    case unreadable
    /// The grader could not do its work, so too little is known about the exercise.
    case ungraded
  }

  package var status: Status
  /// The outcome of each check, in the lesson's order; all are `waiting` if none ran.
  package var checks: [CheckOutcome]
  /// Why no check ran, as lines; empty if checks ran or the exercise is untouched.
  package var obstacle: [String] = []
  /// The same reason as a value, by which affected learners are grouped.
  var hindrance: Hindrance?

  /// Why no check of an exercise ran.
  enum Hindrance: Equatable, Sendable {
    /// Declarations that the checks need.
    case missing([MissingInterface])
    /// The first compiler error.
    case compiler(CompilerMessage)
    case late
    case other(String)
  }

  package var passedCount: Int { checks.count { $0.result == .passed } }
}

package struct CheckOutcome: Equatable, Sendable {
  package enum Result: String, Codable, CaseIterable, Sendable {
    case passed
    /// The exercise gave a wrong answer.
    case failed
    /// The exercise gave no answer: it crashed or took too long.
    case stopped
    /// The check could not be made, so its result is unknown.
    case notMade
    /// The check waits for others, or no check ran.
    case waiting
  }

  package var id: String
  package var result: Result
  /// A line about the failure; empty if there is none.
  package var summary = ""
  /// Whether the time limit has stopped it.
  package var isLate = false
  /// A sentence about why the process crashed; nil if it didn't.
  package var crash: String?
  /// The name of the recognised mistake, the same in every language; nil if there is none.
  package var mistakeName: String?
  /// The lesson's words for the mistake.
  package var mistake: String?
  /// The counterexample as lines of code; empty if there is none.
  package var given: [String] = []
  /// Everything to say about the check, as lines without colours; empty if nothing is wrong.
  package var details: [String] = []

  /// Whether the check fails; a waiting check doesn't.
  var fails: Bool { result == .failed || result == .stopped }
}

/// How an exercise's result differs from the previous grading, and why.
package struct ClassChange: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    /// Another text was handed in.
    case text
    /// The time limit has changed.
    case time
    /// The seed has changed.
    case seed
    /// The lessons or the workbook have changed.
    case version
    case compiler
    /// The sandbox has changed.
    case confinement
    /// Nothing has changed, so the result varies by itself.
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
  /// Everything that has changed; one of these or several together are the reason.
  package var reasons: [Reason]

  /// All changes, in the order of the newer report. Learners who are only in the older report come
  /// last, as do lessons that only the older report has.
  ///
  /// An exercise that was not graded before is no change, so a resumed grading reports none.
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
    // If the text has changed, no other reason is given.
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
