/// The login screen as the lesson has it.
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
