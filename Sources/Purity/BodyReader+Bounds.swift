// Sums that each round of a loop keeps within bounds: what is above or below is lost, so that it matters
// what was added before.

extension BodyReader {
  /// Whether a round bounds in one step what it has made of the element in another, as in
  /// `sum += x; sum = max(0, sum)`.
  func clampsInOrder(_ body: LoopBody, _ loop: Loop) -> Bool {
    var body = body
    body.declare(constantsOf: body.steps)
    let added = body.added(isCount: isCount)
    return body.steps.contains { step in
      if step.kind == "assign_expr", let path = step["dest"]?.path(), step["dest"]?.isWhole == true,
        let source = step["src"], isOutside(path.rootName, loop)
      {
        return path == added
          ? operators(in: source, on: path)?.contains(Node.bound) ?? false
          : clampsStart(source, path, body)
      }
      return step.kind == "if_stmt"
        && added.map { isOutside($0.rootName, loop) && step.resets($0) } ?? false
    }
  }

  /// Whether this bounds what is made of the element under a name that it has for the round.
  private func clampsStart(_ source: Node, _ path: String, _ body: LoopBody) -> Bool {
    let names = source.names.filter { body.starts[$0]?.uses(path) ?? false }
    return names.contains { name in
      guard let start = body.starts[name], !body.own.isDisjoint(with: start.names),
        let made = operators(in: start, on: path), let last = operators(in: source, on: name)
      else { return false }
      return made.union(last).contains(Node.bound) && made.union(last).count > 1
        && !start.arguments.contains(where: isCount)
    }
  }

  /// Whether a sum of what is never negative has one bound: then it ends there in any order.
  func saturates(_ source: Node, _ path: String, _ varying: Set<String>) -> Bool {
    let call = source.unwrappedPlace
    let sign = ["min": "+", "max": "-"][call.calledName]
    guard let sign, call.calledMember == nil, call.arguments.count == 2,
      let sum = call.arguments.map(\.unwrappedPlace).first(where: { $0.calledName == sign }),
      let bound = call.arguments.first(where: { $0.unwrappedPlace !== sum }),
      !bound.uses(path), varying.isDisjoint(with: bound.names)
    else { return false }
    let sides = sum.arguments
    guard let old = sides.first(where: { $0.path() == path }) else { return false }
    return sides[0] === old || sign == "+" ? sides.contains { $0 !== old && isCount($0) } : false
  }

  /// Whether a number is known not to be negative.
  func isCount(_ node: Node) -> Bool {
    let node = node.unwrappedPlace
    if program.text(of: node.text("type")).hasPrefix("Swift.UInt") { return true }
    if node.kind == "integer_literal_expr" { return true }
    if node.calledName == "init", node.arguments.count == 1 { return isCount(node.arguments[0]) }
    return ["count", "magnitude"].contains(node.memberName) && node["base"] != nil
      || node.calledName == "abs"
  }
}

extension LoopBody {
  /// The path of that to which a step adds what is made of the element, which may be negative.
  fileprivate func added(isCount: (Node) -> Bool) -> String? {
    for step in steps where ["+=", "-="].contains(step.calledName) {
      guard let place = step.arguments.first?.unwrappedPlace, place.isWhole,
        !own.isDisjoint(with: step.arguments[1].names), !isCount(step.arguments[1])
      else { continue }
      return place.path()
    }
    return nil
  }
}

extension Node {
  /// Whether an `if` that compares what has this path sets it to something else.
  fileprivate func resets(_ path: String) -> Bool {
    nodes("conditions").flatMap(\.comparisons).contains { $0.uses(path) }
      && all.contains { step in
        step.kind == "assign_expr" && step["dest"]?.path() == path
          && !(step["src"]?.uses(path) ?? true)
      }
  }
}
