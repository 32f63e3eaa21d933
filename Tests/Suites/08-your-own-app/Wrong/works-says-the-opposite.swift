// Fails: works.accepts
// Diagnosis: It says whether something is wrong.
// Mistake: test-is-turned-around

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state) == lines
  }

  let two: [AppEvent] = [
    .addTapped(name: "Eggs", seconds: 3), .addTapped(name: "Rice", seconds: 60),
  ]
  let running = two + [.timer(id: 1, .startTapped), .secondPassed]
  let isRight =
    shows(["1 Eggs 0:02 running", "2 Rice 1:00 stopped"], after: running)
    && shows(
      ["1 Eggs 0:02 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .resetTapped)])
    && shows(["2 Rice 1:00 stopped"], after: running + [.removeTapped(id: 1)])
  return !isRight
}
