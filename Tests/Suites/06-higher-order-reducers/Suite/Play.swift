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
    /// How many lines the log has by now; nothing takes one back.
    var lineCount = 0
    /// What the clock shows, in seconds since 1970.
    var time = 0.0

    /// The moment after this one.
    fileprivate func next(_ turn: UndoableTurn, after action: UndoAction<AppAction>) -> Moment {
      let report = LayerReport(of: action, from: state, turn)
      return Moment(
        state: turn.state, report: report,
        lineCount: lineCount &+ (report.layers?.lineCount ?? 0), time: time + tick)
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

  package static let forms = UndoAction<AppAction>.kinds.map(\.form)

  package static func script(playing part: RunPart<Moment>) -> [Call] {
    let start = part.start ?? Moment()
    return [
      .undoableApp(
        part.events.compactMap(UndoAction<AppAction>.init), in: start.state,
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
    case .enhanced(let all, let state, let clock, _):
      start = Moment(state: UndoState(present: state), time: clock.start)
      events = all.map { PlayEvent(UndoAction.action($0)) }
    case .deleting(let positions, let primes):
      start = Moment(state: UndoState(present: AppState(favoritePrimes: primes)))
      events = [PlayEvent(UndoAction.action(.favoritePrimes(.deleteFavoritePrimes(positions))))]
    default: return nil
    }
    guard !events.isEmpty else { return nil }
    return RunPart(
      from: start == Moment() ? nil : start, events, keeping: events.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    guard case .undoableApp(let turns)? = trace.first else { return [] }
    var moments = [part.start ?? Moment()]
    for (action, turn) in zip(part.events.compactMap(UndoAction<AppAction>.init), turns.all) {
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
    return MomentView(
      state: .node(opening: "UndoState(", children: children, closing: ")"),
      derived: [Tree.Child(label: "logLines", value: .leaf("\(moment.lineCount)"))],
      screen: screen(of: moment), code: moment.report.flatMap(code))
  }

  /// How the action that led to a moment is written where `undoable` was left out of the run.
  private static func code(of report: LayerReport) -> String? {
    guard report.step == .notThere else { return nil }
    return report.layers == nil ? "" : "enhancedReducer(&state.present, {inner})"
  }
}

/// What each layer of the app did with an action, as far as it can be seen.
struct LayerReport: Packed, Equatable {
  /// What `undoable` did with its past and its future.
  var step: UndoStep
  /// What the layers within did; nil if the action didn't come to them.
  var layers: LayerTurn?

  /// What came of an action in a state.
  init(of action: UndoAction<AppAction>, from state: UndoState<AppState>, _ turn: UndoableTurn) {
    layers = turn.layers
    step = turn.isUndoable ? UndoStep(action, from: state, to: turn.state) : .notThere
  }
}

/// What `undoable` did with the steps that it keeps.
enum UndoStep: String, Packed {
  /// It isn't in the run.
  case notThere = "undo-not-there"
  case kept = "undo-kept"
  /// It kept a step, and none is left to be redone.
  case forgotFuture = "undo-forgot-future"
  /// It kept a step, and the oldest one went for it.
  case forgotOldest = "undo-forgot-oldest"
  case keptNothing = "undo-kept-nothing"
  case wentBack = "undo-back"
  case wentForth = "undo-forth"
  case nothingToUndo = "undo-nothing"
  case nothingToRedo = "redo-nothing"
  /// Anything else, which the numbers of steps tell.
  case other = "undo-other"

  fileprivate init(
    _ action: UndoAction<AppAction>, from old: UndoState<AppState>, to new: UndoState<AppState>
  ) {
    let moved = new.past.count - old.past.count
    let hasMoved = moved + new.future.count == old.future.count
    switch action {
    case .action: self = old.step(to: new)
    case .undo where old == new: self = old.past.isEmpty ? .nothingToUndo : .other
    case .redo where old == new: self = old.future.isEmpty ? .nothingToRedo : .other
    case .undo: self = moved == -1 && hasMoved ? .wentBack : .other
    case .redo: self = moved == 1 && hasMoved ? .wentForth : .other
    }
  }
}

extension UndoState<AppState> {
  /// What was kept of this state with an action of the app.
  fileprivate func step(to new: UndoState<AppState>) -> UndoStep {
    let limit = Suite.undoLimit
    guard new.past == (past + [present]).suffix(limit) else {
      return new.past == past ? .keptNothing : .other
    }
    guard new.future.isEmpty else { return .other }
    if !future.isEmpty { return .forgotFuture }
    return past.count == limit ? .forgotOldest : .kept
  }
}

/// Undo, redo, and the actions of the app under their own names.
extension UndoAction: PlayableEvent where Action == AppAction {
  public static var kinds: [PlayableKind<UndoAction<AppAction>>] {
    [
      kind("counter.incrTapped", .counter(.incrTapped)),
      kind("counter.decrTapped", .counter(.decrTapped)),
      kind("primeModal.saveFavoritePrimeTapped", .primeModal(.saveFavoritePrimeTapped)),
      kind("primeModal.removeFavoritePrimeTapped", .primeModal(.removeFavoritePrimeTapped)),
      PlayableKind("favoritePrimes.deleteFavoritePrimes", in: "action") { (places: [Int]) in
        // An `IndexSet` holds each position once, in ascending order, and none below 0.
        let positions = Set(places.filter { $0 >= 0 }).sorted()
        return .action(.favoritePrimes(.deleteFavoritePrimes(positions)))
      },
      PlayableKind("undo") { .undo }, PlayableKind("redo") { .redo },
    ]
  }

  private static func kind(_ name: String, _ action: AppAction) -> PlayableKind<UndoAction> {
    PlayableKind(name, in: "action") { .action(action) }
  }
}
