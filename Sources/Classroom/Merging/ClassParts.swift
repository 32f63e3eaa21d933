/// Parts of a class that were graded apart, put together.
package enum ClassParts {
  /// Puts parts together that belong together.
  ///
  /// - Parameter parts: each with the folder that it stands in, as it is shown.
  /// - Returns: the plan for the whole class, and for each learner of it the index of the part.
  package static func merged(
    _ parts: [(place: String, plan: ClassPlan)]
  ) throws(MergeProblem) -> (plan: ClassPlan, parts: [Int]) {
    guard let first = parts.first else { throw .nothing }
    guard let count = first.plan.header.shard?.count else { throw .whole(path: first.place) }
    var seen: [Int: String] = [:]
    var learners: [(PlannedLearner, Int)] = []
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
  ) -> MergeProblem.Difference? {
    if part.shard?.count != other.shard?.count { return .parts }
    if part.grading.seed != other.grading.seed { return .seed }
    if part.grading.version != other.grading.version { return .version }
    if part.grading.compiler != other.grading.compiler { return .compiler }
    if part.grading.confinement != other.grading.confinement { return .confinement }
    if part.lessons != other.lessons { return .lessons }
    if part.timeout != other.timeout { return .timeout }
    // What wasn't understood is in no digest, and is handed in all the same.
    if part.digest != other.digest || part.count != other.count || part.remarks != other.remarks {
      return .submissions
    }
    return nil
  }
}

/// Why parts of a class can't be put together.
package enum MergeProblem: Error, Equatable, Sendable {
  /// In what two parts differ.
  package enum Difference: String, CaseIterable, Sendable {
    case parts, seed, version, compiler, confinement, lessons, timeout, submissions
  }

  /// There are none.
  case nothing
  /// It holds all of a class, and no part of one.
  case whole(path: String)
  /// It differs from another one.
  case another(Difference, path: String, other: String)
  /// The part with this number is in both.
  case twice(number: Int, path: String, other: String)
  /// These parts aren't there.
  case missing([Int], total: Int)
  /// The class has so many learners, and the parts have others.
  case incomplete(total: Int, found: Int)
  /// Not all of it was graded: so many exercises have no result.
  case unfinished(count: Int, path: String)
}
