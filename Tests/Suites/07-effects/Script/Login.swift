/// Why a login failed, as the lesson has it.
public enum LoginError: Int, Sendable {
  case usernamePasswordMismatch
  case offline
}

/// What a server answers, as the lesson has it.
public enum LoginResult: Equatable, Sendable {
  case success(String)
  case failure(LoginError)
}

/// What the lesson's login knows.
public struct LoginState: Equatable, Sendable {
  /// What was typed as the user's name.
  public var username: String
  /// What was typed as the password.
  public var password: String
  /// Whether the server's answer is waited for.
  public var loading: Bool
  /// The id of the user who is logged in; nil if nobody is.
  public var data: String?
  /// Why the last login failed; nil if it didn't, or if that was seen.
  public var error: LoginError?

  /// A login in which nothing has happened, but for what is given.
  public init(
    username: String = "", password: String = "", loading: Bool = false, data: String? = nil,
    error: LoginError? = nil
  ) {
    (self.username, self.password, self.loading) = (username, password, loading)
    (self.data, self.error) = (data, error)
  }
}

/// What can happen to a login.
public enum LoginAction: Equatable, Sendable {
  case usernameChanged(String)
  case passwordChanged(String)
  case loginTapped
  case cancelTapped
  case answered(LoginResult)
  case errorWasSeen
}

/// A screen where two people log in, as the lesson has it.
public struct TwoLogins: Equatable, Sendable {
  /// The login on the left.
  public var left: LoginState
  /// The login on the right.
  public var right: LoginState

  /// Two logins in which nothing has happened, but for what is given.
  public init(left: LoginState = LoginState(), right: LoginState = LoginState()) {
    (self.left, self.right) = (left, right)
  }
}

/// Everything that can happen on that screen.
public enum TwoLoginsAction: Equatable, Sendable {
  case left(LoginAction)
  case right(LoginAction)
}
