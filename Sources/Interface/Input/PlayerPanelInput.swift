import Curriculum
import SuiteSupport
import Terminal

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
