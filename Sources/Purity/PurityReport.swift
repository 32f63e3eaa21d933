public struct PurityReport: Equatable, Sendable {
  /// All functions, methods, accessors and initialisers in the source, and all global or static
  /// constants that hold a function, in source order.
  public var functions: [FunctionPurity]
  /// The closures. Their effects are also reported for the functions around them.
  public var closures: [FunctionPurity] = []
  /// The properties in the source, by full names as in `Store.state`.
  var properties: [String: DeclaredProperty] = [:]
  /// Whether the compiler found errors in the file; code with errors can't be judged.
  public var hasErrors = false

  /// The first of these functions that is certainly impure, in source order.
  ///
  /// - Parameters:
  ///   - names: full names of functions; properties without their accessor, constants that hold a
  ///     function with or without labels; types for all that they declare.
  ///   - kinds: the kinds of reasons that are told.
  ///   - given: the types whose members may do what they like, the functions that may, and the variables
  ///     with which anything may be done.
  public func impurity(
    among names: [String], telling kinds: Set<ReasonKind> = Set(ReasonKind.allCases),
    passingOver given: [String] = []
  ) -> Impurity? {
    for function in functions where names.contains(where: function.isCalled) {
      guard
        let reason = function.firstCertainReason(telling: kinds, passingOver: given)
      else { continue }
      return Impurity(function: function.name, reason: reason)
    }
    return nil
  }

  /// Possible causes of wrong answers: for each function the first reason why one call may differ
  /// from the next.
  ///
  /// - Parameter demands: the functions that must be pure, with what they may use all the same, as in
  ///   `impurity`. Other functions may use input or output, and methods of objects also the object's
  ///   state, but time, chance, concurrency or an arbitrary order count as causes in them, too.
  public func causes(pure demands: [(names: [String], given: [String])]) -> [Cause] {
    functions.compactMap { function in
      let demand = demands.first { $0.names.contains(where: function.isCalled) }
      let isToBePure = demand != nil
      let kinds: Set<ReasonKind> =
        isToBePure ? .differingCalls : function.isInObject ? .differingObjects : .unsteady
      let reasons = (function.reasons + function.made).filter { reason in
        // `UUID()` is meant to differ each time, so it is no cause.
        kinds.contains(reason.kind) && (isToBePure || !reason.makesName)
          && demand?.given.contains(where: reason.isDone) != true
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
  /// The name with enclosing types and labels, as in `State.reduce(_:event:)`.
  public var name: String
  public var kind: FunctionKind
  /// The line of the declaration, from 1.
  public var line: Int
  public var verdict: PurityVerdict
  /// Whether its purity depends on the functions and types that it is given.
  public var isConditional = false
  /// Whether it is a member of a class, whose objects may have state.
  public var isInObject = false
  /// Whether code outside of its type and the file can call it.
  var isOpen = false
  /// The names of the functions in the source that it calls itself, or a closure in it.
  var calls: Set<String> = []
  /// Empty if it is pure.
  public var reasons: [PurityReason] = []
  /// Why functions that it returns aren't pure; the function itself may still be pure.
  public var made: [PurityReason] = []

  /// Whether this is the function's name, or the name of the property for a getter. A function and
  /// a constant that holds one are called alike, so a learner may have written either.
  func isCalled(_ name: String) -> Bool {
    guard self.name != name, !self.name.hasPrefix("\(name).") else { return true }
    switch kind {
    case .getter: return self.name == "\(name).get"
    case .constant: return self.name == name.withoutLabels
    default: return self.name.withoutLabels == name
    }
  }

  /// The first certain reason for impurity. Reasons in its own lines come before those in functions
  /// that it calls; functions that it returns must be pure as well.
  fileprivate func firstCertainReason(
    telling kinds: Set<ReasonKind>, passingOver given: [String]
  ) -> PurityReason? {
    let certain = (reasons + made).filter { reason in
      reason.kind.isCertain && kinds.contains(reason.kind)
        && !given.contains(where: reason.isDone)
    }
    return certain.first(where: \.calls.isEmpty) ?? certain.first
  }
}

public enum PurityVerdict: String, Sendable {
  case pure, impure
  /// Parts of the function can't be analysed.
  case unknown
}

public struct PurityReason: Codable, Equatable, Sendable {
  /// The kind of impurity.
  public var kind: ReasonKind
  public var line: Int
  /// The name of what is read, changed or called.
  public var subject: String
  /// Whether something is changed rather than read.
  public var changes = false
  /// The calls that lead to the place of the effect; empty if it is in this line.
  public var calls: [PurityCall] = []
}

extension PurityReason {
  /// The line of the effect itself, behind all calls that lead there.
  public var lineOfDeed: Int { calls.last?.line ?? line }

  /// Whether this function or a member of this type does it, or has it done, or it is done with this
  /// variable.
  fileprivate func isDone(by given: String) -> Bool {
    subject == given
      || calls.contains { call in
        call.name.map { $0.withoutLabels == given || $0.hasPrefix("\(given).") } ?? false
      }
  }

  /// Whether the only effect is the creation of a unique identifier.
  fileprivate var makesName: Bool { kind == .random && subject == "UUID" }
}

/// A call on the way to an effect.
public struct PurityCall: Codable, Hashable, Sendable {
  /// The name of the called function; nil for a closure.
  public var name: String?
  /// The line in that function at which the effect or next call is.
  public var line: Int
}

public enum ReasonKind: String, CaseIterable, Codable, Sendable {
  case globalRead = "global-read"
  case globalWrite = "global-write"
  /// Reads a variable of an enclosing function.
  case captureRead = "capture-read"
  case captureWrite = "capture-write"
  /// Prints or changes files.
  case output
  /// Reads typed input, files, the network, the environment or the locale.
  case input
  case time
  case random
  /// Depends on the order of a set or a dictionary, which differs in each run.
  case order
  /// Depends on a memory address.
  case identity
  /// Reads or changes an object or memory that is shared with others.
  case objectState = "object-state"
  /// Changes what only one function of an object may change. Only told where a check asks for it.
  case secondDoor = "second-door"
  case concurrency
  /// Asks for memory without setting what is in it. Whether it is set before it is read isn't
  /// followed, because no exercise needs such memory.
  case memory
  /// Calls a C function with unknown effects.
  case unknownC = "unknown-c"
  /// Unknown: the code doesn't compile or calls code that can't be read.
  case unknown

  /// Whether this kind proves impurity. Unknown Swift code may be pure; an unknown C function
  /// counts as impure, because no exercise needs one.
  fileprivate var isCertain: Bool { self != .unknown }

  /// Whether what comes of it may differ in each call.
  public var isByChance: Bool { Set.unsteady.contains(self) }
}

extension Set<ReasonKind> {
  /// Kinds that may differ in each call.
  fileprivate static let unsteady: Set = [.time, .random, .order, .concurrency]
  /// Kinds by which one object may influence another of the same type.
  fileprivate static let differingObjects = unsteady.union([.globalRead, .globalWrite])
  /// Kinds by which a call may depend on earlier calls or on something other than its arguments.
  fileprivate static let differingCalls = differingObjects.union([
    .captureRead, .captureWrite, .input, .identity, .memory,
  ])
}

/// A function whose impurity may explain a failure.
public struct Cause: Codable, Equatable, Sendable {
  /// The line of the function's declaration, from 1.
  public var line: Int
  public var impurity: Impurity
}

/// A function that is certainly impure, with the reason.
public struct Impurity: Codable, Equatable, Sendable {
  /// The full name, as in `State.reduce(_:event:)`.
  public var function: String
  public var reason: PurityReason
  /// Whether the function has to be pure. Others may do much, but not this.
  public var isToBePure = true
}

extension String {
  fileprivate var withoutLabels: Substring { prefix { $0 != "(" } }
}
