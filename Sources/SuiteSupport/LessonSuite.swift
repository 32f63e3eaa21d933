import Traces

/// The suite of a lesson: what exercises are asked, and what the right answers are.
///
/// A suite never accesses an exercise. It sends scripts and examines traces, which are values of
/// its own types, and its model plays the same scripts by the rules.
public protocol LessonSuite: Sendable {
  associatedtype Script: Packed
  associatedtype Trace: Packed & Equatable

  /// The trace of a correct exercise for a script.
  static func model(_ script: Script) -> Trace
  /// Whether a trace has the right shape for a script: as many answers as questions, each of its
  /// kind.
  ///
  /// An exercise that has taken over its process can send any trace. Ones that don't fit never
  /// reach a check.
  static func fits(_ trace: Trace, _ script: Script) -> Bool
  /// Whether the lesson says what comes of a script. One that fails is only replaced by a shorter one
  /// if it does: `[.max, -5, 5]` has a sum, and `[.max, 5]` has none.
  static func isDetermined(_ script: Script) -> Bool
  /// The lines of Swift code that correspond to a script.
  static func code(_ script: Script) -> [String]
  /// The checks in the order of the lesson's steps.
  static var checks: [Check<Self>] { get }
  /// What most exercises name, because it is in the stub or in the text. `withLiterals` leaves it out,
  /// to save time; the samples should have it.
  static var commonLiterals: Literals { get }
  /// The diagnoses for failed checks.
  static var diagnoses: [Diagnosis<Self>] { get }
  /// Splits a script and its trace into shorter ones, if these are independent of each other.
  static func parts(_ script: Script, _ trace: Trace) -> [(script: Script, trace: Trace)]
  /// The part of a trace that must be the same each time the script is played.
  static func steady(_ trace: Trace) -> Trace
  /// How a trace is shown beside another one of the same script, unless `contrast` shows them
  /// differently.
  static func shown(_ trace: Trace) -> Tree
  /// How the difference between two traces of a script is shown.
  static func contrast(_ script: Script, _ one: Trace, _ other: Trace) -> Contrast
}

/// Two traces of one script, prepared so that their difference can be seen.
public struct Contrast: Sendable {
  /// The script as lines of code; the last one is the expression whose values are shown.
  public var lines: [String]
  public var one: Tree
  public var other: Tree

  /// - Parameter lines: the script, ending with the expression that has these values.
  public init(_ lines: [String], _ one: Tree, _ other: Tree) {
    (self.lines, self.one, self.other) = (lines, one, other)
  }
}

extension LessonSuite {
  public static var commonLiterals: Literals { Literals(numbers: [], texts: []) }

  public static func isDetermined(_ script: Script) -> Bool { true }

  public static var diagnoses: [Diagnosis<Self>] { [] }

  public static func parts(
    _ script: Script, _ trace: Trace
  ) -> [(script: Script, trace: Trace)] {
    [(script, trace)]
  }

  public static func steady(_ trace: Trace) -> Trace { trace }

  /// The trace taken apart by reflection; a list with a single answer is shown as that answer.
  public static func shown(_ trace: Trace) -> Tree {
    let tree = Tree(describing: trace)
    if case .node("[", let children, _) = tree, children.count == 1 { return children[0].value }
    return tree
  }

  /// Shows both traces completely, below the script.
  public static func contrast(_ script: Script, _ one: Trace, _ other: Trace) -> Contrast {
    Contrast(code(script), shown(one), shown(other))
  }
}

/// A suite whose scripts are lists of calls with one answer each.
public protocol CallSuite: LessonSuite where Script == [Call], Trace == [Answer] {
  associatedtype Call: Packed
  associatedtype Answer: Packed & Equatable

  /// Whether an answer has the right shape for a call.
  static func fits(_ answer: Answer, _ call: Call) -> Bool
  /// The lines of Swift code that correspond to a call.
  static func code(_ call: Call) -> [String]
}

extension CallSuite {
  public static func fits(_ trace: [Answer], _ script: [Call]) -> Bool {
    trace.count == script.count && zip(trace, script).allSatisfy { fits($0, $1) }
  }

  public static func code(_ script: [Call]) -> [String] { script.flatMap { code($0) } }

  /// Splits a script into its calls.
  public static func parts(
    _ script: [Call], _ trace: [Answer]
  ) -> [(script: [Call], trace: [Answer])] {
    zip(script, trace).map { ([$0], [$1]) }
  }
}

/// One check of a suite.
///
/// Its texts (title, why, hints) are in the lesson's `Feedback.md` under its id.
public struct Check<Lesson: LessonSuite> {
  private(set) var entry: CatalogueEntry
  /// Throws a `Mismatch` if the exercise is wrong. Depends only on the context's answers and seed.
  let body: (TestContext<Lesson>) throws -> Void
  /// What is asked about the values that the exercise names; nil if nothing is.
  var literalBody: ((TestContext<Lesson>, Literals) throws -> Void)?

  public var id: String { entry.id }

  public init(
    _ id: String, step: Int, after: String..., body: @escaping (TestContext<Lesson>) throws -> Void
  ) {
    entry = CatalogueEntry(id: id, step: step, after: after)
    self.body = body
  }

  /// Fails if the exercise gives another answer to a question of this step's checks when it is
  /// asked alone, in another order, or again. The body may check more.
  public init(
    sameAnswers id: String, step: Int, after: String...,
    body: @escaping (TestContext<Lesson>) throws -> Void = { _ in }
  ) {
    entry = CatalogueEntry(id: id, step: step, after: after, isAboutMemory: true)
    self.body = body
  }

  /// Fails if one of these functions is certainly impure, by the compiler's syntax tree. It asks no
  /// questions, and so finds impure code in branches that no script reaches.
  ///
  /// - Parameters:
  ///   - functions: their full names, for example `State.reduce(_:event:)`, or that of a type with all
  ///     of its functions.
  ///   - told: all that is told of them, if they need not be pure.
  ///   - allowed: what isn't told of them, although it makes them impure.
  ///   - given: the types and functions that need not be pure: what they or their members do isn't told
  ///     of whoever uses them; and the variables with which anything may be done.
  public init(
    reading id: String, of functions: String..., step: Int,
    telling told: [CatalogueEntry.Impurity] = [], allowing allowed: [CatalogueEntry.Impurity] = [],
    passingOver given: [String] = [], after: String...
  ) {
    entry = CatalogueEntry(
      id: id, step: step, after: after, functions: functions, told: told, allowed: allowed,
      passedOver: given)
    body = { _ in }
  }

  /// Fails if code outside of a type can set a property of it to something else than a rule's
  /// result: by a member that isn't asked for and isn't called by those that are.
  ///
  /// - Parameters:
  ///   - property: its full name, for example `Store.state`.
  ///   - rule: the function whose results may be set.
  ///   - members: the members that are asked for.
  public init(
    reading id: String, guarding property: String, by rule: String, in members: String...,
    step: Int, after: String...
  ) {
    entry = CatalogueEntry(
      id: id, step: step, after: after, functions: members,
      guarded: CatalogueEntry.Guarded(property: property, rule: rule))
    body = { _ in }
  }
}

extension Check {
  /// The check for code that may use what checks of later steps are about: if one of those fails,
  /// this one doesn't fail, but waits for it.
  public func using(_ later: [String]) -> Check {
    var check = self
    check.entry.uses = later
    return check
  }
}

public struct CatalogueEntry: Codable, Equatable, Sendable {
  /// `topic.behaviour`, for example `login.trigger-clears-error`.
  public var id: String
  public var step: Int
  /// The ids of the checks that must pass before this one is meaningful.
  public var after: [String]
  /// The ids of the later checks for which it waits if they fail, too.
  public var uses: [String] = []
  /// Whether it checks for memory of earlier questions.
  public var isAboutMemory = false
  /// The functions to read for it; empty if it asks questions.
  public var functions: [String] = []
  /// All that is told of these functions; empty if they have to be pure.
  public var told: [Impurity] = []
  /// What these functions may do, although it makes them impure.
  public var allowed: [Impurity] = []
  /// The types and functions that may do what they like, also for these functions, and the variables
  /// with which they may.
  public var passedOver: [String] = []
  /// The property that only these functions may set, if the check isn't about their purity.
  public var guarded: Guarded?

  public enum Impurity: Codable, Sendable {
    /// To keep state in objects, which can be shared: where a lesson leaves the kind of type open.
    case objects
    /// To go by the order of a set or dictionary: a test may know that there is one element at most, which
    /// can't be told by reading.
    case orders
    /// To ask what time it is, or to sleep.
    case time
  }

  public struct Guarded: Codable, Equatable, Sendable {
    public var property: String
    /// The function whose results may be set.
    public var rule: String
  }

  /// Whether the check reads the exercise instead of asking questions.
  public var isReading: Bool { !functions.isEmpty }
}
