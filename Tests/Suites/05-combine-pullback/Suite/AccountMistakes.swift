import CombinePullbackScript
import SuiteSupport

// The mistakes of step 5 in `accountReducer`.

extension Suite {
  static var accountDiagnoses: [Diagnosis<Suite>] {
    let whole = part(
      ["account.email-check", "account.register", "account.login", "account.logout"],
      actions: emailChecks + registrations + logins + [.logout],
      mistakes: [
        "account-ignores-action": { _, _ in },
        "account-loses-the-rest": { state, action in
          state = Settings()
          Model.accountReducer(&state, action)
        },
      ])
    let users = usersPart(
      ["account.register", "account.login"], actions: registrations + logins)
    return [whole.diagnosis(), users.diagnosis(within: [whole])]
      + [
        usersPart(["account.register"], actions: registrations),
        usersPart(["account.login"], actions: logins),
      ].map { $0.diagnosis(within: [whole, users]) }
      + [emailPart, logoutPart].map { $0.diagnosis(within: [whole]) }
  }

  private static func part(
    _ checks: [String], actions: [AccountAction],
    mistakes: KeyValuePairs<String, Reducer<Settings, AccountAction>>
  ) -> ReducerPart {
    account.part(checks, trying: actions, on: accountStates, mistakes: mistakes)
  }

  private static let users = [
    User(email: "ash@kanto.jp", password: "123456"),
    User(email: "ash@kanto.jp", password: "pika"),
    User(email: "misty@kanto.jp", password: "123456"),
    User(email: "brock", password: "onix"), User(email: "x", password: ""),
    User(email: "", password: "y"),
    User(email: "", password: ""), User(email: " Ash ", password: " Pika "),
  ]

  private static var accountStates: [Settings] {
    ([nil] + users).flatMap { user in
      [false, true].map { Settings(loginUser: user, isEmailValid: $0) }
    }
  }

  private static let emailChecks = [false, true].map { AccountAction.emailValid($0) }

  private static var registrations: [AccountAction] {
    users.map { .register(email: $0.email, password: $0.password) }
  }

  private static var logins: [AccountAction] {
    users.map { .login(email: $0.email, password: $0.password) }
  }

  private static var emailPart: ReducerPart {
    part(
      ["account.email-check"], actions: emailChecks,
      mistakes: [
        "account-ignores-action": { _, _ in },
        "email-not-as-checked": { state, _ in state.isEmailValid = true },
        "email-not-as-checked": { state, action in
          state.isEmailValid = state.isEmailValid || action == .emailValid(true)
        },
        "email-not-as-checked": { state, _ in state.isEmailValid = false },
        "email-not-as-checked": { state, _ in state.isEmailValid.toggle() },
        "email-not-as-checked": spoiling { next, _ in next.isEmailValid.toggle() },
        "account-loses-the-rest": spoiling { next, _ in next.loginUser = nil },
        "account-loses-the-rest": spoiling { next, _ in
          if !next.isEmailValid { next.loginUser = nil }
        },
      ])
  }

  private static var logoutPart: ReducerPart {
    part(
      ["account.logout"], actions: [.logout],
      mistakes: [
        "account-ignores-action": { _, _ in },
        "account-loses-the-rest": { state, _ in state = Settings() },
        "account-adds-a-condition": { state, _ in
          if state.isEmailValid { state.loginUser = nil }
        },
        "logout-empties-user": { state, _ in
          state.loginUser = User(email: "", password: "")
        },
        "logout-empties-user": { state, _ in
          if state.loginUser != nil { state.loginUser = User(email: "", password: "") }
        },
      ])
  }

  // MARK: Registering and logging in

  private static func usersPart(
    _ checks: [String], actions: [AccountAction]
  ) -> ReducerPart {
    part(
      checks, actions: actions,
      mistakes: [
        "account-ignores-action": { _, _ in },
        "account-judges-email": spoiling { next, _ in next.isEmailValid = true },
        "account-judges-email": spoiling { next, _ in
          next.isEmailValid = next.loginUser?.email.isEmpty == false
        },
        "account-judges-email": spoiling { next, _ in
          next.isEmailValid = next.loginUser?.email.contains("@") == true
        },
        "account-loses-the-rest": spoiling { next, _ in next.isEmailValid = false },
        "account-adds-a-condition": onlyIf { _, old in old.isEmailValid },
        "account-adds-a-condition": onlyIf { _, old in old.loginUser == nil },
        "account-adds-a-condition": onlyIf { _, old in old.loginUser != nil },
        "account-adds-a-condition": onlyIf { user, old in user.email != old.loginUser?.email },
        "account-adds-a-condition": onlyIf { user, _ in user.email != "" },
        "account-adds-a-condition": onlyIf { user, _ in user.password != "" },
        "account-adds-a-condition": onlyIf { user, _ in user.email != "" && user.password != "" },
        "account-adds-a-condition": onlyIf { user, _ in user.email.contains("@") },
        "user-mixes-texts": making { User(email: $0.password, password: $0.email) },
        "user-mixes-texts": making { User(email: $0.email, password: $0.email) },
        "user-mixes-texts": making { User(email: $0.password, password: $0.password) },
        "user-mixes-texts": making { User(email: $0.email, password: "") },
        "user-of-the-example": making { _ in users[0] },
        "user-trims-texts": making {
          User(email: $0.email.withoutEndBlanks, password: $0.password)
        },
        "user-trims-texts": making {
          User(email: $0.email.withoutEndBlanks, password: $0.password.withoutEndBlanks)
        },
        "user-lowercases-texts": making {
          User(email: $0.email.lowercased(), password: $0.password)
        },
        "user-lowercases-texts": making {
          User(email: $0.email.lowercased(), password: $0.password.lowercased())
        },
        "user-of-the-example": onlyIf { user, _ in user == users[0] },
      ])
  }

  /// What a right reducer does, and then this to it.
  private static func spoiling(
    _ spoil: @escaping (_ next: inout Settings, _ old: Settings) -> Void
  ) -> Reducer<Settings, AccountAction> {
    { state, action in
      let old = state
      Model.accountReducer(&state, action)
      spoil(&state, old)
    }
  }

  private static func onlyIf(
    _ condition: @escaping (_ new: User, _ old: Settings) -> Bool
  ) -> Reducer<Settings, AccountAction> {
    spoiling { next, old in
      if let user = next.loginUser, !condition(user, old) { next = old }
    }
  }

  private static func making(
    _ change: @escaping (User) -> User
  ) -> Reducer<Settings, AccountAction> {
    spoiling { next, _ in next.loginUser = next.loginUser.map(change) }
  }
}
