import Curriculum
import Interface

/// What is done outside for an exercise's `scratch()`.
extension EventLoop {
  /// Runs the `scratch()` of a lesson's exercise.
  ///
  /// - Parameter isAsked: otherwise it is run only if something is written there.
  func runScratch(of lesson: Lesson, isAsked: Bool) throws {
    endScratch()
    if !isAsked {
      guard try session.hasScratch(lesson) else { return send(.scratch(.skipped)) }
      send(.scratch(.began(lesson.id)))
    }
    scratch = ScratchJob(of: lesson, by: session.grader, into: queue)
  }

  /// Ends a run that goes on.
  func endScratch() {
    scratch?.cancel()
    scratch = nil
  }

  /// Takes in what a run has to tell.
  func take(_ event: LoopEvent, of scratch: ScratchJob) {
    let printed = scratch.take()
    if !printed.text.isEmpty { send(.scratch(.printed(printed.text))) }
    if printed.isCut, !state.scratch.isCut { send(.scratch(.cut)) }
    guard case .scratchEnded(_, let result) = event else { return }
    // What it printed last stands above how it ended.
    if !printed.text.isEmpty { draw() }
    self.scratch = nil
    switch result {
    case .success(let end): send(.scratch(.ended(end)))
    case .failure(let problem): send(.scratch(.failed(session.words.text(of: problem))))
    }
  }
}
