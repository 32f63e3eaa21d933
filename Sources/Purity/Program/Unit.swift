/// A piece of code that is called as one: a function, an accessor, an initialiser, a closure, a default
/// value.
final class Unit {
  let id: Int
  let kind: FunctionKind
  let name: String
  let line: Int
  /// The file that it stands in.
  var file = 0
  /// Nobody wrote it.
  var isImplicit = false
  /// The unit around it; nil if it is in none.
  var parent: Int?
  /// The type that it is a member of.
  var owner: String?
  /// What it has instead in the class above.
  var overridden: [String] = []
  var body: Node?
  var parameters: [Node] = []
  var hasSelf = false

  var actions: [Action] = []
  /// What it answers.
  var answer: Value = []
  var effects: [Effect.Key: Effect] = [:]

  init(id: Int, kind: FunctionKind, name: String, line: Int) {
    (self.id, self.kind, self.name, self.line) = (id, kind, name, line)
  }
}

/// What kind of function something is.
public enum FunctionKind: String, Sendable {
  case function, getter, setter, initialiser, deinitialiser, willSet, didSet, closure
  /// A constant that holds a function.
  case constant
  /// A default value, or what a property starts with.
  case value
}
