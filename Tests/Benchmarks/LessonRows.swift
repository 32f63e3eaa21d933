import Curriculum
import Foundation
import Grading
import LessonSuites
import Program

extension Trial {
  /// All that is measured of one lesson, or, if it is to be brief, what takes little time.
  func rows(of lesson: Lesson, isBrief: Bool) throws -> (rows: [Row], parts: Parts) {
    let edit = try edit(of: lesson)
    let number = "\(lesson.number)"
    func test(_ change: @escaping () -> String, ends code: Int32 = 0) -> Work {
      Work(
        prepare: { try self.write(change(), for: lesson) },
        run: { try self.workbook(["test", number], ends: code) })
    }
    // Warm: the adapter for these types is built.
    let edited = test(edit.body)
    try edited.prepare()
    _ = try edited.run()
    var parts: [Parts] = []
    let inside = Work(
      prepare: { try self.write(edit.body(), for: lesson) },
      run: { try seconds { parts.append(try self.gradeHere(lesson)) } })
    let unread = Work(
      prepare: { try self.write(edit.body(), for: lesson) },
      run: { try seconds { _ = try self.gradeHere(lesson, reads: .never) } })
    var works = [
      try compilerAlone(lesson, edit), edited, Work { try self.workbook(["test", number]) }, inside,
      unread,
    ]
    if !isBrief {
      works += [
        test(edit.types), test(edit.error, ends: 1), try packageTest(lesson, edit),
      ]
    }
    let times = try medians(of: works, rounds: rounds)
    func row(_ stage: Stage, _ work: Int, against reference: Int) -> Row {
      Row(
        stage: stage, lesson: lesson.number, median: times[work], reference: times[reference])
    }
    var rows = [
      row(.edited, 1, against: 0), row(.inside, 3, against: 0), row(.read, 3, against: 4),
      row(.unchanged, 2, against: 0),
    ]
    if !isBrief {
      rows.insert(row(.editedInPackage(lesson: lesson.number), 1, against: 7), at: 1)
      rows += [row(.typeAdded, 5, against: 0), row(.typeError, 6, against: 0)]
    }
    return (rows, Parts(lesson: lesson.number, medianOf: parts))
  }

  /// Grades in this process, as watching and the menu do, and draws the verdict.
  func gradeHere(
    _ lesson: Lesson, reads: ExerciseReader.Moment = .ahead
  ) throws -> Parts {
    var begun: [(stage: GradingStage, at: ContinuousClock.Instant)] = []
    var grader = try Grader(
      repository: repository, suites: LessonSuites.all, environment: environment)
    grader.reads = reads
    let verdict = try grader.grade(lesson) { progress in
      if case .running = progress.stage, case .running = begun.last?.stage { return }
      begun.append((progress.stage, .now))
    }
    let drawing = ContinuousClock.now
    _ = try verdictText(verdict, repository: repository, environment: [:])
    let times = begun.map(\.at) + [drawing, .now]
    guard verdict.passes, begun.count == 4 else {
      throw Failure(description: "\(lesson.id): \(begun.map(\.stage)) gave \(verdict.outcome).")
    }
    let parts = zip(times, times.dropFirst()).map { ($1 - $0) / .seconds(1) }
    var result = Parts()
    (result.frontend, result.link, result.load) = (parts[0], parts[1], parts[2])
    (result.run, result.draw) = (parts[3], parts[4])
    return result
  }
}
