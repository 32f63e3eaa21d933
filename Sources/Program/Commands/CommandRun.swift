import Basics
import Curriculum
import Interface
import Terminal

/// A command being run, with its arguments, its session and how it draws.
///
/// Each command is an extension in a file of its own.
struct CommandRun {
  var session: Session
  var drawing: Drawing
  var invocation: Invocation

  var words: Words { session.words }
  var context: Context { session.context }

  func show(_ lines: [Line]) {
    context.write(lines.rendered(for: drawing.canvas))
  }

  /// Writes a message to standard error; it may contain control characters that a person has typed.
  func complain(_ text: String) {
    context.complain(in: drawing.paragraph(visible(controlCharactersIn: text)))
  }

  /// A progress line on standard error, so that captured output holds results only. If that is no
  /// terminal, the line goes to standard output.
  func progressLine() -> ProgressLine {
    let write = context.isErrorTerminal ? context.complain : context.write
    let look = ProgressLook(
      environment: context.environment,
      isTerminal: context.isErrorTerminal || context.isOutputTerminal, columns: context.width,
      wish: invocation.color, plain: wants(.plain))
    return ProgressLine(look, write: write)
  }

  func lesson() throws -> Lesson {
    guard let name = invocation.operands.first else {
      throw UsageError(.lessonMissing, invocation.command)
    }
    return try lesson(named: name)
  }

  func lesson(named name: String) throws -> Lesson {
    let path = LessonPath(name, from: context.directory)
    if let path, !session.repository.holds(path) {
      throw UsageError(.lessonElsewhere(path: name), invocation.command)
    }
    if let unread = session.course.unread.first(where: { $0.isCalled(path?.lesson ?? name) }) {
      throw unread.error
    }
    do throws(LessonNameError) {
      let number = path == nil ? session.words.lessonNumber(name) : nil
      return try session.course.lesson(
        named: path?.lesson ?? number.map(String.init) ?? name.withUsualSigns)
    } catch {
      switch error {
      case .unknown(_, let suggestion, let last):
        throw UsageError(
          .unknownLesson(name: name, last: last), invocation.command, suggestion: suggestion)
      case .ambiguous(let name, let candidates):
        throw UsageError(
          .ambiguousLesson(name: name, candidates: candidates), invocation.command)
      }
    }
  }

  /// Writes to the progress log. If that fails, the error is reported and the command's output
  /// stays valid.
  ///
  /// - Returns: the given exit code, or `unavailable` if the log can't be written.
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

  /// Prints the completion script for a shell.
  func completions() throws -> ExitCode {
    guard let shell = invocation.operands.first.flatMap(Shell.init) else { return .usage }
    let script = CompletionScript(
      course: session.course, words: words,
      languages: session.repository.languages.map(\.code))
    context.write(try script.text(for: shell, in: session.repository))
    return .success
  }
}

/// The exit codes of the workbook.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything that was asked for passes.
  case success = 0
  /// Something doesn't pass.
  case failure = 1
  /// The command line is wrong (EX_USAGE of sysexits).
  case usage = 64
  /// The environment is unusable: no toolchain, no exercise host, or no writable folder
  /// (EX_UNAVAILABLE).
  case unavailable = 69
  /// The machine was too busy to finish; trying again may help (EX_TEMPFAIL).
  case busy = 75
}

extension ExitCode {
  /// The exit code for a verdict: `busy` if the next check could not be judged because the machine
  /// was busy.
  init(_ verdict: Verdict) {
    let isOpen = verdict.nextCheck?.result.obstacle == .busyMachine
    self = verdict.passes ? .success : isOpen ? .busy : .failure
  }

  /// Combines two exit codes: a failure has priority over `busy`.
  func and(_ other: ExitCode) -> ExitCode {
    switch (self, other) {
    case (.success, _), (.busy, .failure): other
    default: self
    }
  }
}
