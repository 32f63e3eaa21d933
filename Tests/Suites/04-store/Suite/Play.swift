import StoreScript
import SuiteSupport
import Traces

/// A store with observers and screens, run with what somebody chooses to do with it.
extension Suite: PlayableSuite {
  package static let runCode = RunCode(
    opening: "let store = Store(initialState: {state})", step: "store.dispatch(event: {event})",
    within: "dispatch", comparing: [("store.state", "")])

  package static let forms = Command.kinds.map(\.form)

  static let observers = ["ann", "ben", "cho"]
  /// The observer that answers a login while it is told of it: an event inside of an event.
  static let server = "server"
  static let screen = "screen"

  /// A store's observers and screens can't be made again from what is seen of them.
  package static var goesOnFromMoments: Bool { false }

  package static func script(playing part: RunPart<Moment>) -> Script {
    Script(commands: part.events.compactMap(Command.init), looks: true)
  }

  package static func run(in script: Script) -> RunPart<Moment>? {
    guard let events = script.playedEvents, !events.isEmpty else { return nil }
    return RunPart(from: nil, events, keeping: events.count + 1)
  }

  package static func moments(in trace: [Outcome], playing part: RunPart<Moment>) -> [Moment] {
    var moments: [Moment] = []
    for (command, outcome) in zip([nil] + part.events.map(Command.init), trace) {
      let before = moments.last ?? Moment(state: State())
      var next = Moment(
        state: outcome.look?.states.first ?? before.state, calls: outcome.calls,
        subscribed: before.subscribed)
      next.remember(command)
      if let screen = outcome.look?.screens.first {
        (next.lines, next.redraws) = (screen.lines, screen.redraws)
        next.redrawn = screen.redraws.keys.sorted(by: isAbove).filter {
          screen.redraws[$0] != before.redraws?[$0]
        }
      }
      moments.append(next)
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
      Tree.Child(label: call.observer, value: Tree(describing: (call.told.old, call.told.new)))
    }
    return MomentView(
      state: Tree(describing: moment.state),
      derived: [
        Tree.Child(label: "told", value: .node(opening: "[", children: told, closing: "]")),
        Tree.Child(label: "redraws", value: Tree(describing: moment.redraws as Any)),
      ], screen: screen(of: moment))
  }
}

extension Suite {
  /// What an observer does by itself while it is told something.
  static func reactions(of observer: String) -> [Reaction] {
    observer == server ? [Reaction(when: .loading, [.dispatch(.onLoginSuccess("u1"))])] : []
  }
}

extension Suite {
  /// The store at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// Its state.
    var state: State
    /// Who was told what by the last command.
    var calls: [StoreScript.Call]
    /// Who has subscribed, and hasn't unsubscribed since.
    var subscribed: [String]
    /// How often each part of the screen was redrawn; nil where no screen is open.
    var redraws: [String: Int]?
    /// The parts that the last command had redrawn.
    var redrawn: [String] = []
    /// What the screen shows; nil where none is open.
    var lines: [String]?

    init(state: State, calls: [StoreScript.Call] = [], subscribed: [String] = []) {
      (self.state, self.calls, self.subscribed) = (state, calls, subscribed)
    }

    /// Takes down who comes and goes by a command.
    mutating func remember(_ command: Command?) {
      switch command {
      case .subscribe(let observer, _, _) where !subscribed.contains(observer):
        subscribed.append(observer)
      case .unsubscribe(let observer): subscribed.removeAll { $0 == observer }
      default: break
      }
    }
  }
}

extension Script {
  /// What is done, as events that fit their forms; nil if a run can't do all of it, or wouldn't show
  /// what is asked.
  var playedEvents: [PlayEvent]? {
    guard initial == State(), !readsState, var cast = Cast(of: observers) else {
      return nil
    }
    var events: [PlayEvent] = []
    for command in commands {
      guard let event = cast.event(of: command) else { return nil }
      events.append(event)
    }
    return events
  }
}

/// Who of a script is who in a run: there are few observers, and one screen at a time.
private struct Cast {
  /// What observers are called in a run, by what they are called in the script.
  private var names: [String: String] = [:]
  private var subscribed: Set<String> = []
  /// Under which name the id of each observer's latest subscription was kept.
  private var ids: [String: String] = [:]
  /// The open one.
  private var screen: String?

  /// Whoever has a name of a run keeps it, the others take what is left; nil if that isn't enough.
  init?(of observers: [String]) {
    var free = Suite.observers.filter { !observers.contains($0) }[...]
    for observer in observers where names[observer] == nil && observer != Suite.server {
      guard let name = Suite.observers.contains(observer) ? observer : free.popFirst() else {
        return nil
      }
      names[observer] = name
    }
  }

  mutating func event(of command: Command) -> PlayEvent? {
    switch command {
    case .dispatch: return PlayEvent(command)
    case .subscribe(Suite.server, _, Suite.reactions(of: Suite.server)):
      return PlayEvent("subscribe", .text(Suite.server))
    case .subscribe(let observer, let id, []):
      subscribed.insert(observer)
      ids = ids.filter { $0.value != id }
      ids[observer] = id
      return names[observer].map { PlayEvent("subscribe", .text($0)) }
    case .unsubscribe(Suite.server) where !ids.values.contains(Suite.server):
      return PlayEvent("unsubscribe", .text(Suite.server))
    case .unsubscribe(let id):
      return unsubscribed(by: id).map { PlayEvent("unsubscribe", .text($0)) }
    case .open(let name) where isFree(for: name):
      screen = name
      return PlayEvent("open")
    case .typeUsername(let text, let name) where isFree(for: name):
      return PlayEvent("typeUsername", .text(text))
    case .typePassword(let text, let name) where isFree(for: name):
      return PlayEvent("typePassword", .text(text))
    case .tapLogin(let name) where isFree(for: name): return PlayEvent("tapLogin")
    case .release(let name) where name != Script.store && isFree(for: name):
      screen = nil
      return PlayEvent("close")
    default: return nil
    }
  }

  /// Whether what is done with this screen is done with the open one, or with none.
  private func isFree(for name: String) -> Bool { screen == nil || screen == name }

  /// Who unsubscribes in a run by what is the id of this name in the script.
  private func unsubscribed(by id: String) -> String? {
    if let observer = ids.first(where: { $0.value == id })?.key { return names[observer] }
    // Nobody does in either, if nobody has this name.
    let isTaken = names.contains { $0.key != id && $0.value == id }
    return Suite.observers.contains(id) && !isTaken && !subscribed.contains(id) ? id : nil
  }
}

extension Command: PlayableEvent {
  public static let kinds: [PlayableKind<Command>] = [
    PlayableKind("dispatch.onUpdateUsername") { .dispatch(.onUpdateUsername($0)) },
    PlayableKind("dispatch.onUpdatePassword", last: .secret) { .dispatch(.onUpdatePassword($0)) },
    PlayableKind("dispatch.onTriggerLogin") { .dispatch(.onTriggerLogin) },
    PlayableKind("dispatch.onLoginSuccess") { .dispatch(.onLoginSuccess($0)) },
    PlayableKind("dispatch.onLoginError") { .dispatch(.onLoginError($0)) },
    PlayableKind("subscribe", last: .choice(Suite.observers + [Suite.server])) {
      .subscribe($0, id: $0, doing: Suite.reactions(of: $0))
    },
    PlayableKind("unsubscribe", last: .choice(Suite.observers + [Suite.server])) {
      (observer: String) in
      .unsubscribe(observer)
    },
    PlayableKind("open") { .open(Suite.screen) },
    PlayableKind("typeUsername") { .typeUsername($0, in: Suite.screen) },
    PlayableKind("typePassword", last: .secret) { .typePassword($0, in: Suite.screen) },
    PlayableKind("tapLogin") { .tapLogin(in: Suite.screen) },
    PlayableKind("close") { .release(Suite.screen) },
  ]
}

extension LoginError: PlayablePart {}
