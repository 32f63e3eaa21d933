import Reducers

/// Something to be done outside: a reducer asks for it as a value, the runtime does it.
enum Effect: Equatable {
  /// Each with the lesson's folder.
  case loadText(String)
  case recordRead(String)
  case grade(String)
  case hint(String)
  /// At this line, or where the work goes on if none is known.
  case edit(String, line: Int?)
  case showSolution(String)
  case reset(String)
  /// Read the progress again.
  case refresh
}

/// Says what has to be done outside after an event; the screens' own reducers have run already.
func effectReducer(_ state: inout AppState, _ event: AppEvent) {
  let lesson = state.menu.selected.id
  switch event {
  case .effectTaken:
    if !state.effects.isEmpty { state.effects.removeFirst() }
  case .menu(.chosen): state.effects.append(.loadText(lesson))
  case .reader:
    guard state.reader.hasJustShownAll else { return }
    state.effects += [.recordRead(state.reader.lesson), .refresh]
  case .lesson(.testRequested): state.effects += [.grade(lesson), .refresh]
  case .lesson(.hintRequested): state.effects += [.hint(lesson), .refresh]
  case .lesson(.editRequested):
    state.effects += [.edit(lesson, line: state.lesson.failingLine), .refresh]
  case .lesson(.solutionRequested): state.effects.append(.showSolution(lesson))
  case .lesson(.resetAnswered(true)): state.effects += [.reset(lesson), .refresh]
  default: break
  }
}
