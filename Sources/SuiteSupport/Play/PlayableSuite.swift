import Traces

/// A suite whose exercises can be played with events that the user chooses.
///
/// All requirements are pure functions of the suite's own values; the exercise's reaction to an
/// event is asked with a script, as usual.
public protocol PlayableSuite: LessonSuite {
  /// The state at one moment of a run: enough to continue from it and to show it.
  associatedtype Moment: Packed & Equatable

  /// The possible events, one form for each kind.
  static var forms: [EventForm] { get }
  /// The script that plays a part of a run and returns its last moments.
  static func script(playing part: RunPart<Moment>) -> Script
  /// The moments in the trace of that script, in order.
  static func moments(in trace: Trace, playing part: RunPart<Moment>) -> [Moment]
  /// What to show of a moment.
  static func view(of moment: Moment) -> MomentView
  /// The run that a script plays, so that a counterexample can be played; nil if it plays none.
  static func run(in script: Script) -> RunPart<Moment>?
  /// How a run is written in Swift.
  static var runCode: RunCode { get }
  /// Whether a run can continue from a moment; otherwise it is always played from its beginning.
  static var goesOnFromMoments: Bool { get }
}

extension PlayableSuite {
  public static var goesOnFromMoments: Bool { true }
  public static func run(in script: Script) -> RunPart<Moment>? { nil }
}

/// A sequence of events and the moment before the first.
public struct RunPart<Moment> {
  /// Nil for the beginning of a run.
  public var start: Moment?
  public var events: [PlayEvent]
  /// How many of the last moments are wanted, at least 1. With one more than there are events, the
  /// moment at the start is included.
  public var kept: Int

  public init(from start: Moment?, _ events: [PlayEvent], keeping kept: Int) {
    (self.start, self.events, self.kept) = (start, events, kept)
  }
}

/// What to show of one moment of a run.
public struct MomentView: Equatable, Sendable {
  public var state: Tree
  /// Values that the exercise derives from the state, with their names.
  public var derived: [Tree.Child]
  public var screen: PlayScreen
  /// The Swift code of the event before, if it differs from the `step` of `RunCode`.
  public var code: String?

  public init(
    state: Tree, derived: [Tree.Child] = [], screen: PlayScreen = PlayScreen(lines: []),
    code: String? = nil
  ) {
    (self.state, self.derived, self.screen, self.code) = (state, derived, screen, code)
  }
}
