/// What is to be graded of a class: all learners and their exercises with the texts.
///
/// The plan is written before grading begins, so results from anywhere can be combined with it.
package struct ClassPlan: Equatable, Sendable {
  /// What applies to the whole plan.
  package struct Header: Codable, Equatable, Sendable {
    package var grading: GradingRecord
    /// The ids of the lessons, in the order of the course.
    package var lessons: [String]
    /// The part of the class that this plan covers; nil for the whole class.
    package var shard: Shard?
    /// The number of learners in the whole class.
    package var count: Int
    /// A digest of everything that the whole class has handed in.
    var digest: String
    /// What was handed in and not understood.
    package var problems: [HandInProblem]
    /// The counts of all files that the whole class has handed in.
    package var files = FileCounts()
  }

  package var header: Header
  /// The learners of this part, in the order of the class.
  package var learners: [ClassLearner]
}

/// A learner and everything that the learner handed in.
package struct ClassLearner: Codable, Equatable, Sendable {
  /// The index in the whole class, from 0.
  var index = 0
  /// The unique id of the learner.
  package var id: String
  /// Nil if it isn't known.
  package var name: String?
  /// The path below the folder of submissions; nil if nothing was handed in.
  var place: String?
  /// The exercises by lesson id; missing lessons weren't handed in or weren't understood.
  package var exercises: [String: ClassExercise]
  /// The ids of lessons without an exercise for which something was handed in that wasn't
  /// understood.
  package var unclear: [String] = []
  /// Sentences about what wasn't understood of this learner's; not saved in the plan.
  package var remarks: [String] = []

  private enum CodingKeys: CodingKey { case index, id, name, place, exercises, unclear }

  /// The status of a lesson, as files for programs name it.
  func status(in lesson: String) -> String {
    exercises[lesson]?.result.status.rawValue
      ?? (unclear.contains(lesson) ? Self.unclearStatus : Self.missingStatus)
  }

  static let missingStatus = "missing"
  static let unclearStatus = "unclear"
}

package struct ClassExercise: Codable, Equatable, Sendable {
  /// The path below the folder of submissions; archives count as folders:
  /// `a.zip/03-login-state/Exercise.swift`.
  var file: String
  /// The exercise's text; nil if it can't be read.
  var text: String?
  /// The number of tests before handing in; nil without a progress log.
  var attempts: Int?
  /// The name of the result in the journal.
  package var name = ""
  /// The result of grading; not saved in the plan.
  package var result = ExerciseResult(status: .ungraded, checks: [])

  private enum CodingKeys: CodingKey {
    case file, text, attempts, name
  }
}

/// One of several parts of a class that are graded separately.
package struct Shard: Codable, Equatable, Hashable, Sendable {
  /// From 1.
  package var number: Int
  package var count: Int

  /// Nil unless the number is from 1 to `count`.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Parses a part as it is typed: `2/8`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// Whether the part contains the learner with this index in the class, from 0.
  func takes(_ index: Int) -> Bool { index % count == number - 1 }
}

/// Merges parts of a class that were graded separately.
package enum ClassParts {
  /// Merges the plans of all parts.
  ///
  /// - Parameter parts: the plans, each with the folder to name in messages.
  /// - Returns: the plan of the whole class, and for each learner the index of the part.
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

  /// The first difference that prevents merging two parts; nil if there is none.
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
    // Problems are compared as well, because the digest doesn't cover what wasn't understood.
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
  /// Both folders hold the part with this number.
  case twice(number: Int, path: String, other: String)
  case missing([Int], total: Int)
  /// The parts together don't have the class's number of learners.
  case incomplete(total: Int, found: Int)
  /// So many exercises of a part have no result.
  case unfinished(count: Int, path: String)
}
