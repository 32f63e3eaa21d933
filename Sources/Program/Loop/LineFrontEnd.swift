import Basics
import Curriculum
import Interface
import Terminal

/// The front end of lines: reads typed lines and prints results below the earlier ones.
final class LineFrontEnd: FrontEnd {
  enum Purpose {
    case menu
    case reading
    /// Prints only the results of each save.
    case watching
  }

  private let purpose: Purpose
  private var session: Session
  private var drawing: Drawing
  private let progress: ProgressLine
  /// Whether the prompt was printed and its line hasn't come yet.
  private var hasPrompted = false
  /// Input that was typed during a grading; handled when that is over.
  private var held: Input?
  private var hasEnded = false
  /// The lesson that was watched at the last output.
  private var watched: String?
  private var failure: (any Error)?
  private(set) var lineCount = 0

  let windowSize: TerminalSize? = nil
  let patience: Duration? = TimeLimit.lookForReader

  package init(_ purpose: Purpose, session: Session, drawing: Drawing, progress: ProgressLine) {
    (self.purpose, self.session) = (purpose, session)
    (self.drawing, self.progress) = (drawing, progress)
  }

  private var context: Context { session.context }
  private var isTyped: Bool { context.isInputTerminal && context.isOutputTerminal }

  // Answers piped into a command are for its questions, so the text has no other stops.
  package var stopsAtSections: Bool { purpose == .menu || isTyped }
  var preparesAhead: Bool { purpose == .watching || isTyped }

  var goesOn: Bool {
    !hasEnded && failure == nil && !context.hasLostOutput() && !context.isReaderGone()
  }

  func begin() {
    if context.isOutputTerminal { context.endLineWhenInterrupted() }
  }

  func end() throws {
    progress.end()
    if let failure { throw failure }
  }

  // MARK: Input

  func ask(_ state: AppState, isGrading: Bool) {
    guard state.watched == nil, !hasPrompted, !isWaiting(isGrading, state) else { return }
    hasPrompted = true
    context.write(Line(session.words("menu.prompt") + " ").rendered(for: drawing.canvas))
  }

  package func reading(_ state: AppState, isGrading: Bool) -> (@Sendable () -> [Input])? {
    guard purpose != .watching else { return nil }
    guard let held else {
      // A person can stop a grading or a `scratch()`; lines from a pipe wait until it is over.
      let isBusy = isGrading || isScratchRunning(state)
      guard !isBusy || context.isInputTerminal, !isPlayWaiting(state) else { return nil }
      return { [readLine = context.readLine] in [readLine().map(Input.line) ?? .ended] }
    }
    guard !isWaiting(isGrading, state) else { return nil }
    self.held = nil
    return { [held] }
  }

  package func events(for input: Input, in state: AppState, isGrading: Bool) -> [AppEvent] {
    let isEnter = input.line?.allSatisfy(\.isWhitespace) == true
    if isWaiting(isGrading, state) {
      if !isEnter { held = input }
      guard isEnter else { return [] }
      return [isScratchRunning(state) ? .scratch(.cancelRequested) : .lesson(.cancelRequested)]
    }
    guard let line = input.line else {
      hasEnded = true
      context.write("\n")
      return []
    }
    lineCount += 1
    // A pipe doesn't echo its input, so the missing line break is printed.
    if !context.isInputTerminal { context.write("\n") }
    hasPrompted = false
    // In a played run typed lines have another meaning.
    let words = session.words
    let usual = state.isPlaying ? words.usualPlayerLine(line) : words.usualLine(line)
    return Interface.events(for: usual, in: state).map { event in
      // What isn't understood is quoted as it was typed.
      guard case .notUnderstood(.unknown(usual, let suggestion)) = event else { return event }
      return .notUnderstood(.unknown(line, suggestion: suggestion))
    }
  }

  /// Whether input has to wait for work. The grading of a watched exercise doesn't block input.
  private func isWaiting(_ isGrading: Bool, _ state: AppState) -> Bool {
    isGrading && state.watched == nil || isScratchRunning(state) || isPlayWaiting(state)
  }

  /// Whether the next moment of a played run isn't known yet.
  private func isPlayWaiting(_ state: AppState) -> Bool {
    state.screen == .player && state.player.isWaiting
  }

  /// Whether a `scratch()` that the learner asked for is running.
  private func isScratchRunning(_ state: AppState) -> Bool {
    state.screen == .scratch && state.scratch.isRunning
  }

  // MARK: Output

  package func draw(_ state: AppState, isGrading: Bool) {
    if watched == nil, state.watched != nil {
      write(drawing.lines(forWatching: state.menu.selected))
    }
    watched = state.watched
    if isGrading {
      say(state)
    } else {
      progress.end()
      if failure == nil { write(drawing.lines(for: state, at: context.now())) }
    }
  }

  func begin(grading lesson: Lesson, _ state: AppState) {
    // While watching, gradings are so frequent that only their verdicts are shown.
    let isSaid = state.watched == nil
    if isSaid { write(drawing.lines(for: state, at: context.now())) }
    let text = session.words("lesson.grading", ["number": lesson.number])
    progress.begin(text, isSaid: isSaid)
  }

  private func say(_ state: AppState) {
    guard case .grading(let news) = state.lesson.showing else { return }
    let (drawing, number) = (drawing, state.menu.selected.number)
    progress.say(drawing.text(of: news, lesson: number, seconds: news.seconds()))
  }

  private func write(_ lines: [Line]) {
    context.write(lines.rendered(for: drawing.canvas))
  }

  // MARK: Other actions

  package func open(_ editing: Editing) throws {
    let names = ["file": drawing.shown(editing.file), "editor": editing.name]
    let text = session.words(editing.waits ? "editor.waiting" : "editor.opening", names)
    write(drawing.paragraph(text))
    try editing.run()
  }

  /// The shell suspends the program itself.
  func suspend() {}

  func speak(_ session: Session) {
    self.session = session
    drawing.words = session.words
    drawing.canvas.isUnicode = session.context.isUnicode
  }

  /// If only the progress log failed, the result is valid, so the error is printed beside it.
  func complain(_ error: any Error) -> Bool {
    if error is ProgressLogError {
      context.complain(in: drawing.paragraph(session.words.text(of: error)))
      return true
    }
    guard purpose == .watching else { return false }
    failure = error
    return true
  }
}

extension Input {
  fileprivate var line: String? {
    if case .line(let line) = self { line } else { nil }
  }
}
