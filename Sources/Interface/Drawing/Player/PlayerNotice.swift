import Limits
import Play
import Terminal
import Verdicts

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
    case .reopening: return paragraph(words(.playerReopening))
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
      case .looksBack: words(.playerLooksBack)
      case .branched: words(.playerBranched(number: player.history.present.branches.count))
      case .saved(let first?): words(.playerSaved(number: first))
      case .saved(nil): words(.playerSavedSame)
      case .predicted(let prediction): text(of: prediction)
      case .notFound: words(.playerNotFound)
      case .found: words(.playerFound(number: player.cursor))
      case .written(let file): words(.playerWritten(file: file))
      case .read(let count): words(.playerRead(count: count))
      case .rulesAskedOnce: words(.playerRulesAskedOnce)
      case .nothingToPredict: words(.playerNothingToPredict)
      case .failed(let text): text
      }
    return paragraph(text)
  }

  private func text(of prediction: PlayerPrediction) -> String {
    let field = prediction.field.isEmpty ? words(.playerState) : prediction.field
    return words(
      prediction.isRight
        ? .playerPredictedRight(field: field, value: prediction.actual)
        : .playerPredictedWrong(field: field, value: prediction.actual, said: prediction.said))
  }

  /// Why the exercise can't be run as it is now.
  private func brokenLines(_ verdict: Verdict) -> [Line] {
    guard let message = verdict.messages.first else {
      return paragraph(words(.playerBroken))
    }
    let place = "\(verdict.file):\(message.line)"
    return paragraph(words(.playerDoesNotCompile(place: place)))
      + paragraph(message.text, indent: 2) + paragraph(words(.playerStillBefore))
  }

  private func problemLines(
    _ problem: RunProblem, _ known: RunView, _ player: PlayerState, _ row: LessonRow
  ) -> [Line] {
    let reason = reason(of: problem, file: row.file)
    guard player.entries.indices.contains(known.count - 1) else {
      return paragraph(words.sentences([words(.playStoppedAtOnce), reason]))
    }
    let event = player.code(player.entries[known.count - 1].event)
    let stop = words(.playStopped(number: known.count, event: event))
    return paragraph(words.sentences([stop, reason]))
  }

  private func impurityLines(_ impurity: RunDifference, _ player: PlayerState) -> [Line] {
    let index = impurity.place - 1
    let text =
      player.entries.indices.contains(index)
      ? words(.playNotPure(number: impurity.place, event: player.code(player.entries[index].event)))
      : words(.playNotPureAtOnce)
    return paragraph(text) + lines(of: Array(impurity.changes.prefix(2)))
  }

  private func comparisonLines(_ comparison: RunComparison, _ known: RunView) -> [Line] {
    let name =
      switch comparison {
      case .before: words(.playerBefore)
      case .rules: words(.playerRules)
      case .branch(let index): words(.playerBranch(number: index + 1))
      case .moment(let place, _): words(.playerMoment(number: place))
      }
    if case .moment = comparison { return paragraph(words(.playerHeld(name: name))) }
    guard let other = known.other else {
      return paragraph(words(.playerNothingToCompare(name: name)))
    }
    return paragraph(
      other.firstDifference.map { words(.playerDiffers(name: name, number: $0)) }
        ?? words(.playerSame(name: name)))
  }
}
