import Classroom
import HostMessages
import Interface
import Submissions

/// What is said about the grading of a class.
extension Sentence {
  static let classFinding = Sentence("class.finding")
  static func classReading(count: Int) -> Sentence {
    Sentence("class.reading", ["count": count])
  }
  static func classProgress(bar: String, done: Int, total: Int, failed: Int) -> Sentence {
    Sentence("class.progress", ["bar": bar, "done": done, "total": total, "failed": failed])
  }
  static func classLeft(progress: String, time: String) -> Sentence {
    Sentence("class.left", ["progress": progress, "time": time])
  }
  static func classSeconds(count: Int) -> Sentence { Sentence("class.seconds", ["count": count]) }
  static func classMinutes(count: Int) -> Sentence { Sentence("class.minutes", ["count": count]) }
  static func classSummary(learners: Int, exercises: Int) -> Sentence {
    Sentence("class.summary", ["learners": learners, "exercises": exercises])
  }
  static func classMissing(count: Int) -> Sentence { Sentence("class.missing", ["count": count]) }
  static let classEndedJudge = Sentence("class.ended-judge")
  static func classGraded(count: Int) -> Sentence { Sentence("class.graded", ["count": count]) }
  static func classKnown(count: Int) -> Sentence { Sentence("class.known", ["count": count]) }
  static func classSeed(seed: UInt64) -> Sentence { Sentence("class.seed", ["seed": seed]) }
  static let classNoChange = Sentence("class.no-change")
  static func classChanges(count: Int) -> Sentence { Sentence("class.changes", ["count": count]) }
  static func classChange(
    learner: String, number: Int, before: String, after: String, reason: String
  ) -> Sentence {
    Sentence(
      "class.change",
      [
        "learner": learner, "number": number, "before": before, "after": after, "reason": reason,
      ])
  }
  static let classNothing = Sentence("class.nothing")
  static func classPassed(count: Int) -> Sentence { Sentence("class.passed", ["count": count]) }
  static func classRemarks(count: Int) -> Sentence { Sentence("class.remarks", ["count": count]) }
  static func classReport(path: String) -> Sentence { Sentence("class.report", ["path": path]) }

  static let classReasonText = Sentence("class.reason-text")
  static let classReasonGrading = Sentence("class.reason-grading")
  static let classReasonNew = Sentence("class.reason-new")
  static let classReasonGone = Sentence("class.reason-gone")

  static func classAmountPassed(count: Int) -> Sentence {
    Sentence("class.amount-passed", ["count": count])
  }
  static func classAmountFailed(count: Int) -> Sentence {
    Sentence("class.amount-failed", ["count": count])
  }
  static func classAmountUntouched(count: Int) -> Sentence {
    Sentence("class.amount-untouched", ["count": count])
  }
  static func classAmountUnbuilt(count: Int) -> Sentence {
    Sentence("class.amount-unbuilt", ["count": count])
  }
  static func classAmountUnreadable(count: Int) -> Sentence {
    Sentence("class.amount-unreadable", ["count": count])
  }
  static func classAmountUngraded(count: Int) -> Sentence {
    Sentence("class.amount-ungraded", ["count": count])
  }
  static let classUntouched = Sentence("class.untouched")
  static let classUnbuilt = Sentence("class.unbuilt")
  static let classUnreadable = Sentence("class.unreadable")
  static let classUngraded = Sentence("class.ungraded")

  static let classConfined = Sentence("class.confined")
  static let classConfinedPartly = Sentence("class.confined-partly")
  static let classNotConfined = Sentence("class.not-confined")
}

extension Sentence {
  /// So many exercises came to this.
  init(amount status: ExerciseResult.Status, count: Int) {
    self =
      switch status {
      case .passed: .classAmountPassed(count: count)
      case .failed: .classAmountFailed(count: count)
      case .untouched: .classAmountUntouched(count: count)
      case .unbuilt: .classAmountUnbuilt(count: count)
      case .unreadable: .classAmountUnreadable(count: count)
      case .ungraded: .classAmountUngraded(count: count)
      }
  }

  /// What an exercise came to whose checks never ran.
  init(name status: ExerciseResult.Status) {
    self =
      switch status {
      case .passed, .failed, .ungraded: .classUngraded
      case .untouched: .classUntouched
      case .unbuilt: .classUnbuilt
      case .unreadable: .classUnreadable
      }
  }

  /// Why an exercise stands otherwise than before.
  init(_ reason: ClassChange.Reason) {
    self =
      switch reason {
      case .text: .classReasonText
      case .grading: .classReasonGrading
      case .new: .classReasonNew
      case .gone: .classReasonGone
      }
  }

  /// What kept the exercises of a class in their place.
  init(_ confinement: Confinement) {
    self =
      confinement.missing.isEmpty
      ? .classConfined : confinement.calls ? .classConfinedPartly : .classNotConfined
  }
}
