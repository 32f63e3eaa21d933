import StoreScript
import SuiteSupport
import Traces

/// A store with observers and screens, run with what somebody chooses to do with it.
extension Suite: PlayableSuite {
  /// The store at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// Its state.
    var state: State
    /// Who was told what by the last command.
    var calls: [StoreScript.Call]
    /// How often each part of the screen was redrawn; nil where no screen is open.
    var redraws: [String: Int]?

    /// Writes the state, the calls and the redraws.
    package func pack(into writer: inout Writer) {
      writer.write(state)
      writer.write(calls)
      writer.write(redraws)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (state, calls) = (try reader.read(), try reader.read())
      redraws = try reader.read()
    }

    init(state: State, calls: [StoreScript.Call] = [], redraws: [String: Int]? = nil) {
      (self.state, self.calls, self.redraws) = (state, calls, redraws)
    }
  }

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

  private static let observers = ["ann", "ben", "cho"]
  static let screen = "screen"

  /// A store's observers and screens can't be made again from what is seen of them.
  package static var goesOnFromMoments: Bool { false }

  /// After the start and after each command the state is asked, and the screen if one is open.
  package static func script(playing part: RunPart<Moment>) -> Script {
    var isOpen = false
    let commands = part.events.compactMap(Command.init).flatMap { command -> [Command] in
      if case .open = command { isOpen = true }
      if case .release = command { isOpen = false }
      return [command, .state] + (isOpen ? [.redraws(of: screen)] : [])
    }
    return Script(commands: [.state] + commands)
  }

  package static func moments(in trace: [Outcome], playing part: RunPart<Moment>) -> [Moment] {
    var moments: [Moment] = []
    var calls: [StoreScript.Call] = []
    for outcome in trace {
      switch outcome.answer {
      case .state(let state): moments.append(Moment(state: state, calls: calls))
      case .redraws(let redraws): moments[moments.count - 1].redraws = redraws
      case .lines, .truth, .count: break
      case nil: calls = outcome.calls
      }
    }
    return Array(moments.suffix(part.kept))
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
      ])
  }
}

extension Command {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first) {
    case ("dispatch.onUpdateUsername", .text(let text)): self = .dispatch(.onUpdateUsername(text))
    case ("dispatch.onUpdatePassword", .text(let text)): self = .dispatch(.onUpdatePassword(text))
    case ("dispatch.onTriggerLogin", nil): self = .dispatch(.onTriggerLogin)
    case ("dispatch.onLoginSuccess", .text(let user)): self = .dispatch(.onLoginSuccess(user))
    case ("dispatch.onLoginError", .text("offline")): self = .dispatch(.onLoginError(.offline))
    case ("dispatch.onLoginError", .text("usernamePasswordMismatch")):
      self = .dispatch(.onLoginError(.usernamePasswordMismatch))
    case ("subscribe", .text(let observer)): self = .subscribe(observer, id: observer)
    case ("unsubscribe", .text(let observer)): self = .unsubscribe(observer)
    case ("open", nil): self = .open(Suite.screen)
    case ("typeUsername", .text(let text)): self = .typeUsername(text, in: Suite.screen)
    case ("typePassword", .text(let text)): self = .typePassword(text, in: Suite.screen)
    case ("tapLogin", nil): self = .tapLogin(in: Suite.screen)
    case ("close", nil): self = .release(Suite.screen)
    default: return nil
    }
  }
}
