// Derived from `Stub.swift` and the types beside this file: `workbook author derive 7`.

import Traces

public enum LoginError: Int, CaseIterable, Error, Packed, Sendable {
  case usernamePasswordMismatch
  case offline
}

public struct LoginState: Equatable, Packed, Sendable {
  public var username: String
  public var password: String
  public var loading: Bool
  public var data: String?
  public var error: LoginError?

  public init(
    username: String = "", password: String = "", loading: Bool = false, data: String? = nil,
    error: LoginError? = nil
  ) {
    (self.username, self.password, self.loading) = (username, password, loading)
    (self.data, self.error) = (data, error)
  }

  public func pack(into writer: inout Writer) {
    writer.write(username, password, loading)
    writer.write(data, error)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (username, password, loading) = try (reader.read(), reader.read(), reader.read())
    (data, error) = try (reader.read(), reader.read())
  }
}

public enum LoginAction: Equatable, Packed, Sendable {
  case usernameChanged(String)
  case passwordChanged(String)
  case loginTapped
  case cancelTapped
  case answered(LoginResult)
  case errorWasSeen

  public func pack(into writer: inout Writer) {
    switch self {
    case .usernameChanged(let value): writer.write(case: 0, value)
    case .passwordChanged(let value): writer.write(case: 1, value)
    case .loginTapped: writer.write(case: 2)
    case .cancelTapped: writer.write(case: 3)
    case .answered(let value): writer.write(case: 4, value)
    case .errorWasSeen: writer.write(case: 5)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .usernameChanged(reader.read())
    case 1: self = try .passwordChanged(reader.read())
    case 2: self = .loginTapped
    case 3: self = .cancelTapped
    case 4: self = try .answered(reader.read())
    case 5: self = .errorWasSeen
    default: throw reader.unknownCase()
    }
  }
}

public struct TwoLogins: Equatable, Packed, Sendable {
  public var left: LoginState
  public var right: LoginState

  public init(left: LoginState = LoginState(), right: LoginState = LoginState()) {
    (self.left, self.right) = (left, right)
  }

  public func pack(into writer: inout Writer) { writer.write(left, right) }

  public init(from reader: inout Reader) throws(PackingError) {
    (left, right) = try (reader.read(), reader.read())
  }
}

public enum TwoLoginsAction: Equatable, Packed, Sendable {
  case left(LoginAction)
  case right(LoginAction)

  public func pack(into writer: inout Writer) {
    switch self {
    case .left(let value): writer.write(case: 0, value)
    case .right(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .left(reader.read())
    case 1: self = try .right(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension AppEvent {
  public func pack(into writer: inout Writer) {
    switch self {
    case .send(let value): writer.write(case: 0, value)
    case .sendRight(let value): writer.write(case: 1, value)
    case .answer(let first, let second): writer.write(case: 2, first, second)
    case .pass(let value): writer.write(case: 3, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .send(reader.read())
    case 1: self = try .sendRight(reader.read())
    case 2: self = try .answer(reader.read(), reader.read())
    case 3: self = try .pass(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension AppMoment {
  public func pack(into writer: inout Writer) {
    writer.write(state, right, requests)
    writer.write(bells, runs, hasStore)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (state, right, requests) = try (reader.read(), reader.read(), reader.read())
    (bells, runs, hasStore) = try (reader.read(), reader.read(), reader.read())
  }
}

extension AppRequest {
  public func pack(into writer: inout Writer) { writer.write(username, password, answerCount) }

  public init(from reader: inout Reader) throws(PackingError) {
    (username, password, answerCount) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .login(let first, let second): writer.write(case: 0, first, second)
    case .twoLogins(let first, let second): writer.write(case: 1, first, second)
    case .newTwoLogins: writer.write(case: 2)
    case .store(let first, let second, let third): writer.write(case: 3, first, second, third)
    case .storeValueIsWritable: writer.write(case: 4)
    case .combine(let first, let second): writer.write(case: 5, first, second)
    case .map(let value): writer.write(case: 6, value)
    case .mapPutsInFront(let value): writer.write(case: 7, value)
    case .mapAgain(let value): writer.write(case: 8, value)
    case .pullback(let first, let toRight, let third):
      writer.write(case: 9, first, toRight, third)
    case .pullbacks(let first, let second): writer.write(case: 10, first, second)
    case .pullbackPutsInFront(let first, let second): writer.write(case: 11, first, second)
    case .clock(let value): writer.write(case: 12, value)
    case .loginWorks(let value): writer.write(case: 13, value)
    case .loginWorksAsking(let username, let password):
      writer.write(case: 14, username, password)
    case .wordsTapped: writer.write(case: 15)
    case .app(let value): writer.write(case: 16, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .login(reader.read(), from: reader.read())
    case 1: self = try .twoLogins(reader.read(), from: reader.read())
    case 2: self = .newTwoLogins
    case 3: self = try .store(reader.read(), from: reader.read(), reader.read())
    case 4: self = .storeValueIsWritable
    case 5: self = try .combine(reader.read(), reader.read())
    case 6: self = try .map(reader.read())
    case 7: self = try .mapPutsInFront(reader.read())
    case 8: self = try .mapAgain(reader.read())
    case 9: self = try .pullback(reader.read(), toRight: reader.read(), from: reader.read())
    case 10: self = try .pullbacks(reader.read(), to: reader.read())
    case 11: self = try .pullbackPutsInFront(reader.read(), to: reader.read())
    case 12: self = try .clock(reader.read())
    case 13: self = try .loginWorks(reader.read())
    case 14: self = try .loginWorksAsking(username: reader.read(), password: reader.read())
    case 15: self = .wordsTapped
    case 16: self = try .app(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .login(let value): writer.write(case: 0, value)
    case .twoLogins(let value): writer.write(case: 1, value)
    case .store(let value): writer.write(case: 2, value)
    case .truth(let value): writer.write(case: 3, value)
    case .words(let value): writer.write(case: 4, value)
    case .parts(let value): writer.write(case: 5, value)
    case .effects(let value): writer.write(case: 6, value)
    case .clock(let value): writer.write(case: 7, value)
    case .app(let value): writer.write(case: 8, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .login(reader.read())
    case 1: self = try .twoLogins(reader.read())
    case 2: self = try .store(reader.read())
    case 3: self = try .truth(reader.read())
    case 4: self = try .words(reader.read())
    case 5: self = try .parts(reader.read())
    case 6: self = try .effects(reader.read())
    case 7: self = try .clock(reader.read())
    case 8: self = try .app(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension ClockCommand {
  public func pack(into writer: inout Writer) {
    switch self {
    case .wait(let value): writer.write(case: 0, value)
    case .advance(let value): writer.write(case: 1, value)
    case .other(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .wait(reader.read())
    case 1: self = try .advance(by: reader.read())
    case 2: self = try .other(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Sleeper {
  public func pack(into writer: inout Writer) { writer.write(name, seconds, then) }

  public init(from reader: inout Reader) throws(PackingError) {
    (name, seconds, then) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Deed {
  public func pack(into writer: inout Writer) { writer.write(name, wishes) }

  public init(from reader: inout Reader) throws(PackingError) {
    (name, wishes) = try (reader.read(), reader.read())
  }
}

extension Wish {
  public func pack(into writer: inout Writer) {
    switch self {
    case .logIn(let id, let username, let password, let then):
      writer.write(case: 0, id, username, password)
      writer.write(then)
    case .wait(let id, let seconds, let then): writer.write(case: 1, id, seconds, then)
    case .cancel(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0:
      self = try .logIn(
        id: reader.read(), username: reader.read(), password: reader.read(),
        then: reader.read())
    case 1: self = try .wait(id: reader.read(), seconds: reader.read(), then: reader.read())
    case 2: self = try .cancel(id: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Board {
  public func pack(into writer: inout Writer) { writer.write(left, right) }

  public init(from reader: inout Reader) throws(PackingError) {
    (left, right) = try (reader.read(), reader.read())
  }
}

extension BoardDeed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .left(let value): writer.write(case: 0, value)
    case .right(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .left(reader.read())
    case 1: self = try .right(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension LoginResult {
  public func pack(into writer: inout Writer) {
    switch self {
    case .success(let value): writer.write(case: 0, value)
    case .failure(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .success(reader.read())
    case 1: self = try .failure(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Mapping {
  public func pack(into writer: inout Writer) { writer.write(wish, name, isRight) }

  public init(from reader: inout Reader) throws(PackingError) {
    (wish, name, isRight) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Place {
  public func pack(into writer: inout Writer) { writer.write(isRight, name) }

  public init(from reader: inout Reader) throws(PackingError) {
    (isRight, name) = try (reader.read(), reader.read())
  }
}

extension PartsMoment {
  public func pack(into writer: inout Writer) { writer.write(board, effects, runs) }

  public init(from reader: inout Reader) throws(PackingError) {
    (board, effects, runs) = try (reader.read(), reader.read(), reader.read())
  }
}

extension RunEvent where Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .send(let value): writer.write(case: 0, value)
    case .answer(let first, let second): writer.write(case: 1, first, second)
    case .pass(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .send(reader.read())
    case 1: self = try .answer(reader.read(), to: reader.read())
    case 2: self = try .pass(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension RunMoment where Value: Packed, Action: Packed {
  public func pack(into writer: inout Writer) { writer.write(actions, value, awaited) }

  public init(from reader: inout Reader) throws(PackingError) {
    (actions, value, awaited) = try (reader.read(), reader.read(), reader.read())
  }
}

extension SeenEffect {
  public func pack(into writer: inout Writer) {
    switch self {
    case .logIn(let id, let username, let password, let then):
      writer.write(case: 0, id, username, password)
      writer.write(then)
    case .wait(let id, let seconds, let then): writer.write(case: 1, id, seconds, then)
    case .cancel(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0:
      self = try .logIn(
        id: reader.read(), username: reader.read(), password: reader.read(),
        then: reader.read())
    case 1: self = try .wait(id: reader.read(), seconds: reader.read(), then: reader.read())
    case 2: self = try .cancel(id: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension StoreCommand {
  public func pack(into writer: inout Writer) {
    switch self {
    case .send(let value): writer.write(case: 0, value)
    case .answer(let first, let second): writer.write(case: 1, first, second)
    case .ring(let value): writer.write(case: 2, value)
    case .other(let value): writer.write(case: 3, value)
    case .release: writer.write(case: 4)
    case .value: writer.write(case: 5)
    case .isGone: writer.write(case: 6)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .send(reader.read())
    case 1: self = try .answer(reader.read(), reader.read())
    case 2: self = try .ring(reader.read())
    case 3: self = try .other(reader.read())
    case 4: self = .release
    case 5: self = .value
    case 6: self = .isGone
    default: throw reader.unknownCase()
    }
  }
}

extension StoreEvent {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran(let value): writer.write(case: 0, value)
    case .asked(let username, let password): writer.write(case: 1, username, password)
    case .waits(let value): writer.write(case: 2, value)
    case .found(let value): writer.write(case: 3, value)
    case .value(let value): writer.write(case: 4, value)
    case .isGone(let value): writer.write(case: 5, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .ran(reader.read())
    case 1: self = try .asked(username: reader.read(), password: reader.read())
    case 2: self = try .waits(reader.read())
    case 3: self = try .found(reader.read())
    case 4: self = try .value(reader.read())
    case 5: self = try .isGone(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Awaited where Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .server(let username, let password): writer.write(case: 0, username, password)
    case .clock(let seconds, let then): writer.write(case: 1, seconds, then)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .server(username: reader.read(), password: reader.read())
    case 1: self = try .clock(seconds: reader.read(), then: reader.read())
    default: throw reader.unknownCase()
    }
  }
}
