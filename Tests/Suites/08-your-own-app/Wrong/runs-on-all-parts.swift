// Fails: for-each.part
// Diagnosis: The name says “for each”, so the reducer runs on each part.
// Mistake: runs-on-other-parts

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer(let id, let event):
    guard var timer = state.timers[id] else { return }
    timerReducer(&timer, event)
    state.timers[id] = timer
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (_, partEvent) = event(wholeEvent) else { return }
    for id in whole[keyPath: parts].keys.sorted() {
      guard var part = whole[keyPath: parts][id] else { continue }
      reducer(&part, partEvent)
      whole[keyPath: parts][id] = part
    }
  }
}
