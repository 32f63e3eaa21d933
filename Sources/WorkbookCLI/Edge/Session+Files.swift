import Curriculum
import Foundation
import Grading
import Processes

extension Session {
  /// Puts the stub back.
  ///
  /// - Returns: where the learner's file was kept, or nil if there was none.
  func reset(_ lesson: Lesson) throws -> String? {
    let path = repository.exercise(of: lesson.id)
    let stub = try contents(of: repository.stub(of: lesson.id))
    let backup = try keepBackup(of: path, lesson: lesson)
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try stub.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      // On a full disk the stub can't be written where the file can still be moved.
      if let backup { try? FileManager.default.moveItem(atPath: backup, toPath: path) }
      throw FileTrouble.notWritable(path: repository.display(path))
    }
    return backup.map(repository.display)
  }

  /// Moves whatever stands at the path into the backups, under a name that was never used before.
  private func keepBackup(of path: String, lesson: Lesson) throws -> String? {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd-HHmmss"
    let start = "\(repository.backups)/\(lesson.id)-\(formatter.string(from: context.now()))"
    let manager = FileManager.default
    // Several resets may fall into one second.
    let names = ([""] + (2...99).map { "-\($0)" }).map { "\(start)\($0).swift" }
    guard
      (try? manager.createDirectory(
        atPath: repository.backups, withIntermediateDirectories: true)) != nil,
      manager.isWritableFile(atPath: repository.backups),
      let backup = names.first(where: { lstat($0, &information) != 0 })
    else { throw FileTrouble.notWritable(path: repository.display(repository.backups)) }
    guard (try? manager.moveItem(atPath: path, toPath: backup)) != nil else {
      throw FileTrouble.notWritable(path: repository.display(path))
    }
    return backup
  }

  /// Opens the exercise in the learner's editor and waits.
  ///
  /// - Parameter line: where to look; nil for the first step that isn't begun yet.
  /// - Returns: the exercise as it is shown.
  func edit(_ lesson: Lesson, line: Int?) throws -> String {
    let path = repository.exercise(of: lesson.id)
    let environment = context.environment
    guard
      let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap({ $0 })
        .first(where: { !$0.trimmingCharacters(in: .whitespaces).isEmpty })
    else { throw FileTrouble.noEditor(path: repository.display(path)) }
    // `$EDITOR` may be a command with options, so the shell takes it apart, as git does.
    let arguments = editorArguments(
      editor: editor, path: path, line: line ?? firstUntouchedLine(of: lesson))
    let command = Command(
      "/bin/sh", ["-c", "\(editor) \"$@\"", editor] + arguments, environment: environment)
    guard try runInForeground(command).isSuccess else {
      throw FileTrouble.editorFailed(editor: editor)
    }
    return repository.display(path)
  }

  private func firstUntouchedLine(of lesson: Lesson) -> Int {
    guard let exercise = try? ExerciseFile(path: repository.exercise(of: lesson.id)),
      let stub = try? contents(of: repository.stub(of: lesson.id))
    else { return 1 }
    let untouched = exercise.untouchedSteps(stub: stub)
    let step = lesson.steps.first { untouched.contains($0.number) }
    return step.flatMap { exercise.line(containing: $0.anchor) } ?? 1
  }
}

/// How an editor is told a line: each family has its own way.
func editorArguments(editor: String, path: String, line: Int) -> [String] {
  let program = editor.split(separator: " ").first.map(String.init) ?? editor
  switch (program as NSString).lastPathComponent {
  case "code", "codium", "cursor", "code-insiders": return ["--goto", "\(path):\(line)"]
  case "subl", "zed", "hx", "helix", "micro": return ["\(path):\(line)"]
  case "xed": return ["--line", "\(line)", path]
  case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "kak", "mg", "joe", "gedit", "ne":
    return ["+\(line)", path]
  default: return [path]
  }
}

/// Trouble with a file or with the editor.
enum FileTrouble: Error, Equatable {
  case notWritable(path: String)
  case noEditor(path: String)
  case editorFailed(editor: String)
}
