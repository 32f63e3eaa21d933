import Curriculum
import Reducers

/// Something to be done outside: a reducer asks for it as a value, the runtime does it.
enum Effect: Equatable {
  /// Each with the lesson's folder; the text is opened at this heading, or where it was left.
  case loadText(String, section: String?)
  case recordRead(String)
  /// Keeps how far the text was read.
  case keepPlace(String, ReadingPlace)
  /// All the texts, to search in.
  case loadTexts
  case grade(String)
  case cancelGrading
  case hint(String)
  /// At this line, or where the work goes on if none is known.
  case edit(String, line: Int?)
  case showSolution(String)
  case reset(String)
  /// Read the progress again.
  case refresh
  /// Tells of each time that the exercise of this lesson is saved, and of no other; nil for none.
  case watch(String?)
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
    if state.isWatching { state.effects.append(.watch(lesson)) }
  case .menu(.moved): if state.isWatching { state.effects.append(.watch(lesson)) }
  case .watchToggled:
    state.effects.append(.watch(state.isWatching ? lesson : nil))
    if state.isWatching { state.effects += [.grade(lesson), .refresh] }
  case .saved: if state.willTest(after: event) { state.effects += [.grade(lesson), .refresh] }
  case .search(.chosen):
    guard let result = state.search.selected else { return }
    state.effects.append(.loadText(lesson, section: result.section))
  case .searchRequested, .search(.asked):
    if state.search.texts.isEmpty { state.effects.append(.loadTexts) }
  case .reader(let event):
    guard event.bringsText, state.reader.hasJustShownAll else { return }
    state.effects += [.recordRead(state.reader.lesson), .refresh]
  case .lesson(let event): state.effects += effects(of: event, state.lesson, in: lesson)
  case .menuRequested, .lessonRequested, .quitRequested:
    let place = state.reader.readingPlace
    guard state.window != nil, !state.reader.parts.isEmpty, place != state.reader.keptPlace else {
      return
    }
    state.reader.keptPlace = place
    state.effects.append(.keepPlace(state.reader.lesson, place))
  case .suspendRequested: state.effects.append(.suspend)
  case .menu, .search, .gradedElsewhere, .helpRequested, .helpClosed, .helpScrolled, .notUnderstood,
    .resized:
    break
  }
}

private func effects(
  of event: LessonEvent, _ state: LessonState, in lesson: String
) -> [Effect] {
  switch event {
  case .testRequested: [.grade(lesson), .refresh]
  case .cancelRequested: [.cancelGrading]
  case .hintRequested: [.hint(lesson), .refresh]
  case .editRequested: [.edit(lesson, line: state.line), .refresh]
  case .sectionRequested: [.loadText(lesson, section: state.section)]
  case .solutionRequested: [.showSolution(lesson)]
  case .resetAnswered(true): [.reset(lesson), .refresh]
  default: []
  }
}
