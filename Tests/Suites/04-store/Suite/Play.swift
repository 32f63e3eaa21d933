import StoreScript
import SuiteSupport
import Traces

/// A store with observers and screens, run with what somebody chooses to do with it.
extension Suite: PlayableSuite {
  package static let runCode = RunCode(
    opening: "let store = Store(initialState: {state})", step: "store.dispatch(event: {event})",
    within: "dispatch", comparing: [("store.state", "")])

  package static let forms = [
    EventForm("dispatch.onUpdateUsername", PlayPart(.text)),
    EventForm("dispatch.onUpdatePassword", PlayPart(.secret)),
    EventForm("dispatch.onTriggerLogin"),
    EventForm("dispatch.onLoginSuccess", PlayPart(.text)),
    EventForm("dispatch.onLoginError", PlayPart(.choice(["usernamePasswordMismatch", "offline"]))),
    EventForm("subscribe", PlayPart(.choice(observers))),
    EventForm("unsubscribe", PlayPart(.choice(observers))),
    EventForm("open"),
    EventForm("typeUsername", PlayPart(.text)),
    EventForm("typePassword", PlayPart(.secret)),
    EventForm("tapLogin"),
    EventForm("close"),
  ]

  static let observers = ["ann", "ben", "cho"]
  static let screen = "screen"

  /// A store's observers and screens can't be made again from what is seen of them.
  package static var goesOnFromMoments: Bool { false }

  /// After the start and after each command the state is asked, and the screen if one is open.
  package static func script(playing part: RunPart<Moment>) -> Script {
    var isOpen = false
    let commands = part.events.compactMap(Command.init).flatMap { command -> [Command] in
      if case .open = command { isOpen = true }
      if case .release = command { isOpen = false }
      return [command, .state] + (isOpen ? [.redraws(of: screen), .lines(of: screen)] : [])
    }
    return Script(commands: [.state] + commands)
  }

  package static func run(in script: Script) -> RunPart<Moment>? {
    guard let events = script.playedEvents, !events.isEmpty else { return nil }
    return RunPart(from: nil, events, keeping: events.count + 1)
  }

  package static func moments(in trace: [Outcome], playing part: RunPart<Moment>) -> [Moment] {
    var moments: [Moment] = []
    var commands = part.events.compactMap(Command.init)[...]
    var next = Moment(state: State())
    for outcome in trace {
      switch outcome.answer {
      case .state(let state):
        next.state = state
        moments.append(next)
      case .redraws(let redraws):
        let before = moments.dropLast().last?.redraws ?? [:]
        moments[moments.count - 1].redraws = redraws
        moments[moments.count - 1].redrawn = redraws.keys.sorted(by: isAbove).filter {
          redraws[$0] != before[$0]
        }
      case .lines(let lines): moments[moments.count - 1].lines = lines
      case .truth, .count: break
      case nil:
        next = Moment(state: next.state, calls: outcome.calls, subscribed: next.subscribed)
        next.remember(commands.popFirst())
      }
    }
    return Array(moments.suffix(part.kept))
  }

  /// Whether a part of the screen stands above another one; what the lesson doesn't name stands below.
  private static func isAbove(_ first: String, _ second: String) -> Bool {
    func place(_ name: String) -> Int {
      Model.lineNames.firstIndex(of: name) ?? Model.lineNames.count
    }
    return (place(first), first) < (place(second), second)
  }

  package static func view(of moment: Moment) -> MomentView {
    let told = moment.calls.map { call in
      Tree.Child(
        label: call.observer,
        value: .node(
          opening: "(",
          children: [
            Tree.Child(value: Tree(describing: call.told.old as Any)),
            Tree.Child(value: Tree(describing: call.told.new)),
          ], closing: ")"))
    }
    return MomentView(
      state: Tree(describing: moment.state),
      derived: [
        Tree.Child(label: "told", value: .node(opening: "[", children: told, closing: "]")),
        Tree.Child(label: "redraws", value: Tree(describing: moment.redraws as Any)),
      ], screen: screen(of: moment))
  }
}
