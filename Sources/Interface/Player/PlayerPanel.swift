import Curriculum
import SuiteSupport
import Terminal

/// Something that somebody fills in or chooses while a run is played.
package struct PlayerPanel: Equatable {
  enum Kind: Equatable {
    /// What can happen, to choose from; it is put in at this place.
    case forms(place: Int)
    case form(EventForm, Target)
    case list, search, export, file
    /// A field's value is said before it is seen.
    case prediction(field: String)
  }

  /// Where the event of a form goes.
  enum Target: Equatable {
    /// Before the entry at this place.
    case insert(Int)
    /// In the place of this entry.
    case change(Int)
    /// At the end, as if somebody had done it in the app.
    case play
  }

  var kind: Kind
  /// The index of what is chosen, or of the line that is being typed.
  var selection = 0
  /// What is typed; of a form, in the order of its values.
  var lines: [TypedLine] = []
  /// The index of the line that can't be read, once somebody has wanted the event.
  var fault: Int?

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .search, .file, .prediction: lines = [TypedLine()]
    case .forms, .form, .list, .export: break
    }
  }

  /// The form of an event, filled in with what it has.
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

/// What can be written of a history.
package enum PlayerExport: CaseIterable, Equatable {
  /// As a file that can be read again.
  case history
  /// As a list of events in Swift.
  case events
  /// As a test that holds for the moments as they are now.
  case test
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
    // The rest happens outside, by effects.
    case .search, .export, .file, .list: self.panel = nil
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

  /// Goes on to the next moment, and says whether the field is what somebody said.
  mutating func reveal(_ field: String, said: String) {
    // Before the next moment is known, it can't be told whether that is right.
    guard known?.number == asked else { return }
    panel = nil
    defer { cursor = min(cursor + 1, entries.count) }
    // Without an answer the moment is only shown.
    guard let next = known?.moments[cursor + 1], !said.allSatisfy(\.isWhitespace) else { return }
    let actual = next.rows.first { $0.field == field }?.value ?? "–"
    let isRight = said.isSameValue(as: actual)
    score.all += 1
    if isRight { score.right += 1 }
    news = .predicted(field: field, said: said, actual: actual, isRight: isRight)
  }
}

extension String {
  /// Whether two texts stand for the same value in Swift: spaces, a type's name before a case, and the
  /// quotes of a text make no difference.
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
