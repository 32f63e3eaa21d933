import Curriculum
import SuiteSupport
import Terminal

extension Drawing {
  /// A run in lines: what was asked for, or the moment that is looked at.
  ///
  /// Nothing as long as an answer is waited for: what is written stays.
  func lines(for player: PlayerState, row: LessonRow) -> [Line] {
    if player.isWaiting { return [] }
    switch player.panel {
    case .forms: return player.forms.flatMap { typed($0.typed($0.initial)) }
    case .list: return listLines(player)
    default: break
    }
    let notice = playerNotice(player, row)
    let spaced = notice.isEmpty ? [] : notice + [.empty]
    // What can be typed is said where everything begins; from then on `?` says it.
    let keys = player.entries.isEmpty ? [.empty] + paragraph(words("player.keys")) : []
    return spaced + momentLines(player) + keys.map { $0.styled(.dim) }
  }

  /// What can be typed while a run is played.
  var playerLineHelp: [Line] { markdownText(words("player.help")) }

  /// What happened at the moment, what it changed, and what is there now.
  private func momentLines(_ player: PlayerState) -> [Line] {
    guard let known = player.known, let moment = known.moments[player.cursor] else { return [] }
    let place = words("player.place", ["number": player.cursor, "total": player.entries.count])
    var lines = [Line(title(place), .bold)]
    if player.cursor > 0 {
      lines += entryLines(player.entries[player.cursor - 1], player)
      lines += self.lines(of: known.moments.changes(at: player.cursor) ?? [])
    }
    return lines + [.empty] + self.lines(of: moment)
  }

  private func listLines(_ player: PlayerState) -> [Line] {
    let entries = player.entries.enumerated().flatMap { index, entry in
      let number = Line("\(index + 1)").padded(to: 3, alignment: .trailing)
      return entryLines(entry, player, start: number + Line("  "))
    }
    return entries.isEmpty ? [Line(words("player.start"))] : entries
  }

  private func entryLines(
    _ entry: HistoryEntry, _ player: PlayerState, start: Line = Line("  ")
  ) -> [Line] {
    let code = player.code(entry.event)
    let text = entry.isOut ? words("player.out", ["event": code]) : code
    return codeLines(text, first: start, others: Line("       "))
  }

  private func typed(_ text: String) -> [Line] {
    Line(visible(controlCharactersIn: text)).wrapped(
      to: width, first: Line("  "), others: Line("    "))
  }
}

extension PlayerState {
  /// Whether what is known of the run isn't yet what was asked last.
  package var isWaiting: Bool {
    switch progress {
    case .opening, .reopening: true
    case .open: settled != asked
    case .closed, .broken: false
    }
  }
}
