import Curriculum
import SuiteSupport
import Terminal

/// A panel for entering or choosing something while a run is played.
package struct PlayerPanel: Equatable {
  enum Kind: Equatable {
    /// A choice of events, to insert one at this place.
    case forms(place: Int)
    case form(EventForm, Target)
    case list, search, more, file
    /// The prediction of a field's value before it is shown.
    case prediction(field: String)
  }

  /// Where the event of a form is put.
  enum Target: Equatable {
    /// Before the entry with this index.
    case insert(Int)
    /// In place of the entry with this index.
    case change(Int)
    /// At the end, as if done in the app.
    case play
  }

  var kind: Kind
  /// The index of the selected item or of the active input line.
  var selection = 0
  /// The input lines; for a form, in the order of the event's values.
  var lines: [TypedLine] = []
  /// The index of the first invalid line, after an attempt to accept the form.
  var fault: Int?

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .search, .file, .prediction: lines = [TypedLine()]
    case .forms, .form, .list, .more: break
    }
  }

  /// A form filled in with an event's values.
  init(_ event: PlayEvent, as form: EventForm, to target: Target) {
    kind = .form(form, target)
    lines = zip(form.parts, event.values).map { part, value in
      TypedLine(part.field.typed(value), isSelected: true)
    }
  }

  var line: TypedLine? { lines.indices.contains(selection) ? lines[selection] : nil }

  fileprivate mutating func type(_ key: Key) {
    guard line != nil else { return }
    typedLineReducer(&lines[selection], key)
    fault = nil
  }
}

/// The formats in which a history can be written.
package enum PlayerExport: Equatable {
  /// A file that can be read again.
  case history
  /// A list of events in Swift.
  case events
  /// A test that requires the present moments.
  case test
}

/// What is wanted too seldom for a key of its own.
enum PlayerAction {
  case branch, nextBranch, mark, moveUp, moveDown, remove, hold, predict, run, faster, slower
  case writeHistory, writeEvents, writeTest, read
}

extension PlayerAction: SentenceKey { static let heading = "player.more-" }

extension PlayerState {
  private static let speeds = [1, 2, 5, 10, 25]

  /// What can be done at the moment that is looked at, with the event for it.
  var actions: [(action: PlayerAction, event: PlayerEvent)] {
    let (place, present) = (cursor - 1, history.present)
    func moved(by step: Int) -> PlayerEvent? {
      guard place >= 0, entries.indices.contains(place + step) else { return nil }
      return .edited(.moved(place, to: place + step))
    }
    func going(by step: Int) -> PlayerEvent? {
      guard let index = speed.flatMap({ Self.speeds.firstIndex(of: $0) }),
        Self.speeds.indices.contains(index + step)
      else { return nil }
      return .speedChanged(Self.speeds[index + step])
    }
    let next = (present.current + 1) % present.branches.count
    let all: [(PlayerAction, PlayerEvent?)] = [
      (.branch, isAtEnd ? nil : .branched),
      (.nextBranch, present.branches.count > 1 ? .branchChosen(next) : nil),
      (.mark, place >= 0 ? .edited(.toggledMark(place)) : nil),
      (.moveUp, moved(by: -1)), (.moveDown, moved(by: 1)),
      (.remove, place >= 0 ? .edited(.removed(place)) : nil),
      (.hold, known?.moments[cursor] == nil ? nil : .momentHeld), (.predict, .predictionToggled),
      (.run, isAtEnd || speed != nil ? nil : .speedChanged(2)),
      (.faster, going(by: 1)), (.slower, going(by: -1)),
      (.writeHistory, .exported(.history)), (.writeEvents, .exported(.events)),
      (.writeTest, .exported(.test)), (.read, .panelRequested(PlayerPanel(.file))),
    ]
    return all.compactMap { action, event in event.map { (action, $0) } }
  }
}

func playerPanelReducer(_ state: inout PlayerState, _ event: PlayerPanelEvent) {
  switch event {
  case .closed: state.panel = nil
  case .selected(let index): state.panel?.selection = max(0, index)
  case .typed(let key): state.panel?.type(key)
  case .accepted: state.accept()
  }
}

extension PlayerState {
  fileprivate mutating func accept() {
    guard let panel else { return }
    switch panel.kind {
    case .forms(let place):
      guard forms.indices.contains(panel.selection) else { return }
      let form = forms[panel.selection]
      self.panel = PlayerPanel(form.initial, as: form, to: .insert(place))
      // An event without values needs no form.
      if form.parts.isEmpty { accept() }
    case .form(let form, let target): accept(form, panel.lines, to: target)
    case .prediction(let field): reveal(field, said: panel.line?.text ?? "")
    // The rest is done by effects.
    case .search, .more, .file, .list: self.panel = nil
    }
  }

  private mutating func accept(
    _ form: EventForm, _ lines: [TypedLine], to target: PlayerPanel.Target
  ) {
    let values = zip(form.parts, lines).map { $0.field.value(typed: $1.text) }
    if let fault = values.firstIndex(of: nil) {
      panel?.fault = fault
      panel?.selection = fault
      return
    }
    panel = nil
    let event = PlayEvent(name: form.name, values: values.compactMap(\.self))
    switch target {
    case .insert(let place): edit(.inserted(event, at: place))
    case .change(let place): edit(.changed(to: event, at: place))
    case .play: act(event)
    }
  }

  /// Moves to the next moment and compares the field's value with the prediction.
  mutating func reveal(_ field: String, said: String) {
    // The next moment isn't known yet.
    guard known?.number == asked else { return }
    panel = nil
    defer { cursor = min(cursor + 1, entries.count) }
    // Without a prediction the moment is just shown.
    guard let next = known?.moments[cursor + 1], !said.allSatisfy(\.isWhitespace) else { return }
    let actual = next.rows.first { $0.field == field }?.value ?? "–"
    score.all += 1
    guard said.isSameValue(as: actual) else {
      news = .predictedWrong(field: field, value: actual, said: said)
      return
    }
    score.right += 1
    news = .predictedRight(field: field, value: actual)
  }
}

extension String {
  /// Whether two texts mean the same value in Swift, ignoring spaces, a leading dot, and a string's
  /// quotes.
  fileprivate func isSameValue(as other: String) -> Bool {
    func plain(_ text: String) -> String {
      let text = text.filter { !$0.isWhitespace }
      guard text.first == "\"", text.last == "\"", text.count > 1 else {
        return text.first == "." ? String(text.dropFirst()) : text
      }
      return String(text.dropFirst().dropLast())
    }
    return plain(self) == plain(other)
  }
}
