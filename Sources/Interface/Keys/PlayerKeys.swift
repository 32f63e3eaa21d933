import Curriculum
import SuiteSupport
import Terminal

/// What keys do while a run is played.
func playerKeys(_ state: AppState) -> [KeyEntry] {
  let player = state.player
  if let panel = player.panel { return panelKeys(panel, player) }
  // Time can always be walked through, whatever one is about to do.
  var keys = controlKeys(player) + timeKeys(player)
  if player.isTyping {
    keys.append(
      KeyEntry("keys.player-done", [.escape], isKept: true, sends: .player(.focused(.history))))
  } else {
    keys += rowKeys(player) + historyKeys(player)
    keys += lookingKeys(player, hasEarnedRules: state.menu.selected.isPassed)
    keys += [.help, .back(["q", .escape])]
  }
  return keys
}

extension PlayerState {
  /// The control that keys go to; nil if they go elsewhere.
  var control: PlayElement? {
    guard case .control(let index) = focus, case let controls = screen.controls,
      controls.indices.contains(index)
    else { return nil }
    return controls[index]
  }

  /// Whether letters press buttons of the app.
  var takesLetters: Bool {
    if case .control = focus { !isTyping } else { false }
  }

  /// Whether letters go into a field of the app.
  var isTyping: Bool {
    if case .field = control { true } else { false }
  }
}

/// What the help says of the keys: of those in the app, in the history and in the state.
func playerSections(_ state: AppState) -> [KeySection] {
  func keys(_ focus: PlayerFocus) -> PlayerState {
    var player = state.player
    player.focus = focus
    return player
  }
  let history = keys(.history)
  return [
    KeySection(
      title: "window.help-player",
      entries: timeKeys(history) + historyKeys(history)
        + lookingKeys(history, hasEarnedRules: state.menu.selected.isPassed)),
    KeySection(title: "window.help-player-state", entries: rowKeys(keys(.state))),
    KeySection(
      title: "window.help-player-app", entries: letterKeys(state.player) + controlKeys(state.player)
    ),
    KeySection(
      title: "window.help-player-typing",
      entries: KeyEntry.typing(in: TypedLine()) { .player(.panel(.typed($0))) }),
  ]
}

// MARK: The app

/// What keys do in the app itself.
private func controlKeys(_ player: PlayerState) -> [KeyEntry] {
  var keys: [KeyEntry] = []
  switch player.control {
  case .field(_, let text, _, let event):
    func typed(_ text: String) -> [AppEvent] { [.player(.typed(text, event: event))] }
    keys = [
      KeyEntry("keys.player-type", [], takesText: true) { key in
        switch key {
        case .character(let character): typed(text + String(character))
        case .paste(let pasted): typed(text + pasted)
        default: []
        }
      },
      KeyEntry("keys.delete", [], others: [.backspace]) { _ in
        text.isEmpty ? [] : typed(String(text.dropLast()))
      },
      KeyEntry("keys.delete-to-start", [], others: [.control("u")]) { _ in
        text.isEmpty ? [] : typed("")
      },
      KeyEntry("keys.player-next", [.enter, .tab], sends: .player(.focused(.next))),
    ]
  case .button(let button):
    keys = [
      KeyEntry("keys.player-press", [.enter], sends: .player(event(of: button))),
      KeyEntry("keys.player-next", [.tab], sends: .player(.focused(.next))),
    ]
  default: keys = [KeyEntry("keys.player-next", [.tab], sends: .player(.focused(.next)))]
  }
  keys.append(
    KeyEntry("keys.player-previous", [], others: [.backTab], sends: .player(.focused(.previous))))
  return player.takesLetters ? keys + letterKeys(player) : keys
}

/// The letters that press buttons of the app.
private func letterKeys(_ player: PlayerState) -> [KeyEntry] {
  let letters = player.screen.controls.compactMap { element -> (Character, PlayerEvent)? in
    guard case .button(let button) = element, let key = button.key else { return nil }
    return (key, event(of: button))
  }
  guard !letters.isEmpty else { return [] }
  return [
    KeyEntry("keys.player-letters", [], others: letters.map { .character($0.0) }) { key in
      letters.first { .character($0.0) == key }.map { [.player($0.1)] } ?? []
    }
  ]
}

private func event(of button: PlayButton) -> PlayerEvent {
  button.asks ? .asked(button.event) : .acted(button.event)
}

/// What keys do in what lies over the state of a run.
func panelKeys(_ panel: PlayerPanel, _ player: PlayerState) -> [KeyEntry] {
  let close = KeyEntry(
    "keys.player-close", [.escape], isKept: true, sends: .player(.panel(.closed)))
  switch panel {
  case .forms(let selection, _):
    return choiceKeys(selection, of: player.forms.count, accepting: .panel(.accepted)) + [close]
  case .export(let selection):
    let chosen = PlayerExport.allCases[selection]
    return choiceKeys(selection, of: PlayerExport.allCases.count, accepting: .exported(chosen))
      + [close]
  case .form(let form):
    let count = max(1, form.lines.count)
    return [
      KeyEntry("keys.player-accept", [.enter], sends: .player(.panel(.accepted))),
      KeyEntry("keys.player-next-line", [.tab], others: [.down, .backTab, .up]) { key in
        let isBack = key == .backTab || key == .up
        let next = (form.selection + (isBack ? count - 1 : 1)) % count
        return next == form.selection ? [] : [.player(.panel(.selected(next)))]
      },
      close,
    ] + typingKeys(panel)
  case .search(let line):
    return [
      KeyEntry("keys.player-look-for", [.enter]) { _ in
        line.text.isEmpty ? [] : [.player(.searched(.text(line.text)))]
      }, close,
    ] + typingKeys(panel)
  case .file(let line):
    return [
      KeyEntry("keys.player-open", [.enter]) { _ in
        line.text.isEmpty ? [] : [.player(.fileChosen(line.text))]
      }, close,
    ] + typingKeys(panel)
  case .list: return [close]
  case .prediction:
    return [KeyEntry("keys.player-say", [.enter], sends: .player(.panel(.accepted))), close]
      + typingKeys(panel)
  }
}

private func choiceKeys(
  _ selection: Int, of count: Int, accepting event: PlayerEvent
) -> [KeyEntry] {
  [
    KeyEntry("keys.choose", [.up, .down], others: ["k", "j"]) { key in
      let isUp = key == .up || key == "k"
      let next = max(0, min(selection + (isUp ? -1 : 1), count - 1))
      return next == selection ? [] : [.player(.panel(.selected(next)))]
    },
    KeyEntry("keys.player-accept", [.enter], sends: .player(event)),
  ]
}

private func typingKeys(_ panel: PlayerPanel) -> [KeyEntry] {
  panel.line.map { line in KeyEntry.typing(in: line) { .player(.panel(.typed($0))) } } ?? []
}
