// Derived from `Stub.swift` and the types beside this file: `workbook author derive 3`.

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

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .reduce(let first, let second): writer.write(case: 0, first, second)
    case .canTriggerLogin(let first, let then): writer.write(case: 1, first, then)
    case .story: writer.write(case: 2)
    case .failures(let value): writer.write(case: 3, value)
    case .hasFailures(let value): writer.write(case: 4, value)
    case .run(let first, let second, let keeping): writer.write(case: 5, first, second, keeping)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .reduce(reader.read(), reader.read())
    case 1: self = try .canTriggerLogin(reader.read(), then: reader.read())
    case 2: self = .story
    case 3: self = try .failures(of: reader.read())
    case 4: self = try .hasFailures(of: reader.read())
    case 5: self = try .run(reader.read(), from: reader.read(), keeping: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Screen {
  public func pack(into writer: inout Writer) { writer.write(state, canTriggerLogin) }

  public init(from reader: inout Reader) throws(PackingError) {
    (state, canTriggerLogin) = try (reader.read(), reader.read())
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .state(let value): writer.write(case: 0, value)
    case .canTriggerLogin(let value): writer.write(case: 1, value)
    case .story(let value): writer.write(case: 2, value)
    case .failures(let value): writer.write(case: 3, value)
    case .hasFailures(let value): writer.write(case: 4, value)
    case .screens(let value): writer.write(case: 5, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .state(reader.read())
    case 1: self = try .canTriggerLogin(reader.read())
    case 2: self = try .story(reader.read())
    case 3: self = try .failures(reader.read())
    case 4: self = try .hasFailures(reader.read())
    case 5: self = try .screens(reader.read())
    default: throw reader.unknownCase()
    }
  }

  public var state: State? { if case .state(let value) = self { value } else { nil } }

  public var canTriggerLogin: [Bool]? {
    if case .canTriggerLogin(let value) = self { value } else { nil }
  }

  public var story: [State.Event]? { if case .story(let value) = self { value } else { nil } }

  public var failures: [String]? { if case .failures(let value) = self { value } else { nil } }

  public var hasFailures: Bool? {
    if case .hasFailures(let value) = self { value } else { nil }
  }

  public var screens: [Screen]? { if case .screens(let value) = self { value } else { nil } }
}

extension TestedReducer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .right: writer.write(case: 0)
    case .ignoresEverything: writer.write(case: 1)
    case .startsFromEmpty: writer.write(case: 2)
    case .mixesUpTheFields: writer.write(case: 3)
    case .faulty(let value): writer.write(case: 4, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .right
    case 1: self = .ignoresEverything
    case 2: self = .startsFromEmpty
    case 3: self = .mixesUpTheFields
    case 4: self = try .faulty(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Fault {
  public func pack(into writer: inout Writer) { writer.write(event, field, value) }

  public init(from reader: inout Reader) throws(PackingError) {
    (event, field, value) = try (reader.read(), reader.read(), reader.read())
  }
}
