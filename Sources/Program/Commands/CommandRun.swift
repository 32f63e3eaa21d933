import Curriculum
import Foundation
import Interface
import Terminal

/// One command on its way: what was asked, with what, and how it is shown.
///
/// Each command is an extension in a file of its own.
struct CommandRun {
  var session: Session
  var drawing: Drawing
  var invocation: Invocation

  var words: Words { session.words }
  var context: Context { session.context }

  /// Writes lines to standard output.
  func show(_ lines: [Line]) {
    context.write(lines.rendered(for: drawing.canvas))
  }

  /// Writes what is wrong to standard error.
  func complain(_ text: String) {
    context.complain(in: drawing.paragraph(text))
  }

  /// Says what takes long: on standard error, so that what is captured stays as it is.
  func progressLine() -> ProgressLine {
    let write = context.isErrorTerminal ? context.complain : context.write
    let look = ProgressLook(
      environment: context.environment,
      isTerminal: context.isErrorTerminal || context.isOutputTerminal, columns: context.width,
      wish: invocation.color, plain: wants(.plain))
    return ProgressLine(look, write: write)
  }

  /// The one lesson that the command is about.
  func lesson() throws(UsageError) -> Lesson {
    guard let name = invocation.lessons.first else { throw .lessonMissing(invocation.command) }
    return try lesson(named: name)
  }

  func lesson(named name: String) throws(UsageError) -> Lesson {
    let path = LessonPath(name, from: context.directory)
    if let path, !session.repository.holds(path) {
      throw .lessonElsewhere(name, command: invocation.command)
    }
    do {
      return try session.course.lesson(named: path?.lesson ?? name.withUsualSigns)
    } catch .unknown(_, let suggestion, let last) {
      throw .lesson(
        .unknown(name: name, suggestion: suggestion, last: last), command: invocation.command)
    } catch {
      throw .lesson(error, command: invocation.command)
    }
  }

  /// Keeps what was done in the progress log; if that fails, what was shown stands all the same.
  ///
  /// - Returns: the exit code, or the one for an environment that isn't as it should be.
  func keeping(_ exitCode: ExitCode, _ keep: () throws -> Void) throws -> ExitCode {
    do {
      try keep()
      return exitCode
    } catch let error as ProgressLogError {
      complain(words.text(of: error))
      return .unavailable
    }
  }

  func wants(_ option: Option) -> Bool {
    invocation.options.contains(option)
  }
}
