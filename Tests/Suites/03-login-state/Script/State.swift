/// The login screen as the lesson has it.
public struct State: Equatable, Sendable {
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

  /// What can happen on the screen.
  public enum Event: Equatable, Sendable {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(String)
    case onLoginError(LoginError)
  }
}

/// Why a login failed.
public enum LoginError: Int, Equatable, Sendable {
  case usernamePasswordMismatch
  case offline
}
