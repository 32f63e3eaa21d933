import Traces

/// A reducer that the learner's tester is given: the right one, or one with one fault.
///
/// Its name stands in the counterexample, and is the key of the remark in `Feedback.md` that says what
/// is wrong with it.
public enum NamedReducer: Int, Packed, Sendable {
  case rightReducer
  case ignoresEverything

  case ignoresUsername
  case ignoresPassword
  case neverLoads
  case loadsOnAfterSuccess
  case losesUser
  case loadsOnAfterError
  case losesError

  case keepsOldError
  case keepsOldUser

  case startsFromEmpty
  case usernameClearsError
  case passwordClearsError
  case triggerClearsPassword
  case successClearsError
  case errorClearsPassword
  case errorClearsUser

  case mixesUpTheFields
  case emptiesWhatIsTyped
  case storesUsernameAsUser
  case blamesPassword
  case blamesNetwork
}

extension NamedReducer {
  /// The state that this reducer makes follow when an event happens.
  public func reduce(_ state: State, _ event: State.Event) -> State {
    switch (self, event) {
    case (.ignoresEverything, _): return state
    case (.startsFromEmpty, _): return Self.right(State(), event)
    case (.mixesUpTheFields, .onUpdateUsername(let text)):
      return Self.right(state, .onUpdatePassword(text))
    case (.mixesUpTheFields, .onUpdatePassword(let text)):
      return Self.right(state, .onUpdateUsername(text))
    default:
      var next = Self.right(state, event)
      spoil(&next, after: event, in: state)
      return next
    }
  }

  private static func right(_ state: State, _ event: State.Event) -> State {
    var next = state
    switch event {
    case .onUpdateUsername(let username): next.username = username
    case .onUpdatePassword(let password): next.password = password
    case .onTriggerLogin: (next.loading, next.data, next.error) = (true, nil, nil)
    case .onLoginSuccess(let userID): (next.loading, next.data) = (false, userID)
    case .onLoginError(let error): (next.loading, next.error) = (false, error)
    }
    return next
  }

  /// Puts the one fault into a state that is right so far.
  private func spoil(_ next: inout State, after event: State.Event, in old: State) {
    switch (self, event) {
    case (.ignoresUsername, .onUpdateUsername): next.username = old.username
    case (.ignoresPassword, .onUpdatePassword): next.password = old.password
    case (.neverLoads, .onTriggerLogin): next.loading = old.loading
    case (.loadsOnAfterSuccess, .onLoginSuccess): next.loading = old.loading
    case (.losesUser, .onLoginSuccess): next.data = old.data
    case (.loadsOnAfterError, .onLoginError): next.loading = old.loading
    case (.losesError, .onLoginError): next.error = old.error
    case (.keepsOldError, .onTriggerLogin): next.error = old.error
    case (.keepsOldUser, .onTriggerLogin): next.data = old.data
    case (.usernameClearsError, .onUpdateUsername): next.error = nil
    case (.passwordClearsError, .onUpdatePassword): next.error = nil
    case (.triggerClearsPassword, .onTriggerLogin): next.password = ""
    case (.successClearsError, .onLoginSuccess): next.error = nil
    case (.errorClearsPassword, .onLoginError): next.password = ""
    case (.errorClearsUser, .onLoginError): next.data = nil
    case (.emptiesWhatIsTyped, .onUpdateUsername): next.username = ""
    case (.emptiesWhatIsTyped, .onUpdatePassword): next.password = ""
    case (.storesUsernameAsUser, .onLoginSuccess): next.data = next.username
    case (.blamesPassword, .onLoginError): next.error = .usernamePasswordMismatch
    case (.blamesNetwork, .onLoginError): next.error = .offline
    default: break
    }
  }
}
