import Terminal

/// What keys do in the list of lessons.
func menuKeys(_ state: AppState) -> [KeyEntry] {
  let numbers = state.menu.rows.map(\.number)
  func move(to index: Int) -> [AppEvent] {
    let index = max(0, min(index, numbers.count - 1))
    return index == state.menu.selection ? [] : [.menu(.moved(to: numbers[index]))]
  }
  let digits = numbers.filter { $0 < 10 }.map { Key.character(Character("\($0)")) }
  return [
    KeyEntry("keys.choose", [.up, .down], others: ["k", "j"]) { key in
      move(to: state.menu.selection + (key == .up || key == "k" ? -1 : 1))
    },
    KeyEntry(
      "keys.read", [.enter], others: [.right, "l"],
      sends: .menu(.chosen(state.menu.selected.number))),
    .test, .edit, .hint, .verdict("keys.verdict"), .play(state.menu.selected.id), .search,
    .solution,
    .reset, .watch,
    KeyEntry("keys.choose-end", [], others: [.home, .pageUp, .end, .pageDown]) { key in
      move(to: key == .home || key == .pageUp ? 0 : numbers.count - 1)
    },
    KeyEntry("keys.choose-number", [], others: digits) { key in
      move(to: digits.firstIndex(of: key) ?? state.menu.selection)
    },
    .language, .help, .quit,
  ]
}
