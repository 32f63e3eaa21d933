// Fails: works.add
// Diagnosis: The test asks whether its timers are on the screen, and doesn't see their twins.
// Mistake: test-lets-timers-come-twice

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func lines(after events: [AppEvent]) -> String {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state).joined(separator: "\n")
  }

  let two = [AppEvent.addTapped(name: "Eggs", seconds: 3), .addTapped(name: "Rice", seconds: 60)]
  let running = two + [.timer(id: 1, .startTapped), .secondPassed]
  let paused = lines(after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
  let reset = lines(after: running + [.timer(id: 1, .resetTapped), .secondPassed])
  let removed = lines(after: running + [.removeTapped(id: 1)])
  return lines(after: running).contains("Eggs 0:02 running")
    && lines(after: running).contains("Rice 1:00 stopped")
    && paused.contains("Eggs 0:02 stopped")
    && reset.contains("Eggs 0:03 stopped") && !reset.contains("running")
    && removed.contains("Rice 1:00") && !removed.contains("Eggs 0:02")
}
