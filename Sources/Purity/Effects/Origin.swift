/// Where a reference or a function comes from.
enum Origin: Hashable {
  /// A parameter of a unit; -1 is `self`.
  case parameter(unit: Int, index: Int)
  /// A variable in a body.
  case variable(Int)
  /// A stored global or static property.
  case global(Int)
  /// A closure or function, and the call that made it if that wasn't here.
  case function(unit: Int, madeBy: Int?)
  /// Made here, as just this type.
  case type(String)
  /// What a call answers.
  case result(site: Int)
}

/// One of the things that a value may lead to.
struct Part: Hashable {
  var origin: Origin
  /// Whether the way there goes through an object: to change that doesn't change this.
  var isInside = false
  /// Whether it is what the object holds, rather than the object.
  var isOpened = false

  init(_ origin: Origin, isInside: Bool = false, isOpened: Bool = false) {
    (self.origin, self.isInside, self.isOpened) = (origin, isInside, isOpened)
  }

  /// What this part leads to, if its origin holds something.
  func leading(to inner: Part) -> Part {
    Part(
      inner.origin, isInside: !isOpened && (isInside || inner.isInside),
      isOpened: isOpened || inner.isOpened)
  }
}

/// All that a value may lead to; empty for one that holds neither references nor functions.
typealias Value = Set<Part>

extension Value {
  /// The same, seen from outside of an object that holds it.
  var inside: Value {
    Set(map { Part($0.origin, isInside: true, isOpened: $0.isOpened) })
  }
  /// What an object holds that leads there, once it was opened, or the object itself.
  var opened: Value { Set(map { Part($0.origin, isOpened: true) }) }
}

extension [Value] {
  /// All of them as one.
  var united: Value { reduce(into: Value()) { $0.formUnion($1) } }
}
