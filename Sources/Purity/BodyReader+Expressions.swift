extension BodyReader {
  /// Reads a statement; nil if the node isn't one.
  func statement(_ node: Node) -> Value? {
    switch node.kind {
    case "brace_stmt":
      scoped { block(node) }
    case "return_stmt", "yield_stmt":
      let parts = [node["result"]].compactMap(\.self) + node.nodes("yields")
      for part in parts { unit.answer.formUnion(value(of: part)) }
    case "then_stmt":
      return children(of: node)
    case "pattern_binding_decl":
      for entry in node.nodes("pattern_entries") {
        if let pattern = entry["pattern"] {
          bind(pattern, from: entry["processed_init"], isConstant: false)
        }
        noteSettings(in: entry)
      }
    case "var_decl":
      readAccessors(of: node)
    case "func_decl":
      readLocal(node)
    case "if_stmt", "while_stmt", "repeat_while_stmt": return branches(node)
    case "guard_stmt":
      _ = value(of: node["body"])
      conditions(of: node)
    case "for_each_stmt":
      scoped { loop(node) }
    case "switch_stmt": return cases(of: node)
    case "do_catch_stmt":
      _ = value(of: node["body"])
      for block in node.nodes("catch_stmts") { _ = caseBlock(block, of: []) }
    case "defer_stmt":
      // The compiler represents the body of `defer` as a function, but it runs in this scope.
      _ = value(of: node["temp_decl"]?["body"])
    case _ where DeclarationReader.typeKinds.contains(node.kind): break
    default: return nil
    }
    return []
  }

  private func block(_ node: Node) {
    let elements = node.nodes("elements")
    hoist(elements)
    for element in elements { _ = value(of: element) }
  }

  /// Declares the variables of a pattern. Each of them may hold anything that the whole value
  /// holds.
  func bind(_ pattern: Node, to whole: Value, isConstant: Bool) {
    switch pattern.kind {
    case "pattern_named":
      let type = pattern.text("type")
      declare(pattern.baseName, holding: carried(whole, by: type), isConstant: isConstant)
    case "pattern_expr":
      _ = value(of: pattern["match_expr"])
    case "pattern_binding":
      for part in pattern.nodes("elements") + [pattern["sub_pattern"]].compactMap(\.self) {
        bind(part, to: whole, isConstant: pattern.text("kind") != "var")
      }
    default:
      for part in pattern.children where part.kind.hasPrefix("pattern") {
        bind(part, to: whole, isConstant: isConstant)
      }
    }
  }

  /// Kinds of nodes without code.
  private static let silent: Set<String> = [
    "decl_ref", "decl_name", "base_name", "substitution_map", "function_ref_info", "inheritance",
    "generic_signature", "parameter_list", "conformance", "type_expr", "range", "enum_case_decl",
    "import_decl", "typealias", "discard_assignment_expr",
  ]

  /// Reads a node and returns what its value may lead to.
  func value(of node: Node) -> Value {
    if let start = node.start { line = program.lines.line(at: start) }
    defer { if !running.isEmpty { endTasks(at: node) } }
    if let result = statement(node) { return result }
    if Self.silent.contains(node.kind) { return [] }
    let value = expression(node)
    let type = node.text("type")
    return type.isEmpty || value.isEmpty ? value : carried(value, by: type)
  }

  /// The parts of a value that a value of this type can carry on. A dictionary of objects, for
  /// example, leads to the objects, but has lost the order in which it was built.
  private func carried(_ value: Value, by type: String) -> Value {
    let lost = program.lostOrders(by: type)
    guard !program.holdsReferences(type) else { return value.without(lost) }
    return lost == .all ? [] : value.order.without(lost)
  }

  private func expression(_ node: Node) -> Value {
    switch node.kind {
    case "declref_expr": return reference(node)
    case "super_ref_expr": return local("self", line: line(of: node))
    case "member_ref_expr", "dynamic_member_ref_expr":
      let base = asked(node)
      return member(node, of: base)
    case "tuple_element_expr": return asked(node)
    case "subscript_expr", "dynamic_subscript_expr":
      // Even for reading, the base of a mutable subscript is an `inout` expression.
      var base = node["base"]
      while let inner = base, inner.kind == "inout_expr" { base = inner["sub_expr"] }
      let held = base.map { value(of: $0) } ?? []
      noteCompared(by: "subscript", base, node.arguments)
      return member(node, of: held, arguments: arguments(of: node))
    case "call_expr", "binary_expr", "prefix_unary_expr", "postfix_unary_expr",
      "dot_syntax_call_expr", "constructor_ref_call_expr":
      let made = callValue(node)
      if node.kind == "call_expr" { noteEnds(of: made, as: node) }
      return made
    case "closure_expr", "autoclosure_expr": return closure(node)
    case "assign_expr":
      let source = value(of: node["src"])
      if let destination = node["dest"] {
        if let path = destination.path() { singles.remove(path) }
        write(destination, source, reads: false)
        noteSettings(by: node, of: destination)
        // An assignment such as `text = text + word`.
        if let name = destination.rootName, let source = node["src"], source.names(name),
          !source.calledNames.isDisjoint(with: ["+", "appendInterpolation"])
        {
          lengthen(destination)
        }
      }
      return []
    case "inout_expr":
      guard let place = node["sub_expr"] else { return [] }
      write(place, [], reads: true)
      return self.place(of: place)
    case "erasure_expr", "underlying_to_opaque_expr":
      guard let inner = node["sub_expr"] else { return [] }
      if node.kind == "erasure_expr", program.isListOfIdentities(inner.text("type")) {
        add(.identity, line: line(of: node), subject: "ObjectIdentifier")
      }
      let made = value(of: inner).union([Part(.type(inner.text("type")))])
      guard program.isUnordered(inner.text("type")), program.isSequence(node.text("type")) else {
        return made
      }
      return made.union(show(line: line(of: node), subject: "any"))
    case "open_existential_expr":
      guard let opaque = node["opaque_value"], let inner = node["sub_expr"] else { return [] }
      opaqueValues[opaque.text("identity")] = node["existential_value"].map { place(of: $0) } ?? []
      return value(of: inner)
    case "magic_identifier_literal_expr":
      if node.text("kind") == "#dsohandle" {
        add(.identity, line: line(of: node), subject: "#dsohandle")
      }
      return []
    case "ternary_expr": return ternary(node)
    case "opaque_value_expr": return opaqueValues[node.text("identity")] ?? []
    case "property_wrapper_value_placeholder_expr":
      return value(of: node["original_wrapped_value"])
    case "tap_expr":
      var held = value(of: node["sub_expr"])
      scoped {
        if let name = node["var"]?.text("base_name") {
          let variable = declare(name, holding: held, isConstant: false)
          _ = value(of: node["body"])
          held.insert(Part(.variable(variable)))
        }
      }
      return held
    case "keypath_expr": return keyPath(node)
    case "keypath_application_expr": return readKeyPath(node)
    case "default_argument_expr": return defaultValue(node)
    case "error_expr", "overloaded_decl_ref_expr", "unresolved_decl_ref_expr",
      "unresolved_dot_expr",
      "unresolved_member_expr", "unresolved_specialize_expr", "code_completion_expr":
      // The compiler checks its own derived code only when it is needed.
      if !unit.isImplicit { add(.unknown, line: line(of: node), subject: node.text("name")) }
      return children(of: node)
    default:
      if let made = node["initializer"], let function = program.functions[made.text("decl_usr")] {
        let parts = children(of: node)
        return run([function], line: line(of: node), arguments: [parts])
      }
      return children(of: node)
    }
  }

  func children(of node: Node) -> Value { values(of: node.children) }

  private func values(of nodes: [Node]) -> Value {
    nodes.reduce(into: Value()) { $0.formUnion(value(of: $1)) }
  }

  func value(of node: Node?) -> Value { node.map { value(of: $0) } ?? [] }

  private func reference(_ node: Node) -> Value {
    guard let name = node["decl"] else { return [] }
    let usr = name.text("decl_usr")
    let base = name.text("base_name")
    if usr.isEmpty { return local(base, line: line(of: node)) }
    if let function = program.functions[usr] {
      return [Part(.function(unit: function, madeBy: nil))]
    }
    if let id = program.propertyPlaces[usr] { return property(id, of: [], line: line(of: node)) }
    if program.isRead(usr) { return [] }
    let library = program.libraryName(name)
    // A function that is only referred to has its effect when it is called.
    guard program.text(of: node.text("type")).contains("->") else {
      if let kind = KnownNames.effect(of: library) {
        add(kind, line: line(of: node), subject: base)
      }
      return []
    }
    let function = program.makeUnit(.closure, name: base, at: node.start, parent: unit.id)
    let position = line(of: node)
    inside(function) {
      callLibrary(
        library, name, receiver: nil,
        site: Site(callee: .library(callsGiven: false), line: position))
    }
    return [Part(.function(unit: function.id, madeBy: nil))]
  }

  func local(_ name: String, line: Int) -> Value {
    switch binding(of: name) {
    case .parameter(let owner, let index):
      return [Part(.parameter(unit: owner, index: index))]
    case .functions(let units):
      return Set(units.map { Part(.function(unit: $0, madeBy: nil)) })
    case .variable(let id):
      let variable = program.variables[id]
      if let last = arbitraryElements[id] {
        pick(last.order, line: last.line, subject: last.subject)
      }
      if let getter = variable.getter { return run([getter], line: line) }
      if !variable.isConstant {
        capture(.variable(id), of: variable.unit, changes: false, line, variable.name)
      }
      return [Part(.variable(id))]
    case nil: return []
    }
  }
}
