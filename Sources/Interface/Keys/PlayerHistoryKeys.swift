import Curriculum
import SuiteSupport
import Terminal

// MARK: Time

/// What keys do with the moment that is looked at.
func timeKeys(_ player: PlayerState) -> [KeyEntry] {
  let count = player.entries.count
  func move(to place: Int) -> [AppEvent] {
    let place = max(0, min(place, count))
    return place == player.cursor ? [] : [.player(.moved(to: place))]
  }
  let isInState = player.focus == .state
  let up: [Key] = isInState ? [] : [.up]
  let down: [Key] = isInState ? [] : [.down]
  return [
    KeyEntry("keys.player-walk", [.left, .right], others: up + down) { key in
      move(to: player.cursor + (key == .left || key == .up ? -1 : 1))
    },
    KeyEntry("keys.player-ends", [], others: [.home, .end]) { key in
      move(to: key == .home ? 0 : count)
    },
    KeyEntry("keys.player-page", [], others: [.pageUp, .pageDown]) { key in
      move(to: player.cursor + (key == .pageUp ? -10 : 10))
    },
  ]
}

// MARK: The history

/// What keys do with what has happened.
func historyKeys(_ player: PlayerState) -> [KeyEntry] {
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
    KeyEntry("keys.player-branch", ["b"], when(!player.isAtEnd, .branched)),
    KeyEntry("keys.player-out", ["x"], at(.toggledOut(place))),
    KeyEntry("keys.player-insert", ["i"], sends: .player(.formsRequested)),
    KeyEntry("keys.player-change", ["e"], when(place >= 0, .changeRequested)),
    KeyEntry("keys.player-undo", ["u"], when(history.canUndo, .undone)),
    KeyEntry("keys.player-redo", ["U"], others: [.control("r")], when(history.canRedo, .redone)),
    KeyEntry("keys.player-move", ["K", "J"]) { key in
      let target = key == "K" ? place - 1 : place + 1
      guard place >= 0, player.entries.indices.contains(target) else { return [] }
      return [.player(.edited(.moved(place, to: target)))]
    },
    KeyEntry("keys.player-remove", [], others: [.delete, "d"], at(.removed(place))),
    KeyEntry("keys.player-mark", ["m"], at(.toggledMark(place))),
    KeyEntry("keys.player-next-mark", ["'"]) { _ in
      history.present.mark(after: place).map { [.player(.moved(to: $0 + 1))] } ?? []
    },
    KeyEntry("keys.player-branches", ["[", "]"]) { key in
      guard branches > 1 else { return [] }
      let next = (current + (key == "]" ? 1 : branches - 1)) % branches
      return [.player(.branchChosen(next))]
    },
  ]
}

// MARK: Looking

/// What keys do in the state, while it has them.
func rowKeys(_ player: PlayerState) -> [KeyEntry] {
  guard player.focus == .state, let rows = player.moment?.rows, !rows.isEmpty else { return [] }
  let row = min(player.row, rows.count - 1)
  return [
    KeyEntry("keys.player-field", [.up, .down]) { key in
      let next = max(0, min(row + (key == .up ? -1 : 1), rows.count - 1))
      return next == row ? [] : [.player(.rowChosen(next))]
    },
    KeyEntry("keys.player-writer", ["f", .enter]) { _ in
      rows.indices.contains(row)
        ? [.player(.searched(.writer(field: rows[row].field)))] : []
    },
  ]
}

/// What keys do to look at a run in other ways.
func lookingKeys(_ player: PlayerState, hasEarnedRules: Bool) -> [KeyEntry] {
  let speeds = [1, 2, 5, 10, 25]
  let difference = player.known?.other?.firstDifference
  return [
    KeyEntry("keys.player-predict", ["p"], sends: .player(.predictionToggled)),
    KeyEntry("keys.player-compare", ["c"]) { _ in
      player.known == nil ? [] : [.player(.compared(player.nextComparison))]
    },
    KeyEntry("keys.player-hold", ["="]) { _ in
      player.known?.moments[player.cursor] == nil ? [] : [.player(.momentHeld)]
    },
    KeyEntry("keys.player-difference", ["g"]) { _ in
      difference.map { $0 == player.cursor ? [] : [.player(.moved(to: $0))] } ?? []
    },
    KeyEntry("keys.player-rules", ["C"]) { _ in
      player.comparison == .rules || player.known == nil
        ? [] : [.player(.rulesRequested(isEarned: hasEarnedRules))]
    },
    KeyEntry("keys.search", ["/"], sends: .player(.searchRequested)),
    KeyEntry("keys.player-search-on", [], others: [.control("n"), .control("p")]) { key in
      player.searched == nil ? [] : [.player(.searchedOn(isForward: key == .control("n")))]
    },
    KeyEntry("keys.player-run", [" "]) { _ in
      player.isAtEnd && player.speed == nil
        ? [] : [.player(.speedChanged(player.speed == nil ? 2 : nil))]
    },
    KeyEntry("keys.player-speed", [], others: ["<", ">"]) { key in
      guard let index = player.speed.flatMap({ speeds.firstIndex(of: $0) }) else { return [] }
      let next = max(0, min(index + (key == ">" ? 1 : -1), speeds.count - 1))
      return [.player(.speedChanged(speeds[next]))]
    },
    KeyEntry("keys.player-write", ["w"], sends: .player(.exportRequested)),
    KeyEntry("keys.player-read", ["o"], sends: .player(.fileRequested)),
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
