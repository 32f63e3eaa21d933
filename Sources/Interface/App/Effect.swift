import Curriculum

/// Something to be done outside: a reducer asks for it as a value, the runtime does it.
package enum Effect: Equatable {
  /// Each with the lesson's folder; the text is opened at this heading, or where it was left.
  case loadText(String, section: String?)
  case loadFound(String, FoundPlace)
  /// Opens nothing but the questions about what has passed, with which the text begins.
  case loadRecall(String)
  case record(String, ProgressEvent.What)
  case loadTexts
  case grade(String)
  case cancelGrading
  /// At this line, or where the work goes on if none is known.
  case edit(String, line: Int?)
  case showSolution(String)
  case reset(String)
  case undoReset(String)
  case refresh
  /// Tells of each time that the exercise of this lesson is saved, and of no other; nil for none.
  case watch(String?)
  /// Has the exercise of this lesson compiled, to run it, and tells when it is saved.
  case openRun(String)
  case closeRun
  case askRun(RunQuestion)
  case findInRun(RunSearch, from: Int, isForward: Bool)
  case writeRun(PlayerExport, ExportedRun)
  case readRun(String, lesson: String)
  /// Tells when it is time for the next moment.
  case tickRun(perSecond: Int)
  /// Runs the `scratch()` of this lesson's exercise; unless it was asked for, only if something is
  /// written there.
  case runScratch(String, isAsked: Bool)
  case cancelScratch
  /// Reads all that is shown in the next language, and keeps that it was chosen.
  case switchLanguage
  /// Gives the terminal back to the shell until the person returns.
  case suspend
}

/// Says what has to be done outside after an event; the screens' own reducers have run already.
func effectReducer(_ state: inout AppState, _ event: AppEvent) {
  let lesson = state.menu.selected.id
  switch event {
  case .effectTaken:
    if !state.effects.isEmpty { state.effects.removeFirst() }
  case .menu(.chosen):
    state.effects.append(.loadText(lesson, section: nil))
  case .recallRequested:
    if state.menu.recall != nil { state.effects.append(.loadRecall(lesson)) }
  case .search(.chosen):
    guard let result = state.search.selected else { return }
    let found = FoundPlace(place: result.place, words: state.search.words)
    state.effects.append(.loadFound(lesson, found))
  case .searchRequested, .search(.asked):
    if state.search.texts.isEmpty { state.effects.append(.loadTexts) }
  case .reader(let event):
    if let answer = state.reader.given?.answer {
      state.effects.append(.record(state.reader.lesson, .answered(answer)))
    }
    guard event.bringsText, state.reader.hasJustShownAll, !state.reader.isRecall else { return }
    state.effects += [.record(state.reader.lesson, .read()), .refresh]
  case .lesson(let event): state.effects += effects(of: event, state, in: lesson)
  case .backRequested:
    if state.screen == .reader, state.reader.lesson != lesson {
      state.effects.append(.loadText(lesson, section: nil))
    }
  case .suspendRequested: state.effects.append(.suspend)
  default: break
  }
}

/// Has the reading place kept of every text that isn't on the screen any more.
func placeReducer(_ state: inout AppState, _ event: AppEvent) {
  guard state.window != nil || state.reader.stopsAtSections else { return }
  let isRead = state.screen == .reader && !state.isOver && event != .suspendRequested
  if !isRead, let place = state.reader.placeToKeep {
    state.effects.append(.record(state.reader.lesson, .left(place)))
    state.reader.keptPlace = place
  }
  for (lesson, reader) in state.texts.sorted(by: { $0.key < $1.key }) {
    guard let place = reader.placeToKeep else { continue }
    state.effects.append(.record(lesson, .left(place)))
    state.texts[lesson]?.keptPlace = place
  }
}

private func effects(
  of event: LessonEvent, _ state: AppState, in lesson: String
) -> [Effect] {
  switch event {
  case .testRequested: [.grade(lesson), .refresh]
  case .cancelRequested: [.cancelGrading]
  case .editRequested: [.edit(lesson, line: state.line), .refresh]
  case .sectionRequested: [.loadText(lesson, section: state.section)]
  case .resetAnswered(true): [.reset(lesson), .refresh]
  case .undoRequested: [.undoReset(lesson), .refresh]
  default: []
  }
}
