import Limits
import Play
import Reducers
import SuiteSupport
import Verdicts

/// Changes the history of a run so that each change can be taken back.
private func editing(
  _ history: inout Undoable<History>, _ event: UndoableEvent<HistoryEvent>
) {
  undoable(historyReducer, limit: CountLimit.historyUndos)(&history, event)
}

/// Plays a run: keeps what happens, and which moment is looked at.
func playerReducer(_ state: inout PlayerState, _ event: PlayerEvent) {
  if event.isWish { state.news = nil }
  switch event {
  case .requested(let lesson, let example): state.begin(lesson, example)
  case .prepared(let forms, let texts): (state.forms, state.texts) = (forms, texts)
  case .opened(let verdict): state.open(verdict)
  case .closed: (state.progress, state.speed) = (.closed, nil)
  case .saved: if state.progress != .opening { state.progress = .reopening }
  case .answered(let view): state.take(view)
  case .found(let place):
    state.news = place == nil ? .notFound : .found
    if let place { state.cursor = place }
  case .written(let file): state.news = .written(file: file)
  case .read(let events):
    editing(&state.history, .event(.replaced(events)))
    (state.cursor, state.start) = (events.count, nil)
    state.news = .read(count: events.count)
  case .failed(let text): state.news = .failed(text)
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

extension PlayerState {
  fileprivate mutating func begin(_ lesson: String, _ example: RunExample?) {
    // Whoever comes back finds what they left.
    guard self.lesson != lesson || example != nil else {
      (progress, question, speed, panel) = (.opening, nil, nil, nil)
      return
    }
    let number = asked
    self = PlayerState()
    (self.lesson, asked, progress) = (lesson, number, .opening)
    guard let example else { return }
    (start, history) = (example.start, Undoable(History(example.events)))
    (cursor, focus) = (example.events.count, .history)
    (comparison, wantsRules) = (.rules, true)
  }

  fileprivate mutating func open(_ verdict: Verdict?) {
    let wasOpen = progress != .opening
    progress = verdict.map { .broken($0) } ?? .open
    guard verdict == nil else { return }
    question = nil
    // What a save changes is what one wants to see.
    if wasOpen { (comparison, tellsOfSave) = (.before, true) }
  }

  fileprivate mutating func take(_ view: RunView) {
    guard view.number >= known?.number ?? 0 else { return }
    known = view
    if view.number == asked { typed = [:] }
    if tellsOfSave, comparison == .before {
      tellsOfSave = false
      news = .saved(first: view.other?.firstDifference)
    }
    let controls = screen.controls.count
    if case .control(let index) = focus, index >= controls {
      focus = controls == 0 ? .history : .control(controls - 1)
    }
  }

  fileprivate mutating func move(to place: Int) {
    let place = max(0, min(place, entries.count))
    guard predicts, place == cursor + 1 else {
      (cursor, typed) = (place, [:])
      return
    }
    predict()
  }

  /// Asks what the chosen field will be after the next event.
  fileprivate mutating func predict() {
    guard let moment, case let rows = moment.rows,
      let row = rows.indices.contains(row) ? rows[row] : rows.first
    else {
      news = .nothingToPredict
      return
    }
    panel = .prediction(field: row.field, TypedLine())
  }

  fileprivate mutating func stepByItself() {
    guard !isAtEnd else {
      speed = nil
      return
    }
    cursor += 1
  }

  fileprivate mutating func focus(_ event: PlayerFocusEvent) {
    let controls = screen.controls.count
    let all = (0..<controls).map { PlayerFocus.control($0) } + [.history, .state]
    let index = all.firstIndex(of: focus) ?? controls
    switch event {
    case .next: focus = all[(index + 1) % all.count]
    case .previous: focus = all[(index + all.count - 1) % all.count]
    case .history: focus = .history
    }
  }

  /// Lets something happen at the end; nothing happens in the past.
  mutating func act(_ event: PlayEvent) {
    guard isAtEnd else {
      news = .looksBack
      return
    }
    editing(&history, .event(.played(event)))
    guard predicts else {
      cursor = entries.count
      return
    }
    predict()
  }

  fileprivate mutating func ask(_ event: PlayEvent) {
    guard isAtEnd else {
      news = .looksBack
      return
    }
    guard let form = forms.form(named: event.name) else { return }
    panel = .form(PlayerForm(event, as: form, to: .play))
  }

  /// Changes the history; the moment that is looked at stays with its event.
  mutating func edit(_ event: HistoryEvent) {
    editing(&history, .event(event))
    typed = [:]
    switch event {
    case .moved(_, let place): cursor = place + 1
    case .inserted(_, let place): cursor = place + 1
    case .removed: cursor = min(cursor, entries.count)
    default: break
    }
  }

  fileprivate mutating func takeBack(_ event: UndoableEvent<HistoryEvent>) {
    let before = entries
    editing(&history, event)
    // Whoever types on does so from what is there.
    typed = [:]
    guard let place = entries.firstDifference(from: before) else { return }
    // What was changed is what one wants to see.
    cursor = min(place + 1, entries.count)
  }

  fileprivate mutating func change() {
    guard cursor > 0, case let event = entries[cursor - 1].event,
      let form = forms.form(named: event.name)
    else { return }
    panel = .form(PlayerForm(event, as: form, to: .change(cursor - 1)))
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
