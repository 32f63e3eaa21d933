/// An effect of a unit, as seen by the unit itself.
struct Effect: Hashable {
  enum Deed: Hashable {
    case reason(ReasonKind)
    case callsGiven
    /// Writes through a key path that is a parameter.
    case writesThroughGiven
    /// Takes an element of a parameter by its place in the order.
    case picks
    case uses(Requirement)
  }

  enum Target: Hashable {
    case world
    case parameter(unit: Int, index: Int)
    case variable(Int)
    /// The property with this index, which lasts for a task.
    case taskLocal(Int)
    case generic(String)
  }

  var deed: Deed
  var target = Target.world
  var line: Int
  /// The name to show for it, such as `print`.
  var subject: String
  /// Whether it is a change rather than a read.
  var changes = false
  /// Whether it is done to what the target holds, rather than to the target.
  var isDeep = false
  /// The class of the object to which a deep effect is done, as far as it is known.
  var type: String?
  /// Which objects have it; nil for all.
  var limit: Limit?
  /// Whether it is done in the rounds of a loop over a set or a dictionary.
  var isInRounds = false
  /// The calls that lead to the place of the effect; empty if it is in the unit itself.
  var calls: [PurityCall] = []

  /// Identifies an effect; a unit keeps one effect for each key.
  struct Key: Hashable {
    var deed: Deed
    var target: Target
    var line: Int
    var changes: Bool
    var isDeep: Bool
    var type: String?
    var limit: Limit?
    var isInRounds: Bool
  }

  var key: Key {
    Key(
      deed: deed, target: target, line: line, changes: changes, isDeep: isDeep, type: type,
      limit: limit, isInRounds: isInRounds)
  }

  /// Holds only if the unit's `self` is of this class or one below, whose method overrides the one
  /// that is called.
  struct Limit: Hashable {
    var unit: Int
    var type: String
  }
}

/// A member that a protocol requires.
struct Requirement: Hashable {
  var protocolName: String
  var member: String
  var isSetter = false
}

/// The source of a reference or a function.
enum Origin: Hashable {
  /// A parameter of a unit; index -1 is `self`.
  case parameter(unit: Int, index: Int)
  case variable(Int)
  /// A global or static property.
  case global(Int)
  /// A closure or function; `madeBy` is the call that returned it, nil if it was created here.
  case function(unit: Int, madeBy: Int?)
  /// A new object of exactly this type.
  case type(String)
  case result(site: Int)
  /// The iteration order of a set or dictionary, by its index in `Program.orders`.
  case order(Int)

  var mayHoldOrder: Bool {
    switch self {
    case .function, .type: false
    case .parameter, .variable, .global, .result, .order: true
    }
  }
}

/// Which orders a value has lost.
struct LostOrders: OptionSet, Hashable {
  let rawValue: UInt8

  /// The order of its own elements, as of a set or a dictionary.
  static let outer = LostOrders(rawValue: 1)
  /// The order that each value of a dictionary has.
  static let inner = LostOrders(rawValue: 2)
  /// Both, as of what was sorted or is a number.
  static let all: LostOrders = [.outer, .inner]
}

/// An object, a function or an order that a value may lead to.
struct Part: Hashable {
  var origin: Origin
  /// Whether only the order of its elements matters; then objects and functions aren't carried on.
  var isOrder = false
  /// Whether this is the order of the values in a dictionary, such as lists, or decides which
  /// values these are.
  var isInner = false
  var lost: LostOrders = []
  /// Whether it is reached through an object, so that changing it doesn't change the value itself.
  var isInside = false
  /// Whether it stands for the contents of the object rather than the object.
  var isOpened = false

  init(_ origin: Origin, isInside: Bool = false, isOpened: Bool = false) {
    (self.origin, self.isInside, self.isOpened) = (origin, isInside, isOpened)
  }

  /// Whether this is the order of a set or dictionary.
  var isShownOrder: Bool { if case .order = origin { true } else { false } }

  /// The part that is reached if the origin of this part holds `inner`; nil for an order that is
  /// lost.
  func leading(to inner: Part) -> Part? {
    var part = inner
    part.isOrder = isOrder || inner.isOrder
    guard var part = part.without(lost) else { return nil }
    // Of an order it doesn't matter through which objects it is reached.
    part.isInside = !part.isOrder && (isInside || !isOpened && inner.isInside)
    part.isOpened = !part.isOrder && (isOpened || inner.isOpened)
    part.isInner = isInner || inner.isInner
    return part
  }

  /// The same without these orders; nil if it is nothing else.
  func without(_ orders: LostOrders) -> Part? {
    guard !orders.isEmpty, origin.mayHoldOrder else { return self }
    if isInner || isShownOrder {
      // It is one of the two.
      return isOrder && orders.contains(isInner ? .inner : .outer) ? nil : self
    }
    var part = self
    part.lost = lost.union(orders)
    return isOrder && part.lost == .all ? nil : part
  }

  static func order(_ place: Int) -> Part {
    var part = Part(.order(place))
    part.isOrder = true
    return part
  }
}

/// Everything that a value may lead to; empty for a value without references, functions and orders.
typealias Value = Set<Part>

extension Value {
  /// The value as stored in an object and seen from outside of that object.
  var inside: Value {
    changed { $0.isInside = !$0.isOrder }
  }
  /// The contents of the objects that the value leads to.
  var opened: Value {
    changed { ($0.isInside, $0.isOpened) = (false, !$0.isOrder) }
  }
  /// The parts that may carry the order of the value's elements.
  var order: Value {
    filter { $0.origin.mayHoldOrder && $0.lost != .all }.changed { part in
      (part.isOrder, part.isInside, part.isOpened) = (true, false, false)
    }
  }
  /// The order, as that of values in a dictionary.
  var inner: Value { order.changed { $0.isInner = true } }

  /// The value as one of a dictionary's.
  var inValues: Value { without(.outer).union(inner) }

  func without(_ orders: LostOrders) -> Value {
    orders.isEmpty ? self : Set(compactMap { $0.without(orders) })
  }

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
    /// One of these units, or with `isDynamic` of their overrides.
    case units([Int], isDynamic: Bool)
    /// A protocol requirement, called on a value of this type.
    case requirement(Requirement, type: String)
    case value(Value)
    /// A library function; `callsGiven` says whether it calls the functions among its arguments.
    case library(callsGiven: Bool)
    /// Writes through one of these key paths.
    case keyPath(Value)
    /// What the receiver leads to comes to its end if the unit keeps it from nobody.
    case ends
  }

  /// The calling unit.
  var unit = 0
  /// The loops around the call.
  var loops: [Loop] = []
  var callee: Callee
  var line: Int
  var receiver: Value = []
  /// The class of the receiver, as far as the compiler knows it.
  var receiverType = ""
  var arguments: [Value] = []
  /// The only parameter of which it matters what is called and asked of it.
  var parameter: Effect.Target?
  /// The generic arguments, by the names of the parameters.
  var types: [String: String] = [:]
  /// The closure literals in the call; their effects are reported at the lines inside them.
  var literals: Set<Int> = []
  var subject = ""
  /// The order that shows in a text or JSON which is made here of a value without one.
  var shown: Value = []
  /// The texts and JSON that it makes of generic parameters' values.
  var told: [String: String] = [:]
  /// The orders of the arguments and the receiver that the result has lost.
  var lost: LostOrders = []
  /// Whether the result is a new object, which holds what it is made of.
  var isNew = false
  /// Whether the result can lead to anything, other than a number.
  var isLeading = true
  /// The arguments that are objects which a value owns, by index, and whether it owns them alone.
  var owned: [Int: Bool] = [:]
  /// Whether it lends its arguments to the functions among them, behind a pointer that nobody else
  /// has.
  var isLending = false
  /// Whether the functions among its arguments run while others do.
  var isConcurrent = false
  /// The actions of its unit that are done while the task runs that it starts, unless that may be all,
  /// and what these use, with whether they change it.
  var meanwhile: Range<Int>?
  var used: [Effect.Target: Bool] = [:]
  /// What these only add to, in ways that come to the same in any order.
  var added: Set<Effect.Target> = []
  /// The task-local property that it binds while the functions among its arguments run.
  var bound: Int?
  /// Whether it takes an element for a loop that takes one after the other.
  var isTaking = false
  /// Whether the result is a dictionary whose values have the order of the arguments, or of what
  /// the functions among them give back.
  var fillsValues = false

  /// What a parameter is given; index -1 is `self`.
  func given(_ index: Int) -> Value {
    index < 0 ? receiver : arguments.indices.contains(index) ? arguments[index] : []
  }

  var everything: Value { arguments.united.union(receiver) }
  /// What the result of a library's function keeps of all that it is given.
  var kept: Value {
    guard isLeading else { return [] }
    let held = (fillsValues ? everything.inValues : everything).without(lost)
    return isNew ? held.inside : held
  }
}

/// One step of a body; a unit's actions are in source order.
enum Action {
  case effect(Effect)
  case call(site: Int)
  /// Reads or changes objects.
  case touch(Value, changes: Bool, line: Int, subject: String)
  /// Asks an object of which it only matters whether the file changes it where it is shared.
  case asks(Value, line: Int, subject: String)
  /// Reads or changes a variable or parameter of an enclosing unit.
  case captured(Effect.Target, changes: Bool, line: Int, subject: String)
  /// Takes one element of a value by its position. The unit has shown so many orders until then.
  case pick(Value, line: Int, subject: String, shown: Int)
  /// Reads a global constant, whose initial value is evaluated at the first read.
  case constant(property: Int, line: Int)
}
