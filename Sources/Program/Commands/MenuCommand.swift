import Basics
import Curriculum
import Interface
import Terminal

extension CommandRun {
  /// Opens the whole-screen interface, or, where there is no screen to take, the menu of lines, and
  /// stays until the person leaves.
  func menu() throws -> ExitCode {
    hasScreen ? try window() : try lines()
  }

  /// A terminal on both sides that can do more than print lines.
  var hasScreen: Bool {
    context.isInputTerminal && context.isOutputTerminal && !wants(.plain)
      && !context.onlyPrintsLines
  }

  /// The menu of lines, after what is to be done first.
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

  /// What has to happen first where a command is about one lesson: the way back leads out again.
  func beginning(at screen: Screen, of lesson: Lesson) -> [AppEvent] {
    [.menu(.moved(to: lesson.number)), .began(at: screen)]
  }

  /// The whole screen, after what is to be done first.
  func window(beginningWith events: [AppEvent] = []) throws -> ExitCode {
    let trace = try traceFile()
    let screen = ScreenFrontEnd(session: session, drawing: drawing, screen: FullScreen())
    try EventLoop(session: session, frontEnd: screen, reducer: reducer(writing: trace))
      .run(beginningWith: events)
    if let number = screen.endSignal {
      // The screen is given back; the rest is what the signal does anyway.
      signal(number, SIG_DFL)
      raise(number)
    }
    try trace?.end()
    return .success
  }

  /// Where everything is written down that happens, if that was asked for.
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
  /// Grades a lesson now and each time that its exercise is saved.
  func watch() throws -> ExitCode {
    let lesson =
      try invocation.operands.first.map { try self.lesson(named: $0) }
      ?? session.menu().selected.lesson
    let opening = beginning(at: .lesson, of: lesson)
    // Whatever is on the screen there is watched.
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
