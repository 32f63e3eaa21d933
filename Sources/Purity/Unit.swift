/// A piece of code with a body of its own: a function, accessor, initialiser, closure or default
/// value.
final class Unit {
  let id: Int
  let kind: FunctionKind
  let name: String
  let line: Int
  var file = 0
  var isImplicit = false
  /// Whether it is a closure that ends with the call that it is given to: nothing can give it back.
  var isNonescaping = false
  /// Whether code outside of the type and the file can call it.
  var isOpen = false
  /// The enclosing unit; nil at the top level.
  var parent: Int?
  var owner: String?
  var overridden: [String] = []
  /// The parameter for which it stands, if it is a default value.
  var parameter: Effect.Target?
  /// What is written in it.
  var code: Node?
  var isRead = false
  var parameters: [Node] = []
  /// The units of its parameters' default values, which its callers evaluate.
  var defaults: [Int] = []
  /// The type of the function, with that of `self`.
  var type = ""
  var hasSelf = false
  /// The generic parameters that stand for objects only.
  var objectTypes: Set<String> = []

  /// The functions among its parameters that are handed only parts of what it is given, such as a
  /// list's elements, by the parameters' indices.
  var handedParts: Set<Int> = []

  /// The paths of what it sets on an object of a library that is its own, or held by a property.
  var settings: Set<String> = []

  /// What it sets on what has this path.
  func settings(of path: String) -> Set<String> {
    Set(settings.filter { $0.hasPrefix("\(path).") }.map { String($0.dropFirst(path.count + 1)) })
  }

  /// The lists and texts outside of it to which it adds.
  var growing: Set<Origin> = []

  /// What ends here without what its type does at its end.
  var discarded: Value = []

  var actions: [Action] = []
  /// The calls by which `async let` starts a task.
  var tasks: [Int] = []
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
  /// A default value or the initial value of a property.
  case value
}

/// From where a declaration can be used.
enum Access {
  case type, file, elsewhere

  init(of declaration: Node) {
    self =
      switch declaration.text("access") {
      case "private": .type
      case "fileprivate": .file
      default: .elsewhere
      }
  }
}

struct Property {
  var name: String
  /// The enclosing type; nil for a global property.
  var owner: String?
  var isConstant = false
  /// Whether it is global or static.
  var isShared = false
  /// Whether it is nil as soon as nobody else holds its object.
  var isWeak: Bool { type.hasSuffix("XwD") }
  /// Whether it is a stored property.
  var isStored = true
  var requirement: String?
  var type = ""
  var getter: Int?
  /// The unit that reads what is stored in a static property, for those who ask by a protocol.
  var reader: Int?
  var setter: Int?
  var observers: [Int] = []
  /// The unit of the initial value.
  var start: Int?
  /// The type of an attribute that may be a property wrapper.
  var wrapper: String?
  /// Who may read it, and who may set it; nil if nobody may.
  var readers: Access?
  var writers: Access?
  /// The name with its enclosing types and functions.
  var path = ""
  /// The index of its file, and the UTF-8 offset in it.
  var file = 0
  var place: Int?
}

struct TypeDeclaration {
  var name: String
  /// Whether it is a class or an actor.
  var isReference = false
  var isProtocol = false
  /// Whether it is a protocol for objects only.
  var isForObjects = false
  /// Whether it is only extended here, so that its stored values aren't known.
  var isForeign = false
  var superclass: String?
  /// The types of the stored values.
  var fields: [String] = []
  /// The names of the protocols that it declares.
  var protocols: [String] = []
  /// The names of its cases.
  var cases: Set<String> = []
  var members: [String: [Int]] = [:]
  var properties: [String: Int] = [:]
  /// The units of the initial values of its stored properties.
  var starts: [Int] = []
}

/// Finds the line of an offset in a text.
struct SourceLines {
  private let starts: [Int]

  init(of text: String) {
    var starts = [0]
    for (place, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(place + 1) }
    self.starts = starts
  }

  /// The line of a UTF-8 offset, from 1.
  func line(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }
}
