public struct PurityReport: Equatable, Sendable {
  /// Every function, method, accessor and initialiser that somebody wrote, and every global or static
  /// constant that holds a function, in the file's order.
  public var functions: [FunctionPurity]
  /// The closures, of which the functions around them are told, too.
  public var closures: [FunctionPurity] = []
  /// Whether the compiler found errors in the file; what they are about can't be told.
  public var hasErrors = false

  /// The first of these functions that certainly isn't pure, in the file's order.
  ///
  /// - Parameters:
  ///   - names: their full names, of a property without its accessor, of a constant that holds a
  ///     function either as the constant's or as a function's.
  ///   - allowsObjects: whether what is kept in an object doesn't count.
  public func impurity(among names: [String], allowsObjects: Bool = false) -> Impurity? {
    for function in functions where names.contains(where: function.isCalled) {
      guard let reason = function.firstCertainReason(allowsObjects: allowsObjects) else { continue }
      return Impurity(function: function.name, reason: reason)
    }
    return nil
  }

  /// What may be behind answers that aren't as they should be: of each function the first deed by which
  /// one call differs from the next.
  ///
  /// - Parameter names: the functions that have to be pure. Others may have something to do with what is
  ///   outside, and an object with what it keeps, but none needs the time, chance or an order that nobody
  ///   has chosen.
  public func causes(pure names: [String]) -> [Cause] {
    functions.compactMap { function in
      let isToBePure = names.contains(where: function.isCalled)
      let kinds: Set<ReasonKind> =
        isToBePure ? .differingCalls : function.isInObject ? .differingObjects : .unsteady
      let reasons = (function.reasons + function.made).filter { reason in
        // A new name is another one each time, which is what it is for.
        kinds.contains(reason.kind) && (isToBePure || !reason.makesName)
      }
      guard let reason = reasons.first(where: \.calls.isEmpty) ?? reasons.first else { return nil }
      return Cause(line: function.line, impurity: Impurity(function: function.name, reason: reason))
    }
  }

  public func missing(among names: [String]) -> [String] {
    names.filter { name in !functions.contains { $0.isCalled(name) } }
  }
}

public struct FunctionPurity: Equatable, Sendable {
  /// With what it is in, and its labels, as in `State.reduce(_:event:)`.
  public var name: String
  public var kind: FunctionKind
  /// The line in which it is declared, from 1.
  public var line: Int
  public var verdict: PurityVerdict
  /// Whether it is as pure as the functions and types that it is given.
  public var isConditional = false
  /// Whether it is a member of a class, whose objects may keep something.
  public var isInObject = false
  /// Why it isn't; empty if it is.
  public var reasons: [PurityReason] = []
  /// The reasons why functions that it returns aren't pure: it may be pure itself.
  public var made: [PurityReason] = []

  /// Whether this is its name, or that of the property that it gives. A function and a constant that holds
  /// one are called in the same way, and who writes an exercise may have one for the other.
  fileprivate func isCalled(_ name: String) -> Bool {
    guard self.name != name else { return true }
    switch kind {
    case .getter: return self.name == "\(name).get"
    case .constant: return self.name == name.withoutLabels
    default: return self.name.withoutLabels == name
    }
  }

  /// Reasons in its own lines come before those in functions that it calls. For a function that
  /// makes functions, those have to be pure as well.
  fileprivate func firstCertainReason(allowsObjects: Bool) -> PurityReason? {
    let certain = (reasons + made).filter { reason in
      reason.kind.isCertain && !(allowsObjects && reason.kind == .objectState)
    }
    return certain.first(where: \.calls.isEmpty) ?? certain.first
  }
}

public enum PurityVerdict: String, Sendable {
  case pure, impure
  /// Something in it can't be read.
  case unknown
}

public struct PurityReason: Codable, Equatable, Sendable {
  /// What is done that a pure function doesn't do.
  public var kind: ReasonKind
  public var line: Int
  /// What it is about: the name of what is read, changed or called.
  public var subject: String
  /// Whether something is changed, rather than read.
  public var changes = false
  /// The way from the line to where it is done; empty if it is done there.
  public var calls: [PurityCall] = []
}

extension PurityReason {
  /// Whether it only gives something a name that nothing else has.
  fileprivate var makesName: Bool { kind == .random && subject == "UUID" }
}

/// A step on the way to where something is done.
public struct PurityCall: Codable, Hashable, Sendable {
  /// What is called; nil for a closure.
  public var name: String?
  /// The line in it at which it goes on.
  public var line: Int
}

public enum ReasonKind: String, CaseIterable, Codable, Sendable {
  case globalRead = "global-read"
  case globalWrite = "global-write"
  /// Reads a variable of the function around it.
  case captureRead = "capture-read"
  case captureWrite = "capture-write"
  /// Prints, or changes files.
  case output
  /// Reads what is typed, files, the network, the environment or the locale.
  case input
  case time
  case random
  /// Depends on the order of a set or a dictionary, which is another one in each run.
  case order
  /// Depends on where in memory something is.
  case identity
  /// Reads or changes an object, or memory, that others hold, too.
  case objectState = "object-state"
  case concurrency
  /// Calls a function of C of which nothing is known.
  case unknownC = "unknown-c"
  /// Can't be told: the code doesn't compile, or calls what can't be read.
  case unknown

  /// Whether nobody who does this is pure. Swift that can't be read may well be; C that nobody knows could
  /// do anything, and no exercise needs it.
  fileprivate var isCertain: Bool { self != .unknown }
}

extension Set<ReasonKind> {
  /// What is another thing each time.
  fileprivate static let unsteady: Set = [.time, .random, .order, .concurrency]
  /// How one object can have to do with another of its type.
  fileprivate static let differingObjects = unsteady.union([.globalRead, .globalWrite])
  /// How a call can come to know of earlier ones, or of anything that it isn't given.
  fileprivate static let differingCalls = differingObjects.union([
    .captureRead, .captureWrite, .input, .identity,
  ])
}

/// What a function does that may be why something is wrong.
public struct Cause: Codable, Equatable, Sendable {
  /// The line in which the function is declared, from 1.
  public var line: Int
  public var impurity: Impurity
}

/// A function that certainly isn't pure, with the reason.
public struct Impurity: Codable, Equatable, Sendable {
  /// Its full name, as in `State.reduce(_:event:)`.
  public var function: String
  public var reason: PurityReason
}

extension String {
  fileprivate var withoutLabels: Substring { prefix { $0 != "(" } }
}
