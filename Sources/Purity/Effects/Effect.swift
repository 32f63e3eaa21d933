/// What a unit does, seen from inside it.
struct Effect: Hashable {
  /// What is done.
  enum Deed: Hashable {
    case reason(ReasonKind)
    /// It calls a function that it was given.
    case callsGiven
    /// It uses a requirement of a protocol.
    case uses(Requirement)
  }

  /// To what it is done.
  enum Target: Hashable {
    /// To the world.
    case world
    case parameter(unit: Int, index: Int)
    case variable(Int)
    /// To what stands for a generic type.
    case generic(String)
  }

  var deed: Deed
  var target = Target.world
  var line: Int
  /// What the words are about, such as `print`.
  var subject: String
  /// Whether it changes something, rather than read it.
  var changes = false
  /// The way to where it is done.
  var calls: [PurityCall] = []

  /// What it is only once in a unit.
  struct Key: Hashable {
    var deed: Deed
    var target: Target
    var line: Int
    var changes: Bool
  }

  var key: Key { Key(deed: deed, target: target, line: line, changes: changes) }
}

/// A member that a protocol asks for.
struct Requirement: Hashable {
  var protocolName: String
  var member: String
  var isSetter = false
}
