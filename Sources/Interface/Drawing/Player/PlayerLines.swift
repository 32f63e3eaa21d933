import Basics
import Curriculum
import SuiteSupport
import Terminal

extension Drawing {
  /// A run in line mode: the requested list, or the current moment.
  ///
  /// Empty while an answer is awaited; the previous output stays.
  func lines(for player: PlayerState, row: LessonRow) -> [Line] {
    if player.isWaiting { return [] }
    switch player.panel?.kind {
    case .forms: return player.forms.flatMap { typed($0.typed($0.initial)) }
    case .list: return listLines(player)
    default: break
    }
    let notice = playerNotice(player, row)
    let spaced = notice.isEmpty ? [] : notice + [.empty]
    // The available commands are shown at the start only; later `?` shows them.
    let keys = player.entries.isEmpty ? [.empty] + paragraph(words("player.keys")) : []
    return spaced + momentLines(player) + keys.map { $0.styled(.dim) }
  }

  var playerLineHelp: [Line] { markdownText(words("player.help")) }

  private func momentLines(_ player: PlayerState) -> [Line] {
    guard let known = player.known, let moment = known.moments[player.cursor] else { return [] }
    let place = words("player.place", ["number": player.cursor, "total": player.entries.count])
    var lines = [Line(title(place), .bold)]
    if player.cursor > 0 {
      let text = text(of: player.entries[player.cursor - 1], player)
      lines += codeLines(text, first: "  ", others: "       ")
      lines += self.lines(of: known.moments.changes(at: player.cursor) ?? [])
    }
    return lines + [.empty] + self.lines(of: moment)
  }

  private func listLines(_ player: PlayerState) -> [Line] {
    let entries = player.entries.enumerated().flatMap { index, entry in
      numbered(index + 1, text(of: entry, player))
    }
    return entries.isEmpty ? [Line(words("player.start"))] : entries
  }

  private func text(of entry: HistoryEntry, _ player: PlayerState) -> String {
    let code = player.code(entry.event)
    return entry.isOut ? words("player.out", ["event": code]) : code
  }

  private func typed(_ text: String) -> [Line] {
    Line(visible(controlCharactersIn: text)).wrapped(
      to: width, first: Line("  "), others: Line("    "))
  }

  /// The most important message below a run; empty if there is none.
  func playerNotice(_ player: PlayerState, _ row: LessonRow) -> [Line] {
    // A problem of the run is more important than what a save has changed.
    if case .saved? = player.news, let known = player.known, let problem = known.problem {
      return problemLines(problem, known, player, row)
    }
    if let news = player.news { return paragraph(text(of: news, player)) }
    switch player.progress {
    case .broken(let verdict): return brokenLines(verdict, player)
    case .reopening: return paragraph(words("player.reopening"))
    case .opening, .open, .closed: break
    }
    guard let known = player.known else { return [] }
    if let problem = known.problem { return problemLines(problem, known, player, row) }
    if let impurity = known.impurity { return impurityLines(impurity, player) }
    if let comparison = player.comparison { return comparisonLines(comparison, known) }
    guard player.isFinishedApp else { return [] }
    let question = player.texts?.question.map { paragraph(Inline.escaping($0)) } ?? []
    // Once there are events, the app needs the space.
    return player.entries.isEmpty || question.isEmpty
      ? paragraph(words("player.finished")) + question : question
  }

  private func text(of news: PlayerUpdate, _ player: PlayerState) -> String {
    switch news {
    case .looksBack: words("player.looks-back")
    case .branched: words("player.branched", ["number": player.history.present.branches.count])
    case .saved(let first?): words("player.saved", ["number": first])
    case .saved(nil): words("player.saved-same")
    case .predicted(let field, let said, let actual, let isRight):
      words(
        isRight ? "player.predicted-right" : "player.predicted-wrong",
        ["field": name(ofField: field), "value": actual, "said": said])
    case .notFound: words("player.not-found")
    case .found: words("player.found", ["number": player.cursor])
    case .written(let file): words("player.written", ["file": file])
    case .read(let count): words("player.read", ["count": count])
    case .rulesAskedOnce: words("player.rules-asked-once")
    case .nothingToPredict: words("player.nothing-to-predict")
    case .failed(let text): text
    }
  }

  private func brokenLines(_ verdict: Verdict, _ player: PlayerState) -> [Line] {
    guard let message = verdict.messages.first else {
      return paragraph(words("player.broken"))
    }
    let place = "\(shown(verdict.file)):\(message.line)"
    return paragraph(words("player.does-not-compile", ["place": place]))
      + paragraph(message.text, indent: 2)
      + paragraph(
        words(
          player.known == nil
            ? "player.not-before"
            : player.isFinishedApp ? "player.still-finished" : "player.still-before"))
  }

  private func problemLines(
    _ problem: NoAnswer, _ known: RunView, _ player: PlayerState, _ row: LessonRow
  ) -> [Line] {
    let reason = reason(of: problem, file: shown(row.file))
    guard player.entries.indices.contains(known.count - 1) else {
      return paragraph(words.sentences([words("play.stopped-at-once"), reason]))
    }
    let event = player.code(player.entries[known.count - 1].event)
    let stop = words("play.stopped", ["number": known.count, "event": event])
    return paragraph(words.sentences([stop, reason]))
  }

  private func impurityLines(_ impurity: RunDifference, _ player: PlayerState) -> [Line] {
    let index = impurity.place - 1
    let text =
      player.entries.indices.contains(index)
      ? words(
        "play.not-pure",
        ["number": impurity.place, "event": player.code(player.entries[index].event)])
      : words("play.not-pure-at-once")
    return paragraph(text) + lines(of: Array(impurity.changes.prefix(2)))
  }

  private func comparisonLines(_ comparison: RunComparison, _ known: RunView) -> [Line] {
    let name =
      switch comparison {
      case .before: words("player.before")
      case .rules: words("player.rules")
      case .branch(let index): words("player.branch", ["number": index + 1])
      case .moment(let place, _): words("player.moment", ["number": place])
      }
    if case .moment = comparison { return paragraph(words("player.held", ["name": name])) }
    guard let other = known.other else {
      return paragraph(words("player.nothing-to-compare", ["name": name]))
    }
    return paragraph(
      other.firstDifference.map { words("player.differs", ["name": name, "number": $0]) }
        ?? words("player.same", ["name": name]))
  }

  /// A run: each event with the fields that it changed, and the final state.
  package func lines(of story: RunStory) -> [Line] {
    let steps = story.steps.enumerated().flatMap { place, step in
      numbered(place + 1, step.code) + lines(of: step.changes)
    }
    return steps + [.empty] + lines(of: story.end)
  }

  package func lines(of changes: [FieldChange]) -> [Line] {
    guard !changes.isEmpty else {
      return paragraph(words("play.no-change"), indent: 5).map { $0.styled(.dim) }
    }
    return changes.flatMap { change in
      let value = "\(change.before ?? "–") → \(change.after ?? "–")"
      return code("\(name(ofField: change.field)): \(value)", indent: 5)
    }
  }

  package func lines(of view: MomentView) -> [Line] {
    let derived = view.derived.map { "\($0.label ?? ""): \($0.value.oneLine)" }
    return (view.state.lines + derived).flatMap { code($0, indent: 0) }
  }

  private func numbered(_ number: Int, _ text: String) -> [Line] {
    let first = Line("\(number)").padded(to: 3, alignment: .trailing) + "  "
    return codeLines(text, first: first, others: "       ")
  }

  private func code(_ text: String, indent: Int) -> [Line] {
    let margin = String(repeating: " ", count: indent)
    return codeLines(text, first: Line(margin), others: Line(margin + "  "))
  }
}

extension PlayerState {
  /// Whether the answer to the latest question is still awaited.
  package var isWaiting: Bool {
    switch progress {
    case .opening, .reopening: true
    case .open: settled != asked
    case .closed, .broken: false
    }
  }
}

extension Tree {
  /// The value with a line for each of its parts, as Swift code.
  fileprivate var lines: [String] {
    guard case .node(let opening, let children, let closing) = self, !children.isEmpty else {
      return [oneLine]
    }
    let parts = children.map { child in
      "  " + (child.label.map { "\($0): " } ?? "") + child.value.oneLine
    }
    return [opening] + parts.enumerated().map { $0 < parts.count - 1 ? $1 + "," : $1 } + [closing]
  }
}
