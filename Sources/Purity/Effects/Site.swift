/// A call in the body of a unit.
struct Site {
  /// What is called.
  enum Callee {
    /// One of these units, or of those that override them.
    case units([Int], isDynamic: Bool)
    /// A member that a protocol asks for, of this type.
    case requirement(Requirement, type: String)
    /// Whatever this value is.
    case value(Value)
    /// What is in no file that is read; whether it calls the functions that it is given.
    case library(callsGiven: Bool)
    /// Changes what these key paths lead to.
    case keyPath(Value)
  }

  var unit: Int
  var callee: Callee
  var line: Int
  var receiver: Value = []
  var arguments: [Value] = []
  /// By the name of the generic parameter.
  var types: [String: String] = [:]
  /// The closures that stand in the call itself: what they do is done where they say.
  var literals: Set<Int> = []
  /// The type whose object is ended by it, unless that is answered.
  var made: String?
  var subject = ""

  /// Everything that is handed over.
  var everything: Value { arguments.united.union(receiver) }
}

/// What a body does, as it stands there.
enum Action {
  case effect(Effect)
  case call(site: Int)
  /// Reads or changes objects.
  case touch(Value, changes: Bool, line: Int, subject: String)
  /// Reads or changes a variable or a parameter of a unit around.
  case captured(Effect.Target, changes: Bool, line: Int, subject: String)
  /// Reads a global constant, which is made when it is first read.
  case constant(property: Int, line: Int)
}
