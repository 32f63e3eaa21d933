// Lesson 7 · Effects: a clock that goes second by second, and a test with a clock face.

// MARK: - Step 5: TestClock

final class TestClock {
  private var now = 0
  private var alarms: [(at: Int, ring: () -> Void)] = []

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    alarms.append((at: now + seconds, ring: done))
  }

  func advance(by seconds: Int) {
    ringAll()
    for _ in 0..<seconds {
      now += 1
      ringAll()
    }
  }

  /// Rings all alarms of this second, with those that are set meanwhile.
  private func ringAll() {
    var index = 0
    while index < alarms.count {
      if alarms[index].at == now {
        alarms.remove(at: index).ring()
        // Only what stood behind it has moved up.
      } else {
        index += 1
      }
    }
  }
}

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  var faults: [String] = []
  func expect(_ isTrue: Bool, _ fault: String) {
    if !isTrue { faults.append(fault) }
  }

  let clock = TestClock()
  var questions: [[String]] = []
  var dones: [(LoginResult) -> Void] = []
  func answer(_ result: LoginResult) {
    // A broken login may have asked nothing.
    if let done = dones.popLast() { done(result) } else { faults.append("nobody was asked") }
  }
  func makeStore() -> Store<LoginState, LoginAction> {
    Store(
      initialValue: LoginState(), reducer: reducer,
      environment: Environment(
        logIn: {
          questions.append([$0, $1])
          dones.append($2)
        }, wait: { clock.wait($0, $1) }))
  }

  let store = makeStore()
  let names = ["ada", "grace", "ada"]
  for (number, name) in names.enumerated() {
    store.send(.usernameChanged(name))
    store.send(.passwordChanged("\(number)"))
    store.send(.loginTapped)
    expect(questions.last == [name, "\(number)"], "other words")
    answer(.failure(number == 1 ? .usernamePasswordMismatch : .offline))
    for second in 0..<3 {
      expect(store.value.error != nil, "second \(second)")
      // The next attempt begins while the error is shown.
      if second == 2, number < names.count - 1 { break }
      clock.advance(by: 1)
    }
  }
  expect(store.value.error == nil, "an error for ever")

  store.send(.loginTapped)
  store.send(.cancelTapped)
  let before = store.value
  answer(.success("nobody"))
  expect(store.value == before && !before.loading && before.data == nil, "an answer too late")
  return faults.isEmpty
}
