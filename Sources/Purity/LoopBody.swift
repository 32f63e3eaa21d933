import SyntaxTrees

/// What a loop does in each round.
struct LoopBody {
  /// The names of what is made of the loop's element.
  var own: Set<String>
  var steps: [Node]
  var line: Int
  /// Whether the loop passes over some elements.
  var skips = false
  var isClosure = false
  /// The conditions under which the steps are taken.
  var conditions: [Node] = []
  /// The paths for which constants stand.
  var aliases: [String: String] = [:]
  /// All that it does in a round.
  private let all: [Node]

  init(
    own: Set<String>, steps: [Node], line: Int, skips: Bool = false, isClosure: Bool = false
  ) {
    (self.own, self.steps, self.line) = (own, steps, line)
    (self.skips, self.isClosure) = (skips, isClosure)
    all = steps
  }

  /// The paths of what each round changes and doesn't set anew.
  var changed: Set<String> {
    let anew = all.filter { $0.kind == "assign_expr" }.compactMap { step in
      step["dest"]?.path().flatMap { step["src"]?.uses($0) == true ? nil : $0 }
    }
    return all.reduce(into: Set<String>()) { $0.formUnion($1.changedPaths) }.subtracting(anew)
  }

  func inner(_ steps: [Node]) -> LoopBody {
    var inner = self
    inner.steps = steps
    return inner
  }

  /// Takes in the names that a step or a condition declares.
  mutating func declare(_ node: Node) {
    let entries = node.kind == "pattern" ? [node] : node.nodes("pattern_entries")
    for entry in entries {
      guard let pattern = entry["pattern"],
        let made = entry["processed_init"] ?? entry["initializer"],
        !own.isDisjoint(with: made.names)
      else { continue }
      let names = pattern.namedVariables
      own.formUnion(names)
      if names.count == 1, let path = made.path(aliases) { aliases[names.first ?? ""] = path }
    }
  }
}

extension Node {
  static let wrappers: Set = [
    "paren_expr", "load_expr", "inject_into_optional", "force_value_expr", "bind_optional_expr",
    "optional_evaluation_expr", "inout_expr", "try_expr",
  ]

  /// The argument expressions of a call.
  var arguments: [Node] { (self["args"]?.nodes("args") ?? []).compactMap { $0["expr"] } }

  /// The names of all that it calls.
  var calledNames: Set<String> {
    let own = kind.hasSuffix("call_expr") || kind.hasSuffix("_expr") && self["fn"] != nil
    return children.reduce(into: own && !called.name.isEmpty ? [called.name] : []) {
      $0.formUnion($1.calledNames)
    }
  }

  /// What it calls, with the receiver.
  private var called: (name: String, receiver: [Node]) {
    guard let function = self["fn"] else { return ("", []) }
    let name = function["decl"] ?? function["fn"]?["decl"] ?? function["rhs"]?["decl"]
    return (name?.text("base_name") ?? "", function.arguments.filter { $0.kind != "type_expr" })
  }

  /// The path of a variable's part, such as `entry.0.name`, or of what is computed of some; nil for
  /// anything else.
  func path(_ aliases: [String: String] = [:]) -> String? {
    switch kind {
    case "declref_expr":
      let name = self["decl"]?.text("base_name")
      return name.flatMap { aliases[$0] ?? $0 }
    case "member_ref_expr", "tuple_element_expr":
      let name = self["decl"]?.text("base_name") ?? text("field #")
      return self["base"]?.path(aliases).map { "\($0).\(name)" }
    case "call_expr", "binary_expr":
      let parts = (called.receiver + arguments).map { $0.path(aliases) ?? $0.text("value") }
      return "\(called.name)(\(parts.joined(separator: ",")))"
    case _ where Self.wrappers.contains(kind): return self["sub_expr"]?.path(aliases)
    default: return nil
    }
  }

  /// The paths whose values are known once this one's is.
  func wholePaths(_ aliases: [String: String] = [:]) -> [String] {
    switch kind {
    case "tuple_expr", "array_expr": return nodes("elements").flatMap { $0.wholePaths(aliases) }
    case "call_expr" where called.name == "init",
      "binary_expr" where ["+", "-", "*"].contains(called.name):
      return arguments.flatMap { $0.wholePaths(aliases) }
    case "interpolated_string_literal_expr":
      return names.map { aliases[$0] ?? $0 }
    case _ where Self.wrappers.contains(kind): return self["sub_expr"]?.wholePaths(aliases) ?? []
    default: return path(aliases).map { [$0] } ?? []
    }
  }

  /// Whether its value follows from those of these paths.
  func isKnown(by paths: Set<String>, _ body: LoopBody) -> Bool {
    if let path = path(body.aliases),
      paths.contains(where: { path == $0 || path.hasPrefix($0 + ".") })
    {
      return true
    }
    if kind == "declref_expr", let name = self["decl"]?.text("base_name"), body.own.contains(name) {
      return false
    }
    return children.allSatisfy { $0.isKnown(by: paths, body) }
  }

  /// The keys and indices by which a place is named.
  var placeKeys: [Node] {
    let own = kind == "subscript_expr" ? arguments : []
    return own + ((self["base"] ?? self["sub_expr"])?.placeKeys ?? [])
  }

  /// The variable in which a place is.
  var rootName: String? {
    kind == "declref_expr"
      ? self["decl"]?.text("base_name") : (self["base"] ?? self["sub_expr"])?.rootName
  }

  /// The names of the variables that a pattern declares.
  var namedVariables: Set<String> {
    kind == "pattern_named" ? [baseName] : Set(children.flatMap(\.namedVariables))
  }

  /// Whether this place is a variable or a stored part of it, and not an element behind a key.
  var isWhole: Bool {
    kind == "declref_expr" || kind == "member_ref_expr" && self["base"]?.isWhole ?? false
      || ["inout_expr", "load_expr", "paren_expr"].contains(kind)
        && self["sub_expr"]?.isWhole ?? false
  }

  /// Whether the round may end here, so that what follows has a condition.
  var mayGoOn: Bool {
    ["guard_stmt", "continue_stmt", "break_stmt"].contains(kind)
      || children.contains(where: \.mayGoOn)
  }

  /// Whether it asks how much a variable holds.
  func counts(_ name: String) -> Bool {
    kind == "member_ref_expr" && self["decl"]?.text("base_name") == "count"
      && self["base"]?.path() == name || children.contains { $0.counts(name) }
  }

  /// The names that are used in it, except in comparisons with `nil`.
  var namesBesidesNil: Set<String> {
    if kind == "binary_expr", arguments.contains(where: { $0.kind == "nil_literal_expr" }) {
      return []
    }
    return children.reduce(into: Set([self["decl"]?.text("base_name")].compactMap(\.self))) {
      $0.formUnion($1.namesBesidesNil)
    }
  }

  /// Whether it uses what has this path.
  func uses(_ path: String) -> Bool { self.path() == path || children.contains { $0.uses(path) } }

  /// The paths of what it changes as a whole, and not only behind a key.
  fileprivate var changedPaths: Set<String> {
    let parts = kind == "subscript_expr" ? arguments : children
    var paths = parts.reduce(into: Set<String>()) { $0.formUnion($1.changedPaths) }
    let place = kind == "assign_expr" ? self["dest"] : kind == "inout_expr" ? self["sub_expr"] : nil
    if let place, place.isWhole, let path = place.path() { paths.insert(path) }
    return paths
  }
}
