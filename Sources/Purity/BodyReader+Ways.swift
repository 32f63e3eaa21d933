// Statements with several ways through them.

extension BodyReader {
  func branches(_ node: Node) -> Value {
    let isLoop = node.kind != "if_stmt"
    rounds += isLoop ? 1 : 0
    defer { rounds -= isLoop ? 1 : 0 }
    defer { if isLoop { noteSingles(after: node) } }
    if node.kind == "repeat_while_stmt" { return children(of: node) }
    var result: Value = []
    let open = openSettings(in: node)
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
    for setting in open { unsettle(setting.variable, setting.name, by: setting.parameter) }
    if let condition, let last = node["then_stmt"]?.nodes("elements").last, last.leaves {
      noteSingles(condition, holds: false)
    }
    return result
  }

  func caseBlock(_ node: Node, of subject: Value, _ counted: String? = nil) -> Value {
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

  func cases(of node: Node) -> Value {
    let subject = value(of: node["subject_expr"])
    let counted = node["subject_expr"].flatMap(counted)
    return node.nodes("cases").map { caseBlock($0, of: subject, counted) }.united
  }
}
