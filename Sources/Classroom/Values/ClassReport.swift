/// All that a report tells of a class, as a value: the same, byte for byte, whatever the order, the
/// number of jobs or the interruptions in which it was found out.
package struct ClassReport: Equatable, Sendable {
  package var grading: GradingRecord
  /// The lessons that were graded, in the course's order.
  package var lessons: [GradedLesson]
  /// In the roster's order, or else in the folders'.
  package var learners: [GradedLearner]
  /// What was found and not understood, is there twice, or is missing, in plain sentences.
  package var remarks: [String]

  package init(
    grading: GradingRecord, lessons: [GradedLesson], learners: [GradedLearner],
    remarks: [String] = []
  ) {
    (self.grading, self.lessons) = (grading, lessons)
    (self.learners, self.remarks) = (learners, remarks)
  }
}

/// How a class was graded: two results can be compared only if these are equal.
package struct GradingRecord: Codable, Equatable, Sendable {
  /// What generated samples were made from.
  package var seed: UInt64
  /// A name for the lessons, their suites and the program with all that it depends on.
  package var version: String
  /// The compiler's version, as it says it.
  package var compiler: String
  /// What kept the exercises in their place, in a plain sentence.
  package var confinement: String

  package init(seed: UInt64, version: String, compiler: String, confinement: String) {
    (self.seed, self.version) = (seed, version)
    (self.compiler, self.confinement) = (compiler, confinement)
  }
}

/// A lesson as a report tells of it.
package struct GradedLesson: Equatable, Sendable {
  /// As in `03-login-state`.
  package var id: String
  /// From 1.
  package var number: Int
  /// Its title, without any markup.
  package var title: String
  /// In the order of the lesson.
  package var checks: [GradedCheck]

  package init(id: String, number: Int, title: String, checks: [GradedCheck]) {
    (self.id, self.number) = (id, number)
    (self.title, self.checks) = (title, checks)
  }
}

/// A check as a report tells of it.
package struct GradedCheck: Equatable, Sendable {
  /// As in `login.trigger-clears-error`.
  package var id: String
  /// What an exercise does if it passes, without any markup.
  package var title: String
  /// The idea behind it, without any markup.
  package var why: String
  /// The number of its step, from 1.
  package var step: Int
  /// What it is worth, 1 unless somebody said otherwise; not negative.
  package var points: Double

  package init(id: String, title: String, why: String, step: Int, points: Double = 1) {
    (self.id, self.title, self.why) = (id, title, why)
    (self.step, self.points) = (step, points)
  }
}

/// A learner with all that was handed in.
package struct GradedLearner: Equatable, Sendable {
  /// What tells this learner from all others.
  package var id: String
  /// Nil if nobody said it.
  package var name: String?
  /// Where it was handed in, from the folder of submissions; nil if nothing was.
  package var place: String?
  /// By the lesson's id; a lesson that isn't there was not handed in.
  package var exercises: [String: GradedExercise]

  package init(
    id: String, name: String? = nil, place: String? = nil, exercises: [String: GradedExercise]
  ) {
    (self.id, self.name, self.place) = (id, name, place)
    self.exercises = exercises
  }
}

/// An exercise that was handed in, and what came of it.
package struct GradedExercise: Equatable, Sendable {
  /// Where it was found, from the folder of submissions, also in an archive: `a.zip/03-login-state/Exercise.swift`.
  package var file: String
  /// What the learner wrote; nil if it can't be read.
  package var text: String?
  /// How often it was tested before it was handed in; nil if no progress log tells.
  package var attempts: Int?
  package var result: ExerciseResult

  package init(file: String, text: String?, attempts: Int? = nil, result: ExerciseResult) {
    (self.file, self.text) = (file, text)
    (self.attempts, self.result) = (attempts, result)
  }
}
