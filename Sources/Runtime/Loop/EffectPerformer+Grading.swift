import Curriculum
import Foundation
import Interface
import Limits

extension EffectPerformer {
  /// Grades what stands there now; what was saved before is of no interest any more.
  func grade(_ lesson: Lesson) {
    if let job {
      job.cancel()
      let isShown = job.lesson.id != lesson.id && job.lesson.id == state.lesson.lesson
      if isShown { send(.lesson(.cancelled)) }
    }
    let job = GradingJob(lesson: lesson, exercise: session.exercise(of: lesson))
    self.job = job
    surroundings.willGrade(lesson)
    var grading = session.grading
    grading.workplace = next.take(for: lesson)
    job.start(with: grading, after: preparation) { [inbox] job, news in
      inbox.post(.grading(job, news))
    }
    waitASecond(for: job)
  }

  /// Takes in what a grading has to tell; what a cancelled one says is of no interest.
  func take(_ news: GradingJob.News, of job: GradingJob) {
    guard job === self.job else { return }
    let isShown = state.lesson.lesson == job.lesson.id
    do {
      switch news {
      case .progress(let progress): if isShown { send(.lesson(.gradingMoved(progress))) }
      case .failure(let problem):
        self.job = nil
        throw problem
      case .verdict(let verdict):
        self.job = nil
        defer { refresh() }
        send(isShown ? .lesson(.graded(verdict)) : .gradedElsewhere(verdict))
        try session.keep(verdict)
        if state.watched == job.lesson.id { next.make(for: job.lesson, with: session.grading) }
        // Nothing was built for this verdict; the next one will need it.
        if verdict.isUntouched { prepare(job.lesson, again: true) }
      }
    } catch {
      tell(error)
    }
  }

  /// Takes in that another second of a grading has passed.
  func takeSecond(of job: GradingJob) {
    guard job === self.job else { return }
    if state.lesson.lesson == job.lesson.id {
      var waited = LessonState.Waiting(all: Int(job.began.duration(to: .now) / .seconds(1)))
      if case .grading(let progress) = state.lesson.showing { waited.stage = progress.seconds() }
      send(.lesson(.gradingLasts(waited)))
    }
    waitASecond(for: job)
  }

  /// Has it told each second that a grading goes on.
  private func waitASecond(for job: GradingJob) {
    guard surroundings.tellsSeconds else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + TimeLimit.everySecond.inSeconds) {
      [inbox] in
      inbox.post(.second(job))
    }
  }

  /// Has each save of the exercise of this lesson told, and of no other; nil for none.
  func watch(_ id: String?) {
    watcher?.stop()
    if id == nil { next.drop() }
    watcher = id.map { id in
      FileWatcher(path: session.repository.exercise(of: id)) { [inbox] in inbox.post(.saved(id)) }
    }
  }

  /// Puts another exercise in the place of the learner's, which is no save.
  func replacing(_ replace: () throws -> Void) throws {
    job?.cancel()
    job = nil
    watcher?.stop()
    defer { watch(state.watched) }
    try replace()
  }
}
