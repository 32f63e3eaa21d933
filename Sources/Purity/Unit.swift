import SyntaxTrees

/// A piece of code that is called as one: a function, an accessor, an initialiser, a closure, a default
/// value.
final class Unit {
  let id: Int
  let kind: FunctionKind
  let name: String
  let line: Int
  var file = 0
  var isImplicit = false
  /// The unit around it; nil if it is in none.
  var parent: Int?
  var owner: String?
  var overridden: [String] = []
  var body: Node?
  var parameters: [Node] = []
  var hasSelf = false

  var actions: [Action] = []
  var answer: Value = []
  var effects: [Effect.Key: Effect] = [:]

  init(id: Int, kind: FunctionKind, name: String, line: Int) {
    (self.id, self.kind, self.name, self.line) = (id, kind, name, line)
  }
}

public enum FunctionKind: String, Sendable {
  case function, getter, setter, initialiser, deinitialiser, willSet, didSet, closure
  /// A constant that holds a function.
  case constant
  /// A default value, or what a property starts with.
  case value
}

struct Property {
  var name: String
  /// The type that it is a member of; nil for a global one.
  var owner: String?
  var isConstant = false
  /// Whether there is one for all: a global or static one.
  var isShared = false
  /// Whether it has storage that is read and changed as it is.
  var isStored = true
  var requirement: String?
  var type = ""
  var getter: Int?
  var setter: Int?
  var observers: [Int] = []
  /// The unit of its initial value.
  var start: Int?
  /// Its name with what it is in.
  var path = ""
  /// Where it is declared: its file, and its place there.
  var file = 0
  var place: Int?
}

struct TypeDeclaration {
  var name: String
  /// A class or an actor: its values are references.
  var isReference = false
  var isProtocol = false
  var superclass: String?
  /// The types of what it stores.
  var fields: [String] = []
  /// The protocols that it says it has, by name.
  var protocols: [String] = []
  var members: [String: [Int]] = [:]
  var properties: [String: Int] = [:]
  /// The units of its stored properties' initial values.
  var starts: [Int] = []
}

/// Finds the line of a place in a text.
struct SourceLines {
  private let starts: [Int]

  init(of text: String) {
    var starts = [0]
    for (place, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(place + 1) }
    self.starts = starts
  }

  /// The line of this place in UTF-8; the first is 1.
  func line(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }
}
