import Curriculum

/// The type of a part of a learner's value, if it is one for which a twin can be made.
indirect enum ValueType: Equatable, Sendable {
  case named(String)
  case optional(ValueType)
  case array(ValueType)
  case dictionary(String, ValueType)

  /// Parses a Swift type; nil for a function, a tuple or a generic type.
  init?(_ text: String) {
    if text.hasSuffix("?"), let wrapped = ValueType(String(text.dropLast())) {
      self = .optional(wrapped)
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      let parts = inner.split(separator: ": ", maxSplits: 1).map(String.init)
      guard let element = ValueType(parts.last ?? "") else { return nil }
      self = parts.count == 1 ? .array(element) : .dictionary(parts[0], element)
    } else if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9.]*/) != nil {
      self = .named(text)
    } else {
      return nil
    }
  }

  var leaf: String {
    switch self {
    case .named(let name): name
    case .optional(let wrapped): wrapped.leaf
    case .array(let element): element.leaf
    case .dictionary(_, let value): value.leaf
    }
  }

  /// The type with its innermost type replaced.
  func replacingLeaf(by type: ValueType) -> ValueType {
    switch self {
    case .named: type
    case .optional(let wrapped): .optional(wrapped.replacingLeaf(by: type))
    case .array(let element): .array(element.replacingLeaf(by: type))
    case .dictionary(let key, let value): .dictionary(key, value.replacingLeaf(by: type))
    }
  }

  var text: String {
    switch self {
    case .named(let name): name
    case .optional(let wrapped): "\(wrapped.text)?"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key): \(value.text)]"
    }
  }

  /// An expression of this type with its innermost values converted.
  func converted(_ expression: String, _ convert: (String) -> String) -> String {
    switch self {
    case .named: convert(expression)
    case .optional(let inner), .array(let inner):
      "\(expression).map { \(inner.converted("$0", convert)) }"
    case .dictionary(_, let value): "\(expression).mapValues { \(value.converted("$0", convert)) }"
    }
  }
}

/// Types that need no conversion.
let plainTypes: Set<String> = ["Bool", "Double", "Int", "String"]

/// A type of Foundation that a script represents by a plain type.
struct Bridge: Sendable {
  var twin: ValueType
  var made: @Sendable (String) -> String
  var seen: @Sendable (String) -> String
}

let bridges = [
  "Date": Bridge(
    twin: .named("Double"), made: { "Date(timeIntervalSince1970: \($0))" },
    seen: { "\($0).timeIntervalSince1970" }),
  "IndexSet": Bridge(
    twin: .array(.named("Int")), made: { "IndexSet(\($0))" }, seen: { "Array(\($0))" }),
]

/// A part's type with full names and without aliases, as the learner's innermost type and the twin
/// type; nil if there is no twin.
func resolved(
  _ text: String, in outer: String, among known: Set<String>, _ aliases: [String: String]
) -> (leaf: String, twin: ValueType)? {
  guard let type = ValueType(text) else { return nil }
  if plainTypes.contains(type.leaf) || known.contains(type.leaf) { return (type.leaf, type) }
  if let bridge = bridges[type.leaf] { return (type.leaf, type.replacingLeaf(by: bridge.twin)) }
  var scope = outer
  while true {
    let name = "\(scope).\(type.leaf)"
    if known.contains(name) { return (name, type.replacingLeaf(by: .named(name))) }
    guard let dot = scope.lastIndex(of: ".") else { break }
    scope = String(scope[..<dot])
  }
  guard let alias = aliases[type.leaf], let target = ValueType(alias), target == .named(target.leaf)
  else { return nil }
  return resolved(type.replacingLeaf(by: target).text, in: outer, among: known, aliases)
}
