// Fails: works.accepts
// Diagnosis: The test wants a ninth timer to be refused, though that is the business of a layer.
// Mistake: test-refuses-a-right-app

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state) == lines
  }

  let eggs = AppEvent.addTapped(name: "Eggs", seconds: 3)
  let two = [eggs, .addTapped(name: "Rice", seconds: 60)]
  let running = two + [.timer(id: 1, .startTapped), .secondPassed]
  let nine = Array(repeating: eggs, count: 9)
  let eight = (1...8).map { "\($0) Eggs 0:03 stopped" }
  return shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two)
    && shows(["1 Eggs 0:02 running", "2 Rice 1:00 stopped"], after: running)
    && shows(
      ["1 Eggs 0:02 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .resetTapped), .secondPassed])
    && shows(["2 Rice 1:00 stopped"], after: running + [.removeTapped(id: 1)])
    && shows(eight, after: nine)
}
