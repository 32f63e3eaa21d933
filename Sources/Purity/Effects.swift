/// An effect of a unit, seen from inside it.
struct Effect: Hashable {
  enum Deed: Hashable {
    case reason(ReasonKind)
    case callsGiven
    case uses(Requirement)
  }

  enum Target: Hashable {
    case world
    case parameter(unit: Int, index: Int)
    case variable(Int)
    case generic(String)
  }

  var deed: Deed
  var target = Target.world
  var line: Int
  /// The name in the words about it, such as `print`.
  var subject: String
  /// Whether it changes something, rather than read it.
  var changes = false
  /// The way to where it is done.
  var calls: [PurityCall] = []

  /// Equal for effects of which a unit keeps only one.
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

/// Where a reference or a function comes from.
enum Origin: Hashable {
  /// A parameter of a unit; -1 is `self`.
  case parameter(unit: Int, index: Int)
  case variable(Int)
  /// A stored global or static property.
  case global(Int)
  /// A closure or function, and the call that made it if that wasn't here.
  case function(unit: Int, madeBy: Int?)
  /// Made here, as just this type.
  case type(String)
  case result(site: Int)
  /// The order of a set or a dictionary, at one of the places where it shows.
  case order(Int)
}

/// One of the things that a value may lead to.
struct Part: Hashable {
  var origin: Origin
  /// Whether all that matters of it is the order of what it holds: objects and functions don't come
  /// along.
  var isOrder = false
  /// Whether the way there goes through an object: to change that doesn't change this.
  var isInside = false
  /// Whether it is what the object holds, rather than the object.
  var isOpened = false

  init(_ origin: Origin, isInside: Bool = false, isOpened: Bool = false) {
    (self.origin, self.isInside, self.isOpened) = (origin, isInside, isOpened)
  }

  /// The part that this one leads to, if its origin holds `inner`.
  func leading(to inner: Part) -> Part {
    var part = Part(
      inner.origin, isInside: !isOpened && (isInside || inner.isInside),
      isOpened: isOpened || inner.isOpened)
    part.isOrder = isOrder || inner.isOrder
    return part
  }

  static func order(_ place: Int) -> Part {
    var part = Part(.order(place))
    part.isOrder = true
    return part
  }
}

/// Everything that a value may lead to; empty for a value without references and functions.
typealias Value = Set<Part>

extension Value {
  /// The same value seen from outside of an object that holds it.
  var inside: Value {
    changed { $0.isInside = true }
  }
  /// The contents of the objects that a value leads to, or the objects themselves.
  var opened: Value {
    changed { ($0.isInside, $0.isOpened) = (false, true) }
  }
  /// What may tell in which order it holds something.
  var order: Value {
    filter { part in
      switch part.origin {
      case .function, .type: false
      case .parameter, .variable, .global, .result, .order: true
      }
    }.changed { $0.isOrder = true }
  }
  var withoutOrder: Value { filter { !$0.isOrder } }

  private func changed(_ change: (inout Part) -> Void) -> Value {
    Set(
      map { part in
        var part = part
        change(&part)
        return part
      })
  }
}

extension [Value] {
  var united: Value { reduce(into: Value()) { $0.formUnion($1) } }
}

struct Site {
  enum Callee {
    /// One of these units, or of those that override them.
    case units([Int], isDynamic: Bool)
    /// A member that a protocol asks for, of this type.
    case requirement(Requirement, type: String)
    case value(Value)
    /// A function of a library; whether it calls the functions that it is given.
    case library(callsGiven: Bool)
    /// Changes what these key paths lead to.
    case keyPath(Value)
  }

  /// The unit that calls.
  var unit = 0
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
  /// Whether what it answers is in the order of what it was given.
  var keepsOrder = true

  var everything: Value { arguments.united.union(receiver) }
}

/// One thing that a body does, in source order.
enum Action {
  case effect(Effect)
  case call(site: Int)
  /// Reads or changes objects.
  case touch(Value, changes: Bool, line: Int, subject: String)
  /// Reads or changes a variable or a parameter of a unit around.
  case captured(Effect.Target, changes: Bool, line: Int, subject: String)
  /// Takes one of what a value holds, by its place.
  case pick(Value, line: Int, subject: String)
  /// Reads a global constant, which is made when it is first read.
  case constant(property: Int, line: Int)
}
