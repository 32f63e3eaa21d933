import Curriculum
import SuiteSupport
import Terminal

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

  /// What the run is compared with after what it is compared with now.
  var nextComparison: RunComparison? {
    let present = history.present
    let others = present.branches.indices.filter { $0 != present.current }
    let all = [.before] + others.map { RunComparison.branch($0) }
    guard let comparison, let index = all.firstIndex(of: comparison) else {
      return comparison == nil ? all[0] : nil
    }
    return index + 1 < all.count ? all[index + 1] : nil
  }
}

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

private func controlKeys(_ player: PlayerState) -> [KeyEntry] {
  var keys: [KeyEntry] = []
  switch player.control {
  case .field(_, let text, _, let event):
    func typed(_ text: String) -> AppEvent { .player(.typed(text, event: event)) }
    keys = [
      KeyEntry("keys.player-type", takesText: true) { key in
        switch key {
        case .character(let character): [typed(text + String(character))]
        case .paste(let pasted): [typed(text + pasted)]
        default: []
        }
      },
      KeyEntry(
        "keys.delete", others: [.backspace],
        sends: text.isEmpty ? nil : typed(String(text.dropLast()))),
      KeyEntry(
        "keys.delete-to-start", others: [.control("u")], sends: text.isEmpty ? nil : typed("")),
    ]
  case .button(let button):
    keys = [KeyEntry("keys.player-press", [.enter], sends: .player(event(of: button)))]
  default: break
  }
  keys += [
    KeyEntry(
      "keys.player-next", player.isTyping ? [.enter, .tab] : [.tab],
      sends: .player(.focused(.next))),
    KeyEntry("keys.player-previous", others: [.backTab], sends: .player(.focused(.previous))),
  ]
  return player.takesLetters ? keys + letterKeys(player) : keys
}

private func letterKeys(_ player: PlayerState) -> [KeyEntry] {
  let letters = player.screen.controls.compactMap { element -> (Character, PlayerEvent)? in
    guard case .button(let button) = element, let key = button.key else { return nil }
    return (key, event(of: button))
  }
  guard !letters.isEmpty else { return [] }
  return [
    KeyEntry("keys.player-letters", others: letters.map { .character($0.0) }) { key in
      letters.first { .character($0.0) == key }.map { [.player($0.1)] } ?? []
    }
  ]
}

private func event(of button: PlayButton) -> PlayerEvent {
  button.asks ? .asked(button.event) : .acted(button.event)
}

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
        let next = (form.selection + (key.leadsBack ? count - 1 : 1)) % count
        return next == form.selection ? [] : [.player(.panel(.selected(next)))]
      },
      close,
    ] + typingKeys(panel)
  case .search(let line):
    return [
      KeyEntry(
        "keys.player-look-for", [.enter],
        sends: line.text.isEmpty ? nil : .player(.searched(.text(line.text)))), close,
    ] + typingKeys(panel)
  case .file(let line):
    return [
      KeyEntry(
        "keys.player-open", [.enter],
        sends: line.text.isEmpty ? nil : .player(.fileChosen(line.text))), close,
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
    .choosing(from: selection, of: count) { .player(.panel(.selected($0))) },
    KeyEntry("keys.player-accept", [.enter], sends: .player(event)),
  ]
}

private func typingKeys(_ panel: PlayerPanel) -> [KeyEntry] {
  panel.line.map { line in KeyEntry.typing(in: line) { .player(.panel(.typed($0))) } } ?? []
}

func timeKeys(_ player: PlayerState) -> [KeyEntry] {
  // The beginning is a moment, too.
  let (cursor, count) = (player.cursor, player.entries.count + 1)
  func move(to place: Int) -> AppEvent { .player(.moved(to: place)) }
  return [
    .moving(
      "keys.player-walk", [.left, .right], others: player.focus == .state ? [] : [.up, .down],
      from: cursor, of: count, move),
    .moving("keys.player-ends", others: [.home, .end], from: cursor, of: count, by: count, move),
    .moving(
      "keys.player-page", others: [.pageUp, .pageDown], from: cursor, of: count, by: 10, move),
  ]
}

func historyKeys(_ player: PlayerState) -> [KeyEntry] {
  let place = player.cursor - 1
  func at(_ event: HistoryEvent) -> AppEvent? { when(place >= 0, .edited(event)) }
  let history = player.history
  let branches = history.present.branches.count
  let current = history.present.current
  return [
    KeyEntry("keys.player-branch", ["b"], sends: when(!player.isAtEnd, .branched)),
    KeyEntry("keys.player-out", ["x"], sends: at(.toggledOut(place))),
    KeyEntry("keys.player-insert", ["i"], sends: .player(.formsRequested)),
    KeyEntry("keys.player-change", ["e"], sends: when(place >= 0, .changeRequested)),
    KeyEntry("keys.player-undo", ["u"], sends: when(history.canUndo, .undone)),
    KeyEntry(
      "keys.player-redo", ["U"], others: [.control("r")], sends: when(history.canRedo, .redone)),
    KeyEntry("keys.player-move", ["K", "J"]) { key in
      let target = place + (key.leadsBack ? -1 : 1)
      guard place >= 0, player.entries.indices.contains(target) else { return [] }
      return [.player(.edited(.moved(place, to: target)))]
    },
    KeyEntry("keys.player-remove", others: [.delete, "d"], sends: at(.removed(place))),
    KeyEntry("keys.player-mark", ["m"], sends: at(.toggledMark(place))),
    KeyEntry(
      "keys.player-next-mark", ["'"],
      sends: history.present.mark(after: place).map { .player(.moved(to: $0 + 1)) }),
    KeyEntry("keys.player-branches", ["[", "]"]) { key in
      guard branches > 1 else { return [] }
      let next = (current + (key.leadsBack ? branches - 1 : 1)) % branches
      return [.player(.branchChosen(next))]
    },
  ]
}

func rowKeys(_ player: PlayerState) -> [KeyEntry] {
  guard player.focus == .state, let rows = player.moment?.rows, !rows.isEmpty else { return [] }
  let row = min(player.row, rows.count - 1)
  return [
    .moving("keys.player-field", [.up, .down], from: row, of: rows.count) {
      .player(.rowChosen($0))
    },
    KeyEntry(
      "keys.player-writer", ["f", .enter],
      sends: .player(.searched(.writer(field: rows[row].field)))),
  ]
}

func lookingKeys(_ player: PlayerState, hasEarnedRules: Bool) -> [KeyEntry] {
  let speeds = [1, 2, 5, 10, 25]
  let isKnown = player.known != nil
  let difference = player.known?.other?.firstDifference
  return [
    KeyEntry("keys.player-predict", ["p"], sends: .player(.predictionToggled)),
    KeyEntry("keys.player-compare", ["c"], sends: when(isKnown, .compared(player.nextComparison))),
    KeyEntry(
      "keys.player-hold", ["="],
      sends: when(player.known?.moments[player.cursor] != nil, .momentHeld)),
    KeyEntry(
      "keys.player-difference", ["g"],
      sends: difference.flatMap { when($0 != player.cursor, .moved(to: $0)) }),
    KeyEntry(
      "keys.player-rules", ["C"],
      sends: when(
        player.comparison != .rules && isKnown, .rulesRequested(isEarned: hasEarnedRules))),
    KeyEntry("keys.search", ["/"], sends: .player(.searchRequested)),
    KeyEntry("keys.player-search-on", others: [.control("n"), .control("p")]) { key in
      player.searched == nil ? [] : [.player(.searchedOn(isForward: key == .control("n")))]
    },
    KeyEntry(
      "keys.player-run", [" "],
      sends: when(
        !player.isAtEnd || player.speed != nil, .speedChanged(player.speed == nil ? 2 : nil))),
    KeyEntry("keys.player-speed", others: ["<", ">"]) { key in
      guard let index = player.speed.flatMap({ speeds.firstIndex(of: $0) }) else { return [] }
      let next = max(0, min(index + (key.leadsBack ? -1 : 1), speeds.count - 1))
      return [.player(.speedChanged(speeds[next]))]
    },
    KeyEntry("keys.player-write", ["w"], sends: .player(.exportRequested)),
    KeyEntry("keys.player-read", ["o"], sends: .player(.fileRequested)),
  ]
}

private func when(_ isPossible: Bool, _ event: PlayerEvent) -> AppEvent? {
  isPossible ? .player(event) : nil
}
