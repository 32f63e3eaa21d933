// Lesson 7 · Effects: what comes back at once waits in a queue, as in lesson 4.

// MARK: - Step 2: Store

final class Store<Value, Action> {
  private(set) var value: Value
  private let reduce: Reducer<Value, Action>
  private let world: Environment
  private var queue: [Action] = []

  /// The numbers of all effects that may still be answered, and which of them an id stands for.
  private var awaited: Set<Int> = []
  private var numbers: [String: Int] = [:]
  private var nextNumber = 0

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    (value, reduce, world) = (initialValue, reducer, environment)
  }

  func send(_ action: Action) {
    queue.append(action)
    // The first one is the one that is under way.
    guard queue.count == 1 else { return }
    while let action = queue.first {
      reduce(&value, action).forEach(begin)
      queue.removeFirst()
    }
  }

  private func begin(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = take(id)
      world.logIn(username, password) { [weak self] answer in
        self?.finish(number) { then(answer) }
      }
    case .wait(let id, let seconds, let then):
      let number = take(id)
      world.wait(seconds) { [weak self] in
        self?.finish(number) { then }
      }
    case .cancel(let id):
      forget(id)
    }
  }

  private func take(_ id: String) -> Int {
    forget(id)
    defer { nextNumber += 1 }
    awaited.insert(nextNumber)
    numbers[id] = nextNumber
    return nextNumber
  }

  private func forget(_ id: String) {
    if let number = numbers.removeValue(forKey: id) { awaited.remove(number) }
  }

  private func finish(_ number: Int, action: () -> Action) {
    if awaited.remove(number) != nil { send(action()) }
  }
}

// MARK: - Step 5: TestClock

final class TestClock {
  private var now = 0
  private var bySecond: [Int: [() -> Void]] = [:]

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    bySecond[now + seconds, default: []].append(done)
  }

  func advance(by seconds: Int) {
    let end = now + seconds
    while let second = bySecond.keys.filter({ $0 <= end }).min() {
      now = second
      // One at a time: whoever waits for nothing comes behind the rest of this second.
      let done = bySecond[second]?.removeFirst()
      if bySecond[second]?.isEmpty == true { bySecond[second] = nil }
      done?()
    }
    now = end
  }
}
