// What each round makes anew of what it was, and of the element: that comes to the same in any order
// only if it is known of the step, as of a sum or of the greatest.

extension BodyReader {
  /// Whether something is made anew of what it was and of the element, as in
  /// `text = text.replacing(key, with: value)`, in a way of which it isn't known that it comes to the
  /// same in any order.
  func remakesInOrder(_ body: LoopBody, _ loop: Loop) -> Bool {
    var remade = body.steps.flatMap(\.remade)
    if let path = body.accumulated, let last = body.steps.last {
      remade.append((path, last.result))
    }
    let varying = body.own.union(body.steps.flatMap(\.declaredNames))
    return remade.contains { path, source in
      isOutside(path.rootName, loop) && !varying.isDisjoint(with: source.names)
        && (operators(in: source, on: path).map { $0.count > 1 } ?? true)
        && !saturates(source, path, varying)
    } || clampsInOrder(body, loop)
  }

  /// The kinds of operators by which this is made of what has this path; nil if it isn't known that
  /// they come to the same in any order.
  func operators(in node: Node, on path: String, depth: Int = 0) -> Set<String>? {
    let node = node.unwrappedPlace
    guard node.path() != path, node.kind != "closure_expr", node.uses(path) else { return [] }
    var (kinds, parts) = (Set<String>(), node.children)
    if ["then_expr", "else_expr"].contains(where: { node[$0] != nil }) {
      parts = ["then_expr", "else_expr"].compactMap { node[$0] }
      let isCompared = node["cond_expr"]?.comparisons.contains { $0.uses(path) } ?? false
      if isCompared { kinds.insert(Node.bound) }
    } else if node.kind == "tuple_expr"
      || node.kind == "call_expr" && node.arguments.count > 1
        && node.calledName == "init"
    {
      // Each part is made on its own.
      var found: [Set<String>] = []
      for part in node.kind == "tuple_expr" ? node.nodes("elements") : node.arguments {
        guard let inner = operators(in: part, on: path, depth: depth) else { return nil }
        found.append(inner)
      }
      let mixed = found.first { $0.contains(Node.bound) && $0.count > 1 }
      if let mixed { return mixed }
      return found.reduce(into: Set()) { $0.formUnion($1) }.subtracting([Node.bound])
    } else if let pairs = node.pairs {
      return operators(of: pairs, on: path, depth: depth)
    } else if ["call_expr", "binary_expr"].contains(node.kind) {
      let name = node.calledName
      if let unit = calledUnit(node), unit.kind != .initialiser {
        guard let own = operators(of: unit, in: node, on: path, depth: depth) else { return nil }
        // What is made before it is given to something that bounds it.
        guard own == [Node.bound] else { return own }
        let given = (node.arguments + [node.calledMember?.receiver].compactMap(\.self))
          .filter { $0.uses(path) }
        return given.reduce(into: own) { kinds, part in
          kinds.formUnion(operators(in: part, on: path, depth: depth) ?? [])
        }
      }
      if node.isMerge {
        let isByPlace = keepsOne(node.arguments[1].unwrapped)
        return isByPlace && node.arguments[0].rootName != nil ? nil : ["merging"]
      }
      if node.isNumber, node.boundsFromFirst(path) { return [Node.bound] }
      guard var kind = Node.kindsOfSteps[name] else { return nil }
      if node.arguments.count(where: { $0.uses(path) }) > 1 {
        // `sum - sum * x` is a product.
        guard kind == "+", node.arguments[0].path() == path else {
          return kind == Node.bound ? nil : []
        }
        kind = ""
      }
      if name == "??", node.arguments.first?.unwrappedPlace.path() == path,
        node.arguments.last?.names.contains(where: { binding(of: $0) != nil }) ?? false
      {
        return nil
      }
      kinds = kind.isEmpty ? [] : [kind]
      if node.turns(path) { kinds.insert("turned") }
    }
    for part in parts {
      guard let inner = operators(in: part, on: path, depth: depth) else { return nil }
      kinds.formUnion(inner)
    }
    return kinds
  }

  /// The same for two lists whose elements at the same place are put together.
  private func operators(
    of pairs: (lists: [Node], step: Node), on path: String, depth: Int
  ) -> Set<String>? {
    let using = pairs.lists.indices.filter { pairs.lists[$0].uses(path) }
    guard using.count == 1, operators(in: pairs.lists[using[0]], on: path, depth: depth) == [],
      !pairs.lists.contains(where: { program.isListOfFractions($0.text("type")) })
    else { return nil }
    let names = pairs.step.parameterNames
    guard let made = made(by: pairs.step)?.made ?? pairs.step.autoclosed, names.count == 2
    else { return nil }
    return operators(in: made, on: names[using[0]], depth: depth)
  }

  /// Whether a call puts lists together element by element, in a way that comes to the same in any
  /// order, as in `lists.reduce(zeros) { zip($0, $1).map(+) }`.
  func addsPairs(_ call: Node) -> Bool {
    guard call.calledName == "reduce", let step = call.arguments.last?.unwrapped else {
      return false
    }
    let unit = calledUnit(step)
    let code = (unit?.code ?? step["body"])?.nodes("elements") ?? []
    let names = unit?.parameters.map(\.baseName) ?? step.parameterNames
    guard code.count == 1, let name = names.first else { return false }
    let made = code[0].result
    let inner = calledUnit(made.unwrappedPlace)?.code?.nodes("elements").first
    return [made, inner?.result].contains { $0?.unwrappedPlace.pairs != nil }
      && operators(in: made, on: name).map { $0.count < 2 } ?? false
  }

  /// The same for a function of the file. One of several steps is believed if it calls only what is
  /// known.
  private func operators(of unit: Unit, in call: Node, on path: String, depth: Int) -> Set<String>?
  {
    guard let code = unit.code, depth < 3 else { return [] }
    let steps = code.nodes("elements")
    let place = call.arguments.firstIndex { $0.uses(path) }
    let names = unit.parameters.map(\.baseName)
    let name = place.map { names.indices.contains($0) ? names[$0] : "" } ?? "self"
    let isBuilt = code.calledNames.contains(ownName(of: unit)) && !mayCommute(unit, code)
    if steps.count == 1, let last = steps.first, !(isBuilt && last.kind.hasSuffix("_stmt")) {
      return operators(in: last.result, on: name, depth: depth + 1)
    }
    guard mayCommute(unit, code) else { return nil }
    let isBounding = code.calledNames.isSubset(of: ["<", ">", "<=", ">=", "min", "max"])
    return isBounding && !code.calledNames.isEmpty ? [Node.bound] : []
  }

  /// Whether a function calls only what may be done in any order.
  func mayCommute(_ unit: Unit, _ code: Node) -> Bool {
    let own = ownName(of: unit)
    return code.calledNames.allSatisfy { called in
      Node.kindsOfSteps[called] != nil || called == own || called.hasSuffix("=")
    }
  }

  private func ownName(of unit: Unit) -> String {
    String(unit.name.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }

  /// Reads a function that is given by its name, as in `set.forEach(visit)`, as the body of a loop.
  func readRound(of called: Unit, _ base: String, _ held: Value) {
    let parameters = called.parameters.map(\.baseName)
    let elements = Array(parameters.dropFirst(base == "reduce" ? 1 : 0))
    run([called.id], line: line, arguments: parameters.map { _ in held.without(.outer) })
    guard let code = called.code, let own = elements.first, let loop = loops.last, !own.isEmpty
    else { return }
    scoped {
      for (index, name) in parameters.enumerated() {
        bind(name, to: .parameter(unit: called.id, index: index))
      }
      var round = LoopBody(
        own: Set(elements), steps: code.nodes("elements"), line: line, isClosure: true)
      if base == "reduce" { round.accumulated = parameters.first }
      noteFolds(round, loop)
      if base == "reduce", code.nodes("elements").count > 1, !mayCommute(called, code) {
        pick(loop.order, line: line, subject: base)
      }
    }
  }
}

extension Node {
  /// The kind of what keeps a number within bounds.
  static let bound = "bound"

  /// What may be done by turns, in any order, with its kind if it may not be done beside another.
  fileprivate static let kindsOfSteps: [String: String] = {
    var kinds = operators
    for name in ["union", "intersection", "subtracting", "symmetricDifference", "merging"] {
      kinds[name] = name
    }
    let all = """
      magnitude init Swift map compactMap flatMap filter sorted ?? && || ! ~ < > <= >= == != % ..<
      ... contains isEmpty count insert formUnion remove next makeIterator ~= isSubset isSuperset \
      isDisjoint allSatisfy precedes
      """
    for name in all.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = "" }
    for name in ["min", "max", "abs"] { kinds[name] = bound }
    return kinds
  }()

  /// The lists of which elements at the same place are put together, with what does so, as in
  /// `zip(a, b).map(+)`.
  fileprivate var pairs: (lists: [Node], step: Node)? {
    guard calledName == "map", let step = arguments.first?.unwrapped,
      let lists = calledMember?.receiver?.unwrappedPlace, lists.calledName == "zip"
    else { return nil }
    return (lists.arguments, step)
  }

  /// Whether it bounds what has this path by an element with which it may also begin, as
  /// `max(best ?? x, x)`.
  fileprivate func boundsFromFirst(_ path: String) -> Bool {
    let sides = arguments.map(\.unwrappedPlace)
    guard ["min", "max"].contains(calledName), sides.count == 2, calledMember == nil,
      let begun = sides.first(where: { $0.calledName == "??" })?.arguments, begun.count == 2
    else { return false }
    let first = (begun[1].autoclosed ?? begun[1]).path()
    return begun[0].path() == path && first != nil && sides.contains { $0.path() == first }
  }

  /// Whether it takes what has this path away from something else, or divides by it.
  fileprivate func turns(_ path: String) -> Bool {
    ["-", "&-", "/", "<<", ">>"].contains(calledName) && arguments.last?.uses(path) ?? false
      && arguments.first?.uses(path) == false
  }

  /// Whether it lays a dictionary over another one.
  fileprivate var isMerge: Bool {
    ["merge", "merging"].contains(calledName) && arguments.count == 2
      && self["args"]?.text("labels").hasSuffix("uniquingKeysWith:") ?? false
  }

  /// What it makes anew of what it was, outside of closures.
  fileprivate var remade: [(path: String, source: Node)] {
    if kind == "closure_expr" { return [] }
    if isMerge, calledName == "merge", let place = self["fn"]?.arguments.first, place.isWhole,
      let path = place.path()
    {
      return [(path, self)]
    }
    if kind == "assign_expr", let place = self["dest"], place.isWhole, let path = place.path(),
      let source = self["src"], source.uses(path)
    {
      return [(path, source)]
    }
    return children.flatMap(\.remade)
  }
}
