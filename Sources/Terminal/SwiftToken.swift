/// A piece of Swift source, as far as its colour is concerned.
struct SwiftToken: Equatable {
  /// What decides on the colour.
  enum Kind {
    case keyword
    case type
    case string
    case number
    case comment
    case attribute
    /// `.increase`: a member that finds its type on its own.
    case member
    /// Names, signs and white space.
    case other
  }

  var kind: Kind
  var text: Substring
}

/// The words that Swift keeps for itself, and those that mean something in their place.
let swiftKeywords: Set<Substring> = [
  "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
  "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
  "didSet", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
  "for", "func", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
  "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
  "override", "package", "precedencegroup", "private", "protocol", "public", "repeat", "required",
  "rethrows", "return", "self", "sending", "some", "static", "struct", "subscript", "super",
  "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
  "while", "willSet",
]

/// The keywords that are values, so that a member can follow them.
let swiftValueKeywords: Set<Substring> = ["Self", "false", "nil", "self", "super", "true"]
