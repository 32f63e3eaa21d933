import Curriculum

/// A side effect, requested by a reducer as a value and performed by the runtime.
package enum Effect: Equatable {
  /// Loads the text of the lesson with this id, at this heading or at the stored reading position.
  case loadText(String, section: String?)
  case loadFound(String, FoundPlace)
  /// Loads only the due review questions, without the lesson's text.
  case loadRecall(String)
  case record(String, ProgressEvent.What)
  case loadTexts
  case grade(String)
  case cancelGrading
  /// Opens the editor at this line; nil for where work continues.
  case edit(String, line: Int?)
  case showSolution(String)
  case reset(String)
  case undoReset(String)
  case refresh
  /// Watches the exercise of this lesson only; nil to watch none.
  case watch(String?)
  /// Compiles the exercise of this lesson for playing, and watches it.
  case openRun(String)
  case closeRun
  case askRun(RunQuestion)
  case findInRun(RunSearch, from: Int, isForward: Bool)
  case writeRun(PlayerExport, ExportedRun)
  case readRun(String, lesson: String)
  /// Sends an event when it is time for the next moment of the played run.
  case tickRun(perSecond: Int)
  /// Runs `scratch()` of this lesson's exercise; unless the user asked for it, only if it contains
  /// code.
  case runScratch(String, isAsked: Bool)
  case cancelScratch
  /// Reloads everything shown in the next language, and stores the choice.
  case switchLanguage
  /// Suspends the program until the user resumes it in the shell.
  case suspend
}

/// Requests the effects of an event, after the screens' own reducers have run.
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

/// Stores the reading position of each text that is no longer shown.
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
