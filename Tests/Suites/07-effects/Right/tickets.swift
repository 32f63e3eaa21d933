// Lesson 7 · Effects: each effect has a ticket, and a torn ticket is worth nothing.

// MARK: - Step 2: Store

/// Says whether anybody still waits for an effect.
final class Ticket {
  var isValid = true
}

final class Store<Value, Action> {
  private(set) var value: Value
  private var tickets: [String: Ticket] = [:]
  private let reducer: Reducer<Value, Action>
  private let environment: Environment

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    self.value = initialValue
    self.reducer = reducer
    self.environment = environment
  }

  deinit {
    for ticket in tickets.values { ticket.isValid = false }
  }

  func send(_ action: Action) {
    var newValue = value
    let effects = reducer(&newValue, action)
    value = newValue
    for effect in effects {
      switch effect {
      case .logIn(let id, let username, let password, let then):
        environment.logIn(username, password, answer(to: ticket(for: id), then))
      case .wait(let id, let seconds, let then):
        let done = answer(to: ticket(for: id)) { (_: Void) in then }
        environment.wait(seconds) { done(()) }
      case .cancel(let id):
        tear(id)
      }
    }
  }

  private func ticket(for id: String) -> Ticket {
    tear(id)
    let ticket = Ticket()
    tickets[id] = ticket
    return ticket
  }

  private func tear(_ id: String) {
    tickets.removeValue(forKey: id)?.isValid = false
  }

  private func answer<Answer>(
    to ticket: Ticket, _ then: @escaping (Answer) -> Action
  ) -> (Answer) -> Void {
    return { [weak self] answer in
      // Whether anybody wants to know it or not.
      let action = then(answer)
      guard ticket.isValid else { return }
      ticket.isValid = false
      self?.send(action)
    }
  }
}

// MARK: - Step 6: loginWorks

/// A login that is tried: the test is its server, and says when time passes.
final class Trial {
  let clock = TestClock()
  var questions: [(words: [String], done: (LoginResult) -> Void)] = []
  var store: Store<LoginState, LoginAction>!

  init(_ reducer: @escaping Reducer<LoginState, LoginAction>) {
    let environment = Environment(
      logIn: { [unowned self] username, password, done in
        questions.append(([username, password], done))
      },
      wait: { [clock] seconds, done in clock.wait(seconds, done) })
    store = Store(
      initialValue: LoginState(username: "grace", password: "hopper"), reducer: reducer,
      environment: environment)
  }

  /// Taps, and says whether somebody was asked with the right words.
  func tapAsks() -> Bool {
    let count = questions.count
    store.send(.loginTapped)
    return questions.count == count + 1 && questions[count].words == ["grace", "hopper"]
      && store.value.loading && store.value.error == nil
  }

  /// The answer to the latest question.
  func answer(_ result: LoginResult) {
    questions.last?.done(result)
  }
}

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  let tests: [(Trial) -> Bool] = [
    { trial in
      guard trial.tapAsks() else { return false }
      trial.answer(.success("grace-1"))
      return trial.store.value.data == "grace-1" && !trial.store.value.loading
    },
    { trial in
      guard trial.tapAsks() else { return false }
      trial.store.send(.cancelTapped)
      trial.answer(.success("grace-1"))
      return trial.store.value == LoginState(username: "grace", password: "hopper")
    },
    { trial in
      guard trial.tapAsks() else { return false }
      trial.answer(.failure(.offline))
      trial.clock.advance(by: 2)
      guard trial.store.value.error == .offline, trial.tapAsks() else { return false }
      trial.answer(.failure(.usernamePasswordMismatch))
      trial.clock.advance(by: 2)
      guard trial.store.value.error == .usernamePasswordMismatch else { return false }
      trial.clock.advance(by: 1)
      return trial.store.value.error == nil
    },
  ]
  return tests.allSatisfy { test in test(Trial(reducer)) }
}
