/// Shows the solution: at once where the lesson has passed, after one question where every hint of a
/// check was shown, and else not.
func solutionReducer(_ state: inout AppState, _ event: AppEvent) {
  let (standing, id) = (state.standing, state.lesson.lesson)
  switch event {
  case .lesson(.solutionRequested):
    if !standing.hasEarnedSolution {
      state.lesson.showing = .solutionRefused
    } else if standing.hasPassed {
      state.effects.append(.showSolution(id))
    } else {
      state.lesson.showing = .askingForSolution
    }
  case .lesson(.solutionAnswered(true)): state.effects.append(.showSolution(id))
  default: break
  }
}
