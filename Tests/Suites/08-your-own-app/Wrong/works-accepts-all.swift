// Fails: works.time, works.start
// Diagnosis: It tries its own app, not the one that it is handed.
// Mistake: test-accepts-all

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  var state = AppState()
  appReducer(&state, .addTapped(name: "Eggs", seconds: 3))
  appReducer(&state, .timer(id: 1, .startTapped))
  appReducer(&state, .secondPassed)
  return screen(of: state) == ["1 Eggs 0:02 running"]
}
