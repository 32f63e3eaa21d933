import HigherOrderReducersScript
import SuiteSupport
import Traces

/// The app of the primes within all of its layers, run with actions that somebody chooses.
extension Suite: PlayableSuite {
  /// The app at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// What the app knows, with its past and its future.
    var state = UndoState(present: AppState())
    /// What the layers did with the latest action; nil if there was none.
    var report: LayerReport?
    /// What the clock shows, in seconds since 1970.
    var time = 0.0

    /// Writes the state, what the layers did, and the time.
    package func pack(into writer: inout Writer) {
      writer.write(state)
      writer.write(report)
      writer.write(time)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (state, report) = (try reader.read(), try reader.read())
      time = try reader.read()
    }

    init(
      state: UndoState<AppState> = UndoState(present: AppState()), report: LayerReport? = nil,
      time: Double = 0
    ) {
      (self.state, self.report, self.time) = (state, report, time)
    }

    /// The moment after this one.
    fileprivate func next(_ turn: UndoableTurn, after action: UndoAction<AppAction>) -> Moment {
      Moment(
        state: turn.state, report: LayerReport(of: action, from: state, turn), time: time + tick)
    }
  }

  /// The seconds from one action to the next.
  private static let tick = 60.0

  /// The steps that can be taken back in the app: so few that somebody who plays comes to see the
  /// oldest one forgotten, and that a moment, which carries all of them, stays small.
  static let undoLimit = 10

  /// What the diary says depends on the clock of whoever runs the test.
  package static let runCode = RunCode(
    opening: "var state = UndoState(present: {state.present})",
    step: "undoable(enhancedReducer, limit: \(undoLimit))(&state, {event})",
    comparing: [
      ("state.present.count", "present.count"),
      ("state.present.favoritePrimes", "present.favoritePrimes"),
    ])

  package static let forms = [
    EventForm("counter.incrTapped", in: "action"),
    EventForm("counter.decrTapped", in: "action"),
    EventForm("primeModal.saveFavoritePrimeTapped", in: "action"),
    EventForm("primeModal.removeFavoritePrimeTapped", in: "action"),
    EventForm(
      "favoritePrimes.deleteFavoritePrimes", in: "action", PlayPart(.list(.number))),
    EventForm("undo"),
    EventForm("redo"),
  ]

  package static func script(playing part: RunPart<Moment>) -> [Call] {
    let start = part.start ?? Moment()
    return [
      .undoableApp(
        part.events.compactMap(UndoAction.init), in: start.state,
        clock: Clock(start: start.time, tick: tick), limit: undoLimit)
    ]
  }

  /// The app with its layers, or the deletion in it, which the app's reducer leaves to the exercise from
  /// the first step on. A diary alone is none: a run has it only from the fourth step on.
  package static func run(in script: [Call]) -> RunPart<Moment>? {
    guard script.count == 1 else { return nil }
    let (start, events): (Moment, [PlayEvent])
    switch script[0] {
    case .undoableApp(let all, let state, let clock, undoLimit):
      (start, events) = (Moment(state: state, time: clock.start), all.map { PlayEvent($0) })
    case .enhanced(let all, let state, let clock):
      start = Moment(state: UndoState(present: state), time: clock.start)
      events = all.map { PlayEvent($0) }
    case .deleting(let positions, let primes):
      start = Moment(state: UndoState(present: AppState(favoritePrimes: primes)))
      events = [PlayEvent(.favoritePrimes(.deleteFavoritePrimes(positions)))]
    default: return nil
    }
    guard !events.isEmpty else { return nil }
    return RunPart(
      from: start == Moment() ? nil : start, events, keeping: events.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    guard case .undoableApp(let turns)? = trace.first else { return [] }
    var moments = [part.start ?? Moment()]
    for (action, turn) in zip(part.events.compactMap(UndoAction.init), turns) {
      moments.append(moments[moments.count - 1].next(turn, after: action))
    }
    return Array(moments.suffix(part.kept))
  }

  /// Past and future as numbers: ten more states with their diaries are more than anybody reads.
  package static func view(of moment: Moment) -> MomentView {
    let state = moment.state
    let children = [
      Tree.Child(label: "past.count", value: .leaf("\(state.past.count)")),
      Tree.Child(label: "future.count", value: .leaf("\(state.future.count)")),
      Tree.Child(label: "present", value: Tree(describing: state.present)),
    ]
    let lineCount = moment.report?.layers?.lineCount ?? 0
    return MomentView(
      state: .node(opening: "UndoState(", children: children, closing: ")"),
      derived: [Tree.Child(label: "logLines", value: .leaf("\(lineCount)"))],
      screen: screen(of: moment), code: moment.report.flatMap(code))
  }

  /// How the action that led to a moment is written where `undoable` was left out of the run.
  private static func code(of report: LayerReport) -> String? {
    guard report.step == .notThere else { return nil }
    return report.layers == nil ? "" : "enhancedReducer(&state.present, {inner})"
  }
}
