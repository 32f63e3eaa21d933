import Curriculum
import SuiteSupport
import Terminal

/// Something that somebody fills in or chooses while a run is played.
enum PlayerPanel: Equatable {
  /// What can happen, to choose from.
  ///
  /// - Parameter place: where it is put in.
  case forms(selection: Int, place: Int)
  case form(PlayerForm)
  case list
  case search(TypedLine)
  /// A field's value is said before it is seen.
  case prediction(field: String, TypedLine)
  case export(selection: Int)
  case file(TypedLine)
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

struct PlayerForm: Equatable {
  enum Target: Equatable {
    /// Before the entry at this place.
    case insert(Int)
    /// In the place of this entry.
    case change(Int)
    /// At the end, as if somebody had done it in the app.
    case play
  }

  var form: EventForm
  var target: Target
  /// As one types them, in the order of the form's values.
  var lines: [TypedLine]
  var selection = 0
  /// The index of the line that can't be read, once somebody has wanted the event.
  var fault: Int?

  /// The form of an event, filled in with what it has.
  init(_ event: PlayEvent, as form: EventForm, to target: Target) {
    (self.form, self.target) = (form, target)
    lines = zip(form.parts, event.values).map { part, value in
      TypedLine(part.field.typed(value), isSelected: true)
    }
  }
}

func playerPanelReducer(_ state: inout PlayerState, _ event: PlayerPanelEvent) {
  switch event {
  case .closed: state.panel = nil
  case .selected(let index): state.panel?.select(index)
  case .typed(let key): state.panel?.type(key)
  case .accepted: state.accept()
  }
}

extension PlayerPanel {
  var line: TypedLine? {
    switch self {
    case .form(let form):
      form.lines.indices.contains(form.selection) ? form.lines[form.selection] : nil
    case .search(let line), .prediction(_, let line), .file(let line): line
    case .forms, .export, .list: nil
    }
  }

  fileprivate mutating func select(_ index: Int) {
    switch self {
    case .forms(_, let place): self = .forms(selection: max(0, index), place: place)
    case .export: self = .export(selection: max(0, min(index, PlayerExport.allCases.count)))
    case .form(var form):
      form.selection = max(0, min(index, form.lines.count - 1))
      self = .form(form)
    case .search, .prediction, .file, .list: break
    }
  }

  fileprivate mutating func type(_ key: Key) {
    guard var line else { return }
    typedLineReducer(&line, key)
    switch self {
    case .form(var form):
      (form.lines[form.selection], form.fault) = (line, nil)
      self = .form(form)
    case .search: self = .search(line)
    case .prediction(let field, _): self = .prediction(field: field, line)
    case .file: self = .file(line)
    case .forms, .export, .list: break
    }
  }
}

extension PlayerState {
  fileprivate mutating func accept() {
    switch panel {
    case .forms(let selection, let place):
      guard forms.indices.contains(selection) else { return }
      let form = forms[selection]
      let filled = PlayerForm(form.initial, as: form, to: .insert(place))
      panel = .form(filled)
      // An event without values needs no form.
      if form.parts.isEmpty { accept(filled) }
    case .form(let form): accept(form)
    case .prediction(let field, let line): reveal(field, said: line.text)
    // The rest happens outside, by effects.
    case .search, .export, .file, .list, nil: panel = nil
    }
  }

  private mutating func accept(_ form: PlayerForm) {
    let values = zip(form.form.parts, form.lines).map { $0.field.value(typed: $1.text) }
    if let fault = values.firstIndex(of: nil) {
      var form = form
      (form.fault, form.selection) = (fault, fault)
      panel = .form(form)
      return
    }
    panel = nil
    let event = PlayEvent(name: form.form.name, values: values.compactMap(\.self))
    switch form.target {
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
    news = .predicted(
      PlayerPrediction(field: field, said: said, actual: actual, isRight: isRight))
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
