import Curriculum
import Foundation
import Grading
import Terminal

/// The workbook as a program: a command line in, an exit code out.
public enum Workbook {
  /// Does what this process's command line asks for.
  ///
  /// - Returns: the exit code.
  public static func run() -> Int32 {
    // A reader that goes away, as in `workbook list | head`, must not end the program half-way.
    signal(SIGPIPE, SIG_IGN)
    return run(in: .process).rawValue
  }

  static func run(in context: Context) -> ExitCode {
    guard let repository = Repository(searchingFrom: context.directory) else {
      // The words stand in the workbook's folder, so this one sentence can't.
      let drawing = Drawing(width: context.width, colors: .none, words: Words(parsing: ""))
      let place = visible(controlCharactersIn: context.directory)
      let text =
        "This is not inside the workbook: \(place) and the folders above it hold no lessons. "
        + "Change to the folder that holds its Package.swift and try again."
      context.complain(drawing.paragraph(text).rendered(for: .none))
      return .unavailable
    }
    var words = Words(parsing: "")
    do {
      let invocation = Result { () throws(UsageError) in
        try Invocation(arguments: context.arguments)
      }
      let workplace = (try? invocation.get())?.workplace(in: repository, context.environment)
      words = Words(parsing: try contents(of: repository.lessons + "/Interface.md"))
      let code = try run(
        invocation.get(), in: context, repository: repository, words: words, workplace)
      guard context.hasLostOutput() else { return code }
      throw OutputLost()
    } catch {
      let trouble = Trouble(error, words: words, lessons: lessonCount(in: repository))
      let drawing = Drawing(width: context.width, colors: .none, words: words)
      context.complain(drawing.paragraph(trouble.text).rendered(for: .none))
      return trouble.exitCode
    }
  }

  private static func run(
    _ invocation: Invocation, in context: Context, repository: Repository, words: Words,
    _ workplace: Workplace?
  ) throws -> ExitCode {
    let colors = ColorSupport.detected(
      environment: context.environment, isTerminal: context.isOutputTerminal,
      plain: invocation.options.contains(.plain))
    let drawing = Drawing(width: context.width, colors: colors, words: words)
    if invocation.options.contains(.help) {
      let page = drawing.markdownText(words(Word(helpOf: invocation.command)))
      context.write(page.rendered(for: colors))
      return .success
    }
    var session = try Session(
      invocation: invocation, context: context, repository: repository, words: words)
    session.workplace = workplace
    let command = CommandRun(session: session, drawing: drawing, invocation: invocation)
    switch invocation.command {
    case .menu: return try command.menu()
    case .list: return try command.list()
    case .read: return try command.read()
    case .test: return try command.test()
    case .watch: return try command.watch()
    case .hint: return try command.hint()
    case .solution: return try command.solution()
    case .reset: return try command.reset()
    case .doctor: return command.doctor()
    }
  }

  private static func lessonCount(in repository: Repository) -> Int {
    (try? Course.known(in: repository))?.lessons.count ?? 0
  }
}

extension Invocation {
  /// A place for the exercise of the one lesson that is named: the compiler starts there while
  /// everything else is read.
  fileprivate func workplace(
    in repository: Repository, _ environment: [String: String]
  ) -> Workplace? {
    guard command == .test || command == .hint, lessons.count == 1, values[.lessons] == nil,
      !options.contains(.help), let lesson = Lesson.folder(called: lessons[0], in: repository)
    else { return nil }
    return Workplace(ahead: lesson, in: repository, environment: environment)
  }
}
