/// What is to be graded of a class: everybody's exercises with their texts, before any is graded.
///
/// It is written down first, so that the results can be put together with it wherever they came from.
package struct ClassPlan: Equatable, Sendable {
  /// What holds for all of it.
  package struct Header: Codable, Equatable, Sendable {
    package var grading: GradingRecord
    /// The ids of the lessons, in the course's order.
    package var lessons: [String]
    /// Which part of the class this is; nil for all of it.
    package var shard: Shard?
    /// How many learners the whole class has.
    package var count: Int
    /// A name for everything that the whole class has handed in.
    var digest: String
    /// What was found and not understood.
    package var problems: [HandInProblem]
    /// What became of all files that the whole class has handed in.
    package var files = FileCounts()
  }

  package var header: Header
  /// In order; of a part, those of the part.
  package var learners: [ClassLearner]
}

/// A learner with all that was handed in.
package struct ClassLearner: Codable, Equatable, Sendable {
  /// The place in the whole class, from 0.
  var index = 0
  /// What tells this learner from all others.
  package var id: String
  /// Nil if nobody said it.
  package var name: String?
  /// Where it was handed in, from the folder of submissions; nil if nothing was.
  var place: String?
  /// By the lesson's id; a lesson that isn't there was not handed in, or not understood.
  package var exercises: [String: ClassExercise]
  /// The ids of lessons of which nothing was understood, though something was handed in that may be of them.
  package var unclear: [String] = []
  /// What was found of this learner's and not understood, in plain sentences, which are no part of a plan.
  package var remarks: [String] = []

  private enum CodingKeys: CodingKey { case index, id, name, place, exercises, unclear }

  /// What came of a lesson, as files for programs call it.
  func status(in lesson: String) -> String {
    exercises[lesson]?.result.status.rawValue
      ?? (unclear.contains(lesson) ? Self.unclearStatus : Self.missingStatus)
  }

  static let missingStatus = "missing"
  static let unclearStatus = "unclear"
}

package struct ClassExercise: Codable, Equatable, Sendable {
  /// Where it was found, from the folder of submissions, also in an archive:
  /// `a.zip/03-login-state/Exercise.swift`.
  var file: String
  /// What the learner wrote; nil if it can't be read.
  var text: String?
  /// How often it was tested before it was handed in; nil if no progress log tells.
  var attempts: Int?
  /// The name under which its result is written down.
  package var name = ""
  /// What came of it, which is no part of a plan.
  package var result = ExerciseResult(status: .ungraded, checks: [])

  private enum CodingKeys: CodingKey {
    case file, text, attempts, name
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
  func takes(_ index: Int) -> Bool { index % count == number - 1 }
}

/// Parts of a class that were graded apart, put together.
package enum ClassParts {
  /// - Parameter parts: each with the folder that it stands in, as it is shown.
  /// - Returns: the plan for the whole class, and for each learner of it the index of the part.
  package static func merged(
    _ parts: [(place: String, plan: ClassPlan)]
  ) throws(MergeError) -> (plan: ClassPlan, parts: [Int]) {
    guard let first = parts.first else { throw .nothing }
    guard let count = first.plan.header.shard?.count else { throw .whole(path: first.place) }
    var seen: [Int: String] = [:]
    var learners: [(ClassLearner, Int)] = []
    for (index, part) in parts.enumerated() {
      let (header, other) = (part.plan.header, first.plan.header)
      guard let shard = header.shard else { throw .whole(path: part.place) }
      if let difference = difference(of: header, from: other) {
        throw .another(difference, path: part.place, other: first.place)
      }
      if let known = seen[shard.number] {
        throw .twice(number: shard.number, path: part.place, other: known)
      }
      seen[shard.number] = part.place
      learners += part.plan.learners.map { ($0, index) }
    }
    let missing = (1...count).filter { seen[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, total: count) }
    learners.sort { $0.0.index < $1.0.index }
    guard learners.map(\.0.index) == Array(0..<first.plan.header.count) else {
      throw .incomplete(total: first.plan.header.count, found: learners.count)
    }
    var header = first.plan.header
    header.shard = nil
    return (ClassPlan(header: header, learners: learners.map(\.0)), learners.map(\.1))
  }

  /// In what two parts differ that can't be put together; nil if in nothing.
  private static func difference(
    of part: ClassPlan.Header, from other: ClassPlan.Header
  ) -> MergeError.Difference? {
    if part.shard?.count != other.shard?.count { return .parts }
    if part.grading.seed != other.grading.seed { return .seed }
    if part.grading.version != other.grading.version { return .version }
    if part.grading.compiler != other.grading.compiler { return .compiler }
    if part.grading.confinement != other.grading.confinement { return .confinement }
    if part.lessons != other.lessons { return .lessons }
    if part.grading.timeout != other.grading.timeout { return .timeout }
    // What wasn't understood is in no digest, and is handed in all the same.
    if part.digest != other.digest || part.count != other.count || part.problems != other.problems {
      return .submissions
    }
    return nil
  }
}

package enum MergeError: Error, Equatable, Sendable {
  package enum Difference: String, CaseIterable, Sendable {
    case parts, seed, version, compiler, confinement, lessons, timeout, submissions
  }

  case nothing
  case whole(path: String)
  case another(Difference, path: String, other: String)
  /// The part with this number is in both.
  case twice(number: Int, path: String, other: String)
  case missing([Int], total: Int)
  /// The class has so many learners, and the parts have others.
  case incomplete(total: Int, found: Int)
  /// Not all of it was graded: so many exercises have no result.
  case unfinished(count: Int, path: String)
}
