import LoginStateScript
import SuiteSupport

/// The login screen, run with events that somebody chooses.
extension Suite: PlayableSuite {
  package static let runCode = RunCode(
    opening: "var state = {state}", step: "state = State.reduce(state, event: {event})",
    comparing: [("state", "")])

  package static let forms = State.Event.kinds.map(\.form)

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

extension State.Event: PlayableEvent {
  public static let kinds: [PlayableKind<State.Event>] = [
    PlayableKind("onUpdateUsername") { .onUpdateUsername($0) },
    PlayableKind("onUpdatePassword", last: .secret) { .onUpdatePassword($0) },
    PlayableKind("onTriggerLogin") { .onTriggerLogin },
    PlayableKind("onLoginSuccess") { .onLoginSuccess($0) },
    PlayableKind("onLoginError") { .onLoginError($0) },
  ]
}

extension LoginError: PlayablePart {}

extension Suite {
  /// The login as somebody sees it, and the server that answers it.
  static func screen(of screen: Screen) -> PlayScreen {
    let state = screen.state
    let form: [[PlayElement]] = [
      [.field("username", text: state.username, event: "onUpdateUsername")],
      [.field("password", text: state.password, isSecret: true, event: "onUpdatePassword")],
      [
        .button(
          PlayButton(
            "log-in", key: "l", sends: PlayEvent(State.Event.onTriggerLogin),
            isEnabled: screen.canTriggerLogin))
      ],
    ]
    return PlayScreen(lines: form + status(of: state).map { [$0] } + [server(of: state)])
  }

  /// Each field for itself, whatever the others say: so it is seen which of them are there at once.
  private static func status(of state: State) -> [PlayElement] {
    var lines: [PlayElement] = []
    if state.loading { lines.append(.spinner("waiting")) }
    switch state.error {
    case .usernamePasswordMismatch?: lines.append(.text("mismatch", tone: .bad))
    case .offline?: lines.append(.text("no-connection", tone: .bad))
    case nil: break
    }
    if let user = state.data {
      lines.append(.text("welcome", values: ["user": user], tone: .good))
    }
    return lines
  }

  /// It answers while it is asked; an answer at another time can be chosen like any event.
  private static func server(of state: State) -> [PlayElement] {
    func button(_ name: String, key: Character, _ event: State.Event) -> PlayElement {
      .button(PlayButton(name, key: key, sends: PlayEvent(event), isEnabled: state.loading))
    }
    return [
      .text("server", tone: .quiet),
      button("accept", key: "y", .onLoginSuccess("u1")),
      button("refuse", key: "w", .onLoginError(.usernamePasswordMismatch)),
      button("fail", key: "t", .onLoginError(.offline)),
    ]
  }
}
