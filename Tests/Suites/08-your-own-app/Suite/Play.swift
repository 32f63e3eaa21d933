import SuiteSupport
import Traces
import YourOwnAppScript

/// The learner's kitchen and tablet, run with what somebody chooses to happen there.
extension Suite: PlayableSuite {
  /// Both at one moment of a run: all that is known of them.
  package struct Moment: Packed, Equatable {
    /// What the kitchen's screen says.
    var lines: [String] = []
    /// The names that the bell was given by the latest event.
    var rung: [String] = []
    /// What the learner's own state is made of.
    var own: [Shown] = []
    /// What the tablet's screen says; nothing before step 7.
    var tablet: [String] = []
    /// What the latest event wrote to the tablet's log.
    var logged: [String] = []
  }

  package static let runCode = RunCode(
    opening: "var state = AppState()", step: "appReducer(&state, {inner})", within: "kitchen",
    comparing: [("screen(of: state)", "")])

  package static let forms = TabletEvent.kinds.map(\.form)

  /// The state is the learner's own: it can't be made again from what the screen says.
  package static var goesOnFromMoments: Bool { false }

  /// The kitchen as step 5 starts it, and for who isn't there yet the app on its own; its state; and the tablet.
  package static func script(playing part: RunPart<Moment>) -> [Call] {
    let events = part.events.compactMap(TabletEvent.init)
    let turns = events.compactMap(\.kitchen).map { Turn($0) }
    return [
      .started(turns), .reducing(turns), .states(events.compactMap(\.kitchen)),
      .tablet(events.map { TabletTurn($0) }),
    ]
  }

  package static func run(in script: [Call]) -> RunPart<Moment>? {
    let events: [TabletEvent]
    switch script.first {
    case .started(let turns, 1)? where script.count == 1: events = turns.map { .kitchen($0.event) }
    case .reducing(let turns, 1, [], _)? where script.count == 1:
      events = turns.map { .kitchen($0.event) }
    case .tablet(let turns, 1, .own, _)? where script.count == 1: events = turns.map(\.event)
    default:
      guard case .tablet(let turns, 1, .own, _)? = script.last else { return nil }
      let part = RunPart<Moment>(from: nil, turns.map { PlayEvent($0.event) }, keeping: 1)
      guard self.script(playing: part) == script else { return nil }
      events = turns.map(\.event)
    }
    guard !events.isEmpty else { return nil }
    return RunPart(from: nil, events.map { PlayEvent($0) }, keeping: events.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    guard trace.count == 4 else { return [] }
    let (started, reduced) = (trace[0].moments, trace[1].moments)
    let (states, tablet) = (trace[2].states, trace[3].moments)
    let isStarted = started.contains { !$0.shown.isEmpty }
    var moments: [Moment] = []
    var place = 0
    for (event, screen) in zip([nil] + part.events.compactMap(TabletEvent.init), tablet) {
      var moment = Moment()
      moment.lines = moments.last?.lines ?? []
      if event == nil || event?.kitchen != nil {
        if event != nil { place += 1 }
        // Damaged answers may be too short.
        guard started.indices.contains(place), reduced.indices.contains(place) else { return [] }
        let kitchen = started[place]
        moment.lines = isStarted ? kitchen.shown.last ?? moment.lines : reduced[place].screen
        if isStarted { moment.rung = kitchen.rung }
      }
      guard states.indices.contains(place) else { return [] }
      (moment.own, moment.tablet) = ([states[place]], screen.screen)
      if !moment.tablet.isEmpty { moment.rung = screen.rung }
      moment.logged = screen.logged
      moments.append(moment)
    }
    return Array(moments.suffix(part.kept))
  }

  package static func view(of moment: Moment) -> MomentView {
    let log =
      moment.tablet.isEmpty
      ? [] : [Tree.Child(label: "log", value: Tree(describing: moment.logged))]
    return MomentView(
      state: Tree(describing: moment.lines),
      derived: moment.own.map { Tree.Child(label: "state", value: $0.tree) }
        + [Tree.Child(label: "ring", value: Tree(describing: moment.rung))] + log,
      screen: screen(of: moment))
  }
}

extension Shown {
  fileprivate var tree: Tree {
    guard !closing.isEmpty else { return .leaf(text) }
    return .node(
      opening: text,
      children: parts.map { Tree.Child(label: $0.label.isEmpty ? nil : $0.label, value: $0.tree) },
      closing: closing)
  }
}

extension TabletEvent: PlayableEvent {
  public static let kinds: [PlayableKind<TabletEvent>] = [
    PlayableKind("addTapped", in: "kitchen", "name", "seconds") {
      .kitchen(.addTapped(name: $0, seconds: $1))
    },
    PlayableKind("timer", in: "kitchen", "id", nil) { .kitchen(.timer(id: $0, $1)) },
    PlayableKind("removeTapped", in: "kitchen", "id") { .kitchen(.removeTapped(id: $0)) },
    PlayableKind("secondPassed", in: "kitchen") { .kitchen(.secondPassed) },
    PlayableKind("pastry.addTapped", "name", "seconds") {
      .pastry(.addTapped(name: $0, seconds: $1))
    },
    PlayableKind("pastry.timer", "id", nil) { .pastry(.timer(id: $0, $1)) },
    PlayableKind("pastry.removeTapped", "id") { .pastry(.removeTapped(id: $0)) },
    PlayableKind("pastry.secondPassed") { .pastry(.secondPassed) },
    PlayableKind("trayIn", "tray", "name") { .trayIn(tray: $0, name: $1) },
    PlayableKind("trayOut", "tray") { .trayOut(tray: $0) },
  ]

  fileprivate var kitchen: AppEvent? {
    if case .kitchen(let event) = self { event } else { nil }
  }
}

extension TimerEvent: PlayablePart {}

extension Suite {
  /// What hangs above the stove, or stands on the tablet: the learner's own lines, each with the button that comes
  /// next.
  static func screen(of moment: Moment) -> PlayScreen {
    var place = Place.kitchen
    let isTablet = !moment.tablet.isEmpty
    let all = (isTablet ? moment.tablet : moment.lines).map { line in
      if isTablet, let next = Place(rawValue: line) {
        place = next
        return [PlayElement.text("line", values: ["text": line], tone: .title)]
      }
      let text = PlayElement.text("line", values: ["text": cut(line, to: longest)])
      return (place.button(for: line).map { [$0] } ?? []) + [text]
    }
    let buttons = buttons(for: moment.lines.compactMap { TimerLine($0).id }.first ?? 1, isTablet)
    let lines = all.prefix(Model.room)
    let hidden = all.count - lines.count
    let more =
      hidden > 0
      ? [[PlayElement.text("more", values: ["count": "\(hidden)"], tone: .quiet)]] : []
    return PlayScreen(lines: buttons + lines + more + [bell(moment.rung)])
  }

  /// How much of a line there is room for beside its button.
  private static let longest = 30

  private static func buttons(for id: Int, _ isTablet: Bool) -> [[PlayElement]] {
    func button(
      _ name: String, key: Character? = nil, _ event: TabletEvent, asking asks: Bool = false
    ) -> PlayElement {
      .button(PlayButton(name, key: key, sends: PlayEvent(event), asking: asks))
    }
    let first = [
      button("add", key: "a", .kitchen(.add(60, "Tea")), asking: true),
      button("second", key: "s", .kitchen(.secondPassed)),
      button("tap", key: "t", .kitchen(.start(id)), asking: true),
      button("remove", key: "r", .kitchen(.remove(id)), asking: true),
    ]
    guard isTablet else { return [first] }
    return [
      first,
      [
        button("pastry-add", .pastry(.add(60, "Cake")), asking: true),
        button("pastry-second", .pastry(.secondPassed)),
      ],
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

/// A part of the tablet's screen, by its head.
private enum Place: String {
  case kitchen = "Kitchen"
  case pastry = "Pastry"
  case oven = "Oven"

  /// What one would press next at a line.
  func button(for line: String) -> PlayElement? {
    let line = TimerLine(line)
    guard let id = line.id else { return nil }
    func button(_ name: String, _ event: TabletEvent, asking: Bool = false) -> PlayElement {
      .button(PlayButton(name, sends: PlayEvent(event), asking: asking))
    }
    guard self != .oven else {
      return line.status == "empty"
        ? button("tray-in", .trayIn(tray: id, name: "Bread"), asking: true)
        : button("tray-out", .trayOut(tray: id))
    }
    func event(_ event: AppEvent) -> TabletEvent {
      self == .kitchen ? .kitchen(event) : .pastry(event)
    }
    return switch line.status {
    case "stopped": button("start", event(.start(id)))
    case "running": button("pause", event(.pause(id)))
    case "rings": button("reset", event(.reset(id)))
    default: nil
    }
  }
}

/// A line of the learner's screen, as far as it is what the lesson asks for.
private struct TimerLine {
  var id: Int?
  var status: Substring

  init(_ line: String) {
    let words = line.split(separator: " ")
    id = words.first.flatMap { Int($0) }
    status = words.last ?? ""
  }
}
