import Basics
import Curriculum
import Grading
import Interface
import Launching
import SuiteSupport
import Terminal

/// The workbook as a program: takes a command line and returns an exit code.
public enum Workbook {
  /// Runs the command line of this process.
  ///
  /// - Parameters:
  ///   - suites: the suites that judge exercises, by the lesson's id.
  ///   - words: arguments to use instead of the process's own.
  /// - Returns: the exit code.
  public static func run(
    judging suites: @autoclosure @escaping @Sendable () -> [String: AnySuite],
    asked words: [String]? = nil
  ) -> Int32 {
    // If the reader goes away, as in `workbook list | head`, the program must not be killed midway.
    signal(SIGPIPE, SIG_IGN)
    // The same for a file at its size limit: then `write` fails with an error instead.
    signal(SIGXFSZ, SIG_IGN)
    OpenFiles.allowMore()
    Interruption.prepare(leaveNothingBehind)
    defer {
      leaveNothingBehind()
      Interruption.giveWay()
    }
    var context = Context.process(judging: suites())
    if let words { context.arguments = words }
    return run(in: context).rawValue
  }

  /// Ends programs that background threads may still run, and removes temporary folders.
  @Sendable static func leaveNothingBehind() {
    StartedPrograms.endAll()
    TemporaryFolders.removeAll()
  }

  static func run(in context: Context) -> ExitCode {
    var context = context
    guard var repository = Repository(around: context) else {
      // The words are in the workbook's folder, which wasn't found.
      let place = visible(controlCharactersIn: context.directory)
      let text =
        "This is not inside the workbook: \(place) and the folders above it hold no lessons. "
        + "Change to the folder that holds its Package.swift and try again."
      context.complain(text, in: Words(parsing: ""))
      return .unavailable
    }
    var words = Words(parsing: "")
    do {
      let invocation = Result { () throws(UsageError) in
        try Invocation(arguments: context.arguments)
      }
      // A command line error is reported below.
      let prewarmed = (try? invocation.get())?.prewarmed(in: repository, context)
      let choice = LanguageChoice(
        wish: Invocation.language(in: context.arguments), environment: context.environment,
        repository: repository)
      repository.language = choice.language
      context.speaks(choice.language)
      words = try Words(in: repository)
      words.standing = Standing(root: repository.root, folder: context.directory)
      // An invalid command line can't begin a new language.
      if let unknown = choice.unknown, (try? invocation.get())?.mayBegin(unknown) != true {
        throw UsageError(
          .unknownLanguage(name: unknown, known: repository.languages.map(\.code)))
      }
      guard context.hasProcessFiles else { throw EnvironmentError.noProcessFiles }
      let code = try run(
        invocation.get(), in: context, repository: repository, words: words,
        offersLanguage: !choice.isMade, prewarmed)
      guard context.hasLostOutput() else { return code }
      throw OutputLost()
    } catch {
      context.complain(words.text(of: error), in: words) { drawing in
        (error as? UsageError).map { drawing.usage(of: $0.command) } ?? []
      }
      if let problem = error as? EnvironmentError, problem.isPassing { return .busy }
      return isAboutInput(error) ? .usage : .unavailable
    }
  }

  private static func run(
    _ invocation: Invocation, in context: Context, repository: Repository, words: Words,
    offersLanguage: Bool, _ prewarmed: PrewarmedBuild?
  ) throws -> ExitCode {
    var context = context
    var canvas = Canvas(
      environment: context.environment, isTerminal: context.isOutputTerminal,
      wish: invocation.color, plain: invocation.options.contains(.plain), folder: repository.root)
    canvas.isUnicode = context.isUnicode
    if context.isInputTerminal, context.isOutputTerminal, canvas.theme?.hasColors == true,
      context.environment["COLORFGBG"] == nil, !invocation.command.takesScreen,
      let answer = context.askBackground()
    {
      canvas = answer.background.map(canvas.on) ?? canvas
      context.expect(answer.typed)
    }
    var drawing = Drawing(width: context.width, canvas: canvas, words: words)
    if invocation.options.contains(.plain) || context.onlyPrintsLines { drawing = drawing.plain }
    if invocation.options.contains(.help) {
      context.write(drawing.help(of: invocation.command).rendered(for: drawing.canvas))
      return .success
    }
    if invocation.options.contains(.version) {
      context.write(versionText(environment: context.environment, words: words) + "\n")
      return .success
    }
    var session = try Session(
      invocation: invocation, context: context, repository: repository, words: words)
    (session.prewarmed, session.offersLanguage) = (prewarmed, offersLanguage)
    let command = CommandRun(session: session, drawing: drawing, invocation: invocation)
    switch invocation.command {
    case .menu: return try command.menu()
    case .list: return try command.list()
    case .read: return try command.read()
    case .test: return try command.test()
    case .play: return try command.play()
    case .run: return try command.run()
    case .watch: return try command.watch()
    case .hint: return try command.hint()
    case .solution: return try command.solution()
    case .reset: return try command.reset()
    case .purity: return try command.purity()
    case .doctor: return command.doctor()
    case .author: return try command.author()
    case .class: return try command.class()
    case .completions: return try command.completions()
    }
  }
}

extension Repository {
  /// The workbook around the current folder, or else the one that contains the running program.
  fileprivate init?(around context: Context) {
    let places = [context.directory, context.program.map(parentFolder(of:))].compactMap { $0 }
    guard let found = places.lazy.compactMap(Repository.init(searchingFrom:)).first else {
      return nil
    }
    self = found
  }
}

extension Invocation {
  /// Whether the command is `author check`, which accepts a language without any text.
  fileprivate func mayBegin(_ language: String) -> Bool {
    task == .check && Language.isCode(language)
  }

  /// Starts a prewarmed build for the lesson if exactly one is named, so that the compiler works
  /// while everything else is read.
  fileprivate func prewarmed(
    in repository: Repository, _ context: Context
  ) -> PrewarmedBuild? {
    guard command == .test || command == .hint, let typed = operands.first, operands.count == 1,
      values[.lessons] == nil, !options.contains(.help), !options.contains(.noPrewarm)
    else { return nil }
    let name = LessonPath(typed, from: context.directory)?.lesson ?? typed
    return Lesson.folder(called: name, in: repository).flatMap {
      PrewarmedBuild(ahead: $0, in: repository, environment: context.environment)
    }
  }
}

extension Workbook {
  static let version = "1.0.0"

  /// The versions of the workbook and of the compilers that built it and that grade.
  static func versionText(environment: [String: String], words: Words) -> String {
    let toolchain: String
    do {
      let found = try Toolchain.found(environment: environment)
      toolchain = words("version.toolchain", ["version": found.release, "path": found.compiler])
    } catch {
      toolchain = words.text(of: error)
    }
    return words(
      "version.text", ["version": version, "built": compilerVersion, "toolchain": toolchain])
  }
}

extension Session {
  /// Opens the workbook for a command, and reports problems with the progress log.
  init(
    invocation: Invocation, context: Context, repository: Repository, words: Words
  ) throws {
    var repository = repository
    var log: ProgressLog? = ProgressLog(repository: repository)
    if let folder = invocation.values[.lessons] {
      let path = context.plainPath(typed: folder)
      var information = stat()
      guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR
      else { throw UsageError(.noLessonsFolder(path: folder), invocation.command) }
      repository.exercises = path
      log = nil
    }
    self.init(
      context: context, repository: repository, course: try Course.known(in: repository),
      words: words, log: log, statuses: LessonStatuses(repository: repository))
    if let seconds = invocation.values[.timeout].flatMap(Double.init) {
      timeout = .milliseconds(Int64((seconds * 1000).rounded(.up)))
    }
    if let seed = invocation.values[.seed].flatMap({ UInt64($0) }) { self.seed = seed }
    prewarms = !invocation.options.contains(.noPrewarm)
    if invocation.command.isAboutExercises { translateStubs() }
    tellProblemWithLog()
    tellExtent()
    // A command with a lesson reports only that lesson's error; `author` reports such errors as
    // faults, and a list contains them.
    if invocation.operands.isEmpty, ![.author, .list, .menu].contains(invocation.command) {
      for lesson in course.unread { context.complain(words.text(of: lesson.error) + "\n") }
    }
  }

  /// For an incomplete translation, says how much is translated: once, and again when that changes.
  private func tellExtent() {
    let english = repository.reading(.english)
    guard repository.language != .english else { return }
    let (own, all) = words.extent
    let translated = course.lessons.count { lesson in
      repository.text(of: lesson.id) != english.text(of: lesson.id)
        && repository.feedback(of: lesson.id) != english.feedback(of: lesson.id)
    }
    guard own < all || translated < course.lessons.count else { return }
    let text = words(
      "language.extent",
      [
        "language": repository.language.ownName(in: repository) ?? repository.language.code,
        "own": own, "all": all, "translated": translated, "lessons": course.lessons.count,
      ])
    guard OrdinaryFile.contents(at: repository.toldExtent) != Data(text.utf8) else { return }
    makeFolder(repository.cache)
    // If this fails, the message appears again.
    try? text.write(toFile: repository.toldExtent, atomically: true, encoding: .utf8)
    context.complain(text, in: words)
  }

  private mutating func tellProblemWithLog() {
    guard let contents = log?.replay() else { return }
    if contents.isUnreadable {
      context.complain(words("error.progress-unreadable"), in: words)
      // Without this, every later event would report the same error.
      log = nil
    }
    if contents.passedOver > 0 {
      context.complain(
        words("error.progress-passed-over", ["size": Int(contents.passedOver >> 20)]), in: words)
    }
    if contents.newlyDamaged > 0 {
      context.complain(words("error.progress-damaged", ["count": contents.newlyDamaged]), in: words)
    }
  }
}
