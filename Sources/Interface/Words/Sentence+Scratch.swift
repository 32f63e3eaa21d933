/// What is said of an exercise's `scratch()`.
extension Sentence {
  static let scratchTitle = Sentence("scratch.title")
  /// Said while nothing has come of it yet.
  package static let scratchCompiling = Sentence("scratch.compiling")
  static let scratchRunning = Sentence("scratch.running")
  static let scratchOver = Sentence("scratch.over")
  static let scratchCancelled = Sentence("scratch.cancelled")
  static let scratchStopped = Sentence("scratch.stopped")
  static func scratchMissing(file: String) -> Sentence {
    Sentence("scratch.missing", ["file": file])
  }
  /// It came to its end without a word.
  package static func scratchPrintsNothing(file: String) -> Sentence {
    Sentence("scratch.prints-nothing", ["file": file])
  }
  static func scratchCut(lesson: Int) -> Sentence { Sentence("scratch.cut", ["lesson": lesson]) }
  static let scratchPrinted = Sentence("scratch.printed")
  static func scratchPrintedMore(count: Int) -> Sentence {
    Sentence("scratch.printed-more", ["count": count])
  }

  static let keyScratch = Sentence("keys.scratch")
  static let keyScratchAgain = Sentence("keys.scratch-again")
  static let keyStopScratch = Sentence("keys.stop-scratch")
  static let windowHelpScratch = Sentence("window.help-scratch")
}
