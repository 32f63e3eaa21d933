import Curriculum
import Grading
import Markdown
import Terminal

extension WindowRuntime {
  func perform(_ effect: Effect) {
    do {
      switch effect {
      case .loadText(let id, let section): try open(id, at: section)
      case .recordRead(let id): try session.record(.read, for: handler.lesson(id))
      case .keepPlace(let id, let place): try session.record(.left(place), for: handler.lesson(id))
      case .loadTexts: send(.search(.loaded(try handler.searchTexts())))
      case .grade(let id): grade(id, isForHint: false)
      case .hint(let id): try hint(id)
      case .cancelGrading:
        job?.cancel()
        job = nil
        send(.lesson(.cancelled))
      case .edit(let id, let line):
        let file = try screen.whileAway { try session.edit(handler.lesson(id), line: line) }
        send(.lesson(.edited(file: file)))
      case .showSolution(let id): try handler.showSolution(id, send: send)
      case .reset(let id): try reset(id)
      case .refresh: send(.menu(.refreshed(session.rows())))
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
        defer { send(.menu(.refreshed(session.rows()))) }
        send(isShown ? .lesson(.graded(verdict)) : .gradedElsewhere(verdict))
        if isShown, let source = job.exercise?.text { send(.lesson(.sourceRead(source))) }
        try session.keep(verdict)
        if job.isForHint, isShown { try giveHint(after: verdict) }
        if store.state.isWatching { next.make(for: job.lesson, with: session.grading) }
        // Nothing was built for this verdict; the next one will need it.
        if verdict.state == .untouched { prepare(job.lesson.id, again: true) }
      }
    } catch {
      send(.lesson(.troubled(Trouble(error, words: session.words).text)))
    }
  }

  private func watch(_ id: String?) {
    watcher?.stop()
    if id == nil { next.drop() }
    watcher = id.map { id in
      FileWatcher(path: session.repository.exercise(of: id)) { [inbox] in inbox.post(.saved(id)) }
    }
  }

  private func grade(_ id: String, isForHint: Bool) {
    job?.cancel()
    let lesson = handler.lesson(id)
    let job = GradingJob(
      lesson: lesson, exercise: session.exercise(of: lesson), isForHint: isForHint)
    self.job = job
    var grading = session.grading
    grading.workplace = next.take(for: lesson)
    job.start(with: grading, after: preparation) { [inbox] job, news in
      inbox.post(.grading(job, news))
    }
  }

  /// Puts the stub back, which is no save of the learner's.
  private func reset(_ id: String) throws {
    job?.cancel()
    job = nil
    watcher?.stop()
    defer { if store.state.isWatching { watch(id) } }
    try handler.reset(id, send: send)
  }

  /// Begins to build what the next verdict on a lesson will need.
  ///
  /// - Parameter again: also if that was begun before.
  func prepare(_ id: String, again: Bool = false) {
    guard again || preparation?.lesson.id != id, job == nil else { return }
    preparation = Preparation(
      for: handler.lesson(id), with: session.grading, after: preparation)
  }

  /// A hint for the verdict that is shown, if nothing was written since; else for a new one.
  private func hint(_ id: String) throws {
    let shown = store.state.lesson
    guard let verdict = shown.verdict, let source = shown.source,
      source == session.exercise(of: verdict.lesson)?.text
    else { return grade(id, isForHint: true) }
    try giveHint(after: verdict)
  }

  private func giveHint(after verdict: Verdict) throws {
    let hint = session.hint(after: verdict)
    send(.lesson(.hinted(hint)))
    try session.keep(hint, for: verdict.lesson)
  }

  /// Opens a text at a section, or where it was left.
  private func open(_ id: String, at section: String?) throws {
    prepare(id)
    if store.state.reader.lesson == id {
      send(.reader(.resumed))
    } else {
      send(.reader(try handler.opened(id, stopsAtSections: false)))
      let place = session.log?.replay().progress[id].place
      if let place, section == nil { send(.reader(.returned(place))) }
    }
    if let section {
      send(.reader(.jumped(section: Inline.parsing(section).plainText)))
    }
  }
}
