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

    /// Writes the app and the event.
    package func pack(into writer: inout Writer) {
      writer.write(app)
      writer.write(event)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (app, event) = (try reader.read(), try reader.read())
    }

    init(app: AppMoment, event: AppEvent? = nil) {
      (self.app, self.event) = (app, event)
    }
  }

  package static let runCode = RunCode(
    opening: [
      "let clock = TestClock()", "var answers: [(LoginResult) -> Void] = []",
      "let environment = Environment(",
      "  logIn: { _, _, done in answers.append(done) }, wait: clock.wait)", "let store = Store(",
      "  initialValue: {state}, reducer: loginReducer, environment: environment)",
    ].joined(separator: "\n    "),
    step: "store.send({event})", comparing: [("store.value", "")])

  package static let forms = [
    EventForm("usernameChanged", PlayPart(.text)),
    EventForm("passwordChanged", PlayPart(.secret)),
    EventForm("loginTapped"),
    EventForm("cancelTapped"),
    EventForm("serverAccepts", as: .call, PlayPart("request", .number), PlayPart(.text)),
    EventForm(
      "serverRefuses", as: .call, PlayPart("request", .number),
      PlayPart(.choice(["usernamePasswordMismatch", "offline"]))),
    EventForm("secondsPass", as: .call, PlayPart(.number)),
  ]

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
    return RunPart(from: nil, events.map { PlayEvent($0) }, keeping: events.count + 1)
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
      derived: [
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
    // Somebody may answer what was never asked.
    case .answer(let number, let result):
      "if answers.indices.contains(\(number)) { answers[\(number)](\(SuiteSupport.code(result))) }"
    case .pass(let seconds): "clock.advance(by: \(seconds))"
    }
  }
}
