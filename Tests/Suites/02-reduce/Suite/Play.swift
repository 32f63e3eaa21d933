import ReduceScript
import SuiteSupport

/// The counter, run with events that somebody chooses.
extension Suite: PlayableSuite {
  package static let runCode = RunCode(
    opening: "var state = {state}", step: "state = reduce(state, event: {event})",
    comparing: [("state", "")])

  package static let forms = Event.kinds.map(\.form)

  /// What the counter shows at the beginning of a run.
  private static let beginning = 0

  package static func script(playing part: RunPart<Int>) -> [Call] {
    part.events.compactMap(Event.init).enumerated().map { place, event in
      .reduce(place == 0 ? .state(part.start ?? beginning) : .answer(place - 1), event)
    }
  }

  /// Only calls of `reduce` of which each goes on from the one before.
  package static func run(in script: [Call]) -> RunPart<Int>? {
    var start: Int?
    var events: [PlayEvent] = []
    for (place, call) in script.enumerated() {
      switch call {
      case .reduce(.state(let state), let event) where place == 0:
        start = state == beginning ? nil : state
        events.append(PlayEvent(event))
      case .reduce(.answer(place - 1), let event) where place > 0:
        events.append(PlayEvent(event))
      default: return nil
      }
    }
    return events.isEmpty ? nil : RunPart(from: start, events, keeping: events.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Int>) -> [Int] {
    Array(([part.start ?? beginning] + trace.states).suffix(part.kept))
  }

  package static func view(of state: Int) -> MomentView {
    MomentView(state: Tree(describing: state), screen: screen(of: state))
  }

  /// The counter as somebody sees it.
  private static func screen(of state: Int) -> PlayScreen {
    PlayScreen(
      [.text("count", values: ["count": "\(state)"], tone: .title)],
      [
        .button(PlayButton("decrease", key: "-", sends: PlayEvent(Event.decrease))),
        .button(PlayButton("increase", key: "+", sends: PlayEvent(Event.increase))),
        .button(PlayButton("reset", key: "r", sends: PlayEvent(Event.reset(to: 0)), asking: true)),
      ])
  }
}

extension Event: PlayableEvent {
  public static let kinds: [PlayableKind<Event>] = [
    PlayableKind("increase") { .increase }, PlayableKind("decrease") { .decrease },
    PlayableKind("reset", "to") { .reset(to: $0) },
  ]
}
