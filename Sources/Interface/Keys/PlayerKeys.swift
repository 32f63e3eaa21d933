import Curriculum
import SuiteSupport
import Terminal

func playerKeys(_ state: AppState) -> [KeyEntry] {
  let player = state.player
  if let panel = player.panel { return panelKeys(panel, player) }
  // Until something is shown, nothing can be done; text typed for a field would be taken as
  // commands.
  guard player.known != nil else { return [.help, .back([.command(.quit), .escape])] }
  // Moving in time works with any focus.
  let keys =
    rowKeys(player).under(.time) + controlKeys(player).under(.app) + timeKeys(player).under(.time)
  guard !player.isTyping else {
    let done = KeyEntry(
      "keys.player-done", [.escape], isKept: true, sends: .player(.focused(.history)))
    return keys + [done]
  }
  let stop = KeyEntry(
    "keys.stop", [.escape], isKept: true, sends: when(player.speed != nil, .speedChanged(nil)))
  return keys + [stop].under(.time) + commandKeys(player, isEarned: state.menu.selected.isPassed)
}

/// The keys for the help, for every possible focus.
func playerHelp(_ player: PlayerState) -> [KeyEntry] {
  var looking = player
  looking.focus = .state
  return ([pressKey(nil, player)] + controlKeys(player)).under(.app)
    + (timeKeys(player) + rowKeys(looking)).under(.time) + commandKeys(player, isEarned: false)
}

private func commandKeys(_ player: PlayerState, isEarned: Bool) -> [KeyEntry] {
  historyKeys(player).under(.history)
    + lookingKeys(player, isEarned: isEarned).under(.time)
    + [
      KeyEntry("keys.player-search", .search, sends: panel(.search)), .help,
      .back([.command(.quit), .escape]),
    ]
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

  /// Whether letters are typed into a field of the app.
  var isTyping: Bool {
    if case .field = control { true } else { false }
  }

  /// The next comparison in turn: with the run before the last save, then with each other branch.
  var nextComparison: RunComparison? {
    let present = history.present
    let others = present.branches.indices.filter { $0 != present.current }
    let all = [.before] + others.map { RunComparison.branch($0) }
    guard let comparison, let index = all.firstIndex(of: comparison) else {
      return comparison == nil ? all[0] : nil
    }
    return index + 1 < all.count ? all[index + 1] : nil
  }

  /// The next or previous moment that is marked, or that differs from the compared run.
  func notable(isForward: Bool) -> Int? {
    let mark = history.present.mark(from: cursor - 1, isForward: isForward).map { $0 + 1 }
    let other = known?.other
    let places = (other?.differing ?? []).union([other?.firstDifference, mark].compactMap(\.self))
    return isForward
      ? places.filter { $0 > cursor }.min() : places.filter { $0 < cursor }.max()
  }
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
    keys = [pressKey(button, player)]
  default: break
  }
  keys.append(
    KeyEntry(
      "keys.player-next", player.isTyping ? [.enter, .tab] : [.tab], others: [.backTab]
    ) { [.player(.focused($0.leadsBack ? .previous : .next))] })
  return keys
}

/// Presses the button that has the keys, or by its letter another one.
private func pressKey(_ button: PlayButton?, _ player: PlayerState) -> KeyEntry {
  let letters = player.screen.controls.compactMap { element -> (Character, PlayerEvent)? in
    guard case .button(let button) = element, let key = button.key else { return nil }
    return (key, event(of: button))
  }
  return KeyEntry("keys.player-press", [.enter], others: letters.map { .character($0.0) }) { key in
    let pressed = key == .enter ? button.map(event) : letters.first { .character($0.0) == key }?.1
    return pressed.map { [.player($0)] } ?? []
  }
}

private func event(of button: PlayButton) -> PlayerEvent {
  button.asks ? .asked(button.event) : .acted(button.event)
}

func panelKeys(_ panel: PlayerPanel, _ player: PlayerState) -> [KeyEntry] {
  let text = panel.line?.text ?? ""
  func accepting(
    _ event: PlayerEvent = .panel(.accepted), _ sentence: Sentence = "keys.player-accept",
    if isPossible: Bool = true
  ) -> KeyEntry {
    KeyEntry(sentence, [.enter], sends: when(isPossible, event))
  }
  func choosing(of count: Int) -> KeyEntry {
    .choosing(from: panel.selection, of: count) { .player(.panel(.selected($0))) }
  }
  let own: [KeyEntry]
  switch panel.kind {
  case .list: own = []
  case .forms: own = [choosing(of: player.forms.count), accepting()]
  case .more:
    let actions = player.actions
    own = [
      choosing(of: actions.count),
      KeyEntry("keys.player-accept", [.enter]) { _ in
        guard actions.indices.contains(panel.selection) else { return [] }
        return [.player(.panel(.closed)), .player(actions[panel.selection].event)]
      },
    ]
  case .form:
    let count = max(1, panel.lines.count)
    let nextLine = KeyEntry(
      "keys.player-next-line", [.tab], others: [.down, .backTab, .up]
    ) { key in
      let next = (panel.selection + (key.leadsBack ? count - 1 : 1)) % count
      return next == panel.selection ? [] : [.player(.panel(.selected(next)))]
    }
    own = [accepting(), nextLine]
  case .search:
    own = [accepting(.searched(.text(text)), "keys.player-look-for", if: !text.isEmpty)]
  case .file: own = [accepting(.fileChosen(text), "keys.player-open", if: !text.isEmpty)]
  case .prediction: own = [accepting(.panel(.accepted), "keys.player-say")]
  }
  let close = KeyEntry(
    "keys.player-close", [.escape], isKept: true, sends: .player(.panel(.closed)))
  let typing = panel.line.map { line in
    KeyEntry.typing(in: line) { .player(.panel(.typed($0))) }
  }
  return own + [close] + (typing ?? [])
}

private func timeKeys(_ player: PlayerState) -> [KeyEntry] {
  // The start is a moment, too.
  let (cursor, count) = (player.cursor, player.entries.count + 1)
  func move(to place: Int) -> AppEvent { .player(.moved(to: place)) }
  return [
    .moving(
      "keys.player-walk", [.left, .right], others: player.focus == .state ? [] : [.up, .down],
      from: cursor, of: count, move),
    KeyEntry("keys.player-page", others: .furtherKeys) { key in
      let step = key == .home || key == .end ? count : 10
      let place = max(0, min(cursor + (key.leadsBack ? -step : step), count - 1))
      return place == cursor ? [] : [move(to: place)]
    },
  ]
}

private func historyKeys(_ player: PlayerState) -> [KeyEntry] {
  let place = player.cursor - 1
  func at(_ event: HistoryEvent) -> AppEvent? { when(place >= 0, .edited(event)) }
  let history = player.history
  return [
    KeyEntry("keys.player-out", .takeOut, sends: at(.toggledOut(place))),
    KeyEntry("keys.player-change", .edit, sends: when(place >= 0, .changeRequested)),
    KeyEntry("keys.player-insert", .insert, sends: panel(.forms(place: player.cursor))),
    KeyEntry("keys.player-undo", .undo, sends: when(history.canUndo, .undone)),
    KeyEntry("keys.player-redo", .redo, sends: when(history.canRedo, .redone)),
    KeyEntry("keys.player-more", .more, sends: panel(.more)),
  ]
}

private func rowKeys(_ player: PlayerState) -> [KeyEntry] {
  guard player.focus == .state, let rows = player.moment?.rows, !rows.isEmpty else { return [] }
  let row = min(player.row, rows.count - 1)
  return [
    .moving("keys.player-field", [.up, .down], from: row, of: rows.count) {
      .player(.rowChosen($0))
    },
    KeyEntry(
      "keys.player-writer", [.enter],
      sends: .player(.searched(.writer(field: rows[row].field)))),
  ]
}

private func lookingKeys(_ player: PlayerState, isEarned: Bool) -> [KeyEntry] {
  // After the other runs, the comparison with the lesson's rules follows.
  let comparison = player.nextComparison
  let comparesRules: Bool =
    switch player.comparison {
    case .before, .branch: comparison == nil
    case .rules, .moment, nil: false
    }
  let comparing: PlayerEvent =
    comparesRules ? .rulesRequested(isEarned: isEarned) : .compared(comparison)
  return [
    KeyEntry(
      "keys.player-compare", .compare,
      sends: when(player.known != nil && !player.isFinishedApp, comparing)),
    KeyEntry("keys.player-next-mark", [.command(.next)], others: [.command(.previous)]) { key in
      if let place = player.notable(isForward: !key.leadsBack) {
        return [.player(.moved(to: place))]
      }
      return player.searched == nil ? [] : [.player(.searchedOn(isForward: !key.leadsBack))]
    },
  ]
}

private func panel(_ kind: PlayerPanel.Kind) -> AppEvent {
  .player(.panelRequested(PlayerPanel(kind)))
}

private func when(_ isPossible: Bool, _ event: PlayerEvent) -> AppEvent? {
  isPossible ? .player(event) : nil
}
