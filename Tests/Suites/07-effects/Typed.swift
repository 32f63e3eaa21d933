// What the counterexamples of this lesson name besides the exercise's own: behind an exercise, and behind
// `Script/TestApp.swift`, `Script/SeenEffect.swift` and `Script/Outside.swift`, each of them can be typed
// in as it stands.

/// An action of another app: it is written down under its name, and says itself what is to be done.
struct Action {
  var name: String
  var effects: [Effect<Action>]

  init(_ name: String, _ effects: [Effect<Action>] = []) {
    (self.name, self.effects) = (name, effects)
  }

  /// What comes of an answer of the server.
  init(of username: String, _ result: LoginResult, _ effects: [Effect<Action>] = []) {
    switch result {
    case .success(let userID): self.init("\(username) is \(userID)", effects)
    case .failure(let error): self.init("\(username): \(error)", effects)
    }
  }
}

/// That app's reducer, and the world outside of its store.
final class World {
  enum Request {
    case asked(username: String, password: String)
    case waits(Int)
  }

  private let outside: Outside
  private(set) var runs: [String] = []
  private(set) var requests: [Request] = []
  /// What the store's value is whenever the world is asked.
  private(set) var found: [[String]] = []
  var value: (() -> [String])?

  init(_ manner: Manner = .later) { outside = Outside(manner) }

  func reducer(_ value: inout [String], _ action: Action) -> [Effect<Action>] {
    runs.append(action.name)
    if !action.name.isEmpty { value.append(action.name) }
    return action.effects
  }

  var environment: Environment {
    Environment(
      logIn: { [unowned self] username, password, done in
        note(.asked(username: username, password: password))
        outside.logIn(done)
      },
      wait: { [unowned self] seconds, done in
        note(.waits(seconds))
        outside.wait(done)
      })
  }

  private func note(_ request: Request) {
    requests.append(request)
    if let value { found.append(value()) }
  }

  func answer(_ number: Int, _ result: LoginResult) { outside.answer(number, result) }

  func ring(_ number: Int) { outside.ring(number) }
}

/// The runs of `first` to `fifth`, and of `list`.
var runs: [String] = []

func numbered(_ number: String) -> Reducer<[String], Action> {
  { value, action in
    runs.append("\(number) \(action.name)")
    value.append("\(number) \(action.name)")
    return action.effects.compactMap { effect in
      switch effect {
      case .logIn(let id, let username, let password, let then):
        own(id, number).map { .logIn(id: $0, username: username, password: password, then: then) }
      case .wait(let id, let seconds, let then):
        own(id, number).map { .wait(id: $0, seconds: seconds, then: then) }
      case .cancel(let id): own(id, number).map { .cancel(id: $0) }
      }
    }
  }
}

/// The id that the reducer with this number gives an effect; nil if the effect isn't its own.
func own(_ id: String, _ number: String) -> String? {
  id.isEmpty || id == number ? id : Int(id) == nil ? id + number : nil
}

let (first, second, third) = (numbered("1"), numbered("2"), numbered("3"))
let (fourth, fifth) = (numbered("4"), numbered("5"))

func list(_ value: inout [String], _ action: Action) -> [Effect<Action>] {
  runs.append(action.name)
  value.append(action.name)
  return action.effects
}

struct Board {
  var left: [String] = []
  var right: [String] = []
}

enum BoardAction {
  case left(Action)
  case right(Action)

  var left: Action? { if case .left(let action) = self { action } else { nil } }
  var right: Action? { if case .right(let action) = self { action } else { nil } }
}

/// Effects as they can be shown: with what `then` makes of a success and of each failure.
func seen(_ effects: [Effect<Action>]) -> [SeenEffect] {
  effects.map { SeenEffect($0, naming: \.name) }
}

func seen(_ effects: [Effect<BoardAction>]) -> [SeenEffect] {
  effects.map { effect in
    SeenEffect(effect) { action in
      switch action {
      case .left(let action): "left(\(action.name))"
      case .right(let action): "right(\(action.name))"
      }
    }
  }
}
