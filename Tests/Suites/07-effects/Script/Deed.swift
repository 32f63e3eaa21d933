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

  public var id: String {
    switch self {
    case .logIn(let id, _, _, _), .wait(let id, _, _), .cancel(let id): id
    }
  }

  /// What the reducer with this number makes of it: it has the number behind its id. The empty id is the
  /// same for all reducers, and what has a number for its id is only wanted by the one with that number.
  public func marked(_ number: String) -> Wish? {
    func own(_ id: String) -> String? {
      id.isEmpty || id == number ? id : Int(id) == nil ? id + number : nil
    }
    return switch self {
    case .logIn(let id, let username, let password, let then):
      own(id).map { .logIn(id: $0, username: username, password: password, then: then) }
    case .wait(let id, let seconds, let then):
      own(id).map { .wait(id: $0, seconds: seconds, then: then) }
    case .cancel(let id): own(id).map { .cancel(id: $0) }
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
