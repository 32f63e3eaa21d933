import Curriculum
import Foundation
import Grading
import WorkbookCLI

extension Trial {
  /// All that is measured of one lesson.
  func rows(of lesson: Lesson) throws -> (rows: [Row], parts: Parts) {
    let edit = try edit(of: lesson)
    let number = "\(lesson.number)"
    func test(_ change: @escaping () -> String, ends code: Int32 = 0) -> Work {
      Work(
        prepare: { try self.write(change(), for: lesson) },
        run: { try self.workbook(["test", number], ends: code) })
    }
    // Warm: the suite for these types is built.
    let edited = test(edit.body)
    try edited.prepare()
    _ = try edited.run()
    var parts: [Parts] = []
    let inside = Work(
      prepare: { try self.write(edit.body(), for: lesson) },
      run: {
        try seconds { parts.append(try self.gradeHere(lesson)) }
      })
    let works = [
      compilerAlone(lesson, edit), edited,
      Work(run: { try self.workbook(["test", number]) }),
      inside, test(edit.error, ends: 1), test(edit.types), try packageTest(lesson, edit),
    ]
    let times = try medians(of: works, rounds: rounds)
    let compiler = Row.Reference(name: "swiftc", median: times[0])
    let verdict = Row.Reference(name: "verdict", median: times[1])
    let package = Row.Reference(name: "swift test", median: times[6])
    func row(_ stage: String, _ index: Int, _ reference: Row.Reference, _ target: Double) -> Row {
      Row(
        stage: stage, lesson: lesson.number, median: times[index], reference: reference,
        target: target)
    }
    let rows = [
      row("test, a body edited", 1, compiler, 0.65),
      row("test, a body edited", 1, package, 0.3),
      row("the same inside the workbook", 3, compiler, 0.6),
      row("test, nothing changed", 2, compiler, 0.15),
      row("test, a type added", 5, compiler, 2),
      row("test, a type error", 4, verdict, 0.5),
    ]
    return (rows, Parts(lesson: lesson.number, medianOf: parts))
  }

  /// Grades in this process, as watching and the menu do, and draws the verdict.
  func gradeHere(_ lesson: Lesson) throws -> Parts {
    var begun: [(stage: GradingStage, at: ContinuousClock.Instant)] = []
    let grader = try Grader(repository: repository, environment: environment, helps: [])
    let verdict = try grader.grade(lesson) { progress in
      if case .running = progress.stage, case .running = begun.last?.stage { return }
      begun.append((progress.stage, .now))
    }
    let drawing = ContinuousClock.now
    _ = try verdictText(verdict, repository: repository)
    let times = begun.map(\.at) + [drawing, .now]
    guard verdict.state == .passed, begun.count == 4 else {
      throw Failure(description: "\(lesson.id): \(begun.map(\.stage)) gave \(verdict.state).")
    }
    let parts = zip(times, times.dropFirst()).map { ($1 - $0) / .seconds(1) }
    var result = Parts()
    (result.frontend, result.link, result.load) = (parts[0], parts[1], parts[2])
    (result.run, result.draw) = (parts[3], parts[4])
    return result
  }
}
