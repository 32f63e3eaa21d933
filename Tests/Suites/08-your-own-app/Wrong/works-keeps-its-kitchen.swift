// Fails: works.same-answer
// Diagnosis: The state stands outside the test, so a second test begins with what the first one left.
// Mistake: shared

// MARK: - Step 6: kitchenWorks

private var kitchen = AppState()

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    for event in events { reducer(&kitchen, event) }
    return screen(of: kitchen) == lines
  }

  return shows(["1 Eggs 0:03 stopped"], after: [.addTapped(name: "Eggs", seconds: 3)])
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"],
      after: [.addTapped(name: "Rice", seconds: 60)])
    && shows(
      ["1 Eggs 0:02 running", "2 Rice 1:00 stopped"],
      after: [.timer(id: 1, .startTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:02 stopped", "2 Rice 1:00 stopped"],
      after: [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"],
      after: [.timer(id: 1, .resetTapped), .secondPassed])
    && shows(["2 Rice 1:00 stopped"], after: [.removeTapped(id: 1)])
}
