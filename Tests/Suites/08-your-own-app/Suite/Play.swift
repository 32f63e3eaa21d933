import SuiteSupport
import Traces
import YourOwnAppScript

/// The learner's kitchen, run with what somebody chooses to happen in it.
extension Suite: PlayableSuite {
  /// The kitchen at one moment of a run: all that is known of it.
  package struct Moment: Packed, Equatable {
    /// What the screen says.
    var lines: [String] = []
    /// The names that the bell was given by the latest event.
    var rung: [String] = []

    /// Writes the screen and the bell.
    package func pack(into writer: inout Writer) {
      writer.write(lines)
      writer.write(rung)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (lines, rung) = (try reader.read(), try reader.read())
    }

    init(lines: [String], rung: [String]) {
      (self.lines, self.rung) = (lines, rung)
    }
  }

  package static let runCode = RunCode(
    opening: "var state = AppState()", step: "appReducer(&state, {event})",
    comparing: [("screen(of: state)", "")])

  package static let forms = [
    EventForm("addTapped", PlayPart("name", .text), PlayPart("seconds", .number)),
    EventForm(
      "timer", PlayPart("id", .number),
      PlayPart(.choice(["startTapped", "pauseTapped", "resetTapped"]))),
    EventForm("removeTapped", PlayPart("id", .number)),
    EventForm("secondPassed"),
  ]

  /// The state is the learner's own: it can't be made again from what the screen says.
  package static var goesOnFromMoments: Bool { false }

  /// The kitchen as step 5 starts it, and for who isn't there yet the app on its own.
  package static func script(playing part: RunPart<Moment>) -> [Call] {
    let turns = part.events.compactMap(AppEvent.init).map { Turn($0) }
    return [.started(turns), .reducing(turns)]
  }

  package static func run(in script: [Call]) -> RunPart<Moment>? {
    let turns: [Turn]
    switch script.first {
    case .started(let all, 1)? where script.dropFirst().allSatisfy { $0 == .reducing(all) }:
      turns = all
    case .reducing(let all, 1, [])? where script.count == 1: turns = all
    default: return nil
    }
    guard !turns.isEmpty else { return nil }
    return RunPart(
      from: nil, turns.map { PlayEvent($0.event) }, keeping: turns.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    guard let started = trace.first?.moments, let reduced = trace.last?.moments else { return [] }
    let isStarted = started.contains { !$0.shown.isEmpty }
    var moments: [Moment] = []
    for (kitchen, app) in zip(started, reduced) {
      let lines = kitchen.shown.last ?? moments.last?.lines ?? []
      moments.append(
        isStarted
          ? Moment(lines: lines, rung: kitchen.rung) : Moment(lines: app.screen, rung: []))
    }
    return Array(moments.suffix(part.kept))
  }

  package static func view(of moment: Moment) -> MomentView {
    MomentView(
      state: Tree(describing: moment.lines),
      derived: [Tree.Child(label: "ring", value: Tree(describing: moment.rung))],
      screen: screen(of: moment))
  }
}
