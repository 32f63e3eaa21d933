import Traces

/// What is asked of a lesson's exercises, and what should come of it.
///
/// A suite never sees an exercise: it hands over scripts, and looks at traces. Both are values of its
/// own, and its model plays the same scripts by the rules.
public protocol LessonSuite: Sendable {
  associatedtype Script: Packed
  associatedtype Trace: Packed & Equatable

  /// What a right exercise makes of a script.
  static func model(_ script: Script) -> Trace
  /// Whether a trace could come of a script at all: as many answers as questions, each of its kind.
  ///
  /// An exercise that has taken over its process can answer anything. What doesn't fit never reaches a
  /// check.
  static func fits(_ trace: Trace, _ script: Script) -> Bool
  /// A script as the lines of Swift that do the same.
  static func code(_ script: Script) -> [String]
  /// The checks in the order in which the learner meets them.
  static var checks: [Check<Self>] { get }
  /// What is known about the mistakes behind failed checks.
  static var diagnoses: [Diagnosis<Self>] { get }
  /// A script and its trace as several shorter ones, if these have nothing to do with each other.
  static func parts(_ script: Script, _ trace: Trace) -> [(script: Script, trace: Trace)]
  /// What of a trace has to be the same whenever the script is played.
  static func steady(_ trace: Trace) -> Trace
  /// How a trace is shown beside another one of the same script, where nothing else says how they differ.
  static func shown(_ trace: Trace) -> Tree
  /// How it is shown that two traces of a script differ.
  static func contrast(_ script: Script, _ one: Trace, _ other: Trace) -> Contrast
}

/// Two traces of one script, shown so that it can be seen where they differ.
public struct Contrast: Sendable {
  /// The script as lines of code, of which the last gives what is shown.
  public var lines: [String]
  public var one: Tree
  public var other: Tree

  /// - Parameter lines: the script, and in the end what gives the values.
  public init(_ lines: [String], _ one: Tree, _ other: Tree) {
    (self.lines, self.one, self.other) = (lines, one, other)
  }
}

extension LessonSuite {
  public static var diagnoses: [Diagnosis<Self>] { [] }

  public static func parts(
    _ script: Script, _ trace: Trace
  ) -> [(script: Script, trace: Trace)] {
    [(script, trace)]
  }

  public static func steady(_ trace: Trace) -> Trace { trace }

  /// As its mirror tells it; a list of one answer as that answer.
  public static func shown(_ trace: Trace) -> Tree {
    let tree = Tree(describing: trace)
    // A single answer is shown as what it is.
    if case .node("[", let children, _) = tree, children.count == 1 { return children[0].value }
    return tree
  }

  /// All of both, below the script.
  public static func contrast(_ script: Script, _ one: Trace, _ other: Trace) -> Contrast {
    Contrast(code(script), shown(one), shown(other))
  }
}

/// A suite whose scripts are calls, each of which has an answer of its own.
public protocol CallSuite: LessonSuite where Script == [Call], Trace == [Answer] {
  associatedtype Call: Packed
  associatedtype Answer: Packed & Equatable

  /// Whether an answer could come of a call at all.
  static func fits(_ answer: Answer, _ call: Call) -> Bool
  /// A call as the lines of Swift that do the same.
  static func code(_ call: Call) -> [String]
}

extension CallSuite {
  public static func fits(_ trace: [Answer], _ script: [Call]) -> Bool {
    trace.count == script.count && zip(trace, script).allSatisfy { fits($0, $1) }
  }

  public static func code(_ script: [Call]) -> [String] { script.flatMap { code($0) } }

  /// Each call for itself.
  public static func parts(
    _ script: [Call], _ trace: [Answer]
  ) -> [(script: [Call], trace: [Answer])] {
    zip(script, trace).map { ([$0], [$1]) }
  }
}

/// One thing that a suite finds out about an exercise.
///
/// Its words (title, why, hints) stand in the lesson's `Feedback.md` under its id.
public struct Check<Lesson: LessonSuite> {
  let entry: CatalogueEntry
  /// Throws a `Mismatch` when an exercise doesn't do what it should. All that it depends on are the
  /// answers that the context gives, and the context's seed.
  let body: (TestContext<Lesson>) throws -> Void

  public var id: String { entry.id }

  public init(
    _ id: String, step: Int, after: String..., body: @escaping (TestContext<Lesson>) throws -> Void
  ) {
    entry = CatalogueEntry(id: id, step: step, after: after)
    self.body = body
  }

  /// Fails when anything that the checks of its step ask is answered otherwise once it is asked alone,
  /// in another order, or again. The body looks at more than that.
  public init(
    sameAnswers id: String, step: Int, after: String...,
    body: @escaping (TestContext<Lesson>) throws -> Void = { _ in }
  ) {
    entry = CatalogueEntry(id: id, step: step, after: after, isAboutMemory: true)
    self.body = body
  }

  /// Fails when one of these functions of the exercise certainly isn't pure, by the compiler's tree of
  /// the file. It asks nothing, and so finds what is done in a branch that no script comes to.
  ///
  /// - Parameters:
  ///   - functions: their full names, as in `State.reduce(_:event:)`.
  ///   - allowsObjects: whether they may keep a state in an object, which others may hold: where the
  ///     lesson leaves open what kind of type the state is.
  public init(
    reading id: String, of functions: String..., step: Int, allowsObjects: Bool = false,
    after: String...
  ) {
    entry = CatalogueEntry(
      id: id, step: step, after: after, functions: functions, allowsObjects: allowsObjects)
    body = { _ in }
  }
}

public struct CatalogueEntry: Codable, Equatable, Sendable {
  /// `topic.behaviour`, as in `login.trigger-clears-error`.
  public var id: String
  public var step: Int
  /// The ids of the checks that have to pass before this one says anything.
  public var after: [String]
  /// Whether it fails when anything that its step asks is answered otherwise in another order.
  public var isAboutMemory = false
  /// The functions that are read for it; none if it asks instead.
  public var functions: [String] = []
  /// Whether these functions may keep a state in an object.
  public var allowsObjects = false

  /// Whether the exercise is read for it, and asked nothing.
  public var isReading: Bool { !functions.isEmpty }
}
