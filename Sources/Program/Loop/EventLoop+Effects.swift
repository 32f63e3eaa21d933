import Basics
import Curriculum
import Interface
import Launching

extension EventLoop {
  /// Does outside what a reducer asks for; what comes of it is an event again.
  func perform(_ effect: Effect) {
    do {
      switch effect {
      case .loadText(let id, let section):
        try open(lesson(id), isAtPlace: section != nil)
        if let section { send(.reader(.jumped(section: Inline.parsing(section).plainText))) }
      case .loadFound(let id, let found):
        try open(lesson(id), isAtPlace: true)
        send(.reader(.found(found)))
      case .recordRead(let id): try session.record(.read, for: lesson(id))
      case .recordAnswer(let id, let answer):
        try session.record(.answered(answer), for: lesson(id))
      case .keepPlace(let id, let place): try session.record(.left(place), for: lesson(id))
      case .loadTexts: send(.search(.loaded(try session.searchTexts())))
      case .grade(let id): grade(try lesson(id))
      case .recordHint(let id, let check, let strength):
        try session.record(.hintShown(check: check, strength: strength), for: lesson(id))
      case .cancelGrading:
        job?.cancel()
        job = nil
        send(.lesson(.cancelled))
      case .edit(let id, let line):
        let editing = try session.editing(lesson(id), line: line)
        try frontEnd.open(editing)
        send(.lesson(.edited(file: editing.file)))
      case .showSolution(let id): try showSolution(of: lesson(id))
      case .reset(let id): try replacingExercise { try reset(lesson(id)) }
      case .undoReset(let id): try replacingExercise { try undoReset(of: lesson(id)) }
      case .refresh: refresh()
      case .watch(let id): try watch(id)
      case .switchLanguage: try switchLanguage()
      case .suspend: frontEnd.suspend()
      case .openRun(let id): try openRun(of: lesson(id))
      case .closeRun: closeRun()
      case .askRun(let question): player?.ask(question)
      case .findInRun(let search, let place, let isForward):
        player?.find(search, from: place, isForward: isForward)
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

  /// Says what went wrong.
  func tell(_ error: any Error) {
    guard !frontEnd.complain(error) else { return }
    send(.lesson(.failed(session.words.text(of: error))))
  }

  /// The lesson that an effect is about.
  private func lesson(_ id: String) throws(CurriculumError) -> Lesson {
    try session.course.lesson(in: id)
  }

  /// Opens a text where it was left, unless it is shown from a certain place on.
  private func open(_ lesson: Lesson, isAtPlace: Bool) throws {
    prepare(lesson)
    guard state.reader.lesson != lesson.id else {
      send(.reader(.resumed))
      return send(.reader(.recalled(try session.parts(of: lesson))))
    }
    send(.reader(try session.opened(lesson, stopsAtSections: frontEnd.stopsAtSections)))
    let place = session.log?.replay().progress[lesson.id].place
    if let place, !isAtPlace, frontEnd.returnsToPlaces { send(.reader(.returned(place))) }
  }

  private func showSolution(of lesson: Lesson) throws {
    let source = try contents(of: session.repository.solution(of: lesson.id))
    send(.lesson(.solutionShown(source)))
    try session.record(.solutionShown, for: lesson)
  }

  /// Puts the stub back.
  private func reset(_ lesson: Lesson) throws {
    send(.lesson(.resetDone(backup: try session.reset(lesson))))
    try session.record(.reset(), for: lesson)
  }

  /// Puts back what the newest reset has kept.
  private func undoReset(of lesson: Lesson) throws {
    let undone = try session.undoReset(lesson)
    send(.lesson(.undone(undone)))
    guard undone != .nothingToUndo else { return }
    try session.record(.reset(isUndone: true), for: lesson)
  }

  /// Puts another exercise in the place of the learner's, which is no save.
  private func replacingExercise(_ replace: () throws -> Void) throws {
    job?.cancel()
    job = nil
    watcher?.stop()
    let replaced = Result { try replace() }
    try watch(state.watched)
    try replaced.get()
  }
}
