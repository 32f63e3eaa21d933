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
    let notice = playerNotice(player, row, inLines: true)
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
    return lines + [.empty] + self.lines(of: moment) + differences(of: moment, in: player)
  }

  /// Where a moment differs from the one that it is compared with.
  private func differences(of moment: MomentView, in player: PlayerState) -> [Line] {
    guard let other = player.otherMoment else { return [] }
    return MomentView.changes(from: other, to: moment).flatMap { change in
      let instead = words.labelled(otherName(player), change.before ?? "–")
      return code(
        words.aside("≠ \(name(ofField: change.field)): \(change.after ?? "–")", instead), indent: 0)
    }
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

  /// The most important message about a run; empty if there is none.
  ///
  /// - Parameter inLines: whether it names what can be typed in line mode, instead of keys.
  func playerNotice(_ player: PlayerState, _ row: LessonRow, inLines: Bool = false) -> [Line] {
    let problem = player.known.flatMap { known in
      known.problem.map { problem in
        let event = player.code(before: known.count)
        return paragraph(stopText(problem, at: known.count, event, file: shown(row.file)))
      }
    }
    switch player.news {
    // A problem of the run is more important than what a save has changed.
    case .saved?, .savedSame?: if let problem { return problem }
    default: break
    }
    if let news = player.news {
      return paragraph(
        (inLines ? lineText(of: news, player) : nil) ?? text(of: news))
    }
    switch player.progress {
    case .broken(let verdict): return brokenLines(verdict, player)
    case .reopening: return paragraph(words("player.reopening"))
    case .opening, .open, .closed: break
    }
    guard let known = player.known else { return [] }
    if let problem { return problem }
    if let impurity = known.impurity {
      return paragraph(impurityText(at: impurity.place, player.code(before: impurity.place)))
        + lines(of: Array(impurity.changes.prefix(2)))
    }
    if let comparison = player.comparison {
      return comparisonLines(comparison, known, inLines: inLines)
    }
    guard player.isFinishedApp else { return [] }
    let question = player.texts?.question.map { paragraph(Inline.escaping($0)) } ?? []
    // Once there are events, the app needs the space.
    return player.entries.isEmpty || question.isEmpty
      ? paragraph(words("player.finished")) + question : question
  }

  private func text(of news: PlayerUpdate) -> String {
    switch news {
    case .failed(let text): text
    case .predictedRight(let field, _), .predictedWrong(let field, _, _):
      words(Sentence(news, ["field": name(ofField: field)]))
    default: words(Sentence(news))
    }
  }

  /// What is said in line mode instead; nil if it is the same.
  private func lineText(of news: PlayerUpdate, _ player: PlayerState) -> String? {
    switch news {
    case .looksBack: words("player.looks-back-lines", ["last": player.entries.count])
    case .branched(let number): words("player.branched-lines", ["number": number])
    case .saved(let number): words("player.saved-lines", ["number": number])
    case .rulesAskedOnce: words("player.rules-asked-once-lines")
    default: nil
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

  /// Why a run has ended early.
  ///
  /// - Parameter event: the event with this number, as code; nil if it has ended before the first.
  package func stopText(
    _ problem: NoAnswer, at number: Int, _ event: String?, file: String
  ) -> String {
    let stop = event.map { words("play.stopped", ["number": number, "event": $0]) }
    return words.sentences([
      stop ?? words("play.stopped-at-once"), reason(of: problem, file: file),
    ])
  }

  /// After which event a second run of the same events was another one.
  package func impurityText(at number: Int, _ event: String?) -> String {
    event.map { words("play.not-pure", ["number": number, "event": $0]) }
      ?? words("play.not-pure-at-once")
  }

  private func comparisonLines(
    _ comparison: RunComparison, _ known: RunView, inLines: Bool
  ) -> [Line] {
    let name =
      switch comparison {
      case .before: words("player.before")
      case .rules: words("player.rules")
      case .branch(let index): words("player.branch", ["number": index + 1])
      case .moment(let place, _): words("player.moment", ["number": place])
      }
    if case .moment = comparison {
      return paragraph(
        inLines ? words("player.held-lines", ["name": name]) : words("player.held", ["name": name]))
    }
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
