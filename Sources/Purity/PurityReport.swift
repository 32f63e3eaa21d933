/// What was found out about the functions of a file.
public struct PurityReport: Equatable, Sendable {
  /// Every function, method, accessor and initialiser that somebody wrote, and every global or static
  /// constant that holds a function, in the file's order.
  public var functions: [FunctionPurity]
  /// The closures, of which the functions around them are told, too.
  public var closures: [FunctionPurity]
  /// Whether the compiler found errors in the file; what they are about can't be told.
  public var hasErrors: Bool

  public init(functions: [FunctionPurity], closures: [FunctionPurity] = [], hasErrors: Bool = false)
  {
    (self.functions, self.closures, self.hasErrors) = (functions, closures, hasErrors)
  }
}

/// Whether a function is pure, and why not.
public struct FunctionPurity: Equatable, Sendable {
  /// With what it is in, and its labels, as in `State.reduce(_:event:)`.
  public var name: String
  public var kind: FunctionKind
  /// The line in which it is declared, from 1.
  public var line: Int
  public var verdict: PurityVerdict
  /// Whether it is as pure as the functions and types that it is given.
  public var isConditional: Bool
  /// Why it isn't; empty if it is.
  public var reasons: [PurityReason]
  /// What the functions do that it answers, once they are called: it may be pure, and they not.
  public var made: [PurityReason] = []

  /// A function that makes no others.
  public init(
    name: String, kind: FunctionKind, line: Int, verdict: PurityVerdict,
    isConditional: Bool = false,
    reasons: [PurityReason] = []
  ) {
    (self.name, self.kind, self.line) = (name, kind, line)
    (self.verdict, self.isConditional, self.reasons) = (verdict, isConditional, reasons)
  }
}

/// Whether a function is pure.
public enum PurityVerdict: String, Sendable {
  case pure, impure
  /// Something in it can't be read.
  case unknown
}

/// Why a function isn't pure.
public struct PurityReason: Codable, Equatable, Sendable {
  /// What is done that a pure function doesn't do.
  public var kind: ReasonKind
  /// The line in the function.
  public var line: Int
  /// What it is about: the name of what is read, changed or called.
  public var subject: String
  /// Whether something is changed, rather than read.
  public var changes: Bool
  /// The way from the line to where it is done; empty if it is done there.
  public var calls: [PurityCall]

  /// Something that is done in a line, or by what is called there.
  public init(
    kind: ReasonKind, line: Int, subject: String, changes: Bool = false, calls: [PurityCall] = []
  ) {
    (self.kind, self.line, self.subject) = (kind, line, subject)
    (self.changes, self.calls) = (changes, calls)
  }
}

/// A step on the way to where something is done.
public struct PurityCall: Codable, Hashable, Sendable {
  /// What is called; nil for a closure.
  public var name: String?
  /// The line in it at which it goes on.
  public var line: Int

  public init(name: String?, line: Int) { (self.name, self.line) = (name, line) }
}
