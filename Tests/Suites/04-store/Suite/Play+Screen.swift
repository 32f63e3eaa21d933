import StoreScript
import SuiteSupport

extension Suite {
  /// The login as somebody sees it, the server, and who is told what.
  static func screen(of moment: Moment) -> PlayScreen {
    let (state, isOpen) = (moment.state, moment.lines != nil)
    let login = isOpen ? PlayEvent("tapLogin") : PlayEvent(Command.dispatch(.onTriggerLogin))
    let form: [[PlayElement]] = [
      [
        .field(
          "username", text: state.username,
          event: isOpen ? "typeUsername" : "dispatch.onUpdateUsername")
      ],
      [
        .field(
          "password", text: state.password, isSecret: true,
          event: isOpen ? "typePassword" : "dispatch.onUpdatePassword")
      ],
      [
        .button(PlayButton("log-in", key: "l", sends: login, isEnabled: Model.isLit(state))),
        .button(
          PlayButton(
            isOpen ? "close" : "open", key: "s", sends: PlayEvent(isOpen ? "close" : "open"))),
      ],
    ]
    return PlayScreen(
      lines: form + shown(at: moment) + [server(of: state), observers(at: moment)]
        + told(at: moment).map { [$0] })
  }

  /// What an open screen of the exercise shows, and otherwise what it would have to show.
  private static func shown(at moment: Moment) -> [[PlayElement]] {
    guard let lines = moment.lines else { return [status(of: moment.state)] }
    // Both fields stand above already.
    let rest = lines.count == Model.lineNames.count ? lines.dropFirst(2) : lines[...]
    let line = rest.filter { !$0.isEmpty }.joined(separator: " ")
    return [[.text("drawn", values: ["line": line])], [drawing(at: moment, lines)]]
  }

  private static func status(of state: State) -> [PlayElement] {
    if state.loading { return [.spinner("waiting")] }
    switch state.error {
    case .usernamePasswordMismatch?: return [.text("mismatch", tone: .bad)]
    case .offline?: return [.text("no-connection", tone: .bad)]
    case nil:
      return state.data.map { [.text("welcome", values: ["user": $0], tone: .good)] } ?? []
    }
  }

  /// Which parts the screen has drawn again, or which ones show another state than the store's.
  private static func drawing(at moment: Moment, _ lines: [String]) -> PlayElement {
    let stale = Model.lines(of: moment.state).enumerated().filter { place, line in
      !lines.indices.contains(place) || lines[place] != line
    }.map { Model.lineNames[$0.offset] }
    if !stale.isEmpty {
      return .text("stale", values: ["parts": stale.joined(separator: ", ")], tone: .bad)
    }
    guard !moment.redrawn.isEmpty else { return .text("nothing-redrawn", tone: .quiet) }
    let parts = moment.redrawn.joined(separator: ", ")
    return .text("redrawn", values: ["parts": parts], tone: .quiet)
  }

  /// It answers while it is asked; an answer at another time can be chosen like any event.
  private static func server(of state: State) -> [PlayElement] {
    func button(_ name: String, key: Character, _ event: Event) -> PlayElement {
      .button(
        PlayButton(
          name, key: key, sends: PlayEvent(Command.dispatch(event)), isEnabled: state.loading))
    }
    return [
      .text("server", tone: .quiet),
      button("accept", key: "y", .onLoginSuccess("u1")),
      button("refuse", key: "w", .onLoginError(.usernamePasswordMismatch)),
      button("fail", key: "t", .onLoginError(.offline)),
    ]
  }

  private static func observers(at moment: Moment) -> [PlayElement] {
    let (subscribed, third) = (moment.subscribed, observers[2])
    // There is room for three: one more is seen where it has come with a counterexample.
    let last = subscribed.contains(third) && !subscribed.contains(server) ? third : server
    return [.text("observers", tone: .quiet)]
      + (observers.prefix(2) + [last]).enumerated().map { index, observer in
        let name = moment.subscribed.contains(observer) ? "unsubscribe" : "subscribe"
        return .button(
          PlayButton(
            name, values: ["observer": observer], key: Character("\(index + 1)"),
            sends: PlayEvent(name, .text(observer))))
      }
  }

  /// How many calls of observers are told one by one.
  private static let longest = 4

  private static func told(at moment: Moment) -> [PlayElement] {
    let calls = moment.calls.prefix(longest).map { call -> PlayElement in
      guard let old = call.told.old else {
        return .text("told-first", values: ["observer": call.observer])
      }
      let changes = changes(from: old, to: call.told.new).map { "\($0.name): \($0.code)" }
      guard !changes.isEmpty else {
        return .text("told-the-same", values: ["observer": call.observer])
      }
      return .text(
        "told", values: ["observer": call.observer, "changes": changes.joined(separator: ", ")])
    }
    let rest = moment.calls.count - calls.count
    return calls + (rest > 0 ? [.text("more", values: ["count": "\(rest)"], tone: .quiet)] : [])
  }
}
