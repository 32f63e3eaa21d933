// What a loop takes until something is enough, or as long as it fits.

extension BodyReader {
  /// Whether it collects elements until something that grows with them is enough, or as long as they
  /// fit.
  func endsInOrder(_ body: LoopBody, _ loop: Loop) -> Bool {
    var body = body
    body.declare(constantsOf: body.all)
    return choosesByGrowth(body, loop) || fits(body.conditions, body.steps, body, loop)
      || fitsInside(body.steps, body, loop)
  }

  /// The same for steps, with those within their branches.
  private func fitsInside(_ steps: [Node], _ body: LoopBody, _ loop: Loop) -> Bool {
    let changing = body.changing
    let collects = steps.contains { $0.collects(body.own) }
    for (place, step) in steps.enumerated() {
      let conditions = step.conditions
      guard !conditions.isEmpty else { continue }
      let ending = step.kind == "if_stmt" ? step["then_stmt"] : step["body"]
      let last = ending?.nodes("elements").last?.kind
      if collects, last == "break_stmt",
        conditions.contains(where: { !$0.namesBesidesNil.isDisjoint(with: changing) })
      {
        return true
      }
      var branches = step.branches.map { $0.nodes("elements") }
      if branches.contains(where: { fitsInside($0, body, loop) }) { return true }
      if step.kind == "guard_stmt" { branches = [steps] }
      if last == "continue_stmt" || body.isClosure && last == "return_stmt" {
        branches.append(Array(steps[(place + 1)...]))
      }
      if branches.contains(where: { fits(conditions, $0, body, loop) }) { return true }
    }
    return false
  }

  /// Whether what these steps collect changes what the conditions compare.
  private func fits(_ conditions: [Node], _ steps: [Node], _ body: LoopBody, _ loop: Loop) -> Bool {
    let grown = steps.flatMap(\.grownNames) + steps.flatMap { sums(in: $0, body).map(\.rootName) }
    let known = body.compared(by: conditions).intersection(body.changing)
    return !known.isDisjoint(with: grown.filter { isOutside($0, loop) })
      && steps.contains { $0.collects(body.own) || !sums(in: $0, body).isEmpty }
  }

  /// The paths that are made anew of what they were and of the element, by operators.
  private func sums(in step: Node, _ body: LoopBody) -> [String] {
    step.all.compactMap { part in
      guard part.kind == "assign_expr", let place = part["dest"], place.isWhole,
        let path = place.path(), let source = part["src"]
      else { return nil }
      return !body.own.isDisjoint(with: source.names) && body.grows(source, from: path)
        ? path : nil
    }
  }

  /// Whether what is added to something depends on how it compares with what it is already, as in
  /// `sum += sum + x > most ? 0 : x`, or whether it is added, where a closure gives it back.
  private func choosesByGrowth(_ body: LoopBody, _ loop: Loop) -> Bool {
    func chooses(_ source: Node, _ path: String) -> Bool {
      !body.own.isDisjoint(with: source.names)
        && source.all.contains { part in
          if let test = part["cond_expr"] {
            return body.compared(by: [test]).contains(path.rootName)
          }
          return part.calledName == "min" && part.calledMember == nil
            && part.arguments.contains { $0.uses(path) }
            && !part.arguments.contains { isCount($0) }
        }
    }
    for step in body.steps.flatMap(\.all) {
      if step.kind == "binary_expr", ["+=", "-="].contains(step.calledName),
        let place = step.arguments.first?.unwrappedPlace, place.isWhole, let path = place.path(),
        isOutside(path.rootName, loop), chooses(step.arguments[1], path)
      {
        return true
      }
    }
    guard let path = body.accumulated else { return false }
    let results = body.results
    let conditions = body.steps.flatMap(\.all).flatMap(\.conditions)
    return results.contains { body.grows($0, from: path) && !body.own.isDisjoint(with: $0.names) }
      && (body.compared(by: conditions).contains(path)
        || results.contains {
          body.grows($0, from: path) && $0.all.contains { $0["cond_expr"] != nil }
            && chooses($0, path)
        })
  }
}

extension LoopBody {
  /// The names of what it changes from round to round, also of what it makes of that.
  var changing: Set<String> {
    declared.reduce(into: Set(steps.flatMap(\.changedNames))) { names, made in
      if !made.start.names.isDisjoint(with: names) { names.formUnion(made.names) }
    }
  }

  /// These names with those of which they are made in the loop.
  func sources(of names: Set<String>) -> Set<String> {
    declared.reduce(into: names) { names, made in
      if !made.names.isDisjoint(with: names) { names.formUnion(made.start.names) }
    }
  }

  private var declared: [(names: Set<String>, start: Node)] {
    steps.flatMap { $0.nodes("pattern_entries") }.map { entry in
      (entry["pattern"]?.namedVariables ?? [], entry["processed_init"])
    }.compactMap { names, start in start.map { (names, $0) } }
  }

  /// The names that conditions compare, with those of which they are made in the loop.
  func compared(by conditions: [Node]) -> Set<String> {
    let tests = conditions.flatMap { test in [test] + test.names.compactMap { starts[$0] } }
    let sides = tests.flatMap { $0.kind == "switch_stmt" ? [$0] : $0.comparisons }
    return sources(
      of: sides.reduce(into: Set<String>()) { names, side in
        names.formUnion((side["subject_expr"] ?? side).names)
      })
  }

  /// What a closure gives back at its ends.
  var results: [Node] {
    all.flatMap(\.ends) + [steps.last].compactMap(\.self).filter { $0.kind.hasSuffix("_expr") }
  }

  /// Whether this is made by operators of what has this path, and isn't just that.
  func grows(_ node: Node, from path: String, depth: Int = 0) -> Bool {
    let node = node.unwrappedPlace
    guard depth < 3, node.path() != path else { return false }
    if node.kind == "declref_expr", let start = starts[node.rootName ?? ""] {
      return grows(start, from: path, depth: depth + 1)
    }
    let branches = ["then_expr", "else_expr"].compactMap { node[$0] }
    if !branches.isEmpty { return branches.contains { grows($0, from: path, depth: depth) } }
    if node.kind == "binary_expr", Node.operators[node.calledName] != nil {
      return node.arguments.contains { $0.uses(path) || grows($0, from: path, depth: depth) }
    }
    return node.calledName == "init"
      && node.arguments.contains { grows($0, from: path, depth: depth) }
  }
}

extension Node {
  /// The conditions of an `if` or `guard`, or the `switch` itself.
  fileprivate var conditions: [Node] {
    switch kind {
    case "if_stmt", "guard_stmt": nodes("conditions")
    case "switch_stmt": [self]
    default: []
    }
  }

  fileprivate var branches: [Node] {
    switch kind {
    case "if_stmt", "guard_stmt": ["then_stmt", "else_stmt"].compactMap { self[$0] }.map(\.asBlock)
    case "switch_stmt": nodes("cases").compactMap { $0["body"] }
    default: []
    }
  }

  /// An `else if` as what stands in an `else`.
  private var asBlock: Node {
    kind == "if_stmt"
      ? Node(kind: "brace_stmt", fields: [("elements", .list([.node(self)]))]) : self
  }

  /// What is given back in it, outside of closures within.
  fileprivate var ends: [Node] {
    if kind == "closure_expr" { return [] }
    if kind == "return_stmt" || kind == "then_stmt" {
      let own = self["result"].map { [$0] } ?? []
      return own + own.flatMap(\.ends)
    }
    return children.flatMap(\.ends)
  }
}
