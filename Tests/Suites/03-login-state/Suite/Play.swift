import LoginStateScript
import SuiteSupport

/// The login screen, run with events that somebody chooses.
extension Suite: PlayableSuite {
  package static let forms = [
    EventForm("onUpdateUsername", PlayPart(.text)),
    EventForm("onUpdatePassword", PlayPart(.secret)),
    EventForm("onTriggerLogin"),
    EventForm("onLoginSuccess", PlayPart(.text)),
    EventForm("onLoginError", PlayPart(.choice(["usernamePasswordMismatch", "offline"]))),
  ]

  package static func script(playing part: RunPart<Screen>) -> [Call] {
    [
      .run(
        part.events.compactMap(State.Event.init), from: part.start?.state ?? State(),
        keeping: part.kept)
    ]
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Screen>) -> [Screen] {
    if case .screens(let screens)? = trace.first { screens } else { [] }
  }

  package static func view(of screen: Screen) -> MomentView {
    MomentView(
      state: Tree(describing: screen.state),
      derived: [
        Tree.Child(label: "canTriggerLogin", value: .leaf("\(screen.canTriggerLogin)"))
      ])
  }
}

extension State.Event {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first) {
    case ("onUpdateUsername", .text(let text)): self = .onUpdateUsername(text)
    case ("onUpdatePassword", .text(let text)): self = .onUpdatePassword(text)
    case ("onTriggerLogin", nil): self = .onTriggerLogin
    case ("onLoginSuccess", .text(let userID)): self = .onLoginSuccess(userID)
    case ("onLoginError", .text("offline")): self = .onLoginError(.offline)
    case ("onLoginError", .text("usernamePasswordMismatch")):
      self = .onLoginError(.usernamePasswordMismatch)
    default: return nil
    }
  }
}
