/// What keys do while something is looked for.
func searchKeys(_ state: AppState) -> [KeyEntry] {
  let search = state.search
  func move(by count: Int) -> [AppEvent] {
    let index = max(0, min(search.selection + count, search.results.count - 1))
    return index == search.selection ? [] : [.search(.moved(to: index))]
  }
  return [
    KeyEntry("keys.choose", [.up, .down], others: [.backTab, .tab]) { key in
      move(by: key == .up || key == .backTab ? -1 : 1)
    },
    KeyEntry("keys.choose-page", [], others: [.pageUp, .pageDown]) { key in
      move(by: key == .pageUp ? -5 : 5)
    },
    KeyEntry("keys.open", [.enter]) { _ in search.selected == nil ? [] : [.search(.chosen)] },
    .back([.escape]),
  ] + KeyEntry.typing(in: search.query) { .search(.edited($0)) }
}
