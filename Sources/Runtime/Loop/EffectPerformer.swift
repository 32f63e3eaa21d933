import Curriculum
import Foundation
import Interface
import Markdown
import Reducers

/// Owns the interface's store, does outside what its reducers ask for, and tells with events what
/// came of it.
///
/// What grades and what watches is in other threads; its owner takes in their news.
final class EffectPerformer {
  let session: Session
  private let handler: EffectHandler
  private let store: Store<AppState, AppEvent>
  let surroundings: Surroundings
  let inbox: Inbox<News>
  /// Tells when the watched exercise is saved.
  var watcher: FileWatcher?
  /// What is built before anybody asks for it.
  var preparation: Preparation?
  /// Where the next save of a watched exercise will be graded.
  let next = NextWorkplace()
  /// What is graded now.
  var job: GradingJob?

  /// What other threads have to tell.
  enum News: Sendable {
    case grading(GradingJob, GradingJob.News)
    /// A grading goes on for another second.
    case second(GradingJob)
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
      case .second(let job): takeSecond(of: job)
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
      case .reset(let id): try replacing { try handler.reset(id, send: send) }
      case .undoReset(let id): try replacing { try handler.undoReset(id, send: send) }
      case .refresh: refresh()
      case .watch(let id): watch(id)
      case .suspend: surroundings.suspend()
      }
    } catch {
      tell(error)
    }
  }

  func tell(_ error: any Error) {
    guard !surroundings.complain(error) else { return }
    send(.lesson(.failed(session.words.text(of: error))))
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
}
