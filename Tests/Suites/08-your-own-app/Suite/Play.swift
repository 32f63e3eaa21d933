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

    init(lines: [String], rung: [String]) {
      (self.lines, self.rung) = (lines, rung)
    }
  }

  package static let runCode = RunCode(
    opening: "var state = AppState()", step: "appReducer(&state, {event})",
    comparing: [("screen(of: state)", "")])

  package static let forms = AppEvent.kinds.map(\.form)

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

extension AppEvent: PlayableEvent {
  public static let kinds: [PlayableKind<AppEvent>] = [
    PlayableKind("addTapped", "name", "seconds") { .addTapped(name: $0, seconds: $1) },
    PlayableKind("timer", "id", nil) { .timer(id: $0, $1) },
    PlayableKind("removeTapped", "id") { .removeTapped(id: $0) },
    PlayableKind("secondPassed") { .secondPassed },
  ]
}

extension TimerEvent: PlayablePart {}

extension Suite {
  /// What hangs above the stove: the learner's own lines, each with the button that comes next.
  static func screen(of moment: Moment) -> PlayScreen {
    let first = moment.lines.compactMap { TimerLine($0).id }.first ?? 1
    let lines = moment.lines.prefix(room).map { line in
      var elements = [PlayElement.text("line", values: ["text": cut(line, to: longest)])]
      if let button = TimerLine(line).button { elements.insert(button, at: 0) }
      return elements
    }
    let hidden = moment.lines.count - lines.count
    let more =
      hidden > 0
      ? [[PlayElement.text("more", values: ["count": "\(hidden)"], tone: .quiet)]] : []
    return PlayScreen(lines: buttons(for: first) + lines + more + [bell(moment.rung)])
  }

  /// How many timers are seen at once.
  private static let room = Model.room
  /// How much of a line there is room for beside its button.
  private static let longest = 30

  private static func buttons(for id: Int) -> [[PlayElement]] {
    [
      [
        .button(
          PlayButton("add", key: "a", sends: PlayEvent(AppEvent.add(60, "Tea")), asking: true)),
        .button(PlayButton("second", key: "s", sends: PlayEvent(AppEvent.secondPassed))),
        .button(PlayButton("tap", key: "t", sends: PlayEvent(AppEvent.start(id)), asking: true)),
        .button(
          PlayButton("remove", key: "r", sends: PlayEvent(AppEvent.remove(id)), asking: true)),
      ]
    ]
  }

  private static func bell(_ names: [String]) -> [PlayElement] {
    names.isEmpty
      ? [.text("silent", tone: .quiet)]
      : [
        .text(
          "rung", values: ["names": cut(names.joined(separator: ", "), to: longest)], tone: .good)
      ]
  }

  private static func cut(_ text: String, to length: Int) -> String {
    text.count > length ? text.prefix(length - 1) + "…" : text
  }
}

/// A line of the learner's screen, as far as it is what the lesson asks for.
private struct TimerLine {
  var id: Int?
  private var status: Substring

  init(_ line: String) {
    let words = line.split(separator: " ")
    id = words.first.flatMap { Int($0) }
    status = words.last ?? ""
  }

  /// What one would press next.
  var button: PlayElement? {
    guard let id else { return nil }
    return switch status {
    case "stopped": .button(PlayButton("start", sends: PlayEvent(AppEvent.start(id))))
    case "running": .button(PlayButton("pause", sends: PlayEvent(AppEvent.pause(id))))
    case "rings": .button(PlayButton("reset", sends: PlayEvent(AppEvent.reset(id))))
    default: nil
    }
  }
}
