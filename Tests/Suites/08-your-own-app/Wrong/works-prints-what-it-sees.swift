// Fails: works.silent
// Diagnosis: the test prints each screen that it compares.
// Mistake: prints

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    print(screen(of: state))
    return screen(of: state) == lines
  }

  let eggs = AppEvent.addTapped(name: "Eggs", seconds: 3)
  let two = [eggs, .addTapped(name: "Rice", seconds: 60)]
  let running = two + [.timer(id: 1, .startTapped), .secondPassed]
  return shows(["No timers"], after: [])
    && shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two)
    && shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two + [.secondPassed])
    && shows(["1 Eggs 0:02 running", "2 Rice 1:00 stopped"], after: running)
    && shows(
      ["1 Eggs 0:02 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .resetTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:00 rings", "2 Rice 1:00 stopped"],
      after: running + [.secondPassed, .secondPassed, .secondPassed])
    && shows(["2 Rice 1:00 stopped"], after: running + [.removeTapped(id: 1)])
    && shows(["1 Eggs 0:02 running"], after: running + [.removeTapped(id: 2)])
}
