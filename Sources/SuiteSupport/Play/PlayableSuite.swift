import Traces

/// A suite whose exercises can be run with events that somebody chooses.
///
/// All of it are pure functions of the suite's own values: what an exercise makes of an event is
/// asked by a script, like everything else.
public protocol PlayableSuite: LessonSuite {
  /// What stands at one moment of a run: enough to go on from there, and to show it.
  associatedtype Moment: Packed & Equatable

  /// What can happen, each kind of event once.
  static var forms: [EventForm] { get }
  /// A script that plays a part of a run, and is answered with its last moments.
  static func script(playing part: RunPart<Moment>) -> Script
  /// The moments in the answer to that script, in their order.
  static func moments(in trace: Trace, playing part: RunPart<Moment>) -> [Moment]
  /// What is to be seen at a moment.
  static func view(of moment: Moment) -> MomentView
  /// The run that a script plays, if it plays one: so a counterexample can be looked at as a run.
  static func run(in script: Script) -> RunPart<Moment>?
  /// How a run is written in Swift.
  static var runCode: RunCode { get }
  /// Whether a run can go on from a moment; otherwise it is always played from its beginning.
  static var goesOnFromMoments: Bool { get }
}

extension PlayableSuite {
  public static var goesOnFromMoments: Bool { true }
  public static func run(in script: Script) -> RunPart<Moment>? { nil }
}

/// Events in a row, and the moment at which they begin.
public struct RunPart<Moment> {
  /// Nil at the beginning of a run.
  public var start: Moment?
  public var events: [PlayEvent]
  /// How many moments are wanted, from 1: the last ones. With one more than there are events, the
  /// first of them is the moment at which the part begins.
  public var kept: Int

  public init(from start: Moment?, _ events: [PlayEvent], keeping kept: Int) {
    (self.start, self.events, self.kept) = (start, events, kept)
  }
}

/// What is to be seen at one moment of a run.
public struct MomentView: Equatable, Sendable {
  public var state: Tree
  /// What the exercise says about the state, by the name under which it says so.
  public var derived: [Tree.Child]
  public var screen: PlayScreen
  /// How the event that led here is written in Swift, as the step of a `RunCode`; nil if as there.
  public var code: String?

  public init(
    state: Tree, derived: [Tree.Child] = [], screen: PlayScreen = PlayScreen(lines: []),
    code: String? = nil
  ) {
    (self.state, self.derived, self.screen, self.code) = (state, derived, screen, code)
  }
}
