import Basics
import Curriculum
import SuiteSupport

/// Plays a run: keeps what happens, and which moment is looked at.
func playerReducer(_ state: inout PlayerState, _ event: PlayerEvent) {
  if event.isWish { state.news = nil }
  switch event {
  case .requested(let lesson, let example): state.begin(lesson, example)
  case .prepared(let forms, let texts): (state.forms, state.texts) = (forms, texts)
  case .translated(let texts): state.texts = texts
  case .opened(let verdict): state.open(verdict)
  case .closed: (state.progress, state.speed) = (.closed, nil)
  case .saved: if state.progress != .opening { state.progress = .reopening }
  case .answered(let view): state.take(view)
  case .found(let place):
    state.news = place == nil ? .notFound : .found
    if let place { state.cursor = place }
  case .written(let file): state.news = .written(file: file)
  case .read(let entries):
    state.changeHistory(.event(.replaced(entries)))
    (state.cursor, state.start) = (entries.count, nil)
    state.news = .read(count: entries.count)
  case .failed(let text): state.fail(text)
  case .ticked: if state.speed != nil { state.stepByItself() }
  case .moved(let place): state.move(to: place)
  case .focused(let event): state.focus(event)
  case .rowChosen(let row): state.row = max(0, row)
  case .acted(let event): state.act(event)
  case .typed(let text, let name):
    state.act(PlayEvent(name, .text(text)))
    if state.isAtEnd { state.typed[name] = text }
  case .asked(let event): state.ask(event)
  case .edited(let event): state.edit(event)
  case .undone: state.takeBack(.undo)
  case .redone: state.takeBack(.redo)
  case .branched:
    state.edit(.branched(state.cursor))
    state.news = .branched
    if case .history = state.focus { state.focus = .control(0) }
  case .branchChosen(let branch):
    state.edit(.chose(branch: branch))
    state.cursor = min(state.cursor, state.entries.count)
  case .compared(let comparison): state.comparison = comparison
  case .momentHeld: state.hold()
  case .rulesRequested(let isEarned):
    // Who hasn't passed the lesson wants it only when they want it twice.
    if isEarned || state.wantsRules {
      state.comparison = .rules
    } else {
      (state.wantsRules, state.news) = (true, .rulesAskedOnce)
    }
  case .formsRequested: state.panel = .forms(selection: 0, place: state.cursor)
  case .listRequested: state.panel = .list
  case .predicted(let field, let said): state.reveal(field, said: said)
  case .changeRequested: state.change()
  case .searchRequested: state.panel = .search(TypedLine())
  case .searched(let search): (state.searched, state.panel) = (search, nil)
  case .exportRequested: state.panel = .export(selection: 0)
  case .fileRequested: state.panel = .file(TypedLine())
  case .predictionToggled: (state.predicts, state.score) = (!state.predicts, PlayerScore())
  case .speedChanged(let speed): state.speed = speed
  case .panel(let event): playerPanelReducer(&state, event)
  case .exported, .fileChosen: state.panel = nil
  case .searchedOn: break
  }
}

extension PlayerEvent {
  /// Whether it is somebody's wish, and not something that came of one.
  fileprivate var isWish: Bool {
    switch self {
    case .prepared, .opened, .answered, .ticked: false
    default: true
    }
  }
}
