import Curriculum
import Grading
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
    context.write(lines.rendered(for: drawing.colors))
  }

  /// Writes trouble to standard error.
  func complain(_ text: String) {
    context.complain(drawing.paragraph(text).rendered(for: .none))
  }

  /// Says what takes long: on standard error, so that what is captured stays as it is.
  ///
  /// - Parameter isSaid: whether a line that stays says it already.
  func progressLine(isSaid: Bool = false) -> ProgressLine {
    let write = context.isErrorTerminal ? context.complain : context.write
    var look = ProgressLook(
      environment: context.environment,
      isTerminal: context.isErrorTerminal || context.isOutputTerminal, columns: context.width,
      plain: wants(.plain))
    if isSaid, look == .plain { look = .none }
    return ProgressLine(look, write: write)
  }

  /// The one lesson that the command is about.
  func lesson() throws(UsageError) -> Lesson {
    try lesson(named: invocation.lessons[0])
  }

  func lesson(named name: String) throws(UsageError) -> Lesson {
    do {
      return try session.course.lesson(named: name)
    } catch {
      throw .lesson(error)
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
      complain(Trouble(error, words: words).text)
      return .unavailable
    }
  }

  func wants(_ option: Option) -> Bool {
    invocation.options.contains(option)
  }
}
