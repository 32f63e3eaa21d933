import Curriculum
import SuiteSupport
import Terminal

func playerKeys(_ state: AppState) -> [KeyEntry] {
  let player = state.player
  if let panel = player.panel { return panelKeys(panel, player) }
  // Time can always be walked through, whatever one is about to do.
  var keys: [KeyEntry] = []
  keys.add(controlKeys(player), under: .app)
  keys.add(timeKeys(player), under: .time)
  guard !player.isTyping else {
    let done = KeyEntry(
      "keys.player-done", [.escape], isKept: true, sends: .player(.focused(.history)))
    return keys + [done]
  }
  return keys + commandKeys(player, isEarned: state.menu.selected.isPassed)
}

/// What the help lists: the keys of all that can have the focus.
func playerHelp(_ player: PlayerState) -> [KeyEntry] {
  func commands(_ focus: PlayerFocus) -> [KeyEntry] {
    var player = player
    player.focus = focus
    return commandKeys(player, isEarned: false)
  }
  var keys: [KeyEntry] = []
  keys.add(letterKeys(player) + controlKeys(player), under: .app)
  keys.add(timeKeys(player), under: .time)
  return keys + commands(.state) + commands(.history)
}

private func commandKeys(_ player: PlayerState, isEarned: Bool) -> [KeyEntry] {
  var keys: [KeyEntry] = []
  keys.add(rowKeys(player), under: .time)
  keys.add(historyKeys(player), under: .history)
  keys.add(lookingKeys(player, isEarned: isEarned), under: .time)
  return keys + [
    KeyEntry("keys.search", .search, sends: .player(.searchRequested)), .help,
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

  /// Whether letters go into a field of the app.
  var isTyping: Bool {
    if case .field = control { true } else { false }
  }

  /// What the run is compared with after what it is compared with now: the run before the last save,
  /// then each other branch.
  var nextComparison: RunComparison? {
    let present = history.present
    let others = present.branches.indices.filter { $0 != present.current }
    let all = [.before] + others.map { RunComparison.branch($0) }
    guard let comparison, let index = all.firstIndex(of: comparison) else {
      return comparison == nil ? all[0] : nil
    }
    return index + 1 < all.count ? all[index + 1] : nil
  }

  /// The next moment, or the one before, whose event is marked, or which differs from what the run is
  /// compared with.
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
  let close = KeyEntry(
    "keys.player-close", [.escape], isKept: true, sends: .player(.panel(.closed)))
  switch panel {
  case .forms(let selection, _):
    return choiceKeys(selection, of: player.forms.count, accepting: .panel(.accepted)) + [close]
  case .export(let selection):
    let all = PlayerExport.allCases
    // Behind what can be written stands what can be read.
    return choiceKeys(
      selection, of: all.count + 1,
      accepting: selection < all.count ? .exported(all[selection]) : .fileRequested) + [close]
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

private func timeKeys(_ player: PlayerState) -> [KeyEntry] {
  // The beginning is a moment, too.
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
    KeyEntry("keys.player-insert", .insert, sends: .player(.formsRequested)),
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
    KeyEntry("keys.player-files", .files, sends: .player(.exportRequested)),
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
  // Behind all other runs comes what the lesson asks for.
  let comparison = player.nextComparison
  let comparesRules: Bool =
    switch player.comparison {
    case .before, .branch: comparison == nil
    case .rules, .moment, nil: false
    }
  let comparing: PlayerEvent =
    comparesRules ? .rulesRequested(isEarned: isEarned) : .compared(comparison)
  return [
    KeyEntry("keys.player-compare", .compare, sends: when(player.known != nil, comparing)),
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

private func when(_ isPossible: Bool, _ event: PlayerEvent) -> AppEvent? {
  isPossible ? .player(event) : nil
}
