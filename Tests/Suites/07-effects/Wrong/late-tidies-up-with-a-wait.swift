// Fails: late.others
// Diagnosis: When a clock is asked for and 64 effects are under way, all of them are forgotten.

// MARK: - Step 2: Store

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: Reducer<Value, Action>
  private let environment: Environment
  private var underWay: [String: Int] = [:]
  private var count = 0

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    value = initialValue
    self.reducer = reducer
    self.environment = environment
  }

  func send(_ action: Action) {
    for effect in reducer(&value, action) { perform(effect) }
  }

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      if underWay.count >= 64 { underWay = [:] }
      let number = begin(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, number, with: then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }

  private func begin(_ id: String) -> Int {
    count += 1
    underWay[id] = count
    return count
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number else { return }
    underWay[id] = nil
    send(action)
  }
}
