import Authoring
import Basics
import Curriculum
import Foundation
import Grading
import Interface
import Terminal

extension CommandRun {
  /// Grades a file as an exercise of a lesson, completed by the solution where it leaves that out.
  /// Nothing of that is anybody's progress.
  func grade(_ name: String, as lesson: Lesson) throws -> ExitCode {
    let folder = URL(fileURLWithPath: context.directory)
    let path = URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL.path
    var exercise: ExerciseFile
    do throws(ExerciseError) {
      exercise = try ExerciseFile(path: path)
    } catch {
      return tell(Verdict(lesson: lesson, file: name, outcome: .unreadable(error)))
    }
    let submission = Submission(path: path, text: exercise.text)
    let solution = try contents(of: session.repository.solution(of: lesson.id))
    do throws(SubmissionError) {
      exercise.text = try submission.exercise(completing: solution)
    } catch {
      complain("\(Inline.escaping(name)):\(error.line): \(words(Sentence(error.fault)))")
      return .failure
    }
    let text = words("lesson.grading", ["number": lesson.number])
    let verdict = try progressLine().during(text) {
      try session.grader().grade(lesson, exercise: exercise)
    }
    let lines = linesInCommon(of: submission.text, with: exercise.text)
    if let own = verdict.moved(to: verdict.file, by: lines) { return tell(own) }
    // It is about a line that only the solution has.
    let file = session.repository.display(try kept(exercise, of: lesson))
    show(drawing.paragraph(words("author.completed", ["file": file])) + [.empty])
    var completed = verdict
    completed.file = file
    return tell(completed)
  }

  /// Puts a completed exercise where its lines can be looked at.
  private func kept(_ exercise: ExerciseFile, of lesson: Lesson) throws(FileProblem) -> String {
    let folder = "\(session.repository.completed)/\(lesson.id)"
    let path = "\(folder)/\(exercise.path.fileName)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try exercise.text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .notWritable(path: session.repository.display(path))
    }
    return path
  }

  private func tell(_ verdict: Verdict) -> ExitCode {
    var drawing = drawing
    drawing.tellsNext = false
    drawing.isFull = wants(.full)
    if verdict.hasProblem {
      context.complain(in: drawing.problemLines(for: verdict))
    } else {
      show(drawing.lines(for: verdict))
    }
    return verdict.passes ? .success : .failure
  }
}
