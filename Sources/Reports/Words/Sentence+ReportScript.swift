import Interface

/// What only the script of a report says. It fills in names itself, and counts: so it is given the
/// texts with them, see `PageWords`.
extension Sentence {
  static let reportFindLearner = Sentence("report.find-learner")
  static let reportColumns = Sentence("report.columns")
  static let reportEveryCheck = Sentence("report.every-check")
  static let reportOnlyLessons = Sentence("report.only-lessons")
  static let reportByLesson = Sentence("report.by-lesson")
  static let reportByMistake = Sentence("report.by-mistake")
  static let reportByCheck = Sentence("report.by-check")
  static let reportAnybody = Sentence("report.anybody")
  static let reportShowAll = Sentence("report.show-all")
  static func reportShown(count: String, total: String) -> Sentence {
    Sentence("report.shown", ["count": count, "total": total])
  }
  static let reportNobody = Sentence("report.nobody")
  static let reportPictureHelp = Sentence("report.picture-help")
  static let reportLegend = Sentence("report.legend")
  static let reportPoints = Sentence("report.points")
  static func reportPointsOf(count: String, total: String) -> Sentence {
    Sentence("report.points-of", ["count": count, "total": total])
  }
  static let reportCheckPassed = Sentence("report.check-passed")
  static let reportCheckFailed = Sentence("report.check-failed")
  static let reportCheckStopped = Sentence("report.check-stopped")
  static let reportCheckNotMade = Sentence("report.check-not-made")
  static let reportCheckWaiting = Sentence("report.check-waiting")
  static let reportBack = Sentence("report.back")
  static let reportPrevious = Sentence("report.previous")
  static let reportNext = Sentence("report.next")
  static let reportID = Sentence("report.id")
  static let reportPlace = Sentence("report.place")
  static func reportAttempts(count: String) -> Sentence {
    Sentence("report.attempts", ["count": count])
  }
  static func reportWrote(count: String) -> Sentence { Sentence("report.wrote", ["count": count]) }
  static let reportUnreadableText = Sentence("report.unreadable-text")
  static let reportNoLearner = Sentence("report.no-learner")
}
