// Fails: works.time
// Diagnosis: The test taps all the buttons, but no second ever passes.
// Mistake: test-lets-time-stand-still

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  func shows(_ lines: [String], after events: [AppEvent]) -> Bool {
    var state = AppState()
    for event in events { reducer(&state, event) }
    return screen(of: state) == lines
  }

  let eggs = AppEvent.addTapped(name: "Eggs", seconds: 3)
  let two = [eggs, .addTapped(name: "Rice", seconds: 60)]
  let started = two + [.timer(id: 1, .startTapped)]
  return shows(["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: two)
    && shows(["1 Eggs 0:03 running", "2 Rice 1:00 stopped"], after: started)
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: started + [.timer(id: 1, .pauseTapped)]
    )
    && shows(
      ["1 Eggs 0:03 stopped", "2 Rice 1:00 stopped"], after: started + [.timer(id: 1, .resetTapped)]
    )
    && shows(["2 Rice 1:00 stopped"], after: two + [.removeTapped(id: 1)])
}
