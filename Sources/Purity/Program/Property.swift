/// A stored or computed property, or a subscript.
struct Property {
  var name: String
  /// The type that it is a member of; nil for a global one.
  var owner: String?
  /// Whether it never changes.
  var isConstant = false
  /// Whether there is one for all: a global or static one.
  var isShared = false
  /// Whether it has storage that is read and changed as it is.
  var isStored = true
  /// A requirement of a protocol.
  var requirement: String?
  var type = ""
  var getter: Int?
  var setter: Int?
  /// `willSet` and `didSet`.
  var observers: [Int] = []
  /// What it starts with.
  var start: Int?
  /// Its name with what it is in.
  var path = ""
  /// Where it is declared: its file, and its place there.
  var file = 0
  var place: Int?
}

/// A type in the file.
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
  /// What its stored properties start with.
  var starts: [Int] = []
}
