extension BodyReader {
  /// What belongs to a node without being code.
  private static let silent: Set<String> = [
    "decl_ref", "decl_name", "base_name", "substitution_map", "function_ref_info", "inheritance",
    "generic_signature", "parameter_list", "conformance", "type_expr", "range", "enum_case_decl",
    "import_decl", "typealias", "discard_assignment_expr",
  ]

  /// Reads a node.
  ///
  /// - Returns: what its value may lead to.
  func value(of node: Node) -> Value {
    if let start = node.start { line = program.lines.line(at: start) }
    if let result = statement(node) { return result }
    if Self.silent.contains(node.kind) { return [] }
    let value = expression(node)
    let type = node.text("type")
    return type.isEmpty || value.isEmpty || program.holdsReferences(type) ? value : []
  }

  private func expression(_ node: Node) -> Value {
    switch node.kind {
    case "declref_expr": return reference(node)
    case "super_ref_expr": return local("self", line: line(of: node))
    case "member_ref_expr", "dynamic_member_ref_expr":
      let base = node["base"].map { value(of: $0) } ?? []
      return member(node, of: base)
    case "subscript_expr", "dynamic_subscript_expr":
      // To read one it is handed over to be changed, too, where that can be.
      var base = node["base"]
      while let inner = base, inner.kind == "inout_expr" { base = inner["sub_expr"] }
      let held = base.map { value(of: $0) } ?? []
      return member(node, of: held, arguments: arguments(of: node))
    case "call_expr", "binary_expr", "prefix_unary_expr", "postfix_unary_expr",
      "dot_syntax_call_expr", "constructor_ref_call_expr":
      return callValue(node)
    case "closure_expr", "autoclosure_expr": return closure(node)
    case "assign_expr":
      let source = node["src"].map { value(of: $0) } ?? []
      if let destination = node["dest"] { write(destination, source, reads: false) }
      return []
    case "inout_expr":
      guard let place = node["sub_expr"] else { return [] }
      write(place, [], reads: true)
      return self.place(of: place)
    case "erasure_expr":
      guard let inner = node["sub_expr"] else { return [] }
      return value(of: inner).union([Part(.type(inner.text("type")))])
    case "open_existential_expr":
      guard let opaque = node["opaque_value"], let inner = node["sub_expr"] else { return [] }
      opaqueValues[opaque.text("identity")] = node["existential_value"].map { place(of: $0) } ?? []
      return value(of: inner)
    case "opaque_value_expr": return opaqueValues[node.text("identity")] ?? []
    case "property_wrapper_value_placeholder_expr":
      return node["original_wrapped_value"].map { value(of: $0) } ?? []
    case "tap_expr":
      var held = node["sub_expr"].map { value(of: $0) } ?? []
      scoped {
        if let name = node["var"]?.text("base_name") {
          let variable = declare(name, holding: held, isConstant: false)
          if let body = node["body"] { _ = value(of: body) }
          held.insert(Part(.variable(variable)))
        }
      }
      return held
    case "keypath_expr": return keyPath(node)
    case "keypath_application_expr":
      let base = node["base"].map { value(of: $0) } ?? []
      let path = node["keypath"].map { value(of: $0) } ?? []
      return call(
        Site(
          unit: unit.id, callee: .value(path), line: line(of: node), arguments: [base],
          literals: literals(in: path)))
    case "default_argument_expr": return defaultValue(node)
    case "error_expr", "overloaded_decl_ref_expr", "unresolved_decl_ref_expr",
      "unresolved_dot_expr",
      "unresolved_member_expr", "unresolved_specialize_expr", "code_completion_expr":
      // What the compiler adds isn't looked at before it is needed.
      if !unit.isImplicit { add(.unknown, line: line(of: node), subject: node.text("name")) }
      return children(of: node)
    default:
      if let made = node["initializer"], let function = program.functions[made.text("decl_usr")] {
        let parts = children(of: node)
        return call(
          Site(
            unit: unit.id, callee: .units([function], isDynamic: false), line: line(of: node),
            arguments: [parts]))
      }
      return children(of: node)
    }
  }

  private func children(of node: Node) -> Value {
    node.children.reduce(into: Value()) { $0.formUnion(value(of: $1)) }
  }

  /// A name that stands for something.
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
    let library = program.libraryName(usr, base: base)
    // What isn't called yet may be called later.
    guard program.text(of: node.text("type")).contains("->") else {
      if let kind = program.known.effect(of: library) {
        add(kind, line: line(of: node), subject: base)
      }
      return []
    }
    let function = program.makeUnit(.closure, name: base, at: node.start, parent: unit.id)
    let position = line(of: node)
    inside(function) {
      callLibrary(
        library, name, receiver: nil, arguments: [],
        site: Site(
          unit: function.id, callee: .library(callsGiven: false), line: position))
    }
    return [Part(.function(unit: function.id, madeBy: nil))]
  }

  /// A local name.
  func local(_ name: String, line: Int) -> Value {
    switch binding(of: name) {
    case .parameter(let owner, let index):
      return [Part(.parameter(unit: owner, index: index))]
    case .functions(let units):
      return Set(units.map { Part(.function(unit: $0, madeBy: nil)) })
    case .variable(let id):
      let variable = program.variables[id]
      if let getter = variable.getter {
        return call(
          Site(unit: unit.id, callee: .units([getter], isDynamic: false), line: line))
      }
      if variable.unit != unit.id, !variable.isConstant {
        unit.actions.append(
          .captured(.variable(id), changes: false, line: line, subject: variable.name))
      }
      return [Part(.variable(id))]
    case nil: return []
    }
  }
}
