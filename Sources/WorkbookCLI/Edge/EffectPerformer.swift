import Curriculum
import Foundation
import Grading
import Markdown
import Reducers

/// Owns the interface's store, does outside what its reducers ask for, and tells with events what
/// came of it.
///
/// What grades and what watches is in other threads; its owner takes in their news.
final class EffectPerformer {
  private let session: Session
  private let handler: EffectHandler
  private let store: Store<AppState, AppEvent>
  private let surroundings: Surroundings
  private let inbox: Inbox<News>
  /// Tells when the watched exercise is saved.
  private var watcher: FileWatcher?
  /// What is built before anybody asks for it.
  private var preparation: Preparation?
  /// Where the next save of a watched exercise will be graded.
  private let next = NextWorkplace()
  /// What is graded now.
  private var job: GradingJob?

  /// What other threads have to tell.
  private enum News: Sendable {
    case grading(GradingJob, GradingJob.News)
    /// The exercise of the lesson in this folder was saved.
    case saved(String)
  }

  /// - Parameter wake: tells the owner, from other threads, that there is news.
  init(
    session: Session, state: AppState, reducer: @escaping Reducer<AppState, AppEvent>,
    in surroundings: Surroundings, wake: @escaping @Sendable () -> Void
  ) {
    self.session = session
    self.surroundings = surroundings
    handler = EffectHandler(session: session)
    store = Store(initialState: state, reducer: reducer)
    inbox = Inbox(wake: wake)
  }

  var state: AppState { store.state }

  /// Whether a verdict is on its way.
  var isGrading: Bool { job != nil }

  /// Takes an event in and does everything that follows from it.
  func send(_ event: AppEvent) {
    store.send(event, performing: perform)
  }

  /// Takes in what other threads have told since the last time.
  func takeNews() {
    for news in inbox.take() {
      switch news {
      case .grading(let job, let news): take(news, of: job)
      case .saved(let lesson): send(.saved(lesson))
      }
    }
  }

  /// Finds out anew where the learner stands: the exercises may have been changed by anybody.
  func refresh() {
    let rows = session.rows()
    if rows != state.menu.rows { send(.menu(.refreshed(rows))) }
  }

  /// Begins to build what the next verdict on a lesson will need.
  ///
  /// - Parameter again: also if that was begun before.
  func prepare(_ lesson: Lesson, again: Bool = false) {
    guard surroundings.preparesAhead, again || preparation?.lesson.id != lesson.id, job == nil
    else { return }
    preparation = Preparation(
      for: lesson, with: session.grading, after: preparation)
  }

  /// Ends everything that goes on, and waits until it has ended.
  func finish() {
    watcher?.stop()
    next.drop()
    job?.cancel()
    preparation?.finish()
    job?.finish()
  }

  // MARK: Effects

  private func perform(_ effect: Effect) {
    do {
      switch effect {
      case .loadText(let id, let section):
        try open(id, isAtPlace: section != nil)
        if let section { send(.reader(.jumped(section: Inline.parsing(section).plainText))) }
      case .loadFound(let id, let found):
        try open(id, isAtPlace: true)
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
        try surroundings.run(editing)
        send(.lesson(.edited(file: editing.file)))
      case .showSolution(let id): try handler.showSolution(id, send: send)
      case .reset(let id): try replacing(id) { try handler.reset(id, send: send) }
      case .undoReset(let id): try replacing(id) { try handler.undoReset(id, send: send) }
      case .refresh: refresh()
      case .watch(let id): watch(id)
      case .suspend: surroundings.suspend()
      }
    } catch {
      tell(error)
    }
  }

  private func tell(_ error: any Error) {
    guard !surroundings.complain(error) else { return }
    send(.lesson(.troubled(Trouble(error, words: session.words).text)))
  }

  /// Opens a text where it was left, unless it is shown from a certain place on.
  private func open(_ id: String, isAtPlace: Bool) throws {
    prepare(try handler.lesson(id))
    if state.reader.lesson == id {
      send(.reader(.resumed))
    } else {
      let stops = surroundings.stopsAtSections
      send(.reader(try handler.opened(id, stopsAtSections: stops)))
      let place = session.log?.replay().progress[id].place
      if let place, !isAtPlace { send(.reader(.returned(place))) }
    }
  }

  private func watch(_ id: String?) {
    watcher?.stop()
    if id == nil { next.drop() }
    watcher = id.map { id in
      FileWatcher(path: session.repository.exercise(of: id)) { [inbox] in inbox.post(.saved(id)) }
    }
  }

  /// Puts another exercise in the place of the learner's, which is no save.
  private func replacing(_ id: String, _ replace: () throws -> Void) throws {
    job?.cancel()
    job = nil
    watcher?.stop()
    defer { watch(state.watched) }
    try replace()
  }

  // MARK: Grading

  /// Grades what stands there now; what was saved before is of no interest any more.
  private func grade(_ lesson: Lesson) {
    job?.cancel()
    let job = GradingJob(lesson: lesson, exercise: session.exercise(of: lesson))
    self.job = job
    surroundings.willGrade(lesson)
    var grading = session.grading
    grading.workplace = next.take(for: lesson)
    job.start(with: grading, after: preparation) { [inbox] job, news in
      inbox.post(.grading(job, news))
    }
  }

  /// Takes in what a grading has to tell; what a cancelled one says is of no interest.
  private func take(_ news: GradingJob.News, of job: GradingJob) {
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
}

/// In what the two interfaces differ that one performer serves.
struct Surroundings {
  /// Whether a text stops at the end of each section, or only at questions.
  var stopsAtSections = false
  /// Whether to build what is needed before anybody asks for a verdict.
  var preparesAhead = true
  /// Called before a test begins.
  var willGrade: (Lesson) -> Void = { _ in }
  /// Opens an editor, which may need the terminal for itself.
  var run: (Editing) throws -> Void = { try $0.run() }
  /// Gives the terminal back to the shell until the person returns.
  var suspend: () -> Void = {}
  /// Says what went wrong beside everything else; false if it isn't said yet.
  var complain: (any Error) -> Bool = { _ in false }
}
