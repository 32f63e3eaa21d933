import ReduceScript
import SuiteSupport

/// The counter, run with events that somebody chooses.
extension Suite: PlayableSuite {
  package static let forms = [
    EventForm("increase"), EventForm("decrease"), EventForm("reset", PlayPart("to", .number)),
  ]

  package static func script(playing part: RunPart<Int>) -> [Call] {
    part.events.compactMap(Event.init).enumerated().map { place, event in
      .reduce(place == 0 ? .state(part.start ?? 0) : .answer(place - 1), event)
    }
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Int>) -> [Int] {
    let states = trace.compactMap { if case .state(let state) = $0 { state } else { nil } }
    return Array(([part.start ?? 0] + states).suffix(part.kept))
  }

  package static func view(of state: Int) -> MomentView {
    MomentView(state: Tree(describing: state))
  }
}

extension Event {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first) {
    case ("increase", nil): self = .increase
    case ("decrease", nil): self = .decrease
    case ("reset", .number(let number)): self = .reset(to: number)
    default: return nil
    }
  }
}
