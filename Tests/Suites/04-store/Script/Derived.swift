// Derived from `Stub.swift` and the types beside this file: `workbook author derive 4`.

import Traces

public enum LoginError: Int, CaseIterable, Error, Packed, Sendable {
  case usernamePasswordMismatch
  case offline
}

public struct State: Equatable, Packed, Sendable {
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

  public enum Event: Equatable, Packed, Sendable {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(String)
    case onLoginError(LoginError)

    public func pack(into writer: inout Writer) {
      switch self {
      case .onUpdateUsername(let value): writer.write(case: 0, value)
      case .onUpdatePassword(let value): writer.write(case: 1, value)
      case .onTriggerLogin: writer.write(case: 2)
      case .onLoginSuccess(let value): writer.write(case: 3, value)
      case .onLoginError(let value): writer.write(case: 4, value)
      }
    }

    public init(from reader: inout Reader) throws(PackingError) {
      switch try reader.readCase() {
      case 0: self = try .onUpdateUsername(reader.read())
      case 1: self = try .onUpdatePassword(reader.read())
      case 2: self = .onTriggerLogin
      case 3: self = try .onLoginSuccess(reader.read())
      case 4: self = try .onLoginError(reader.read())
      default: throw reader.unknownCase()
      }
    }
  }
}

extension Script {
  public func pack(into writer: inout Writer) {
    writer.write(initial, commands, readsState)
    writer.write(looks)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (initial, commands, readsState) = try (reader.read(), reader.read(), reader.read())
    looks = try reader.read()
  }
}

extension Command {
  public func pack(into writer: inout Writer) {
    switch self {
    case .dispatch(let value): writer.write(case: 0, value)
    case .subscribe(let first, let id, let doing): writer.write(case: 1, first, id, doing)
    case .unsubscribe(let value): writer.write(case: 2, value)
    case .unsubscribeUnknown: writer.write(case: 3)
    case .other(let value): writer.write(case: 4, value)
    case .open(let value): writer.write(case: 5, value)
    case .typeUsername(let first, let second): writer.write(case: 6, first, second)
    case .typePassword(let first, let second): writer.write(case: 7, first, second)
    case .tapLogin(let value): writer.write(case: 8, value)
    case .release(let value): writer.write(case: 9, value)
    case .idsDiffer: writer.write(case: 10)
    case .isGone(let value): writer.write(case: 11, value)
    case .heldClosures: writer.write(case: 12)
    case .stateIsWritable: writer.write(case: 13)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .dispatch(reader.read())
    case 1: self = try .subscribe(reader.read(), id: reader.read(), doing: reader.read())
    case 2: self = try .unsubscribe(reader.read())
    case 3: self = .unsubscribeUnknown
    case 4: self = try .other(reader.read())
    case 5: self = try .open(reader.read())
    case 6: self = try .typeUsername(reader.read(), in: reader.read())
    case 7: self = try .typePassword(reader.read(), in: reader.read())
    case 8: self = try .tapLogin(in: reader.read())
    case 9: self = try .release(reader.read())
    case 10: self = .idsDiffer
    case 11: self = try .isGone(reader.read())
    case 12: self = .heldClosures
    case 13: self = .stateIsWritable
    default: throw reader.unknownCase()
    }
  }
}

extension Reaction {
  public func pack(into writer: inout Writer) { writer.write(occasion, commands) }

  public init(from reader: inout Reader) throws(PackingError) {
    (occasion, commands) = try (reader.read(), reader.read())
  }
}

extension Occasion {
  public func pack(into writer: inout Writer) {
    switch self {
    case .call(let value): writer.write(case: 0, value)
    case .calls(let value): writer.write(case: 1, value)
    case .loading: writer.write(case: 2)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .call(reader.read())
    case 1: self = try .calls(reader.read())
    case 2: self = .loading
    default: throw reader.unknownCase()
    }
  }
}

extension Outcome {
  public func pack(into writer: inout Writer) {
    writer.write(calls, dispatched, answer)
    writer.write(look)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (calls, dispatched, answer) = try (reader.read(), reader.read(), reader.read())
    look = try reader.read()
  }
}

extension Look {
  public func pack(into writer: inout Writer) { writer.write(states, screens) }

  public init(from reader: inout Reader) throws(PackingError) {
    (states, screens) = try (reader.read(), reader.read())
  }
}

extension ScreenLook {
  public func pack(into writer: inout Writer) { writer.write(name, lines, redraws) }

  public init(from reader: inout Reader) throws(PackingError) {
    (name, lines, redraws) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Call {
  public func pack(into writer: inout Writer) {
    writer.write(observer, told, seen)
    writer.write(lines, isReplay)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (observer, told, seen) = try (reader.read(), reader.read(), reader.read())
    (lines, isReplay) = try (reader.read(), reader.read())
  }
}

extension Told {
  public func pack(into writer: inout Writer) { writer.write(old, new) }

  public init(from reader: inout Reader) throws(PackingError) {
    (old, new) = try (reader.read(), reader.read())
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .truth(let value): writer.write(case: 0, value)
    case .count(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .truth(reader.read())
    case 1: self = try .count(reader.read())
    default: throw reader.unknownCase()
    }
  }

  public var truth: Bool? { if case .truth(let value) = self { value } else { nil } }

  public var count: Int? { if case .count(let value) = self { value } else { nil } }
}
