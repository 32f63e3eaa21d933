import Basics
import Curriculum
import Foundation
import Grading
import Launching
import LessonSuites

/// Grades mutants as if learners had written them.
public struct MutantGrader: Sendable {
  /// Where the lessons stand.
  public let repository: Repository
  /// The lessons of that repository.
  public let course: Course
  private let grader: Grader

  /// Gets ready to grade mutants of all lessons.
  ///
  /// - Parameter environment: where the compiler is looked for.
  public init(repository: Repository, environment: [String: String]) throws {
    self.repository = repository
    course = try Course(repository: repository)
    grader = try Grader(
      repository: repository, suites: LessonSuites.all, environment: environment,
      timeout: .seconds(2))
  }

  /// Every mutant of a lesson's reference solution.
  public func mutants(of lesson: Lesson) throws -> [Mutant] {
    let solution = try contents(of: repository.solution(of: lesson.id))
    return Mutant.all(of: solution, stub: try contents(of: repository.stub(of: lesson.id)))
  }

  /// Grades mutants on all cores.
  ///
  /// - Parameter report: is called after each one, in any order and on any thread.
  public func outcomes(
    of mutants: [Mutant], lesson: Lesson, report: @escaping @Sendable () -> Void = {}
  ) throws -> [Outcome] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mutants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try concurrently(mutants.enumerated().map { ($0.offset, $0.element) }) { index, mutant in
      let file = folder.appendingPathComponent("\(index).swift")
      try Data(mutant.source.utf8).write(to: file)
      defer { report() }
      let outcome = try outcome(of: file.path, lesson, reads: .never)
      // Most are killed without being read, which takes as long as to compile them.
      return outcome == .survived || outcome == .unread
        ? try self.outcome(of: file.path, lesson, reads: .whenWanted) : outcome
    }
  }

  private func outcome(
    of file: String, _ lesson: Lesson, reads: ExerciseReader.Moment
  ) throws -> Outcome {
    var grader = grader
    grader.reads = reads
    return Outcome(try grader.grade(lesson, exercise: try ExerciseFile(path: file)))
  }
}
