import Curriculum
import Grading
import Markdown
import Reducers
import Terminal

/// Connects the interface's store with the world: typed lines go in as events, effects that the
/// reducers ask for are carried out, and what came of them goes in as events again.
final class Runtime {
  private let session: Session
  private let drawing: Drawing
  private let store: Store<AppState, AppEvent>

  init(session: Session, drawing: Drawing, state: AppState) {
    self.session = session
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
    store.send(event)
    while let effect = store.state.effects.first {
      store.send(.effectTaken)
      for event in perform(effect) { store.send(event) }
    }
  }

  /// Writes the screen.
  func draw() {
    session.context.write(drawing.lines(for: store.state).rendered(for: drawing.colors))
  }

  private func prompt() {
    session.context.write(session.words(.menuPrompt) + " ")
  }

  private func perform(_ effect: Effect) -> [AppEvent] {
    do {
      switch effect {
      case .loadText(let id): return [.reader(try opened(id))]
      case .recordRead(let id):
        try session.record(.read, for: lesson(id))
        return []
      case .grade(let id):
        draw()
        let verdict = try session.grade(lesson(id))
        store.send(.lesson(.graded(verdict)))
        try session.keep(verdict)
        return []
      case .hint(let id):
        draw()
        let verdict = try session.grade(lesson(id))
        let hint = session.hint(after: verdict)
        store.send(.lesson(.hinted(hint)))
        try session.keep(hint, after: verdict)
        return []
      case .edit(let id, let line):
        return [.lesson(.edited(file: try session.edit(lesson(id), line: line)))]
      case .showSolution(let id):
        guard let source = try session.solution(lesson(id), anyway: false) else {
          return [.lesson(.solutionRefused)]
        }
        store.send(.lesson(.solutionShown(source)))
        try session.record(.solutionShown, for: lesson(id))
        return []
      case .reset(let id):
        store.send(.lesson(.resetDone(backup: try session.reset(lesson(id)))))
        try session.record(.reset, for: lesson(id))
        return []
      case .refresh: return [.menu(.refreshed(session.rows()))]
      }
    } catch let error as ProgressLogError {
      // What was asked for is there all the same; the trouble is said beside it.
      let text = Trouble(error, words: session.words).text
      session.context.complain(drawing.paragraph(text).rendered(for: .none))
      return []
    } catch {
      return [.lesson(.troubled(Trouble(error, words: session.words).text))]
    }
  }

  private func opened(_ id: String) throws -> ReaderEvent {
    let text = try contents(of: session.repository.text(of: id))
    let isWatched = session.context.isInputTerminal && session.context.isOutputTerminal
    return .opened(
      lesson: id, parts: LessonText(Document(parsing: text)).parts, stopsAtSections: isWatched)
  }

  private func lesson(_ id: String) -> Lesson {
    session.course.lessons.first { $0.id == id } ?? session.course.lessons[0]
  }
}
