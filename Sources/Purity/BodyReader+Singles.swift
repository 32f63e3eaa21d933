// Sets and dictionaries of which it is known that they have at most one element: these have no order.

extension BodyReader {
  func ternary(_ node: Node) -> Value {
    let condition = node["cond_expr"]
    var held = value(of: condition)
    for (part, holds) in [("then_expr", true), ("else_expr", false)] {
      scoped {
        if let condition { noteSingles(condition, holds: holds) }
        held.formUnion(value(of: node[part]))
      }
    }
    return held
  }

  /// Reads the conditions of a statement, and takes in what has at most one element behind them.
  func conditions(of node: Node) {
    for condition in node.nodes("conditions") { noteSingles(condition) }
    if node["then_stmt"]?.onlyReserves ?? false {
      let asked = node.nodes("conditions").flatMap(\.all).filter { $0.memberName == "capacity" }
      compared.formUnion(asked.compactMap { $0["decl"].map(ObjectIdentifier.init) })
    }
    for condition in node.nodes("conditions") {
      if condition.kind == "pattern", let pattern = condition["pattern"] {
        bind(pattern, from: condition["initializer"], isConstant: true)
      } else {
        _ = value(of: condition)
      }
    }
    _ = value(of: node["cond_expr"])
  }

  /// Takes in what has at most one element if this condition holds, or if it doesn't.
  func noteSingles(_ condition: Node, holds: Bool = true) {
    if condition.kind == "autoclosure_expr", let inner = condition.autoclosed {
      return noteSingles(inner, holds: holds)
    }
    let (sign, sides) = (condition.calledName, condition.arguments)
    guard condition.kind == "binary_expr", sides.count == 2 else { return }
    if sign == (holds ? "&&" : "||") {
      for side in sides { noteSingles(side, holds: holds) }
      return
    }
    let limits = holds ? ["==": "1", "<=": "1", "<": "2"] : ["!=": "1", ">": "1", ">=": "2"]
    guard let limit = limits[sign], sides[1].kind == "integer_literal_expr",
      sides[1].text("value") == limit, let path = counted(in: sides[0])
    else { return }
    singles.insert(path)
  }

  /// Takes in what has at most one element because a loop goes on as long as it has several.
  func noteSingles(after loop: Node) {
    let conditions = loop.nodes("conditions") + [loop["cond"]].compactMap(\.self)
    guard conditions.count == 1, loop["body"]?.breaks == false else { return }
    noteSingles(conditions[0], holds: false)
  }

  /// Forgets that a set has only one element once a call may have added others.
  func noteAdding(_ base: String, to receiver: Node?) {
    guard ["insert", "formUnion", "formSymmetricDifference", "merge", "updateValue"].contains(base)
    else { return }
    if let path = receiver?.path() { singles.remove(path) }
  }

  /// The path of what this asks how many elements it has.
  func counted(in node: Node) -> String? {
    node["decl"]?.text("base_name") == "count" ? node["base"]?.path() : nil
  }

  func isSingle(_ node: Node) -> Bool {
    if program.isUnordered(node.text("type")), isMadeSingle(node) { return true }
    guard !singles.isEmpty, let path = node.path() else { return false }
    let parts = [".keys", ".values"].filter(path.hasSuffix)
    return singles.contains(String(path.dropLast(parts.first?.count ?? 0)))
  }

  /// Whether this has at most one element by how it is made: it is written out, or what is left of such
  /// a one, as in `set.intersection([x])`.
  func isMadeSingle(_ node: Node) -> Bool {
    let node = node.unwrappedPlace
    if let id = variable(in: node) {
      return program.variables[id].isConstant && program.variables[id].isMadeSingle
    }
    switch node.kind {
    case "array_expr", "dictionary_expr": return node.nodes("elements").count < 2
    case "coerce_expr": return node["sub_expr"].map(isMadeSingle) ?? false
    case "member_ref_expr":
      return ["keys", "values"].contains(node.memberName) && node["base"].map(isMadeSingle) ?? false
    case "call_expr":
      let given = node.arguments
      guard let (name, receiver) = node.calledMember, calledUnit(node) == nil else { return false }
      switch name.text("base_name") {
      case "init":
        // An object may take in others later.
        return given.count == 1 && isMadeSingle(given[0]) && !program.isReference(node.text("type"))
      case "intersection":
        return ([receiver].compactMap(\.self) + given).contains(where: isMadeSingle)
      case "subtracting", "filter", "mapValues", "compactMapValues":
        return receiver.map(isMadeSingle) ?? false
      default: return false
      }
    default: return false
    }
  }

  /// Whether this is a set or a dictionary that may have several elements.
  func showsOrder(_ node: Node) -> Bool {
    program.isUnordered(node.text("type")) && !isSingle(node)
  }
}

extension Node {
  /// Whether all that it does is to make room in memory.
  fileprivate var onlyReserves: Bool {
    let steps = nodes("elements")
    return !steps.isEmpty && steps.allSatisfy { $0.calledName == "reserveCapacity" }
  }

  /// Whether it may end the loop of whose body it is a part. To which loop a label belongs isn't known.
  fileprivate var breaks: Bool {
    let others: Set = ["for_each_stmt", "while_stmt", "repeat_while_stmt", "switch_stmt"]
    return kind == "break_stmt" || !others.contains(kind) && children.contains(where: \.breaks)
  }
}
