import Interface

/// What stands in reports that other programs show.
extension Sentence {
  static let summaryLesson = Sentence("summary.lesson")
  static let summaryChecks = Sentence("summary.checks")
  static let summaryCut = Sentence("summary.cut")
}
