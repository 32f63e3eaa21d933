/// One thing that is done with a store, or asked of it.
public indirect enum StoreCommand: Equatable, Sendable {
  case send(Deed)
  /// The server answers the request with this number, counted from 0; also once more.
  case answer(Int, LoginResult)
  /// The clock calls back whoever waited as the one with this number, counted from 0; also once more.
  case ring(Int)
  /// The same in a second store, which has a world outside of its own.
  case other(StoreCommand)
  /// Lets go of the last reference to the store.
  case release

  // MARK: Questions

  case value
  /// Whether the store is gone.
  case isGone
}

/// How the world outside of a store answers.
public enum Manner: Int, Sendable {
  /// When a command says so.
  case later
  /// Before it gives back, and it looks at the store's value first.
  case atOnce
}

/// What was to be seen of a store.
public enum StoreEvent: Equatable, Sendable {
  /// The reducer ran with the action of this name.
  case ran(String)
  /// The environment was asked to log somebody in.
  case asked(username: String, password: String)
  /// The environment was asked to wait.
  case waits(Int)
  /// The value that the environment found in the store while it was asked.
  case found([String])
  /// The store's value, as the answer to a question.
  case value([String])
  /// Whether the store is gone, as the answer to a question.
  case isGone(Bool)
}

extension StoreCommand {
  /// Whether it is answered by an event of its own.
  public var isQuestion: Bool {
    switch self {
    case .value, .isGone: true
    case .other(let command): command.isQuestion
    default: false
    }
  }
}

extension StoreEvent {
  /// Whether it is the answer to a question.
  public var isAnswer: Bool {
    switch self {
    case .value, .isGone: true
    default: false
    }
  }
}
