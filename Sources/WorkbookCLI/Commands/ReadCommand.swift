import Curriculum
import Markdown

extension CommandRun {
  /// Shows a lesson's text, with a stop at each question where somebody is there to answer.
  func read() throws -> ExitCode {
    let lesson = try lesson()
    guard context.isOutputTerminal || !context.isInputTerminal else {
      return try readWithoutStops(lesson)
    }
    var state = AppState(menu: MenuState(rows: session.rows()))
    state.menu.selection = state.menu.rows.firstIndex { $0.id == lesson.id } ?? 0
    let runtime = Runtime(
      session: session, drawing: drawing, state: state, progress: progressLine(isSaid: true))
    runtime.send(.menu(.chosen(lesson.number)))
    runtime.run { $0.screen != .reader || $0.reader.hasJustShownAll }
    // Nobody answered to the end: then the rest is shown with its answers.
    while runtime.state.screen == .reader, !runtime.state.reader.hasJustShownAll,
      !context.isInputTerminal
    {
      runtime.send(.reader(runtime.state.reader.question == nil ? .next : .told))
      runtime.draw()
    }
    if runtime.state.reader.hasJustShownAll {
      let file = session.repository.display(session.repository.exercise(of: lesson.id))
      show(drawing.paragraph(words(.nextTest, ["file": file, "lesson": lesson.number])))
    }
    return .success
  }

  private func readWithoutStops(_ lesson: Lesson) throws -> ExitCode {
    let text = try contents(of: session.repository.text(of: lesson.id))
    for part in LessonText(Document(parsing: text)).parts {
      show(drawing.markdown(part.blocks + (part.question?.answer ?? [])) + [.empty])
    }
    return try keeping(.success) { try session.record(.read, for: lesson) }
  }
}
