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
  let keys = controlKeys(player).under(.app) + timeKeys(player).under(.time)
  guard !player.isTyping else {
    let done = KeyEntry(
      "keys.player-done", [.escape], isKept: true, sends: .player(.focused(.history)))
    return keys + [done]
  }
  return keys + commandKeys(player, isEarned: state.menu.selected.isPassed)
}

/// The keys for the help, for every possible focus.
func playerHelp(_ player: PlayerState) -> [KeyEntry] {
  func commands(_ focus: PlayerFocus) -> [KeyEntry] {
    var player = player
    player.focus = focus
    return commandKeys(player, isEarned: false)
  }
  return (letterKeys(player) + controlKeys(player)).under(.app) + timeKeys(player).under(.time)
    + commands(.state) + commands(.history)
}

private func commandKeys(_ player: PlayerState, isEarned: Bool) -> [KeyEntry] {
  rowKeys(player).under(.time) + historyKeys(player).under(.history)
    + lookingKeys(player, isEarned: isEarned).under(.time)
    + [
      KeyEntry("keys.search", .search, sends: panel(.search)), .help,
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
  case .export:
    let all = PlayerExport.allCases
    // The last item after the export formats is reading a file.
    let isWritten = panel.selection < all.count
    own = [
      choosing(of: all.count + 1),
      accepting(
        isWritten ? .exported(all[panel.selection]) : .panelRequested(PlayerPanel(.file))),
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
    .moving(
      "keys.player-page", others: [.pageUp, .pageDown], from: cursor, of: count, by: 10, move),
    .moving("keys.player-ends", others: [.home, .end], from: cursor, of: count, by: count, move),
  ]
}

private func historyKeys(_ player: PlayerState) -> [KeyEntry] {
  let place = player.cursor - 1
  func at(_ event: HistoryEvent) -> AppEvent? { when(place >= 0, .edited(event)) }
  let history = player.history
  let branches = history.present.branches.count
  let current = history.present.current
  return [
    KeyEntry("keys.player-change", .edit, sends: when(place >= 0, .changeRequested)),
    KeyEntry("keys.player-insert", .insert, sends: panel(.forms(place: player.cursor))),
    KeyEntry("keys.player-out", .takeOut, sends: at(.toggledOut(place))),
    KeyEntry("keys.player-remove", others: [.delete], sends: at(.removed(place))),
    KeyEntry("keys.player-move", others: [.command(.moveUp), .command(.moveDown)]) { key in
      let target = place + (key.leadsBack ? -1 : 1)
      guard place >= 0, player.entries.indices.contains(target) else { return [] }
      return [.player(.edited(.moved(place, to: target)))]
    },
    KeyEntry("keys.player-mark", .mark, sends: at(.toggledMark(place))),
    KeyEntry("keys.player-undo", .undo, sends: when(history.canUndo, .undone)),
    KeyEntry("keys.player-redo", .redo, sends: when(history.canRedo, .redone)),
    KeyEntry("keys.player-branch", .branch, sends: when(!player.isAtEnd, .branched)),
    KeyEntry(
      "keys.player-branches", [.command(.branchBefore), .command(.branchAfter)]
    ) { key in
      guard branches > 1 else { return [] }
      let next = (current + (key.leadsBack ? branches - 1 : 1)) % branches
      return [.player(.branchChosen(next))]
    },
    KeyEntry("keys.player-files", .files, sends: panel(.export)),
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
  let speeds = [1, 2, 5, 10, 25]
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
    KeyEntry("keys.player-next-mark", [.command(.next), .command(.previous)]) { key in
      if let place = player.notable(isForward: !key.leadsBack) {
        return [.player(.moved(to: place))]
      }
      return player.searched == nil ? [] : [.player(.searchedOn(isForward: !key.leadsBack))]
    },
    KeyEntry("keys.player-predict", .predict, sends: .player(.predictionToggled)),
    KeyEntry(
      "keys.player-run", [.command(.page)],
      sends: when(
        !player.isAtEnd || player.speed != nil, .speedChanged(player.speed == nil ? 2 : nil))),
    KeyEntry("keys.player-speed", others: [.command(.slower), .command(.faster)]) { key in
      guard let index = player.speed.flatMap({ speeds.firstIndex(of: $0) }) else { return [] }
      let next = max(0, min(index + (key.leadsBack ? -1 : 1), speeds.count - 1))
      return [.player(.speedChanged(speeds[next]))]
    },
    KeyEntry(
      "keys.player-hold", .hold,
      sends: when(player.known?.moments[player.cursor] != nil, .momentHeld)),
  ]
}

private func panel(_ kind: PlayerPanel.Kind) -> AppEvent {
  .player(.panelRequested(PlayerPanel(kind)))
}

private func when(_ isPossible: Bool, _ event: PlayerEvent) -> AppEvent? {
  isPossible ? .player(event) : nil
}
