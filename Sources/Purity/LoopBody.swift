/// What a loop does in each round.
struct LoopBody {
  /// The names of what is made of the loop's element.
  var own: Set<String>
  var steps: [Node]
  var line: Int
  /// Whether the loop passes over some elements.
  var skips = false
  var isClosure = false
  /// Whether it takes the elements of a list to which others may be added meanwhile.
  var isQueue = false
  /// Whether it takes the elements of a list that the round of a loop around has found.
  var isLevel = false
  /// The set of which it takes the elements, if it is a `while` loop.
  var drained: String?
  /// Whether of what it makes only that is asked how many there are.
  var isCounted = false
  /// The value to which `reduce` adds.
  var accumulated: String?
  /// The conditions under which the steps are taken, and those under which they aren't.
  var conditions: [Node] = []
  var denied: [Node] = []
  /// The assignments with which a set of all that are the greatest begins anew.
  var restarts: Set<ObjectIdentifier> = []
  /// The paths of the element by which the loop's list is sorted.
  var ranks: Set<String> = []
  /// What the names that a round declares begin with.
  var starts: [String: Node] = [:]
  /// The paths for which constants stand.
  var aliases: [String: String] = [:]
  /// All that it does in a round.
  let all: [Node]

  init(
    own: Set<String>, steps: [Node], line: Int, skips: Bool = false, isClosure: Bool = false
  ) {
    (self.own, self.steps, self.line) = (own, steps.map(\.asStatement), line)
    (self.skips, self.isClosure) = (skips, isClosure)
    all = steps
  }

  /// The paths of what each round changes and doesn't set anew.
  var changed: Set<String> {
    let anew = all.filter { $0.kind == "assign_expr" }.compactMap { step in
      step["dest"]?.path().flatMap { step["src"]?.uses($0) == true ? nil : $0 }
    }
    return all.reduce(into: Set<String>()) { $0.formUnion($1.changedPaths) }.subtracting(anew)
  }

  /// Whether not every element gets to these steps.
  var isConditional: Bool { skips || !conditions.isEmpty || !denied.isEmpty }

  /// The paths that have one value, known before the loop, in each round that gets to these steps.
  var pinned: Set<String> {
    Set(conditions.flatMap { pinned(by: $0, "==") } + denied.flatMap { pinned(by: $0, "!=") })
  }

  private func pinned(by condition: Node, _ sign: String) -> [String] {
    let joining = sign == "==" ? "&&" : "||"
    guard condition.kind == "binary_expr" else {
      return condition.kind == "autoclosure_expr"
        ? condition.autoclosed.map { pinned(by: $0, sign) } ?? [] : []
    }
    let sides = condition.arguments
    if condition.calledName == joining { return sides.flatMap { pinned(by: $0, sign) } }
    guard condition.calledName == sign, sides.count == 2,
      let fixed = sides.first(where: { own.isDisjoint(with: $0.names) })
    else { return [] }
    return sides.filter { $0 !== fixed }.flatMap { $0.wholePaths(aliases, own) }
  }

  /// The paths that the conditions compare, by `<` and the like, with what changes from round to
  /// round, as in `if x.age > greatest`.
  func ranked(by isChanging: (String) -> Bool) -> Set<String> {
    (conditions + denied).reduce(into: Set<String>()) { ranked, condition in
      for comparison in condition.comparisons {
        let sides = comparison.arguments
        guard sides.count == 2, sides.contains(where: { $0.names.contains(where: isChanging) })
        else { continue }
        ranked.formUnion(sides.flatMap { $0.wholePaths(aliases, own) })
      }
    }
  }

  func inner(_ steps: [Node]) -> LoopBody {
    var inner = self
    inner.steps = steps.map(\.asStatement)
    return inner
  }

  /// Takes in the constants that steps declare.
  mutating func declare(constantsOf steps: [Node]) {
    for step in steps where step.kind == "pattern_binding_decl" { declare(step) }
  }

  /// Takes in the names that a step or a condition declares.
  mutating func declare(_ node: Node) {
    let entries = node.kind == "pattern" ? [node] : node.nodes("pattern_entries")
    for entry in entries {
      guard let pattern = entry["pattern"],
        let made = entry["processed_init"] ?? entry["initializer"]
      else { continue }
      let names = pattern.namedVariables
      // `if let place` asks for what has that name already.
      for name in names where made.unwrappedPlace.path() != name { starts[name] = made }
      guard !own.isDisjoint(with: made.names) else { continue }
      own.formUnion(names)
      if names.count == 1, let path = made.path(aliases) { aliases[names.first ?? ""] = path }
    }
  }
}

extension Node {
  /// The `if` or `switch` that is all that a closure does, for which it has the compiler give back what
  /// the branches come to.
  fileprivate var asStatement: Node {
    switch kind {
    case "return_stmt":
      let only = self["result"]?.unwrappedPlace
      return only?.kind == "single_value_stmt_expr" && only?.text("type") == "$sytD"
        ? only?["stmt"] ?? self : self
    case "then_stmt": return result
    default: return self
    }
  }
}
