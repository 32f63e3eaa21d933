import Classroom
import Foundation

extension CommandRun {
  /// Puts parts of a class together that were graded apart, and writes the report on all of it.
  func mergeClass(_ typed: [String]) throws -> ExitCode {
    var parts: [(place: String, plan: ClassPlan)] = []
    var journals: [ResultJournal.Written] = []
    for name in typed {
      let folder = ClassFolder(path: context.path(typed: name))
      guard let plan = try folder.writtenPlan() else {
        throw ClassFolderProblem.notBegun(path: name)
      }
      parts.append((name, plan))
      journals.append(ResultJournal.Written(path: folder.journal))
    }
    let (plan, places) = try ClassParts.merged(parts)
    var open: [Int: Int] = [:]
    for (learner, part) in zip(plan.learners, places) {
      let count = learner.exercises.values.count { journals[part].results[$0.name] == nil }
      if count > 0 { open[part, default: 0] += count }
    }
    if let (part, count) = open.min(by: { $0.key < $1.key }) {
      throw MergeProblem.unfinished(count: count, path: parts[part].place)
    }
    let results = resultFolder
    try results.make()
    let lock = try results.lock()
    defer { withExtendedLifetime(lock) {} }
    let report = ClassReport(plan, lessons: try gradedLessons(plan.header.lessons)) {
      learner, _, exercise in
      // What isn't there was told above.
      journals[places[learner]].results[exercise.name]
        ?? ExerciseResult(status: .ungraded, checks: [])
    }
    let count = plan.learners.reduce(0) { $0 + $1.exercises.count }
    try tell(report, in: results, graded: 0, known: count, before: nil)
    return exitCode(of: report)
  }
}
