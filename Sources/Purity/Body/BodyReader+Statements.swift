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
      return node.children.reduce(into: Value()) { $0.formUnion(value(of: $1)) }
    case "pattern_binding_decl":
      for entry in node.nodes("pattern_entries") {
        let start = entry["processed_init"].map { value(of: $0) } ?? []
        if let pattern = entry["pattern"] { bind(pattern, to: start, isConstant: false) }
      }
    case "var_decl":
      readAccessors(of: node)
    case "func_decl":
      readLocal(node)
    case "if_stmt", "while_stmt":
      var result: Value = []
      scoped {
        conditions(of: node)
        for part in ["then_stmt", "body"] {
          if let part = node[part] { result.formUnion(value(of: part)) }
        }
      }
      if let other = node["else_stmt"] { result.formUnion(value(of: other)) }
      return result
    case "guard_stmt":
      if let body = node["body"] { _ = value(of: body) }
      conditions(of: node)
    case "for_each_stmt":
      scoped { loop(node) }
    case "switch_stmt":
      let subject = node["subject_expr"].map { value(of: $0) } ?? []
      return node.nodes("cases").reduce(into: Value()) { $0.formUnion(caseBlock($1, of: subject)) }
    case "do_catch_stmt":
      if let body = node["body"] { _ = value(of: body) }
      for block in node.nodes("catch_stmts") { _ = caseBlock(block, of: []) }
    case "defer_stmt":
      // It runs in the same place, though the compiler makes a function of it.
      if let body = node["temp_decl"]?["body"] { _ = value(of: body) }
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

  private func conditions(of node: Node) {
    for condition in node.nodes("conditions") {
      guard condition.kind == "pattern" else {
        _ = value(of: condition)
        continue
      }
      let subject = condition["initializer"].map { value(of: $0) } ?? []
      if let pattern = condition["pattern"] { bind(pattern, to: subject, isConstant: true) }
    }
    if let condition = node["cond_expr"] { _ = value(of: condition) }
  }

  private func loop(_ node: Node) {
    if let iterator = node["iterator_var"] { _ = value(of: iterator) }
    let element = node["next_call"].map { value(of: $0) } ?? []
    if let pattern = node["pattern"] { bind(pattern, to: element, isConstant: true) }
    for part in ["where", "body"] {
      if let part = node[part] { _ = value(of: part) }
    }
  }

  private func caseBlock(_ node: Node, of subject: Value) -> Value {
    var result: Value = []
    scoped {
      for item in node.nodes("case_label_items") {
        if let pattern = item["pattern"] { bind(pattern, to: subject, isConstant: true) }
        if let condition = item["where_expr"] { _ = value(of: condition) }
      }
      // In the body they are other variables of the same names.
      for variable in node.nodes("case_body_variables") { readAccessors(of: variable) }
      if let body = node["body"] { result = value(of: body) }
    }
    return result
  }

  /// Declares the variables of a pattern, all of which may lead to what the whole value does.
  func bind(_ pattern: Node, to whole: Value, isConstant: Bool) {
    switch pattern.kind {
    case "pattern_named":
      let held = program.holdsReferences(pattern.text("type")) ? whole : []
      declare(pattern.baseName, holding: held, isConstant: isConstant)
    case "pattern_expr":
      if let match = pattern["match_expr"] { _ = value(of: match) }
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
}
