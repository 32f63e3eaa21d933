import Basics
import Curriculum
import Foundation
import Grading

struct Editing {
  /// As it is shown.
  var file: String
  var name: String
  fileprivate var editor: Editor
  fileprivate var command: Command
}

extension Session {
  /// Finds out how the exercise is opened.
  ///
  /// - Parameter line: where to look; nil for the first step that isn't begun yet.
  func editing(_ lesson: Lesson, line: Int?) throws -> Editing {
    let path = repository.exercise(of: lesson.id)
    let file = repository.display(path)
    // An editor would make a new file, or show a folder.
    if let problem = problem(of: path) { throw EditorProblem.exercise(problem, path: file) }
    let environment = context.environment
    guard let editor = Editor(environment: environment) else {
      throw EditorProblem.none(path: file)
    }
    let command = EditorCommand(editor.command, environment: environment)
    let arguments = command.arguments(path: path, line: line ?? firstUntouchedLine(of: lesson))
    return Editing(
      file: file, name: command.name ?? editor.command, editor: editor,
      // `$EDITOR` may be a command with options, so the shell takes it apart, as git does.
      command: Command(
        "/bin/sh", ["-c", "\(command.command) \"$@\"", editor.command] + arguments,
        environment: environment))
  }

  private func problem(of path: String) -> ExerciseError? {
    do {
      _ = try ExerciseFile(path: path)
      return nil
    } catch {
      switch error {
      case .missing, .isFolder, .isNotAFile, .unreadable: return error
      // An editor can help with anything else.
      default: return nil
      }
    }
  }

  private func firstUntouchedLine(of lesson: Lesson) -> Int {
    // An editor shows what is wrong with the file, and can do that from the first line on.
    guard let exercise = try? ExerciseFile(path: repository.exercise(of: lesson.id)),
      let stub = try? Stub(of: lesson.id, in: repository)
    else { return 1 }
    let untouched = exercise.untouchedSteps(stub: stub)
    let step = lesson.steps.first { untouched.contains($0.number) }
    return step.flatMap { exercise.line(containing: $0.anchor) } ?? 1
  }
}

extension Editing {
  /// Opens the exercise, and waits until the editor has ended.
  func run() throws {
    switch try runInForeground(command) {
    case .exited(0): return
    case .exited(126), .exited(127): throw EditorProblem.missing(editor)
    // How a shell tells that what it started was ended by a signal.
    case .exited(let code) where code > 128:
      throw EditorProblem.interrupted(editor, signal: code - 128)
    case .exited(let code): throw EditorProblem.failed(editor, code: code)
    case .killed(let signal): throw EditorProblem.interrupted(editor, signal: signal)
    case .outOfTime: throw EditorProblem.interrupted(editor, signal: SIGTERM)
    }
  }
}

enum EditorProblem: Error, Equatable {
  case exercise(ExerciseError, path: String)
  /// No editor is named, and none is there.
  case none(path: String)
  /// What is named isn't there, or is no program.
  case missing(Editor)
  case failed(Editor, code: Int32)
  case interrupted(Editor, signal: Int32)
}
