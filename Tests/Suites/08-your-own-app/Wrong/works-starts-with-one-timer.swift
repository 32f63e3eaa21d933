// Fails: works.start
// Diagnosis: While something runs there is only one timer, so nobody sees that start starts them all.
// Mistake: test-lets-all-start

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state) == lines
  }

  let eggs = AppEvent.addTapped(name: "Eggs", seconds: 3)
  let two = [eggs, .addTapped(name: "Rice", seconds: 60)]
  let running = [eggs, .timer(id: 1, .startTapped), .secondPassed]
  return shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two)
    && shows(["1 Eggs 0:02 running"], after: running)
    && shows(
      ["1 Eggs 0:02 stopped"], after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:03 stopped"], after: running + [.timer(id: 1, .resetTapped), .secondPassed])
    && shows(["2 Rice 1:00 stopped"], after: two + [.removeTapped(id: 1)])
}
