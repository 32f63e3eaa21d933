import Basics
import Curriculum
import SuiteSupport

extension PlayerState {
  mutating func begin(_ lesson: String, _ example: RunExample?) {
    // A run that is reopened continues as it was.
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

  mutating func open(_ verdict: Verdict?) {
    let hasRun = progress != .opening && known != nil
    progress = verdict.map { .broken($0) } ?? .open
    guard verdict == nil else { return }
    question = nil
    // After a save, the run is compared with the previous one, if that was the learner's.
    if hasRun, !isFinishedApp { (comparison, tellsOfSave) = (.before, true) }
    isFinishedApp = false
  }

  mutating func openFinished() {
    (progress, isFinishedApp) = (.open, true)
    (question, comparison) = (nil, nil)
  }

  /// Shows an error and stops waiting for the answer.
  mutating func fail(_ text: String) {
    (news, settled) = (.failed(text), asked)
    switch progress {
    case .opening, .reopening: progress = known == nil ? .closed : .open
    case .closed, .open, .broken: break
    }
  }

  /// Compares all moments with the current one; if one is held already, ends that.
  mutating func hold() {
    if case .moment = comparison {
      comparison = nil
      return
    }
    comparison = known?.moments[cursor].map { .moment(cursor, $0) } ?? comparison
  }

  mutating func take(_ view: RunView) {
    guard view.number >= known?.number ?? 0 else { return }
    let chosen = control
    (known, settled) = (view, max(settled, view.number))
    if view.number == asked { typed = [:] }
    if tellsOfSave, comparison == .before {
      tellsOfSave = false
      news = view.other?.firstDifference.map { .saved(number: $0) } ?? .savedSame
    }
    keepFocus(at: chosen)
  }

  /// Keeps the focus on the same control after a change of the screen. If it is gone, the focus
  /// doesn't move to a text field, where letters would be typed.
  private mutating func keepFocus(at chosen: PlayElement?) {
    guard case .control(let index) = focus else { return }
    let controls = screen.controls
    let same = controls.indices.filter { controls[$0].name == chosen?.name }
    let place =
      same.min { abs($0 - index) < abs($1 - index) } ?? min(index, controls.count - 1)
    let isGone = chosen != nil && same.isEmpty
    let isLost = controls.isEmpty || (isGone && controls[place].isField)
    focus = isLost ? .history : .control(place)
  }

  mutating func move(to place: Int) {
    let place = max(0, min(place, entries.count))
    guard predicts, place == cursor + 1 else {
      (cursor, typed) = (place, [:])
      return
    }
    predict()
  }

  mutating func predict() {
    guard let moment, case let rows = moment.rows,
      let row = rows.indices.contains(row) ? rows[row] : rows.first
    else {
      news = .nothingToPredict
      return
    }
    panel = PlayerPanel(.prediction(field: row.field))
  }

  mutating func stepByItself() {
    guard !isAtEnd else {
      speed = nil
      return
    }
    cursor += 1
  }

  mutating func focus(_ event: PlayerFocusEvent) {
    let controls = screen.controls.count
    let all = (0..<controls).map { PlayerFocus.control($0) } + [.history, .state]
    // Without an app there is no focus; the history is next.
    let index = all.firstIndex(of: focus) ?? -1
    switch event {
    case .next: focus = all[(index + 1) % all.count]
    case .previous: focus = all[(index + all.count - 1) % all.count]
    case .history: focus = .history
    }
  }

  /// Adds an event at the end; in the past, only shows a message.
  mutating func act(_ event: PlayEvent) {
    guard isAtEnd else {
      news = .looksBack
      return
    }
    changeHistory(.event(.played(event)))
    guard predicts else {
      cursor = entries.count
      return
    }
    predict()
  }

  mutating func ask(_ event: PlayEvent) {
    guard isAtEnd else {
      news = .looksBack
      return
    }
    guard let form = forms.form(named: event.name) else { return }
    panel = PlayerPanel(event, as: form, to: .play)
  }

  /// Edits the history and keeps the current moment at its event.
  mutating func edit(_ event: HistoryEvent) {
    changeHistory(.event(event))
    typed = [:]
    switch event {
    case .moved(_, let place), .inserted(_, let place): cursor = place + 1
    case .removed: cursor = min(cursor, entries.count)
    default: break
    }
  }

  mutating func takeBack(_ event: UndoableEvent<HistoryEvent>) {
    let before = entries
    changeHistory(event)
    // Further typing continues from the text shown then.
    typed = [:]
    guard let place = entries.firstDifference(from: before) else { return }
    // Moves to the moment of the first change.
    cursor = min(place + 1, entries.count)
  }

  mutating func change() {
    guard cursor > 0, case let event = entries[cursor - 1].event,
      let form = forms.form(named: event.name)
    else { return }
    panel = PlayerPanel(event, as: form, to: .change(cursor - 1))
  }

  mutating func changeHistory(_ event: UndoableEvent<HistoryEvent>) {
    undoable(historyReducer, limit: CountLimit.historyUndos)(&history, event)
  }
}

extension PlayElement {
  fileprivate var name: String {
    switch self {
    case .text(let name, _, _), .spinner(let name), .field(let name, _, _, _): name
    case .button(let button): button.name
    }
  }

  fileprivate var isField: Bool {
    if case .field = self { true } else { false }
  }
}
