// Continuations: whether they go on where they are given, so that what they go on with is what a call
// of the closure gives.

extension BodyReader {
  /// Whether this is the continuation that the closure at hand is given, or the one around it, which only
  /// its own steps, and none of several rounds, have go on.
  func isContinuation(_ node: Node?, with given: [Node]) -> Bool {
    guard let name = node?.path(), case .parameter(let id, 0)? = binding(of: name),
      let code = program.units[id].code, !code.hasLoops
    else { return false }
    let isOwn = id == unit.id || unit.parent == id && isCalledOnce(unit, in: code, with: given)
    return isOwn
      && program.function(around: unit).code?.all.contains { call in
        call.calledName.hasSuffix("Continuation") && calledUnit(call) == nil
          && call.arguments.contains { $0.unwrapped["body"] === code }
      } ?? false
  }

  /// Whether a closure is given to a function of the file that only calls it, not in several rounds, and
  /// goes on with a number or the like.
  private func isCalledOnce(_ closure: Unit, in code: Node, with given: [Node]) -> Bool {
    let isPlain = given.allSatisfy { node in
      let type = node.text("type")
      return program.lostOrders(by: type) == .all && !program.holdsReferences(type)
    }
    return isPlain
      && code.all.contains { call in
        guard let called = calledUnit(call), let body = called.code, !body.hasLoops,
          let index = call.arguments.firstIndex(where: { $0.unwrapped["body"] === closure.code }),
          called.parameters.indices.contains(index),
          !program.units.contains(where: {
            $0.overridden.contains { program.functions[$0] == called.id }
          })
        else { return false }
        let name = called.parameters[index].baseName
        let now = body.parts(outside: ["closure_expr", "autoclosure_expr", "func_decl"])
        return now.count { $0["fn"]?.path() == name } == body.all.count { $0.path() == name }
      }
  }
}
