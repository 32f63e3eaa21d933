import Basics
import Curriculum
import Interface
import Terminal

extension CommandRun {
  /// Opens the full-screen interface, or the line menu if there is no suitable terminal, and
  /// returns when the person leaves.
  func menu() throws -> ExitCode {
    hasScreen ? try window() : try lines()
  }

  /// Whether input and output are a terminal that can do more than print lines.
  var hasScreen: Bool {
    context.isInputTerminal && context.isOutputTerminal && !wants(.plain)
      && !context.onlyPrintsLines
  }

  /// Runs the line menu, with these events first.
  func lines(beginningWith events: [AppEvent] = []) throws -> ExitCode {
    var drawing = drawing.plain
    drawing.isInMenu = true
    let trace = try traceFile()
    let lines = LineFrontEnd(
      .menu, session: session, drawing: drawing, progress: progressLine())
    try EventLoop(session: session, frontEnd: lines, reducer: reducer(writing: trace))
      .run(beginningWith: events)
    if lines.lineCount == 0, !context.isInputTerminal {
      show(drawing.paragraph(words("menu.no-input")))
    }
    try trace?.end()
    return .success
  }

  /// The first events of a command about one lesson. Leaving `screen` leaves the program.
  func beginning(at screen: Screen, of lesson: Lesson) -> [AppEvent] {
    [.menu(.moved(to: lesson.number)), .began(at: screen)]
  }

  /// Runs the full-screen interface, with these events first.
  func window(beginningWith events: [AppEvent] = []) throws -> ExitCode {
    let trace = try traceFile()
    let screen = ScreenFrontEnd(session: session, drawing: drawing, screen: FullScreen())
    try EventLoop(session: session, frontEnd: screen, reducer: reducer(writing: trace))
      .run(beginningWith: events)
    if let number = screen.endSignal {
      // The terminal is restored; the signal gets its default effect.
      signal(number, SIG_DFL)
      raise(number)
    }
    try trace?.end()
    return .success
  }

  /// The file for `--trace`, to which every event is written; nil without that option.
  private func traceFile() throws -> TraceFile? {
    try invocation.values[.trace].map { name in
      try TraceFile(path: context.path(typed: name), shownAs: name)
    }
  }

  private func reducer(writing trace: TraceFile?) -> Reducer<AppState, AppEvent> {
    trace.map { logging(makeAppReducer(), log: $0.write) } ?? makeAppReducer()
  }
}

extension CommandRun {
  /// Grades a lesson now and each time its exercise is saved.
  func watch() throws -> ExitCode {
    let lesson =
      try invocation.operands.first.map { try self.lesson(named: $0) }
      ?? session.menu().selected.lesson
    let opening = beginning(at: .lesson, of: lesson)
    // The full-screen interface watches the lesson that it shows.
    guard !hasScreen else { return try window(beginningWith: opening + [.lesson(.testRequested)]) }
    var drawing = drawing
    drawing.isFull = wants(.full)
    let lines = LineFrontEnd(
      .watching, session: session, drawing: drawing, progress: progressLine())
    try EventLoop(session: session, frontEnd: lines)
      .run(beginningWith: opening + [.watchToggled])
    return .success
  }
}
