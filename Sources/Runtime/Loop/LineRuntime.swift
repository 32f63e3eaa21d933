import Curriculum
import Foundation
import Interface
import Limits
import Reducers
import Terminal

/// Connects the interface's store with lines: typed ones go in as events, and what comes of them is
/// written below what was written before.
package final class LineRuntime {
  /// What it is there for.
  package enum Task {
    case menu
    /// One text.
    case reading
    /// Nothing but what comes of each save.
    case watching
  }

  private let task: Task
  private let session: Session
  private let drawing: Drawing
  private let progress: ProgressLine
  private let reader: LineReader
  private let hasNews: DispatchSemaphore
  private lazy var performer = EffectPerformer(
    session: session, state: beginning, reducer: reducer, in: surroundings,
    wake: { [hasNews] in hasNews.signal() })
  private let beginning: AppState
  private let reducer: Reducer<AppState, AppEvent>
  /// Whether the person was asked for a line that hasn't come yet.
  private var hasPrompted = false
  /// What ended it, if something did that can't be shown and passed over.
  private var failure: (any Error)?

  /// - Parameter progress: says what a test is at.
  package init(
    _ task: Task, session: Session, drawing: Drawing, progress: ProgressLine,
    reducer: @escaping Reducer<AppState, AppEvent> = makeAppReducer()
  ) {
    (self.session, self.drawing, self.progress) = (session, drawing, progress)
    (self.task, self.reducer) = (task, reducer)
    beginning = AppState(menu: session.menu())
    let hasNews = DispatchSemaphore(value: 0)
    self.hasNews = hasNews
    reader = LineReader(session.context.readLine) { hasNews.signal() }
    if session.context.isOutputTerminal { session.context.endLineWhenInterrupted() }
  }

  package var state: AppState { performer.state }
  private var isWatching: Bool { state.watched != nil }
  private var context: Context { session.context }

  /// Takes an event in and does everything that follows from it.
  package func send(_ event: AppEvent) {
    let wasWatching = isWatching
    performer.send(event)
    guard isWatching, !wasWatching else { return }
    write(drawing.lines(forWatching: state.menu.selected))
  }

  /// Reads lines and acts until the person leaves, or the input ends, or nobody reads any more.
  ///
  /// - Parameter isOver: also ends it; asked before each line.
  /// - Returns: how many lines were read.
  @discardableResult
  package func run(until isOver: (AppState) -> Bool = { _ in false }) throws -> Int {
    defer { performer.finish() }
    var count = 0
    if !performer.isGrading { draw() }
    while goesOn, !isOver(state) {
      ask()
      guard let input = nextInput() else {
        waitForNews()
        continue
      }
      guard case .line(let line) = input else {
        context.write("\n")
        break
      }
      count += 1
      take(line)
    }
    try end()
    return count
  }

  /// Shows what comes of each save until nobody reads it any more.
  package func watch() throws {
    defer { performer.finish() }
    while goesOn { waitForNews() }
    try end()
  }

  private var goesOn: Bool {
    failure == nil && !state.isOver && !context.hasLostOutput() && !context.isReaderGone()
  }

  private func end() throws {
    progress.end()
    if let failure { throw failure }
  }

  /// Writes the screen.
  package func draw() {
    write(drawing.lines(for: state, at: context.now()))
  }

  private func write(_ lines: [Line]) {
    context.write(lines.rendered(for: drawing.canvas))
  }

  // MARK: Lines

  private func ask() {
    if !performer.isGrading, !isWatching, !hasPrompted {
      hasPrompted = true
      context.write(Line(session.words(.menuPrompt) + " ").rendered(for: drawing.canvas))
    }
    // A person can stop a test; lines from a pipe wait until it is over.
    if !performer.isGrading || context.isInputTerminal { reader.ask() }
  }

  /// What was typed, unless it has to wait.
  private func nextInput() -> LineReader.Input? {
    guard performer.isGrading, !isWatching else { return reader.take() }
    guard reader.takeEnter() else { return nil }
    send(.lesson(.cancelRequested))
    draw()
    return nil
  }

  private func take(_ line: String) {
    // Through a pipe nothing echoes what was typed; the text reads better with its line ends.
    if !context.isInputTerminal { context.write("\n") }
    hasPrompted = false
    // Something may have happened to the exercises meanwhile.
    performer.refresh()
    for event in events(for: line, in: state) { send(event) }
    if !state.isOver, !performer.isGrading { draw() }
  }

  // MARK: News

  private func waitForNews() {
    _ = hasNews.wait(timeout: .now() + TimeLimit.lookForReader.inSeconds)
    let wasGrading = performer.isGrading
    performer.takeNews()
    if performer.isGrading {
      sayProgress()
    } else if wasGrading {
      progress.end()
      if failure == nil { draw() }
    }
  }

  private func sayProgress() {
    guard case .grading(let news) = state.lesson.showing else { return }
    let (drawing, number) = (drawing, state.menu.selected.number)
    progress.say(drawing.text(of: news, lesson: number, seconds: news.seconds()))
  }

  private var surroundings: Surroundings {
    var surroundings = Surroundings()
    let isTyped = context.isInputTerminal && context.isOutputTerminal
    // Whoever pipes answers into a command has no use for other stops.
    surroundings.stopsAtSections = task == .menu || isTyped
    surroundings.preparesAhead = task == .watching || isTyped
    surroundings.willGrade = { [unowned self] in willGrade($0) }
    surroundings.run = { [unowned self] in try run($0) }
    surroundings.complain = { [unowned self] in complain($0) }
    return surroundings
  }

  private func willGrade(_ lesson: Lesson) {
    // What is watched is tested so often that only the verdicts are of interest.
    if !isWatching { draw() }
    let text = session.words(.lessonGrading(number: lesson.number))
    progress.begin(text, isSaid: !isWatching)
  }

  private func run(_ editing: Editing) throws {
    let text = session.words(.editorWaiting(file: editing.file, editor: editing.name))
    write(drawing.paragraph(text))
    try editing.run()
  }

  /// What can't be kept is there all the same, so the error is said beside it.
  private func complain(_ error: any Error) -> Bool {
    if error is ProgressLogError {
      context.complain(in: drawing.paragraph(session.words.text(of: error)))
      return true
    }
    guard task == .watching else { return false }
    failure = error
    return true
  }
}
