import Curriculum
import Foundation
import Grading
import Markdown
import Terminal

extension WindowRuntime {
  func perform(_ effect: Effect) {
    do {
      switch effect {
      case .loadText(let id, let section):
        try open(id, isAtSection: section != nil)
        if let section {
          send(.reader(.jumped(section: Inline.parsing(section).plainText)))
        }
      case .loadFound(let id, let found):
        try open(id, isAtSection: true)
        send(.reader(.found(found)))
      case .recordRead(let id): try session.record(.read, for: handler.lesson(id))
      case .keepPlace(let id, let place): try session.record(.left(place), for: handler.lesson(id))
      case .loadTexts: send(.search(.loaded(try handler.searchTexts())))
      case .grade(let id): grade(try handler.lesson(id))
      case .recordHint(let id, let check, let strength):
        try session.record(.hintShown(check: check, strength: strength), for: handler.lesson(id))
      case .cancelGrading:
        job?.cancel()
        job = nil
        send(.lesson(.cancelled))
      case .edit(let id, let line):
        let editing = try session.editing(handler.lesson(id), line: line)
        try screen.whileAway(saying: lines(saying: editing), for: window.drawing.canvas) {
          try editing.run()
        }
        send(.lesson(.edited(file: editing.file)))
      case .showSolution(let id): try handler.showSolution(id, send: send)
      case .reset(let id): try replacing(id) { try handler.reset(id, send: send) }
      case .undoReset(let id): try replacing(id) { try handler.undoReset(id, send: send) }
      case .refresh: refresh()
      case .watch(let id): watch(id)
      case .suspend: screen.suspend()
      }
    } catch {
      send(.lesson(.troubled(Trouble(error, words: session.words).text)))
    }
  }

  /// Takes in what a grading has to tell; what a cancelled one says is of no interest.
  func take(_ news: GradingJob.News, of job: GradingJob) {
    guard job === self.job else { return }
    let isShown = store.state.lesson.lesson == job.lesson.id
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
        if store.state.watched == job.lesson.id {
          next.make(for: job.lesson, with: session.grading)
        }
        // Nothing was built for this verdict; the next one will need it.
        if verdict.isUntouched { prepare(job.lesson, again: true) }
      }
    } catch {
      send(.lesson(.troubled(Trouble(error, words: session.words).text)))
    }
  }

  /// Finds out anew where the learner stands: the exercises may have been changed by anybody.
  func refresh() {
    let rows = session.rows()
    if rows != store.state.menu.rows { send(.menu(.refreshed(rows))) }
  }

  /// What stands on the terminal while an editor elsewhere has the exercise open.
  private func lines(saying editing: Editing) -> [Line] {
    let text = session.words(.editorWaiting(file: editing.file, editor: editing.name))
    return window.drawing.paragraph(text)
  }

  private func watch(_ id: String?) {
    watcher?.stop()
    if id == nil { next.drop() }
    watcher = id.map { id in
      FileWatcher(path: session.repository.exercise(of: id)) { [inbox] in inbox.post(.saved(id)) }
    }
  }

  private func grade(_ lesson: Lesson) {
    if let job {
      job.cancel()
      let isShown = job.lesson.id != lesson.id && job.lesson.id == store.state.lesson.lesson
      if isShown { send(.lesson(.cancelled)) }
    }
    let job = GradingJob(lesson: lesson, exercise: session.exercise(of: lesson))
    self.job = job
    var grading = session.grading
    grading.workplace = next.take(for: lesson)
    job.start(with: grading, after: preparation) { [inbox] job, news in
      inbox.post(.grading(job, news))
    }
    waitASecond(for: job)
  }

  /// Has it told each second that a grading goes on.
  private func waitASecond(for job: GradingJob) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [inbox] in
      inbox.post(.second(job))
    }
  }

  /// Takes in that another second has passed.
  func takeSecond(of job: GradingJob) {
    guard job === self.job else { return }
    if store.state.lesson.lesson == job.lesson.id {
      var waited = LessonState.Waiting(all: Int(job.began.duration(to: .now) / .seconds(1)))
      if case .grading(let progress) = store.state.lesson.showing {
        waited.stage = progress.seconds()
      }
      send(.lesson(.gradingLasts(waited)))
    }
    waitASecond(for: job)
  }

  /// Puts another exercise in the place of the learner's, which is no save.
  private func replacing(_ id: String, _ replace: () throws -> Void) throws {
    job?.cancel()
    job = nil
    watcher?.stop()
    defer { watch(store.state.watched) }
    try replace()
  }

  /// Begins to build what the next verdict on a lesson will need.
  ///
  /// - Parameter again: also if that was begun before.
  func prepare(_ lesson: Lesson, again: Bool = false) {
    guard again || preparation?.lesson.id != lesson.id, job == nil else { return }
    preparation = Preparation(
      for: lesson, with: session.grading, after: preparation)
  }

  /// Opens a text where it was left, unless it is shown from a certain section on.
  private func open(_ id: String, isAtSection: Bool) throws {
    prepare(try handler.lesson(id))
    if store.state.reader.lesson == id {
      send(.reader(.resumed))
    } else {
      send(.reader(try handler.opened(id, stopsAtSections: false)))
      let place = session.log?.replay().progress[id].place
      if let place, !isAtSection { send(.reader(.returned(place))) }
    }
  }
}
