import EffectsScript
import SuiteSupport
import Traces

/// The login in its store, run by somebody who is the user, the server and the clock.
extension Suite: PlayableSuite {
  /// The app at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// All that is to be seen.
    var app: AppMoment
    /// What led here; nil at the beginning.
    var event: AppEvent?
  }

  package static let runCode = RunCode(
    opening: [
      "let clock = TestClock()", "var answers: [(LoginResult) -> Void] = []",
      "let environment = Environment(",
      "  logIn: { _, _, done in answers.append(done) }, wait: clock.wait)", "let store = Store(",
      "  initialValue: {state}, reducer: loginReducer, environment: environment)",
    ].joined(separator: "\n    "),
    step: "store.send({event})", comparing: [("store.value", "")])

  package static let forms = AppEvent.kinds.map(\.form)

  /// What is under way in a store can't be made again from what is seen of it.
  package static var goesOnFromMoments: Bool { false }

  package static func script(playing part: RunPart<Moment>) -> [Call] {
    [.app(part.events.compactMap(AppEvent.init))]
  }

  package static func run(in script: [Call]) -> RunPart<Moment>? {
    guard script.count == 1 else { return nil }
    let events: [AppEvent]
    switch script[0] {
    case .app(let all): events = all
    case .login(let all, let state):
      guard let played = AppEvent.playing(all, from: state) else { return nil }
      events = played
    default: return nil
    }
    guard !events.isEmpty else { return nil }
    return RunPart(from: nil, events.map { PlayEvent(choosing: $0) }, keeping: events.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    guard case .app(let moments)? = trace.first else { return [] }
    let events = [nil] + part.events.map { AppEvent($0) }
    return zip(moments, events).map { Moment(app: $0, event: $1) }.suffix(part.kept)
  }

  package static func view(of moment: Moment) -> MomentView {
    let app = moment.app
    let requests = app.requests.map { request in
      Tree.Child(
        value: Tree(
          describing: (
            username: request.username, password: request.password, answers: request.answerCount
          )))
    }
    return MomentView(
      state: Tree(describing: app.state),
      derived: (app.right.map { [Tree.Child(label: "right", value: Tree(describing: $0))] } ?? [])
        + [
          Tree.Child(
            label: "asked", value: .node(opening: "[", children: requests, closing: "]")),
          Tree.Child(label: "waits", value: Tree(describing: app.bells)),
        ], screen: screen(of: moment), code: moment.event?.code)
  }
}

extension AppEvent {
  /// How it is written in a test, if it isn't sent to the store.
  fileprivate var code: String? {
    switch self {
    case .send: nil
    // Such a test has the login on the left only.
    case .sendRight(let action): "// .right(\(SuiteSupport.code(action)))"
    // Somebody may answer what was never asked.
    case .answer(let number, let result):
      "if answers.indices.contains(\(number)) { answers[\(number)](\(SuiteSupport.code(result))) }"
    case .pass(let seconds): "clock.advance(by: \(seconds))"
    }
  }
}

extension AppEvent: PlayableEvent {
  /// The requests are counted from 1.
  public static let kinds: [PlayableKind<AppEvent>] = [
    PlayableKind("usernameChanged") { .send(.usernameChanged($0)) },
    PlayableKind("passwordChanged", last: .secret) { .send(.passwordChanged($0)) },
    PlayableKind("loginTapped") { .send(.loginTapped) },
    PlayableKind("cancelTapped") { .send(.cancelTapped) },
    PlayableKind("right.usernameChanged") { .sendRight(.usernameChanged($0)) },
    PlayableKind("right.passwordChanged", last: .secret) { .sendRight(.passwordChanged($0)) },
    PlayableKind("right.loginTapped") { .sendRight(.loginTapped) },
    PlayableKind("right.cancelTapped") { .sendRight(.cancelTapped) },
    PlayableKind("serverAccepts", as: .call, "request", nil) { .answer($0 &- 1, .success($1)) },
    PlayableKind("serverRefuses", as: .call, "request", nil) { .answer($0 &- 1, .failure($1)) },
    PlayableKind("secondsPass", as: .call) { .pass($0) },
  ]
}

extension LoginError: PlayablePart {}

extension AppEvent {
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
  init(choosing event: AppEvent) {
    switch event {
    case .send(let action): self.init(choosing: action)
    case .sendRight(let action):
      self.init(choosing: action)
      if ["usernameChanged", "passwordChanged", "loginTapped", "cancelTapped"].contains(name) {
        name = "right.\(name)"
      }
    case .answer(let number, .success(let userID)):
      self.init("serverAccepts", .number(number &+ 1), .text(userID))
    case .answer(let number, .failure(let error)):
      self.init("serverRefuses", .number(number &+ 1), .text("\(error)"))
    case .pass(let seconds): self.init("secondsPass", .number(seconds))
    }
  }

  private init(choosing action: LoginAction) {
    switch action {
    case .usernameChanged(let text): self.init("usernameChanged", .text(text))
    case .passwordChanged(let text): self.init("passwordChanged", .text(text))
    case .loginTapped: self.init("loginTapped")
    case .cancelTapped: self.init("cancelTapped")
    case .answered(let result): self.init(choosing: .answer(0, result))
    case .errorWasSeen: self.init("secondsPass", .number(0))
    }
  }
}

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
        + (app.right.map { [second($0)] } ?? []) + server(app.requests) + [clock(app.bells)])
  }

  /// The login on the right, in one line.
  private static func second(_ state: LoginState) -> [PlayElement] {
    let user = String(state.username.prefix(6))
    let text: PlayElement =
      if state.loading {
        .text("right-waiting", values: ["user": user])
      } else if state.error != nil {
        .text("right-error", values: ["user": user], tone: .bad)
      } else if let data = state.data {
        .text("right-welcome", values: ["user": String(data.prefix(6))], tone: .good)
      } else {
        .text("right", values: ["user": user])
      }
    let button =
      state.loading
      ? PlayButton("cancel", sends: PlayEvent("right.cancelTapped"))
      : PlayButton("log-in", sends: PlayEvent("right.loginTapped"))
    return [
      text,
      .button(
        PlayButton(
          "right-name", sends: PlayEvent("right.usernameChanged", .text("grace")), asking: true)),
      .button(button),
    ]
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
              "refuse", key: isLatest ? "w" : nil,
              sends: PlayEvent("serverRefuses", .number(place + 1), .text("offline")))),
        ]
      }
  }

  private static func clock(_ bells: [Int]) -> [PlayElement] {
    let times = bells.map { "\($0)" }.joined(separator: ", ")
    let text: PlayElement =
      bells.isEmpty
      ? .text("nobody-waits", tone: .quiet) : .text("clock", values: ["seconds": times])
    func button(_ name: String, key: Character, _ seconds: Int) -> PlayElement {
      .button(PlayButton(name, key: key, sends: PlayEvent("secondsPass", .number(seconds))))
    }
    return [text, button("one-second", key: "1", 1), button("three-seconds", key: "3", 3)]
  }
}
