@testable import Classroom

/// A small class to test with.
enum SampleParts {
  static let record = GradingRecord(
    seed: 7, timeout: 10, version: "v1", compiler: "6.1", confinement: .whole)

  static func header(
    shard: Shard? = nil, count: Int = 5, digest: String = "d", seed: UInt64 = 7,
    lessons: [String] = ["01-one", "02-two"]
  ) -> ClassPlan.Header {
    var record = record
    record.seed = seed
    return ClassPlan.Header(
      grading: record, lessons: lessons, shard: shard, count: count, digest: digest,
      problems: [HandInProblem(place: "x \u{1B}[31m", kind: .link)])
  }

  static func learner(_ index: Int) -> ClassLearner {
    ClassLearner(
      index: index, id: "id\(index)", name: index == 2 ? "O'Hara, \"Ada\"\n💡" : nil,
      place: "folder \(index)",
      exercises: [
        "01-one": ClassExercise(
          file: "folder \(index)/01-one/Exercise.swift", text: "let a = \(index)\n\u{2028}\0",
          attempts: index, name: "name\(index % 3)"),
        "02-two": ClassExercise(file: "b", text: nil, attempts: nil, name: "unreadable"),
      ])
  }

  /// The whole class, or the part of a shard.
  static func plan(_ shard: Shard? = nil, count: Int = 5) -> ClassPlan {
    let indices = (0..<count).filter { shard?.takes($0) ?? true }
    return ClassPlan(header: header(shard: shard, count: count), learners: indices.map(learner))
  }

  static func result(_ status: ExerciseResult.Status, passed: Int = 1) -> ExerciseResult {
    ExerciseResult(
      status: status,
      checks: (0..<3).map { number in
        CheckOutcome(
          id: "a.b\(number)", result: number < passed ? .passed : .failed, summary: "ß\n\t\u{7}",
          mistake: number == 2 ? "forgets" : nil, given: ["let x = 1"], details: ["", "a"])
      }, obstacle: ["why"])
  }
}
