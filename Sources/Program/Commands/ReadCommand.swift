import Curriculum
import Interface

extension CommandRun {
  /// Shows a lesson's text, with a stop at each question where somebody is there to answer.
  func read() throws -> ExitCode {
    let lesson = try lesson()
    let opening = beginning(at: .reader, of: lesson) + [.menu(.chosen(lesson.number))]
    guard !hasScreen else { return try window(beginningWith: opening) }
    guard context.isOutputTerminal || !context.isInputTerminal else {
      return try readWithoutStops(lesson)
    }
    let lines = LineFrontEnd(
      .reading, session: session, drawing: drawing, progress: progressLine())
    let loop = EventLoop(session: session, frontEnd: lines)
    try loop.run(beginningWith: opening) { $0.screen == .menu || $0.hasReadAll }
    // Nobody answered to the end: then the rest is shown, and its answers below.
    let isLeftOver = !context.isInputTerminal && loop.state.isReading && !loop.state.hasReadAll
    var code = ExitCode.success
    if isLeftOver {
      show(drawing.restLines(of: loop.state.reader))
      code = try keeping(.success) { try session.record(.read, for: lesson) }
    }
    if isLeftOver || loop.state.hasReadAll {
      let file = session.repository.display(session.repository.exercise(of: lesson.id))
      let next = Sentence(
        "next.test", ["file": drawing.linkText(to: file), "lesson": lesson.number])
      show(drawing.paragraph(words(next)))
    }
    return code
  }

  private func readWithoutStops(_ lesson: Lesson) throws -> ExitCode {
    show(drawing.wholeLines(of: try session.parts(of: lesson)))
    return try keeping(.success) { try session.record(.read, for: lesson) }
  }
}

extension AppState {
  fileprivate var isReading: Bool { screen == .reader && !isOver }

  /// Whether the last of the text has just been shown.
  fileprivate var hasReadAll: Bool {
    let isShown = screen == .reader || (screen == .lesson && lesson.showing == .nothing)
    return isShown && reader.hasJustShownAll
  }
}
