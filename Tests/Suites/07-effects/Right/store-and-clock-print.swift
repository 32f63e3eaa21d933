// Right, though the store and the clock print what they do: neither has to be pure.

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    print("The store is sent an action.")
    for effect in reducer(&value, action) { perform(effect) }
  }
}

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    print("Somebody waits for \(seconds) seconds.")
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}
