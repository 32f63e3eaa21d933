// Fails: works.pure-by-reading
// Diagnosis: How long the eggs take is drawn by chance, so each call tries another app.

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state) == lines
  }

  let left = Int.random(in: 2...9)
  let eggs = AppEvent.addTapped(name: "Eggs", seconds: left)
  let two = [eggs, .addTapped(name: "Rice", seconds: 60)]
  let running = two + [.timer(id: 1, .startTapped), .secondPassed]
  return shows(["No timers"], after: [])
    && shows(["1 Eggs 0:0\(left) stopped", "2 Rice 1:00 stopped"], after: two)
    && shows(["1 Eggs 0:0\(left) stopped", "2 Rice 1:00 stopped"], after: two + [.secondPassed])
    && shows(["1 Eggs 0:0\(left - 1) running", "2 Rice 1:00 stopped"], after: running)
    && shows(
      ["1 Eggs 0:0\(left - 1) stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .pauseTapped), .secondPassed])
    && shows(
      ["1 Eggs 0:0\(left) stopped", "2 Rice 1:00 stopped"],
      after: running + [.timer(id: 1, .resetTapped), .secondPassed])
    && shows(["2 Rice 1:00 stopped"], after: running + [.removeTapped(id: 1)])
    && shows(["1 Eggs 0:0\(left - 1) running"], after: running + [.removeTapped(id: 2)])
}
