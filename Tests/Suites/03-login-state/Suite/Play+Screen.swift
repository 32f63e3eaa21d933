import LoginStateScript
import SuiteSupport

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
      button("refuse", key: "n", .onLoginError(.usernamePasswordMismatch)),
      button("fail", key: "t", .onLoginError(.offline)),
    ]
  }
}
