// An app of the suite's own, for stores and combined reducers: an action says itself what is wanted.

import Traces

/// An action that is written down under its name, and whose effects come with it.
public struct Deed: Equatable, Packed, Sendable {
  /// What is written down; nothing, if it is empty.
  public var name: String
  /// What its reducer asks for.
  public var wishes: [Wish]

  /// An action that asks for nothing, if nothing is given.
  public init(_ name: String, _ wishes: [Wish] = []) {
    (self.name, self.wishes) = (name, wishes)
  }
}

/// An effect of such an action.
public indirect enum Wish: Equatable, Packed, Sendable {
  /// What comes of the answer is named after the user and the answer, and asks for these.
  case logIn(id: String, username: String, password: String, then: [Wish])
  case wait(id: String, seconds: Int, then: Deed)
  case cancel(id: String)
}

extension Deed {
  /// What comes of an answer of the server.
  public init(of username: String, _ result: LoginResult, _ wishes: [Wish]) {
    switch result {
    case .success(let userID): self.init("\(username) is \(userID)", wishes)
    case .failure(let error): self.init("\(username): \(error)", wishes)
    }
  }
}

extension Wish {
  public var effect: Effect<Deed> {
    switch self {
    case .logIn(let id, let username, let password, let wishes):
      .logIn(
        id: id, username: username, password: password,
        then: { Deed(of: username, $0, wishes) })
    case .wait(let id, let seconds, let then): .wait(id: id, seconds: seconds, then: then)
    case .cancel(let id): .cancel(id: id)
    }
  }

  /// The same with this behind its id.
  public func marked(_ mark: String) -> Wish {
    switch self {
    case .logIn(let id, let username, let password, let then):
      .logIn(id: id + mark, username: username, password: password, then: then)
    case .wait(let id, let seconds, let then):
      .wait(id: id + mark, seconds: seconds, then: then)
    case .cancel(let id): .cancel(id: id + mark)
    }
  }
}

/// An app with two lists in which such actions are written down.
public struct Board: Equatable, Packed, Sendable {
  public var left: [String]
  public var right: [String]

  /// Two lists, empty if nothing is given.
  public init(left: [String] = [], right: [String] = []) {
    (self.left, self.right) = (left, right)
  }
}

/// What can happen in that app.
public enum BoardDeed: Equatable, Packed, Sendable {
  case left(Deed)
  case right(Deed)

  /// The left list's action; nil if this isn't one.
  public var left: Deed? { if case .left(let deed) = self { deed } else { nil } }
  /// The right list's action; nil if this isn't one.
  public var right: Deed? { if case .right(let deed) = self { deed } else { nil } }
}
