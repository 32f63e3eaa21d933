// Lesson 7 · Effects: the store keeps two closures, and the actions that it still waits for.

// MARK: - Step 2: Store

final class Store<Value, Action> {
  private(set) var value: Value
  /// Runs the reducer on a value that it gets and gives back.
  private let run: (Value, Action) -> (Value, [Effect<Action>])
  private let ask: (String, String, @escaping (LoginResult) -> Void) -> Void
  private let rest: (Int, @escaping () -> Void) -> Void

  private enum Waiting {
    case forServer(Int, then: (LoginResult) -> Action)
    case forClock(Int, then: Action)
  }
  private var waiting = [String: Waiting]()
  private var effectsSoFar = 0

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    value = initialValue
    run = { value, action in
      var value = value
      let effects = reducer(&value, action)
      return (value, effects)
    }
    ask = environment.logIn
    rest = environment.wait
  }

  func send(_ action: Action) {
    let effects: [Effect<Action>]
    (value, effects) = run(value, action)
    for effect in effects {
      effectsSoFar += 1
      switch effect {
      case .logIn(let id, let username, let password, let then):
        waiting[id] = .forServer(effectsSoFar, then: then)
        ask(username, password) { [weak self, number = effectsSoFar] result in
          self?.answered(id, number, result)
        }
      case .wait(let id, let seconds, let then):
        waiting[id] = .forClock(effectsSoFar, then: then)
        rest(seconds) { [weak self, number = effectsSoFar] in
          self?.answered(id, number, nil)
        }
      case .cancel(let id):
        waiting[id] = nil
      }
    }
  }

  private func answered(_ id: String, _ number: Int, _ result: LoginResult?) {
    switch (waiting[id], result) {
    case (.forServer(number, let then), let result?):
      waiting[id] = nil
      send(then(result))
    case (.forClock(number, let then), nil):
      waiting[id] = nil
      send(then)
    default:
      break
    }
  }
}

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  let nothing: Reducer<Value, Action> = { _, _ in [] }
  return reducers.reduce(nothing) { first, second in
    { value, action in
      let effects = first(&value, action)
      return effects + second(&value, action)
    }
  }
}

private let bothLogins: Reducer<TwoLogins, TwoLoginsAction> = combine(
  pullback(loginReducer, value: \.left, action: \.left, toGlobal: { .left($0) }, id: "L"),
  pullback(loginReducer, value: \.right, action: \.right, toGlobal: { .right($0) }, id: "R"))

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  bothLogins(&state, action)
}
