// What is asked of the code in a loop: what it calls, names and changes, and by which paths.

extension Node {
  static let wrappers: Set = [
    "paren_expr", "load_expr", "inject_into_optional", "force_value_expr", "bind_optional_expr",
    "optional_evaluation_expr", "inout_expr", "try_expr", "await_expr", "destructure_tuple_expr",
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

  /// Whether it names what the function has called so.
  func isUse(of name: String) -> Bool {
    kind == "declref_expr" && rootName == name && self["decl"]?.text("decl_usr") == ""
  }

  /// Whether nothing is done behind this statement.
  var leaves: Bool {
    ["return_stmt", "throw_stmt", "continue_stmt", "break_stmt"].contains(kind)
  }

  /// The name of what it calls itself.
  var calledName: String { called.name }

  /// The calls in it of these members of what has this name.
  func calls(_ members: Set<String>, of name: String) -> [Node] {
    all.filter { members.contains($0.calledName) && $0["fn"]?.arguments.first?.rootName == name }
  }

  /// What an autoclosure computes.
  var autoclosed: Node? {
    let body = self["body"] ?? self["single_expr_body"]
    let inner = body?.nodes("elements").first ?? body
    return inner?.result
  }

  /// What a step gives back, or the step itself if that is its value.
  var result: Node { self["result"] ?? self }

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
    if case .of(let spelled)? = spelling { return spelled.path(aliases) }
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
    if case .of(let spelled)? = spelling { return spelled.wholePaths(aliases, own) }
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
    // A list of all cases has a place for each.
    case "binary_expr" where called.name == "??" && arguments.first?.names("allCases") == true:
      return arguments[0].wholePaths(aliases, own)
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
    if let path = path(body.aliases), paths.cover(path) { return true }
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

  static let loops: Set = ["for_each_stmt", "while_stmt", "repeat_while_stmt"]

  var hasLoops: Bool { all.contains { Self.loops.contains($0.kind) } }

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
  var changedPaths: Set<String> {
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

extension Set<String> {
  /// Whether this path is among these, or is that of a part of what has one of them.
  func cover(_ path: String) -> Bool { contains { path == $0 || path.hasPrefix($0 + ".") } }
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
