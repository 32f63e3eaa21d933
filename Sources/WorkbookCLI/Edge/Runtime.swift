import Curriculum
import Reducers
import Terminal

/// Connects the interface's store with the world: typed lines go in as events, effects that the
/// reducers ask for are carried out, and what came of them goes in as events again.
final class Runtime {
  private let session: Session
  private let handler: EffectHandler
  private let drawing: Drawing
  private let progress: ProgressLine
  private let store: Store<AppState, AppEvent>

  /// - Parameter progress: says what a test is at.
  init(session: Session, drawing: Drawing, state: AppState, progress: ProgressLine) {
    self.progress = progress
    self.session = session
    handler = EffectHandler(session: session)
    self.drawing = drawing
    store = Store(initialState: state, reducer: makeAppReducer())
  }

  var state: AppState { store.state }

  /// Reads lines and acts until the person leaves or the input ends.
  ///
  /// - Parameter isOver: also ends it; asked before each line.
  /// - Returns: how many lines were read.
  @discardableResult
  func run(until isOver: (AppState) -> Bool = { _ in false }) -> Int {
    var count = 0
    draw()
    while !store.state.isOver, !isOver(store.state) {
      prompt()
      guard let line = session.context.readLine() else {
        session.context.write("\n")
        break
      }
      count += 1
      // Through a pipe nothing echoes what was typed; the text reads better with its line ends.
      if !session.context.isInputTerminal { session.context.write("\n") }
      send(event(for: line, in: store.state))
      if !store.state.isOver { draw() }
    }
    return count
  }

  /// Takes an event in and does everything that follows from it.
  func send(_ event: AppEvent) {
    store.send(event, performing: perform)
  }

  /// Writes the screen.
  func draw() {
    session.context.write(drawing.lines(for: store.state).rendered(for: drawing.colors))
  }

  private func prompt() {
    session.context.write(session.words(.menuPrompt) + " ")
  }

  private func perform(_ effect: Effect) {
    do {
      switch effect {
      case .loadText(let id, _):
        let isWatched = session.context.isInputTerminal && session.context.isOutputTerminal
        store.send(.reader(try handler.opened(id, stopsAtSections: isWatched)))
      case .recordRead(let id): try session.record(.read, for: handler.lesson(id))
      case .grade(let id):
        draw()
        let verdict = try session.grade(handler.lesson(id), saying: progress, in: drawing)
        store.send(.lesson(.graded(verdict)))
        try session.keep(verdict)
      case .hint(let id):
        draw()
        let verdict = try session.grade(handler.lesson(id), saying: progress, in: drawing)
        let hint = session.hint(after: verdict)
        store.send(.lesson(.hinted(hint)))
        try session.keep(hint, after: verdict)
      case .edit(let id, let line):
        store.send(.lesson(.edited(file: try session.edit(handler.lesson(id), line: line))))
      case .showSolution(let id): try handler.showSolution(id, send: store.send)
      case .reset(let id): try handler.reset(id, send: store.send)
      case .refresh: store.send(.menu(.refreshed(session.rows())))
      case .loadTexts: store.send(.search(.loaded(try handler.searchTexts())))
      case .keepPlace, .cancelGrading, .watch, .suspend:
        // Only a window asks for these.
        break
      }
    } catch let error as ProgressLogError {
      // What was asked for is there all the same; the trouble is said beside it.
      let text = Trouble(error, words: session.words).text
      session.context.complain(drawing.paragraph(text).rendered(for: .none))
    } catch {
      store.send(.lesson(.troubled(Trouble(error, words: session.words).text)))
    }
  }
}
