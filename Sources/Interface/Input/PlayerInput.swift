import Play
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
      KeyEntry(.keyPlayerDone, [.escape], isKept: true, sends: .player(.focused(.history))))
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
      title: .windowHelpPlayer,
      entries: timeKeys(history) + historyKeys(history)
        + lookingKeys(history, hasEarnedRules: state.menu.selected.isPassed)),
    KeySection(title: .windowHelpPlayerState, entries: rowKeys(keys(.state))),
    KeySection(
      title: .windowHelpPlayerApp, entries: letterKeys(state.player) + controlKeys(state.player)),
    KeySection(
      title: .windowHelpPlayerTyping,
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
      KeyEntry(.keyPlayerType, [], takesText: true) { key in
        switch key {
        case .character(let character): typed(text + String(character))
        case .paste(let pasted): typed(text + pasted)
        default: []
        }
      },
      KeyEntry(.keyDelete, [], others: [.backspace]) { _ in
        text.isEmpty ? [] : typed(String(text.dropLast()))
      },
      KeyEntry(.keyDeleteToStart, [], others: [.control("u")]) { _ in
        text.isEmpty ? [] : typed("")
      },
      KeyEntry(.keyPlayerNext, [.enter, .tab], sends: .player(.focused(.next))),
    ]
  case .button(let button):
    keys = [
      KeyEntry(.keyPlayerPress, [.enter], sends: .player(event(of: button))),
      KeyEntry(.keyPlayerNext, [.tab], sends: .player(.focused(.next))),
    ]
  default: keys = [KeyEntry(.keyPlayerNext, [.tab], sends: .player(.focused(.next)))]
  }
  keys.append(
    KeyEntry(.keyPlayerPrevious, [], others: [.backTab], sends: .player(.focused(.previous))))
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
    KeyEntry(.keyPlayerLetters, [], others: letters.map { .character($0.0) }) { key in
      letters.first { .character($0.0) == key }.map { [.player($0.1)] } ?? []
    }
  ]
}

private func event(of button: PlayButton) -> PlayerEvent {
  button.asks ? .asked(button.event) : .acted(button.event)
}

// MARK: Time

private func timeKeys(_ player: PlayerState) -> [KeyEntry] {
  let count = player.entries.count
  func move(to place: Int) -> [AppEvent] {
    let place = max(0, min(place, count))
    return place == player.cursor ? [] : [.player(.moved(to: place))]
  }
  let isInState = player.focus == .state
  let up: [Key] = isInState ? [] : [.up]
  let down: [Key] = isInState ? [] : [.down]
  return [
    KeyEntry(.keyPlayerWalk, [.left, .right], others: up + down) { key in
      move(to: player.cursor + (key == .left || key == .up ? -1 : 1))
    },
    KeyEntry(.keyPlayerEnds, [], others: [.home, .end]) { key in
      move(to: key == .home ? 0 : count)
    },
    KeyEntry(.keyPlayerPage, [], others: [.pageUp, .pageDown]) { key in
      move(to: player.cursor + (key == .pageUp ? -10 : 10))
    },
  ]
}

// MARK: The history

private func historyKeys(_ player: PlayerState) -> [KeyEntry] {
  let place = player.cursor - 1
  func at(_ event: HistoryEvent) -> (Key) -> [AppEvent] {
    { _ in place < 0 ? [] : [.player(.edited(event))] }
  }
  func when(_ isPossible: Bool, _ event: PlayerEvent) -> (Key) -> [AppEvent] {
    { _ in isPossible ? [.player(event)] : [] }
  }
  let history = player.history
  let branches = history.present.branches.count
  let current = history.present.current
  return [
    KeyEntry(.keyPlayerBranch, ["b"], when(!player.isAtEnd, .branched)),
    KeyEntry(.keyPlayerOut, ["x"], at(.toggledOut(place))),
    KeyEntry(.keyPlayerInsert, ["i"], sends: .player(.formsRequested)),
    KeyEntry(.keyPlayerChange, ["e"], when(place >= 0, .changeRequested)),
    KeyEntry(.keyPlayerUndo, ["u"], when(history.canUndo, .undone)),
    KeyEntry(.keyPlayerRedo, ["U"], others: [.control("r")], when(history.canRedo, .redone)),
    KeyEntry(.keyPlayerMove, ["K", "J"]) { key in
      let target = key == "K" ? place - 1 : place + 1
      guard place >= 0, player.entries.indices.contains(target) else { return [] }
      return [.player(.edited(.moved(place, to: target)))]
    },
    KeyEntry(.keyPlayerRemove, [], others: [.delete, "d"], at(.removed(place))),
    KeyEntry(.keyPlayerMark, ["m"], at(.toggledMark(place))),
    KeyEntry(.keyPlayerNextMark, ["'"]) { _ in
      history.present.mark(after: place).map { [.player(.moved(to: $0 + 1))] } ?? []
    },
    KeyEntry(.keyPlayerBranches, ["[", "]"]) { key in
      guard branches > 1 else { return [] }
      let next = (current + (key == "]" ? 1 : branches - 1)) % branches
      return [.player(.branchChosen(next))]
    },
  ]
}

// MARK: Looking

/// What keys do in the state, while it has them.
private func rowKeys(_ player: PlayerState) -> [KeyEntry] {
  guard player.focus == .state else { return [] }
  let rows = player.moment?.rows ?? []
  let row = min(player.row, rows.count - 1)
  return [
    KeyEntry(.keyPlayerField, [.up, .down]) { key in
      let next = max(0, min(row + (key == .up ? -1 : 1), rows.count - 1))
      return next == row ? [] : [.player(.rowChosen(next))]
    },
    KeyEntry(.keyPlayerWriter, ["f", .enter]) { _ in
      rows.indices.contains(row)
        ? [.player(.searched(.writer(field: rows[row].field)))] : []
    },
  ]
}

private func lookingKeys(_ player: PlayerState, hasEarnedRules: Bool) -> [KeyEntry] {
  let speeds = [1, 2, 5, 10, 25]
  let difference = player.known?.other?.firstDifference
  return [
    KeyEntry(.keyPlayerPredict, ["p"], sends: .player(.predictionToggled)),
    KeyEntry(.keyPlayerCompare, ["c"], sends: .player(.compared(player.nextComparison))),
    KeyEntry(.keyPlayerDifference, ["g"]) { _ in
      difference.map { $0 == player.cursor ? [] : [.player(.moved(to: $0))] } ?? []
    },
    KeyEntry(.keyPlayerRules, ["C"]) { _ in
      player.comparison == .rules ? [] : [.player(.rulesRequested(isEarned: hasEarnedRules))]
    },
    KeyEntry(.keySearch, ["/"], sends: .player(.searchRequested)),
    KeyEntry(.keyPlayerSearchOn, [], others: [.control("n"), .control("p")]) { key in
      player.searched == nil ? [] : [.player(.searchedOn(isForward: key == .control("n")))]
    },
    KeyEntry(.keyPlayerRun, [" "]) { _ in
      player.isAtEnd && player.speed == nil
        ? [] : [.player(.speedChanged(player.speed == nil ? 2 : nil))]
    },
    KeyEntry(.keyPlayerSpeed, [], others: ["<", ">"]) { key in
      guard let index = player.speed.flatMap({ speeds.firstIndex(of: $0) }) else { return [] }
      let next = max(0, min(index + (key == ">" ? 1 : -1), speeds.count - 1))
      return [.player(.speedChanged(speeds[next]))]
    },
    KeyEntry(.keyPlayerWrite, ["w"], sends: .player(.exportRequested)),
    KeyEntry(.keyPlayerRead, ["o"], sends: .player(.fileRequested)),
  ]
}

extension PlayerState {
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
