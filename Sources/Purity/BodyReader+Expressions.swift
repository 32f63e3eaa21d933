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
    case "switch_stmt":
      let subject = value(of: node["subject_expr"])
      let counted = node["subject_expr"].flatMap(counted)
      return node.nodes("cases").map { caseBlock($0, of: subject, counted) }.united
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

  private func branches(_ node: Node) -> Value {
    let isLoop = node.kind != "if_stmt"
    rounds += isLoop ? 1 : 0
    defer { rounds -= isLoop ? 1 : 0 }
    defer { if isLoop { noteSingles(after: node) } }
    if node.kind == "repeat_while_stmt" { return children(of: node) }
    var result: Value = []
    scoped {
      let drained = isLoop ? drained(by: node) : nil
      let queue = isLoop && drained == nil ? queue(of: node) : nil
      if isLoop {
        let sides = node.nodes("conditions").flatMap(\.comparisons).flatMap(\.arguments)
        padded.formUnion(sides.compactMap(counted))
        levels.formUnion(node.levels)
      }
      conditions(of: node)
      if let drained, !drained.settles, let body = node["body"] {
        let skips = node.nodes("conditions").count > 1
        loop(over: drained.set, [], drained.pattern, body, skips: skips, isDraining: true)
      } else if let (list, pattern) = queue, let body = node["body"] {
        loop(over: nil, place(of: list).order, pattern, body, isQueue: true)
      } else {
        let tested = node.nodes("conditions").reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let passed = isLoop ? node["body"].map { lists(indexedBy: tested, in: $0) } ?? [] : []
        result = inOrder(of: nil, passed) {
          value(of: node["then_stmt"]).union(value(of: node["body"]))
        }
      }
    }
    let tested = node.nodes("conditions")
    let condition = tested.count == 1 ? tested[0] : nil
    scoped {
      if let condition { noteSingles(condition, holds: false) }
      result.formUnion(value(of: node["else_stmt"]))
    }
    if let condition, let last = node["then_stmt"]?.nodes("elements").last, last.leaves {
      noteSingles(condition, holds: false)
    }
    return result
  }

  private func caseBlock(_ node: Node, of subject: Value, _ counted: String? = nil) -> Value {
    var result: Value = []
    scoped {
      let labels = node.nodes("case_label_items").compactMap { $0["pattern"] }
      if let counted, labels.count == 1, labels[0].integers == ["1"] { singles.insert(counted) }
      for item in node.nodes("case_label_items") {
        if let pattern = item["pattern"] { bind(pattern, to: subject, isConstant: true) }
        _ = value(of: item["where_expr"])
      }
      // The compiler declares the variables again for the body.
      for variable in node.nodes("case_body_variables") { readAccessors(of: variable) }
      result = value(of: node["body"])
    }
    return result
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
      return callValue(node)
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

  private func children(of node: Node) -> Value { values(of: node.children) }

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
