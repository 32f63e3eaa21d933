// Fails: works.remove
// Diagnosis: The test only looks whether the others have stayed, not whether the removed one has gone.

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state) == lines
  }

  func keepsTheFirst() -> Bool {
    var state = AppState()
    for event in two + [.removeTapped(id: 2)] { reducer(&state, event) }
    return screen(of: state).first == "1 Eggs 0:03 stopped"
  }

  let eggs = AppEvent.addTapped(name: "Eggs", seconds: 3)
  let two = [eggs, .addTapped(name: "Rice", seconds: 60)]
  let running = two + [.timer(id: 1, .startTapped), .secondPassed]
  return shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two)
    && shows(["1 Eggs 0:02 running", "2 Rice 1:00 stopped"], after: running)
    && shows(
      ["1 Eggs 0:02 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .resetTapped), .secondPassed])
    && keepsTheFirst()
}
