import EffectsScript
import SuiteSupport

extension Suite {
  /// The login as somebody sees it, the server with its list, and the clock.
  static func screen(of moment: Moment) -> PlayScreen {
    let (app, state) = (moment.app, moment.app.state)
    let form: [[PlayElement]] = [
      [.field("username", text: state.username, event: "usernameChanged")],
      [.field("password", text: state.password, isSecret: true, event: "passwordChanged")],
      [
        .button(
          PlayButton(
            "log-in", key: "l", sends: PlayEvent("loginTapped"), isEnabled: !state.loading)),
        .button(
          PlayButton(
            "cancel", key: "k", sends: PlayEvent("cancelTapped"), isEnabled: state.loading)),
      ],
    ]
    return PlayScreen(
      lines: form + status(of: state).map { [$0] } + news(at: moment).map { [$0] }
        + server(app.requests) + clock(app.bells))
  }

  /// Each field for itself, whatever the others say.
  private static func status(of state: LoginState) -> [PlayElement] {
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

  /// What became of an answer; at the beginning, whose store it is.
  private static func news(at moment: Moment) -> [PlayElement] {
    switch moment.event {
    case nil: moment.app.hasStore ? [] : [.text("stand-in", tone: .quiet)]
    case .answer(let number, _)?:
      if !moment.app.requests.indices.contains(number) {
        [.text("no-request", tone: .quiet)]
      } else if moment.app.runs > 0 {
        [.text("taken", tone: .quiet)]
      } else {
        [.text("nobodys", tone: .quiet)]
      }
    default: []
    }
  }

  /// How many requests are seen at once: the latest.
  private static let longest = 2

  /// It may answer each request at any time, and more than once.
  private static func server(_ requests: [AppRequest]) -> [[PlayElement]] {
    [[.text("server", values: ["count": "\(requests.count)"], tone: .title)]]
      + requests.enumerated().suffix(longest).map { place, request in
        let isLatest = place == requests.count - 1
        return [
          .text(
            "request",
            values: [
              "number": "\(place + 1)", "user": String(request.username.prefix(10)),
              "count": "\(request.answerCount)",
            ]),
          .button(
            PlayButton(
              "accept", key: isLatest ? "y" : nil,
              sends: PlayEvent("serverAccepts", .number(place + 1), .text("u\(place + 1)")))),
          .button(
            PlayButton(
              "refuse", key: isLatest ? "n" : nil,
              sends: PlayEvent("serverRefuses", .number(place + 1), .text("offline")))),
        ]
      }
  }

  private static func clock(_ bells: [Int]) -> [[PlayElement]] {
    let times = bells.map { "\($0)" }.joined(separator: ", ")
    let text: PlayElement =
      bells.isEmpty
      ? .text("nobody-waits", tone: .quiet) : .text("clock", values: ["seconds": times])
    func button(_ name: String, key: Character, _ seconds: Int) -> PlayElement {
      .button(PlayButton(name, key: key, sends: PlayEvent("secondsPass", .number(seconds))))
    }
    return [
      [text], [button("one-second", key: "1", 1), button("three-seconds", key: "3", 3)],
    ]
  }
}
