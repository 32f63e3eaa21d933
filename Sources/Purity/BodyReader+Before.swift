// What a round of a loop without an order makes of that which the rounds before have left: a number
// drawn from a generator, a place among those that are free, an element that joined others first.

extension BodyReader {
  /// Whether something is made of what the rounds before have left, other than in the place that it
  /// goes to.
  func readsLeft(_ source: Node, in place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    let isAlone = rounds == (body.drained == nil ? 0 : 1) && loops.count == 1
    let left = isAlone ? body.left : body.changed.union(body.drawn)
    let outside = left.filter { path in
      let name = path.rootName
      return !body.own.contains(name) && mayChange(name) && isOutside(name, loop)
    }
    guard !outside.isEmpty else { return false }
    let origins = body.isQueue ? [source] : body.origins(of: source)
    return origins.contains { reads(outside, $0, place, body, loop) }
  }

  /// Whether what a closure gives for an element, or on which way it gets there, is made of what it has
  /// changed for those before.
  func spends(_ code: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    var body = LoopBody(own: body.own, steps: code.nodes("elements"), line: body.line)
    for step in code.all { body.declare(step) }
    let results = code.all.filter { $0.kind == "return_stmt" }.compactMap { $0["result"] }
    let ways = code.all.filter { ["if_stmt", "guard_stmt"].contains($0.kind) && $0.returns }
      .flatMap { $0.nodes("conditions") }
    let nowhere = Node(kind: "", fields: [])
    return (results + ways).contains { readsLeft($0, in: nowhere, body, loop) }
  }

  /// Whether a place is chosen among those that the rounds before have changed, as the least in
  /// `loads[least] += job`.
  func isChosenByLeft(_ place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    place.placeKeys.contains { key in
      let choosing = Set(body.origins(of: key).flatMap(\.calledNames))
      return !choosing.isDisjoint(with: ["min", "max", "first", "firstIndex", "sorted"])
        && readsLeft(key, in: place, body, loop)
    }
  }

  /// Whether it depends on the rounds before how often something grows: each element goes to a place
  /// of a list that has room for it, or to a new one.
  func growsByTurns(_ place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    guard place.isWhole, let name = place.rootName, isOutside(name, loop) else { return false }
    let filled = body.filled.filter { !body.own.contains($0) && isOutside($0, loop) }
    var round = body
    round.own.subtract(body.all.flatMap(\.declaredNames))
    guard !filled.isEmpty, !body.all.allSatisfy({ $0.isKnown(by: body.ranks, round) })
    else { return false }
    return (body.conditions + body.denied).flatMap(body.origins).flatMap(\.all).contains { asked in
      asked.kind == "call_expr"
        && !(asked["fn"]?.arguments.first?.names.isDisjoint(with: filled) ?? true)
        && asked.arguments.flatMap(\.comparisons).contains { !body.own.isDisjoint(with: $0.names) }
    }
  }

  private func reads(
    _ left: Set<String>, _ node: Node, _ place: Node, _ body: LoopBody, _ loop: Loop
  ) -> Bool {
    if asksForSize(node, body) { return false }
    var parts = node.children
    if node.kind == "subscript_expr",
      isSame(node, place) || isFixed(node.arguments, body)
        || isOwn(node.arguments, body, loop)
          && (node.rootName != place.rootName || isOwn(place.placeKeys, body, loop))
    {
      parts = node.placeKeys
    } else if node.kind == "subscript_expr", let base = node["base"] {
      parts = node.arguments + [base.unwrappedPlace]
    } else if node.kind == "inout_expr", program.isUnordered(node.text("type")) {
      return false
    }
    if node.path().map(left.contains) ?? false { return true }
    return parts.contains { reads(left, $0, place, body, loop) }
  }

  /// Whether it asks how long a list is of which rounds change only elements.
  private func asksForSize(_ node: Node, _ body: LoopBody) -> Bool {
    guard ["count", "isEmpty", "indices", "startIndex", "endIndex"].contains(node.memberName),
      let list = node["base"]?.unwrappedPlace, !program.isUnordered(list.text("type")),
      let path = list.path()
    else { return false }
    return !body.changed.contains(path)
  }

  func isSame(_ node: Node, _ place: Node) -> Bool {
    let place = place.unwrappedPlace
    guard place.kind == "subscript_expr", let path = node.placePath else { return false }
    return path == place.placePath
  }

  /// Whether these keys are the same in each round.
  private func isFixed(_ keys: [Node], _ body: LoopBody) -> Bool {
    let names = keys.flatMap(\.all).filter { $0.kind == "declref_expr" }.compactMap { $0["decl"] }
      .filter { $0.text("decl_usr").isEmpty }.map { $0.text("base_name") }
    return names.allSatisfy { !body.own.contains($0) && binding(of: $0) != nil && !mayChange($0) }
  }

  private func isOwn(_ keys: [Node], _ body: LoopBody, _ loop: Loop) -> Bool {
    loop.tellsApart(Set(keys.flatMap { $0.wholePaths(body.aliases, body.own) }))
  }

  /// Whether what the element goes to is made of what was there before.
  func adds(_ source: Node, to place: Node, _ body: LoopBody) -> Bool {
    body.origins(of: source).contains { $0.all.contains { isSame($0, place) } }
  }

  /// Whether an element is taken because of what a condition has changed itself, as in
  /// `if groups.join(a, b) { chosen.insert(road) }`.
  func takesByTurns(_ taken: [Node], into place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    guard let name = place.rootName, isOutside(name, loop) else { return false }
    let parts = place.placeKeys + taken
    guard parts.contains(where: { !body.own.isDisjoint(with: $0.names) }),
      !parts.allSatisfy({ $0.isKnown(by: body.ranks, body) })
    else { return false }
    return standsForOthers(parts, in: place, body, loop)
      || (body.conditions + body.denied).flatMap(body.origins).contains {
        draws($0, taking: parts, body, loop)
      }
  }

  // MARK: Loops that end early

  /// Finds a loop that may end before it has gone through all, and leaves a parameter as it is then.
  func noteEarlyEnd(_ body: LoopBody, _ loop: Loop) {
    guard loop.order.contains(where: \.isShownOrder),
      body.steps.contains(where: { $0.ends(body) })
    else { return }
    for place in body.steps.flatMap(\.placesLeft) {
      guard let name = place.rootName, mayChange(name),
        case .parameter(let owner, let index)? = binding(of: name),
        program.units[owner].kind != .closure, program.units[owner].kind != .initialiser
      else { continue }
      add(.order, to: .parameter(unit: owner, index: index), line: body.line, subject: "for")
    }
  }
}

extension LoopBody {
  /// The paths of what each round changes, also behind keys.
  fileprivate var left: Set<String> {
    changed.union(filled)
  }

  /// The names of what each round changes behind keys.
  fileprivate var filled: Set<String> {
    let places = everything.compactMap(\.changedPlace)
    return Set(places.compactMap { $0.isWhole ? nil : $0.rootName })
  }

  private var everything: [Node] { all.flatMap(\.all) }

  fileprivate var drawn: Set<String> {
    all.reduce(into: Set<String>()) { $0.formUnion($1.drawn) }
  }

  /// This, with what the names in it begin with in the round, and the conditions under which they are
  /// changed.
  func origins(of node: Node) -> [Node] {
    var (found, seen, next) = ([node], Set<String>(), 0)
    while next < found.count {
      for name in found[next].names.subtracting(seen) {
        guard let start = starts[name] else { continue }
        seen.insert(name)
        found.append(start)
        for step in everything where ["while_stmt", "if_stmt"].contains(step.kind) {
          guard step["body"]?.changes(name) ?? step["then_stmt"]?.changes(name) ?? false
          else { continue }
          found += step.nodes("conditions")
        }
      }
      next += 1
    }
    return found
  }
}

extension Node {
  fileprivate var returns: Bool {
    kind == "return_stmt" || kind != "closure_expr" && children.contains(where: \.returns)
  }

  /// The names of what it hands over to be changed.
  var drawn: Set<String> {
    let own = kind == "inout_expr" ? rootName : nil
    return partsUsed.reduce(into: Set([own].compactMap(\.self))) { $0.formUnion($1.drawn) }
  }

  /// What is in it. To read an element, too, a list that may be changed is handed over.
  private var partsUsed: [Node] {
    guard kind == "subscript_expr", let base = self["base"] else { return children }
    return arguments + [base.unwrappedPlace]
  }

  /// The path of a place, with the keys on the way; nil if one of them has none.
  fileprivate var placePath: [String]? {
    if let path = path() { return [path] }
    let key = kind == "subscript_expr" ? arguments.first?.path() : ".\(memberName)"
    guard let key, let base = self["base"]?.unwrappedPlace.placePath else { return nil }
    return base + [key]
  }

  /// The names that are used in it, except in comparisons with `nil` and for what may contain
  /// something.
  var namesWeighed: Set<String> {
    let asked = all.filter { $0.kind == "call_expr" && $0.calledName == "contains" }
    return namesBesidesNil.subtracting(asked.compactMap { $0["fn"]?.arguments.first?.rootName })
  }

  fileprivate func changes(_ name: String) -> Bool {
    all.contains { $0.changedPlace?.rootName == name }
  }

  /// Whether it may end the loop because of an element.
  fileprivate func ends(_ body: LoopBody, isInLoop: Bool = true) -> Bool {
    switch kind {
    case "closure_expr", "func_decl": return false
    case "throw_stmt": return true
    case "return_stmt": return !body.isClosure
    case "break_stmt": return isInLoop
    case "try_expr":
      return !body.own.isDisjoint(with: names)
    case "do_catch_stmt": return nodes("catch_stmts").contains { $0.ends(body, isInLoop: isInLoop) }
    case "for_each_stmt", "while_stmt", "repeat_while_stmt", "switch_stmt":
      return children.contains { $0.ends(body, isInLoop: false) }
    default: return children.contains { $0.ends(body, isInLoop: isInLoop) }
    }
  }

  /// What it changes, unless it ends the loop then.
  fileprivate var placesLeft: [Node] {
    if kind == "closure_expr" || kind == "func_decl" { return [] }
    if kind == "brace_stmt", let last = nodes("elements").last, last.leaves,
      last.kind != "continue_stmt"
    {
      return []
    }
    return [changedPlace].compactMap(\.self) + partsUsed.flatMap(\.placesLeft)
  }
}
