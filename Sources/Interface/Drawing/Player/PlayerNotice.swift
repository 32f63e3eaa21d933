import Basics
import Curriculum
import Terminal

extension Drawing {
  /// What there is to say below a run, if anything: of several things the one that counts most.
  func playerNotice(_ player: PlayerState, _ row: LessonRow) -> [Line] {
    // That a save has changed something says less than that the run doesn't come to its end.
    if case .saved? = player.news, let known = player.known, let problem = known.problem {
      return problemLines(problem, known, player, row)
    }
    if let news = player.news { return paragraph(news, player) }
    switch player.progress {
    case .broken(let verdict): return brokenLines(verdict)
    case .reopening: return paragraph(words("player.reopening"))
    case .opening, .open, .closed: break
    }
    guard let known = player.known else { return [] }
    if let problem = known.problem { return problemLines(problem, known, player, row) }
    if let impurity = known.impurity { return impurityLines(impurity, player) }
    if let comparison = player.comparison { return comparisonLines(comparison, known) }
    return []
  }

  private func paragraph(_ news: PlayerNews, _ player: PlayerState) -> [Line] {
    let text =
      switch news {
      case .looksBack: words("player.looks-back")
      case .branched: words("player.branched", ["number": player.history.present.branches.count])
      case .saved(let first?): words("player.saved", ["number": first])
      case .saved(nil): words("player.saved-same")
      case .predicted(let prediction): text(of: prediction)
      case .notFound: words("player.not-found")
      case .found: words("player.found", ["number": player.cursor])
      case .written(let file): words("player.written", ["file": file])
      case .read(let count): words("player.read", ["count": count])
      case .rulesAskedOnce: words("player.rules-asked-once")
      case .nothingToPredict: words("player.nothing-to-predict")
      case .failed(let text): text
      }
    return paragraph(text)
  }

  private func text(of prediction: PlayerPrediction) -> String {
    let field = prediction.field.isEmpty ? words("player.state") : prediction.field
    return words(
      prediction.isRight
        ? Sentence("player.predicted-right", ["field": field, "value": prediction.actual])
        : Sentence(
          "player.predicted-wrong",
          ["field": field, "value": prediction.actual, "said": prediction.said]))
  }

  /// Why the exercise can't be run as it is now.
  private func brokenLines(_ verdict: Verdict) -> [Line] {
    guard let message = verdict.messages.first else {
      return paragraph(words("player.broken"))
    }
    let place = "\(verdict.file):\(message.line)"
    return paragraph(words("player.does-not-compile", ["place": place]))
      + paragraph(message.text, indent: 2) + paragraph(words("player.still-before"))
  }

  private func problemLines(
    _ problem: RunProblem, _ known: RunView, _ player: PlayerState, _ row: LessonRow
  ) -> [Line] {
    let reason = reason(of: problem, file: row.file)
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
}
