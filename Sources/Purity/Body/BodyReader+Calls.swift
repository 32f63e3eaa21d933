extension BodyReader {
  /// The values of a node's arguments.
  func arguments(of node: Node) -> [Value] {
    (node["args"]?.nodes("args") ?? []).map { argument in
      argument["expr"].map { value(of: $0) } ?? []
    }
  }

  /// What stands for generic parameters here, by their names.
  func substitutions(of name: Node) -> [String: String] {
    var types: [String: String] = [:]
    for substitution in name["substitutions"]?.nodes("substitutions") ?? [] {
      types[substitution.text("generic_param")] = substitution.text("replacement_type")
    }
    return types
  }

  private static let wrappers: Set<String> = [
    "function_conversion_expr", "paren_expr", "load_expr", "covariant_function_conversion_expr",
    "covariant_return_conversion_expr", "dot_self_expr", "actor_isolation_erasure_expr",
    "try_expr", "force_value_expr", "unsafe_expr",
  ]

  func unwrapped(_ node: Node) -> Node {
    var node = node
    while Self.wrappers.contains(node.kind), let inner = node["sub_expr"] { node = inner }
    return node
  }

  /// Reads a call.
  func callValue(_ node: Node) -> Value {
    guard let written = node["fn"] else { return [] }
    let function = unwrapped(written)
    switch function.kind {
    case "dot_syntax_call_expr", "constructor_ref_call_expr":
      guard let inner = function["fn"].map(unwrapped),
        ["declref_expr", "other_constructor_ref_expr"].contains(inner.kind)
      else { break }
      let receiver = function["args"]?.nodes("args").first?["expr"]
      return callMember(inner, receiver: receiver, node)
    case "other_constructor_ref_expr": return callMember(function, receiver: nil, node)
    case "declref_expr":
      if ["dot_syntax_call_expr", "constructor_ref_call_expr"].contains(node.kind) {
        return unapplied(function, node)
      }
      return callMember(function, receiver: nil, node)
    case "dot_syntax_base_ignored":
      if let left = function["lhs"] { _ = value(of: left) }
    default: break
    }
    let callee = value(of: function)
    let given = arguments(of: node)
    return call(
      Site(
        unit: unit.id, callee: .value(callee), line: line(of: function), arguments: given,
        literals: literals(in: given.reduce(callee) { $0.union($1) })))
  }

  /// A method that isn't called here, together with what it will be called on.
  private func unapplied(_ function: Node, _ node: Node) -> Value {
    let held = arguments(of: node).united
    return value(of: function).union(held)
  }

  private func callMember(_ function: Node, receiver: Node?, _ node: Node) -> Value {
    guard let name = function["decl"] else { return arguments(of: node).united }
    let usr = name.text("decl_usr")
    let base = name.text("base_name")
    let held = receiver.map { value(of: $0) } ?? []
    let given = arguments(of: node)
    let all = given.united
    let position = function.start.map(program.lines.line) ?? line(of: node)
    var site = Site(
      unit: unit.id, callee: .library(callsGiven: true), line: position, receiver: held,
      arguments: given, types: substitutions(of: name), literals: literals(in: all), subject: base)
    defer { hand(over: all, to: receiver, node) }
    if let unitID = program.functions[usr] {
      return callFunction(program.units[unitID], function, receiver, &site)
    }
    if let requirement = program.requirements[usr] {
      return use(requirement, of: held, arguments: given, types: site.types, position)
    }
    if usr.isEmpty {
      if case .functions(let units)? = binding(of: base) {
        site.callee = .units(units, isDynamic: false)
        return call(site)
      }
      site.callee = .value(local(base, line: position))
      return call(site)
    }
    if let id = program.propertyPlaces[usr] {
      site.callee = .value(property(id, of: held, line: position))
      return call(site)
    }
    // A case of an enumeration, or what the compiler makes of itself.
    if program.isRead(usr), !usr.hasPrefix("c:") { return all.union(held) }
    let library = program.libraryName(usr, base: base)
    site.callee = .library(callsGiven: library.takesFunctions)
    touch(library, receiver, held, position)
    return callLibrary(library, name, receiver: receiver, arguments: given, site: site)
  }

  private func callFunction(
    _ called: Unit, _ function: Node, _ receiver: Node?, _ site: inout Site
  ) -> Value {
    let isSuper = receiver.map { unwrapped($0).kind == "super_ref_expr" } ?? false
    site.callee = .units([called.id], isDynamic: !isSuper)
    guard called.kind == .initialiser else { return call(site) }
    site.callee = .units([called.id], isDynamic: false)
    if function.kind == "other_constructor_ref_expr" {
      // An initialiser that has another one do a part.
      let made = call(site)
      store(made, in: .parameter(unit: unit.id, index: -1))
      return made
    }
    guard let owner = called.owner, let type = program.types[owner], type.isReference else {
      return call(site)
    }
    let made = receiver.map { program.text(of: $0.text("type")) } ?? owner
    let exact = made.hasSuffix(".Type") ? String(made.dropLast(5)) : owner
    for end in type.members["deinit"] ?? [] {
      var ending = Site(
        unit: unit.id, callee: .units([end], isDynamic: false), line: site.line)
      ending.made = exact
      _ = call(ending)
    }
    return call(site).union([Part(.type(exact))])
  }
}
