import LoginStateScript
import SuiteSupport

/// The login screen, run with events that somebody chooses.
extension Suite: PlayableSuite {
  package static let runCode = RunCode(
    opening: "var state = {state}", step: "state = State.reduce(state, event: {event})",
    comparing: [("state", "")])

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

  /// One event in one state, events in a row, or a state that is only looked at.
  package static func run(in script: [Call]) -> RunPart<Screen>? {
    guard script.count == 1 else { return nil }
    let (state, events): (State, [State.Event])
    switch script[0] {
    case .reduce(let start, let event): (state, events) = (start, [event])
    case .run(let all, let start, _): (state, events) = (start, all)
    case .canTriggerLogin(let start, nil): (state, events) = (start, [])
    default: return nil
    }
    // What an exercise says of the state is asked again when the run is played.
    let start = Screen(state: state, canTriggerLogin: Model.canTriggerLogin(state))
    return RunPart(
      from: state == State() ? nil : start, events.map { PlayEvent($0) },
      keeping: events.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Screen>) -> [Screen] {
    if case .screens(let screens)? = trace.first { screens } else { [] }
  }

  package static func view(of screen: Screen) -> MomentView {
    MomentView(
      state: Tree(describing: screen.state),
      derived: [
        Tree.Child(label: "canTriggerLogin", value: .leaf("\(screen.canTriggerLogin)"))
      ], screen: self.screen(of: screen))
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

extension PlayEvent {
  /// An event of the lesson as one that fits its form.
  init(_ event: State.Event) {
    switch event {
    case .onUpdateUsername(let text): self.init("onUpdateUsername", .text(text))
    case .onUpdatePassword(let text): self.init("onUpdatePassword", .text(text))
    case .onTriggerLogin: self.init("onTriggerLogin")
    case .onLoginSuccess(let userID): self.init("onLoginSuccess", .text(userID))
    case .onLoginError(let error): self.init("onLoginError", .text("\(error)"))
    }
  }
}
