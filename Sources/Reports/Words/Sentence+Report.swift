import Classroom
import Interface

/// What stands in a report on a class, with script or without.
extension Sentence {
  static let reportLanguage = Sentence("report.language")
  static let reportTitle = Sentence("report.title")
  static let reportSkip = Sentence("report.skip")
  static let reportParts = Sentence("report.parts")
  static let reportExplain = Sentence("report.explain")
  static let reportPicture = Sentence("report.picture")
  static let reportLessons = Sentence("report.lessons")
  static let reportRemarks = Sentence("report.remarks")
  static let reportGrading = Sentence("report.grading")
  static func reportLearners(count: Int) -> Sentence {
    Sentence("report.learners", ["count": count])
  }
  static func reportLead(count: Int, total: Int) -> Sentence {
    Sentence("report.lead", ["count": count, "total": total])
  }
  static let reportNumberHandedIn = Sentence("report.number-handed-in")
  static func reportNumber(count: Int, what: String) -> Sentence {
    Sentence("report.number", ["count": count, "what": what])
  }
  static let reportStatusPassed = Sentence("report.status-passed")
  static let reportStatusFailed = Sentence("report.status-failed")
  static let reportStatusUntouched = Sentence("report.status-untouched")
  static let reportStatusUnbuilt = Sentence("report.status-unbuilt")
  static let reportStatusUnreadable = Sentence("report.status-unreadable")
  static let reportStatusUngraded = Sentence("report.status-ungraded")
  static let reportStatusMissing = Sentence("report.status-missing")
  static let reportExplainChecks = Sentence("report.explain-checks")
  static let reportExplainMistakes = Sentence("report.explain-mistakes")
  static let reportNothingToExplain = Sentence("report.nothing-to-explain")
  static let reportNoMistakes = Sentence("report.no-mistakes")
  static func reportFail(count: Int) -> Sentence { Sentence("report.fail", ["count": count]) }
  static func reportMake(count: Int) -> Sentence { Sentence("report.make", ["count": count]) }
  static func reportLesson(number: Int, title: String) -> Sentence {
    Sentence("report.lesson", ["number": number, "title": title])
  }
  static func reportMostMake(mistake: String) -> Sentence {
    Sentence("report.most-make", ["mistake": mistake])
  }
  static func reportRan(count: Int) -> Sentence { Sentence("report.ran", ["count": count]) }
  static let reportCheck = Sentence("report.check")
  static let reportFails = Sentence("report.fails")
  static let reportShare = Sentence("report.share")
  static let reportChecksByFails = Sentence("report.checks-by-fails")
  static let reportMistakes = Sentence("report.mistakes")
  static let reportExample = Sentence("report.example")
  static let reportNoRemarks = Sentence("report.no-remarks")
  static func reportMoreRemarks(count: Int) -> Sentence {
    Sentence("report.more-remarks", ["count": count])
  }
  static let reportConfinement = Sentence("report.confinement")
  static let reportCompiler = Sentence("report.compiler")
  static let reportVersion = Sentence("report.version")
  static let reportSeed = Sentence("report.seed")
  static let reportGraded = Sentence("report.graded")
  static let reportComparable = Sentence("report.comparable")
  static let reportTable = Sentence("report.table")
  static let reportLearner = Sentence("report.learner")
  static let reportTotal = Sentence("report.total")

  /// The words for what came of an exercise; for one that isn't there, too.
  static func reportStatus(of status: ExerciseResult.Status?) -> Sentence {
    switch status {
    case .passed: .reportStatusPassed
    case .failed: .reportStatusFailed
    case .untouched: .reportStatusUntouched
    case .unbuilt: .reportStatusUnbuilt
    case .unreadable: .reportStatusUnreadable
    case .ungraded: .reportStatusUngraded
    case nil: .reportStatusMissing
    }
  }
}
