/// What is to be graded of a class: everybody's exercises with their texts, before any is graded.
///
/// It is written down first, so that the results can be put together with it wherever they came from.
package struct ClassPlan: Equatable, Sendable {
  /// What holds for all of it.
  package struct Header: Codable, Equatable, Sendable {
    package var grading: GradingRecord
    /// The ids of the lessons, in the course's order.
    package var lessons: [String]
    /// How long a check may take, in seconds.
    package var timeout: Double
    /// Which part of the class this is; nil for all of it.
    package var shard: Shard?
    /// How many learners the whole class has.
    package var count: Int
    /// A name for everything that the whole class has handed in.
    package var digest: String
    /// What was found and not understood, in plain sentences.
    package var remarks: [String]

    package init(
      grading: GradingRecord, lessons: [String], timeout: Double, shard: Shard?, count: Int,
      digest: String, remarks: [String]
    ) {
      (self.grading, self.lessons, self.timeout) = (grading, lessons, timeout)
      (self.shard, self.count, self.digest) = (shard, count, digest)
      self.remarks = remarks
    }
  }

  /// What holds for all of it.
  package var header: Header
  /// In order; of a part, those of the part.
  package var learners: [PlannedLearner]

  package init(header: Header, learners: [PlannedLearner]) {
    (self.header, self.learners) = (header, learners)
  }
}

/// A learner with what is to be graded.
package struct PlannedLearner: Codable, Equatable, Sendable {
  /// The place in the whole class, from 0.
  package var index: Int
  /// What tells this learner from all others.
  package var id: String
  /// Nil if nobody said it.
  package var name: String?
  /// Where it was handed in, from the folder of submissions; nil if nothing was.
  package var place: String?
  /// By the lesson's id.
  package var exercises: [String: PlannedExercise]

  package init(
    index: Int, id: String, name: String?, place: String?, exercises: [String: PlannedExercise]
  ) {
    (self.index, self.id, self.name) = (index, id, name)
    (self.place, self.exercises) = (place, exercises)
  }
}

/// An exercise that is to be graded.
package struct PlannedExercise: Codable, Equatable, Sendable {
  /// Where it was found, from the folder of submissions.
  package var file: String
  /// What the learner wrote; nil if it can't be read.
  package var text: String?
  /// How often it was tested before it was handed in; nil if no progress log tells.
  package var attempts: Int?
  /// The name under which its result is written down.
  package var name: String

  package init(file: String, text: String?, attempts: Int?, name: String) {
    (self.file, self.text) = (file, text)
    (self.attempts, self.name) = (attempts, name)
  }
}

/// One of several parts of a class: each machine grades one.
package struct Shard: Codable, Equatable, Hashable, Sendable {
  /// From 1.
  package var number: Int
  package var count: Int

  /// Nil unless it is one of them.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// As it is typed: `2/8`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// Whether it takes the learner at this place in the class, from 0.
  package func takes(_ index: Int) -> Bool { index % count == number - 1 }
}
