import Traces

/// An effect, as it can be seen from outside.
public enum SeenEffect: Equatable, Packed, Sendable {
  /// With what `then` makes of a success and of each failure.
  case logIn(id: String, username: String, password: String, then: [String])
  case wait(id: String, seconds: Int, then: String)
  case cancel(id: String)
}

extension SeenEffect {
  /// Calls `then`, and gives its actions by their names.
  init<Action>(_ effect: Effect<Action>, naming name: (Action) -> String) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let answers: [LoginResult] = [
        .success("u1"), .failure(.offline), .failure(.usernamePasswordMismatch),
      ]
      self = .logIn(
        id: id, username: username, password: password, then: answers.map { name(then($0)) })
    case .wait(let id, let seconds, let then):
      self = .wait(id: id, seconds: seconds, then: name(then))
    case .cancel(let id): self = .cancel(id: id)
    }
  }

  /// The same without its id.
  public var withoutID: SeenEffect {
    var effect = self
    effect.id = "…"
    return effect
  }

  /// Its id, which is the exercise's own if it was mapped.
  public var id: String {
    get {
      switch self {
      case .logIn(let id, _, _, _), .wait(let id, _, _), .cancel(let id): id
      }
    }
    set {
      switch self {
      case .logIn(_, let username, let password, let then):
        self = .logIn(id: newValue, username: username, password: password, then: then)
      case .wait(_, let seconds, let then):
        self = .wait(id: newValue, seconds: seconds, then: then)
      case .cancel: self = .cancel(id: newValue)
      }
    }
  }
}

extension [SeenEffect] {
  /// The same with numbers in the place of ids: equal ids have equal numbers, the first one 1.
  public var numbered: [SeenEffect] {
    var known: [String] = []
    return map { effect in
      if !known.contains(effect.id) { known.append(effect.id) }
      var effect = effect
      effect.id = "\((known.firstIndex(of: effect.id) ?? 0) + 1)"
      return effect
    }
  }
}
