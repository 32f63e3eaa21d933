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
  /// Whether it takes the elements of a list to which others may be added meanwhile.
  var isQueue = false
  /// The value to which `reduce` adds.
  var accumulated: String?
  /// The conditions under which the steps are taken, and those under which they aren't.
  var conditions: [Node] = []
  var denied: [Node] = []
  /// What the names that a round declares begin with.
  var starts: [String: Node] = [:]
  /// The paths for which constants stand.
  var aliases: [String: String] = [:]
  /// All that it does in a round.
  let all: [Node]

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

  /// Whether not every element gets to these steps.
  var isConditional: Bool { skips || !conditions.isEmpty || !denied.isEmpty }

  /// The paths that have one value, known before the loop, in each round that gets to these steps.
  var pinned: Set<String> {
    Set(conditions.flatMap { pinned(by: $0, "==") } + denied.flatMap { pinned(by: $0, "!=") })
  }

  private func pinned(by condition: Node, _ sign: String) -> [String] {
    let joining = sign == "==" ? "&&" : "||"
    guard condition.kind == "binary_expr" else {
      return condition.kind == "autoclosure_expr"
        ? condition.autoclosed.map { pinned(by: $0, sign) } ?? [] : []
    }
    let sides = condition.arguments
    if condition.calledName == joining { return sides.flatMap { pinned(by: $0, sign) } }
    guard condition.calledName == sign, sides.count == 2,
      let fixed = sides.first(where: { own.isDisjoint(with: $0.names) })
    else { return [] }
    return sides.filter { $0 !== fixed }.flatMap { $0.wholePaths(aliases, own) }
  }

  /// The paths that the conditions compare, by `<` and the like, with what changes from round to
  /// round, as in `if x.age > greatest`.
  func ranked(by isChanging: (String) -> Bool) -> Set<String> {
    (conditions + denied).reduce(into: Set<String>()) { ranked, condition in
      for comparison in condition.comparisons {
        let sides = comparison.arguments
        guard sides.count == 2, sides.contains(where: { $0.names.contains(where: isChanging) })
        else { continue }
        ranked.formUnion(sides.flatMap { $0.wholePaths(aliases, own) })
      }
    }
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
        let made = entry["processed_init"] ?? entry["initializer"]
      else { continue }
      let names = pattern.namedVariables
      for name in names { starts[name] = made }
      guard !own.isDisjoint(with: made.names) else { continue }
      own.formUnion(names)
      if names.count == 1, let path = made.path(aliases) { aliases[names.first ?? ""] = path }
    }
  }
}

extension Node {
  static let wrappers: Set = [
    "paren_expr", "load_expr", "inject_into_optional", "force_value_expr", "bind_optional_expr",
    "optional_evaluation_expr", "inout_expr", "try_expr", "destructure_tuple_expr",
  ]

  /// The argument expressions of a call.
  var arguments: [Node] { (self["args"]?.nodes("args") ?? []).compactMap { $0["expr"] } }

  /// It, and all that is in it.
  var all: [Node] {
    var (found, next) = ([self], 0)
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }

  /// The names of all that it calls.
  var calledNames: Set<String> {
    Set(all.filter { $0.kind.hasSuffix("_expr") }.map(\.calledName)).subtracting([""])
  }

  /// The name of what it calls itself.
  var calledName: String { called.name }

  /// What an autoclosure computes.
  var autoclosed: Node? {
    let body = self["body"] ?? self["single_expr_body"]
    let inner = body?.nodes("elements").first ?? body
    return inner.map { $0["result"] ?? $0 }
  }

  /// The comparisons by `<` and the like in it.
  var comparisons: [Node] {
    all.filter { $0.kind == "binary_expr" && ["<", ">", "<=", ">="].contains($0.calledName) }
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
    case "subscript_expr" where !aliases.isEmpty && arguments.count == 1:
      return aliases["\(self["base"]?.path() ?? "")[\(arguments[0].path() ?? "")]"]
    case "call_expr", "binary_expr":
      let parts = (called.receiver + arguments).map { $0.path(aliases) ?? $0.text("value") }
      return "\(called.name)(\(parts.joined(separator: ",")))"
    case _ where Self.wrappers.contains(kind): return self["sub_expr"]?.path(aliases)
    default: return nil
    }
  }

  /// The paths whose values are known once this one's is.
  ///
  /// - Parameter own: the names of what differs in each round.
  func wholePaths(_ aliases: [String: String] = [:], _ own: Set<String>) -> [String] {
    switch kind {
    case "tuple_expr", "array_expr":
      return nodes("elements").flatMap { $0.wholePaths(aliases, own) }
    case "call_expr" where called.name == "init":
      return isRounded ? [] : arguments.flatMap { $0.wholePaths(aliases, own) }
    case "binary_expr" where ["+", "-", "*"].contains(called.name):
      let sides = arguments.map { $0.wholePaths(aliases, own) }
      // Two numbers that both differ may have the same sum, as 1 + 3 and 2 + 2, unless they count rows
      // and columns, as `y * width + x`.
      let isOpen =
        isTextOrList
        || called.name == "+" && arguments.contains { $0.unwrappedPlace.calledName == "*" }
        || sides.count { side in side.contains { own.contains($0.rootName) } } < 2
      return isOpen ? sides.flatMap(\.self) : []
    case "call_expr" where ["firstIndex", "index"].contains(called.name):
      return arguments.flatMap { $0.wholePaths(aliases, own) }
    case "prefix_unary_expr" where called.name == "-":
      return arguments.flatMap { $0.wholePaths(aliases, own) }
    case "interpolated_string_literal_expr":
      return names.map { aliases[$0] ?? $0 }
    case _ where Self.wrappers.contains(kind):
      return self["sub_expr"]?.wholePaths(aliases, own) ?? []
    default: return path(aliases).map { [$0] } ?? []
    }
  }

  /// Whether this is a text or an array, by its mangled type.
  private var isTextOrList: Bool {
    let type = text("type")
    return type == "$sSSD" || type.hasPrefix("$sSay")
  }

  /// Whether it makes a whole number of one that may have a fraction.
  private var isRounded: Bool {
    let fractions = ["$sSdD", "$sSfD"]
    return !fractions.contains(text("type")) && !isTextOrList
      && arguments.count == 1 && fractions.contains(arguments[0].text("type"))
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

  /// What is taken of lists by indices with these names, as paths with the index for which each stands.
  func elements(at names: Set<String>) -> [String: String] {
    all.filter { $0.kind == "subscript_expr" }.reduce(into: [:]) { found, part in
      guard let index = part.arguments.first?.path(), names.contains(index) else { return }
      found["\(part["base"]?.path() ?? "")[\(index)]"] = index
    }
  }

  /// The names of a closure's parameters.
  var parameterNames: [String] { self["params"]?.nodes("params").map(\.baseName) ?? [] }

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
  var namedVariables: Set<String> { Set(declaredNames) }

  var declaredNames: [String] {
    kind == "pattern_named" ? [baseName] : children.flatMap(\.declaredNames)
  }

  /// Whether this place is a variable or a stored part of it, and not an element behind a key.
  var isWhole: Bool {
    kind == "declref_expr" || kind == "member_ref_expr" && self["base"]?.isWhole ?? false
      || ["inout_expr", "load_expr", "paren_expr"].contains(kind)
        && self["sub_expr"]?.isWhole ?? false
  }

  /// Whether the round may end here, so that what follows has a condition.
  var mayGoOn: Bool {
    all.contains { ["guard_stmt", "continue_stmt", "break_stmt"].contains($0.kind) }
  }

  /// Whether it asks how much a variable holds.
  func counts(_ name: String) -> Bool {
    all.contains { $0.memberName == "count" && $0["base"]?.path() == name }
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
  func uses(_ path: String) -> Bool { reaches([path]) }

  /// Whether it uses what has one of these paths.
  func reaches(_ paths: Set<String>) -> Bool {
    all.contains { $0.path().map(paths.contains) ?? false }
  }

  /// The paths of what it changes as a whole, and not only behind a key.
  fileprivate var changedPaths: Set<String> {
    let parts = kind == "subscript_expr" ? arguments : children
    var paths = parts.reduce(into: Set<String>()) { $0.formUnion($1.changedPaths) }
    if let place = changedPlace, place.isWhole, let path = place.path() { paths.insert(path) }
    return paths
  }

  /// What it assigns or hands over to be changed.
  var changedPlace: Node? {
    kind == "assign_expr" ? self["dest"] : kind == "inout_expr" ? self["sub_expr"] : nil
  }
}

extension String {
  /// The variable with which a path begins.
  var rootName: String { String(prefix { $0 != "." }) }

  /// A path without members at its end that are another spelling of the same, as an id's text.
  var withoutSpelling: String {
    let spellings = [".uuidString", ".rawValue", ".description", ".utf8", ".absoluteString"]
    let end = spellings.first(where: hasSuffix)
    return end.map { String(dropLast($0.count)).withoutSpelling } ?? self
  }
}
