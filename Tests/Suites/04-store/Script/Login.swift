import Traces

/// Why a login failed, as the lesson has it.
public enum LoginError: Int, Packed, Sendable {
  case usernamePasswordMismatch
  case offline
}

/// What the lesson's app knows.
public struct State: Equatable, Sendable {
  /// What was typed as the user's name.
  public var username: String
  /// What was typed as the password.
  public var password: String
  /// Whether a login is under way.
  public var loading: Bool
  /// The id of the user who is logged in; nil if nobody is.
  public var data: String?
  /// Why the last login failed; nil if it didn't.
  public var error: LoginError?

  /// A state with nothing typed yet, but for what is given.
  public init(
    username: String = "", password: String = "", loading: Bool = false, data: String? = nil,
    error: LoginError? = nil
  ) {
    (self.username, self.password, self.loading) = (username, password, loading)
    (self.data, self.error) = (data, error)
  }
}

/// What can happen to it.
public enum Event: Equatable, Sendable {
  case onUpdateUsername(String)
  case onUpdatePassword(String)
  case onTriggerLogin
  case onLoginSuccess(String)
  case onLoginError(LoginError)
}

extension State: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(username)
    writer.write(password)
    writer.write(loading)
    writer.write(data)
    writer.write(error)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      username: try reader.read(), password: try reader.read(), loading: try reader.read(),
      data: try reader.read(), error: try reader.read())
  }
}

extension Event: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .onUpdateUsername(let username):
      writer.write(case: 0)
      writer.write(username)
    case .onUpdatePassword(let password):
      writer.write(case: 1)
      writer.write(password)
    case .onTriggerLogin: writer.write(case: 2)
    case .onLoginSuccess(let userID):
      writer.write(case: 3)
      writer.write(userID)
    case .onLoginError(let error):
      writer.write(case: 4)
      writer.write(error)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .onUpdateUsername(try reader.read())
    case 1: self = .onUpdatePassword(try reader.read())
    case 2: self = .onTriggerLogin
    case 3: self = .onLoginSuccess(try reader.read())
    case 4: self = .onLoginError(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
