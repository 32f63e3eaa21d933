import Basics
import Curriculum
import Grading
import Interface
import Launching
import Terminal

/// The loop that owns the interface: takes events from a queue, reduces them, performs the effects
/// that the reducers ask for, and has the front end draw the new state.
///
/// Full screen, line menu and watching differ only in their front end. Long work runs in other
/// threads, which post their results into the queue.
final class EventLoop {
  private(set) var session: Session
  let frontEnd: any FrontEnd
  let queue = EventQueue<LoopEvent>()
  private var store: Store<AppState, AppEvent>
  /// Whether a thread is reading input, or its input is in the queue.
  private var isReading = false
  /// The state of the exercise files at the last look.
  private var looks = FileLooks()
  /// Posts an event when the watched exercise is saved.
  var watcher: FileWatcher?
  /// Builds what the next verdict needs, ahead of time.
  var preparation: AdapterPrebuild?
  /// Makes a prewarmed build for the next save of the watched exercise.
  var nextBuild: (lesson: String, job: Job<PrewarmedBuild?>)?
  var job: GradingJob?
  var player: PlayerJob?
  var scratch: ScratchJob?
  /// Posts an event when the exercise that is played is saved.
  var playerWatcher: FileWatcher?

  package init(
    session: Session, frontEnd: any FrontEnd,
    reducer: @escaping Reducer<AppState, AppEvent> = makeAppReducer()
  ) {
    (self.session, self.frontEnd) = (session, frontEnd)
    var state = AppState(menu: session.menu(), window: frontEnd.windowSize)
    state.offeredLanguage = session.offeredLanguage
    store = Store(initialState: state, reducer: reducer)
  }

  package var state: AppState { store.state }

  /// Handles events until the person leaves or the terminal is gone.
  ///
  ///   - events: the first events.
  ///   - isOver: also ends the loop; called before each event.
  package func run(
    beginningWith events: [AppEvent] = [], until isOver: (AppState) -> Bool = { _ in false }
  ) throws {
    frontEnd.begin()
    _ = looks.areOther(in: session)
    for event in events { send(event) }
    draw()
    prepare(state.menu.selected.lesson)
    while goesOn, !isOver(state) {
      frontEnd.ask(state, isGrading: job != nil)
      do throws(ThreadError) {
        try read()
      } catch {
        // Without input the program can't be controlled.
        finish()
        try frontEnd.end()
        throw error
      }
      if let event = queue.next(within: frontEnd.patience) {
        if take(event), goesOn { draw() }
      } else if frontEnd.windowSize != nil, looks.areOther(in: session), refresh() {
        draw()
      }
    }
    finish()
    try frontEnd.end()
  }

  private var goesOn: Bool { !state.isOver && frontEnd.goesOn }

  /// Sends an event to the store and performs all effects that follow.
  func send(_ event: AppEvent) {
    store.send(event)
    while let effect = state.effects.first {
      store.send(.effectTaken)
      perform(effect)
    }
  }

  package func draw() {
    frontEnd.draw(state, isGrading: job != nil)
  }

  /// Starts reading the next input, unless that is running or its result isn't handled yet. So an
  /// editor or the shell can use the terminal meanwhile.
  private func read() throws(ThreadError) {
    guard !isReading, let read = frontEnd.reading(state, isGrading: job != nil) else { return }
    try Job { [queue] in queue.post(.read(read())) }
    isReading = true
  }

  /// - Returns: whether the event changed anything that is drawn.
  private func take(_ event: LoopEvent) -> Bool {
    switch event {
    case .read(let inputs):
      isReading = false
      for input in inputs where goesOn { take(input) }
      return true
    case .saved(let id):
      guard id == state.watched else { return false }
      send(.saved(id))
      return true
    case .loaded(let texts):
      send(.search(.loaded(texts)))
      return true
    case .played(let player, let result):
      // Events of a player that was closed are ignored.
      guard player === self.player else { return false }
      switch result {
      case .success(let event): send(.player(event))
      case .failure(let problem): send(.player(.failed(session.words.text(of: problem))))
      }
      return true
    case .scratchPrinted(let scratch), .scratchEnded(let scratch, _):
      guard scratch === self.scratch else { return false }
      take(event, of: scratch)
      return true
    case .progress(let job, _), .second(let job), .graded(let job, _):
      // Events of a cancelled grading are ignored.
      guard job === self.job else { return false }
      take(event, of: job)
      return true
    }
  }

  private func take(_ input: Input) {
    // The exercises may have been changed since the last input.
    if input.isTyped { refresh() }
    for event in frontEnd.events(for: input, in: state, isGrading: job != nil) { send(event) }
  }

  /// Reads the learner's standing again, because other programs may have changed the exercises.
  ///
  /// - Returns: whether it has changed.
  @discardableResult
  func refresh() -> Bool {
    let (rows, recall) = (session.rows(), session.recall?.number)
    guard rows != state.menu.rows || recall != state.menu.recall else { return false }
    send(.menu(.refreshed(rows, recall: recall)))
    return true
  }

  /// Switches to the next language and shows the same content in it.
  func switchLanguage() throws {
    session = try session.speaking(session.nextLanguage)
    LanguageChoice.keep(session.repository.language, in: session.repository)
    frontEnd.speak(session)
    // Translating the stubs must not count as a save.
    watcher?.stop()
    session.translateStubs()
    try watch(state.watched)
    send(try session.translation(of: state))
  }

  /// Cancels everything; waits for the prebuild and the grading.
  private func finish() {
    watcher?.stop()
    closeRun()
    endScratch()
    nextBuild = nil
    job?.cancel()
    preparation?.finish()
    job?.finish()
  }
}

extension Input {
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .line: true
    default: false
    }
  }
}

extension EventLoop {
  /// Performs an effect that a reducer asked for; its result comes back as an event.
  func perform(_ effect: Effect) {
    do {
      switch effect {
      case .loadText(let id, let section):
        try open(lesson(id), isAtPlace: section != nil)
        if let section { send(.reader(.jumped(section: Inline.parsing(section).plainText))) }
      case .loadFound(let id, let found):
        try open(lesson(id), isAtPlace: true)
        send(.reader(.found(found)))
      case .loadRecall(let id): try openRecall(of: lesson(id))
      case .record(let id, let what): try session.record(what, for: lesson(id))
      case .loadTexts: try loadTexts()
      case .grade(let id): grade(try lesson(id))
      case .cancelGrading:
        job?.cancel()
        job = nil
        send(.lesson(.cancelled))
      case .edit(let id, let line):
        let editing = try session.editing(lesson(id), line: line)
        try frontEnd.open(editing)
        send(.lesson(.edited(file: editing.file, isOpen: !editing.waits)))
      case .showSolution(let id): try showSolution(of: lesson(id))
      case .reset(let id): try replacingExercise { try reset(lesson(id)) }
      case .undoReset(let id): try replacingExercise { try undoReset(of: lesson(id)) }
      case .refresh: refresh()
      case .watch(let id): try watch(id)
      case .switchLanguage: try switchLanguage()
      case .suspend: frontEnd.suspend()
      case .openRun(let id): try openRun(of: lesson(id))
      case .closeRun: closeRun()
      case .askRun(let question): player?.take(.ask(question))
      case .findInRun(let search, let place, let isForward):
        player?.take(.find(search, from: place, isForward: isForward))
      case .writeRun(let export, let run): try write(run, as: export)
      case .readRun(let path, let id): try readRun(at: path, of: lesson(id))
      case .runScratch(let id, let isAsked): try runScratch(of: lesson(id), isAsked: isAsked)
      case .cancelScratch: endScratch()
      case .tickRun(let count): tick(after: TimeLimit.everySecond / count)
      }
    } catch {
      tell(error)
    }
  }

  func tell(_ error: any Error) {
    guard !frontEnd.complain(error) else { return }
    send(.lesson(.failed(session.words.text(of: error))))
  }

  private func lesson(_ id: String) throws(CurriculumError) -> Lesson {
    try session.course.lesson(in: id)
  }

  /// Opens a text at the place where the learner left it, unless it will be shown from another
  /// place.
  private func open(_ lesson: Lesson, isAtPlace: Bool) throws {
    prepare(lesson)
    guard state.reader.lesson != lesson.id || state.reader.isRecall else {
      send(.reader(.resumed))
      return send(.reader(.recalled(try session.parts(of: lesson))))
    }
    send(.reader(try session.opened(lesson, stopsAtSections: frontEnd.stopsAtSections)))
    let place = session.log?.replay().progress[lesson.id].place
    // Output into a pipe always holds the whole text.
    let isReturned = frontEnd.windowSize != nil || frontEnd.stopsAtSections
    if let place, !isAtPlace, isReturned { send(.reader(.returned(place))) }
  }

  /// Opens the questions that are due; after that they aren't offered any more.
  private func openRecall(of lesson: Lesson) throws {
    let parts = try session.recalled(in: lesson)
    send(
      .reader(
        .opened(
          lesson: lesson.id, parts: parts, stopsAtSections: frontEnd.stopsAtSections,
          isRecall: true)))
    try session.record(.read(isRecall: true), for: lesson)
    refresh()
  }

  /// Reads all texts for searching; with a window in a thread of its own, so that typing isn't
  /// delayed.
  private func loadTexts() throws {
    guard frontEnd.windowSize != nil else {
      return send(.search(.loaded(try session.searchTexts())))
    }
    try Job { [session, queue] in
      // An error in a text is reported when that text is opened.
      queue.post(.loaded((try? session.searchTexts()) ?? []))
    }
  }

  private func showSolution(of lesson: Lesson) throws {
    let source = try session.repository.solutionText(of: lesson.id)
    send(.lesson(.solutionShown(source)))
    try session.record(.solutionShown, for: lesson)
  }

  private func reset(_ lesson: Lesson) throws {
    send(.lesson(.resetDone(backup: try session.reset(lesson))))
    try session.record(.reset(), for: lesson)
  }

  private func undoReset(of lesson: Lesson) throws {
    let undone = try session.undoReset(lesson)
    send(.lesson(.undone(undone)))
    guard undone != .nothingToUndo else { return }
    try session.record(.reset(isUndone: true), for: lesson)
  }

  /// Replaces the learner's exercise in a way that doesn't count as a save.
  private func replacingExercise(_ replace: () throws -> Void) throws {
    job?.cancel()
    job = nil
    watcher?.stop()
    let replaced = Result { try replace() }
    try watch(state.watched)
    try replaced.get()
  }
}
