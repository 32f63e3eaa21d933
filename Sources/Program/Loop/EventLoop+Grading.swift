import Basics
import Curriculum
import Grading
import Interface

extension EventLoop {
  /// Grades what stands there now; what was saved before is of no interest any more.
  func grade(_ lesson: Lesson) {
    if let job {
      job.cancel()
      let isShown = job.lesson.id != lesson.id && job.lesson.id == state.lesson.lesson
      if isShown { send(.lesson(.cancelled)) }
    }
    let job = GradingJob(lesson: lesson, exercise: session.exercise(of: lesson))
    self.job = job
    frontEnd.begin(grading: lesson, state)
    job.start(
      by: session.grader, in: takeBuild(for: lesson), after: preparation, into: queue)
    tellNextSecond(of: job)
  }

  /// Takes in what the grading has to tell that goes on.
  func take(_ event: LoopEvent, of job: GradingJob) {
    let isShown = state.lesson.lesson == job.lesson.id
    switch event {
    case .read, .saved, .played, .savedWhilePlaying, .ticked, .scratchPrinted, .scratchEnded:
      break
    case .progress(_, let progress): if isShown { send(.lesson(.gradingMoved(progress))) }
    case .second:
      if isShown { send(.lesson(.gradingLasts(waited(for: job)))) }
      tellNextSecond(of: job)
    case .graded(_, let result):
      self.job = nil
      do {
        try take(result.get(), isShown: isShown)
      } catch {
        tell(error)
      }
    }
  }

  private func take(_ verdict: Verdict, isShown: Bool) throws {
    defer { refresh() }
    send(isShown ? .lesson(.graded(verdict)) : .gradedElsewhere(verdict))
    try session.keep(verdict)
    let lesson = verdict.lesson
    if state.watched == lesson.id { prewarmBuild(for: lesson) }
    // Nothing was built for this verdict; the next one will need it.
    if verdict.isUntouched { prepare(lesson, again: true) }
  }

  private func waited(for job: GradingJob) -> LessonState.Waiting {
    var waited = LessonState.Waiting(all: Int(job.began.duration(to: .now) / .seconds(1)))
    if case .grading(let progress) = state.lesson.showing { waited.stage = progress.seconds() }
    return waited
  }

  private func tellNextSecond(of job: GradingJob) {
    if frontEnd.tellsSeconds { queue.post(.second(job), after: TimeLimit.everySecond) }
  }

  /// Begins to build what the next verdict on a lesson will need.
  ///
  /// - Parameter again: also if that was begun before.
  func prepare(_ lesson: Lesson, again: Bool = false) {
    guard frontEnd.preparesAhead, again || preparation?.lesson.id != lesson.id, job == nil
    else { return }
    preparation = AdapterPrebuild(for: lesson, by: session.grader, after: preparation)
  }

  /// Begins to make a place for the next exercise of a lesson.
  private func prewarmBuild(for lesson: Lesson) {
    let job = try? Job { [grader = session.grader] in
      // Whatever goes wrong is told when a verdict is wanted.
      try? grader().prewarmedBuild(for: lesson)
    }
    nextBuild = job.map { (lesson.id, $0) }
  }

  /// The place for the next exercise of a lesson, if it is made; one that isn't is of no use any more.
  private func takeBuild(for lesson: Lesson) -> PrewarmedBuild? {
    defer { nextBuild = nil }
    guard let next = nextBuild, next.lesson == lesson.id else { return nil }
    return next.job.valueIfDone ?? nil
  }

  /// Has each save of the exercise of this lesson told, and of no other; nil for none.
  func watch(_ id: String?) throws(ThreadError) {
    watcher?.stop()
    if id == nil { nextBuild = nil }
    watcher = try id.map { id throws(ThreadError) in
      try FileWatcher(path: session.repository.exercise(of: id)) { [queue] in queue.post(.saved(id))
      }
    }
  }
}
