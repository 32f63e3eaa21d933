// Fails: screen.lines
// Diagnosis: Nothing says yet what the user sees.
// Mistake: screen-is-empty

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  return []
}
