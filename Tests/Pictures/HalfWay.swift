import Authoring
import Curriculum
import Foundation
import Grading
import Interface
import Program

/// The lessons of somebody who is half-way through: two pass, the third is begun.
struct HalfWay {
  var session: Session

  /// The index of the lesson that is begun.
  static let lesson = 2

  /// What grades and runs here.
  private func grader() throws -> Grader {
    try Grader(
      repository: session.repository, suites: session.context.judging(),
      environment: session.context.environment)
  }

  /// The lesson that is begun as it is when all else is written, to be run.
  func runs() throws -> PlayedRuns? {
    let lesson = session.course.lessons[Self.lesson]
    let text = try session.repository.submission(Self.mistake, of: lesson.id)
    let file = ExerciseFile(path: session.repository.exercise(of: lesson.id), text: text)
    guard case .success(let runs) = try grader().open(lesson, exercise: file) else { return nil }
    return runs
  }

  /// What is wrong in that lesson.
  private static let mistake = "Wrong/trigger-keeps-the-error.swift"

  /// The lessons with verdicts as they really come of such exercises.
  func rows() throws -> [LessonRow] {
    let repository = session.repository
    let grader = try grader()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { discard(folder.path) }
    let file = folder.appendingPathComponent("Exercise.swift")
    return try session.course.lessons.enumerated().map { index, lesson in
      try exercise(index, lesson).write(to: file, atomically: true, encoding: .utf8)
      var verdict = try grader.grade(
        lesson, exercise: try ExerciseFile(path: file.path), skipsUntouched: true)
      verdict.file = repository.display(repository.exercise(of: lesson.id))
      return LessonRow(
        lesson: lesson, file: verdict.file,
        status: LessonStatus(verdict: verdict, progress: progress(index, verdict)))
    }
  }

  private func exercise(_ index: Int, _ lesson: Lesson) throws -> String {
    let repository = session.repository
    let stub = try contents(of: repository.stub(of: lesson.id))
    if index < Self.lesson { return try contents(of: repository.solution(of: lesson.id)) }
    guard index == Self.lesson else { return stub }
    // The first step with one mistake.
    let mark = "// MARK: - Step 2"
    let wrong = try repository.submission(Self.mistake, of: lesson.id)
    // The first lines are for its test.
    let begun = wrong.components(separatedBy: mark)[0]
      .replacing(/^(\/\/ (Fails|Diagnosis|Mistake): .*\n)+/, with: "")
    return begun + stub.dropFirst(stub.components(separatedBy: mark)[0].count)
  }

  private func progress(_ index: Int, _ verdict: Verdict) -> LessonProgress {
    var progress = LessonProgress()
    guard index <= Self.lesson else { return progress }
    progress.attempts = 4 + index
    if index == 1 { progress.hints = [verdict.checks[0].id: 2] }
    if index < Self.lesson { progress.secondsToPass = 60 * (31 + 7 * index) }
    return progress
  }
}
