import Basics
import Curriculum
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

  func show(_ lines: [Line]) {
    context.write(lines.rendered(for: drawing.canvas))
  }

  /// What a person has typed may stand in it, and nothing that a terminal would obey.
  func complain(_ text: String) {
    context.complain(in: drawing.paragraph(visible(controlCharactersIn: text)))
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
      return try session.course.lesson(named: path?.lesson ?? name.withUsualSigns)
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

  /// Prints what lets a shell complete the workbook's command lines.
  func completions() throws -> ExitCode {
    guard let shell = invocation.operands.first.flatMap(Shell.init) else { return .usage }
    let script = CompletionScript(
      course: session.course, words: words,
      languages: session.repository.languages.map(\.code))
    context.write(try script.text(for: shell, in: session.repository))
    return .success
  }
}

/// What the workbook says with its exit code.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// All that was asked for passes.
  case success = 0
  /// Something doesn't.
  case failure = 1
  /// The command line is wrong (EX_USAGE of sysexits).
  case usage = 64
  /// The environment is: no toolchain, nothing that loads exercises, no folder to write to
  /// (EX_UNAVAILABLE).
  case unavailable = 69
  /// This machine was too busy to find out: the same may come to something when it is tried again
  /// (EX_TEMPFAIL).
  case busy = 75
}

extension ExitCode {
  /// What a verdict comes to: that something doesn't pass is certain only where a check says so.
  init(_ verdict: Verdict) {
    let isOpen = verdict.nextCheck?.result.obstacle == .busyMachine
    self = verdict.passes ? .success : isOpen ? .busy : .failure
  }

  /// What both come to: what is certain counts before what nobody knows.
  func and(_ other: ExitCode) -> ExitCode {
    switch (self, other) {
    case (.success, _), (.busy, .failure): other
    default: self
    }
  }
}
