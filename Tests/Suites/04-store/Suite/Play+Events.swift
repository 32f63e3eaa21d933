import StoreScript
import SuiteSupport

extension Command {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first) {
    case ("dispatch.onUpdateUsername", .text(let text)): self = .dispatch(.onUpdateUsername(text))
    case ("dispatch.onUpdatePassword", .text(let text)): self = .dispatch(.onUpdatePassword(text))
    case ("dispatch.onTriggerLogin", nil): self = .dispatch(.onTriggerLogin)
    case ("dispatch.onLoginSuccess", .text(let user)): self = .dispatch(.onLoginSuccess(user))
    case ("dispatch.onLoginError", .text("offline")): self = .dispatch(.onLoginError(.offline))
    case ("dispatch.onLoginError", .text("usernamePasswordMismatch")):
      self = .dispatch(.onLoginError(.usernamePasswordMismatch))
    case ("subscribe", .text(let observer)): self = .subscribe(observer, id: observer)
    case ("unsubscribe", .text(let observer)): self = .unsubscribe(observer)
    case ("open", nil): self = .open(Suite.screen)
    case ("typeUsername", .text(let text)): self = .typeUsername(text, in: Suite.screen)
    case ("typePassword", .text(let text)): self = .typePassword(text, in: Suite.screen)
    case ("tapLogin", nil): self = .tapLogin(in: Suite.screen)
    case ("close", nil): self = .release(Suite.screen)
    default: return nil
    }
  }
}

extension PlayEvent {
  /// An event that is dispatched, as one that fits its form.
  init(dispatching event: Event) {
    switch event {
    case .onUpdateUsername(let text): self.init("dispatch.onUpdateUsername", .text(text))
    case .onUpdatePassword(let text): self.init("dispatch.onUpdatePassword", .text(text))
    case .onTriggerLogin: self.init("dispatch.onTriggerLogin")
    case .onLoginSuccess(let user): self.init("dispatch.onLoginSuccess", .text(user))
    case .onLoginError(let error): self.init("dispatch.onLoginError", .text("\(error)"))
    }
  }
}
