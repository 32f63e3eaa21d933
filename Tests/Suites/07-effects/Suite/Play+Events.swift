import EffectsScript
import SuiteSupport

extension AppEvent {
  /// An event that fits its form; the requests are counted from 1 there.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first, event.values.dropFirst().first) {
    case ("usernameChanged", .text(let text), nil): self = .send(.usernameChanged(text))
    case ("passwordChanged", .text(let text), nil): self = .send(.passwordChanged(text))
    case ("loginTapped", nil, nil): self = .send(.loginTapped)
    case ("cancelTapped", nil, nil): self = .send(.cancelTapped)
    case ("serverAccepts", .number(let number), .text(let userID)):
      self = .answer(number &- 1, .success(userID))
    case ("serverRefuses", .number(let number), .text("offline")):
      self = .answer(number &- 1, .failure(.offline))
    case ("serverRefuses", .number(let number), .text("usernamePasswordMismatch")):
      self = .answer(number &- 1, .failure(.usernamePasswordMismatch))
    case ("secondsPass", .number(let seconds), nil): self = .pass(seconds)
    default: return nil
    }
  }

  /// What happens to a reducer alone, done to the whole app; nil if that can't be played.
  ///
  /// - Parameter state: only what is typed can be brought about.
  static func playing(
    _ events: [RunEvent<LoginAction>], from state: LoginState
  ) -> [AppEvent]? {
    let typed = LoginState(username: state.username, password: state.password)
    guard state == typed else { return nil }
    var played: [AppEvent] = []
    if !state.username.isEmpty { played.append(.send(.usernameChanged(state.username))) }
    if !state.password.isEmpty { played.append(.send(.passwordChanged(state.password))) }
    var taps = 0
    for event in events {
      switch event {
      case .send(let action):
        if action == .loginTapped { taps += 1 }
        // A form has no word for these: they come of what was asked.
        switch action {
        case .answered, .errorWasSeen: return nil
        default: played.append(.send(action))
        }
      // Who waits for an answer is whoever tapped last.
      case .answer(let result, _): played.append(.answer(taps - 1, result))
      case .pass(let seconds): played.append(.pass(seconds))
      }
    }
    return played
  }
}

extension PlayEvent {
  /// An event of the app as one that fits its form.
  init(_ event: AppEvent) {
    switch event {
    case .send(.usernameChanged(let text)): self.init("usernameChanged", .text(text))
    case .send(.passwordChanged(let text)): self.init("passwordChanged", .text(text))
    case .send(.loginTapped): self.init("loginTapped")
    case .send(.cancelTapped): self.init("cancelTapped")
    case .send(.answered(let result)): self.init(AppEvent.answer(0, result))
    case .send(.errorWasSeen): self.init("secondsPass", .number(0))
    case .answer(let number, .success(let userID)):
      self.init("serverAccepts", .number(number &+ 1), .text(userID))
    case .answer(let number, .failure(let error)):
      self.init("serverRefuses", .number(number &+ 1), .text("\(error)"))
    case .pass(let seconds): self.init("secondsPass", .number(seconds))
    }
  }
}
