// `while` loops that take the elements of a list or a set, one in each round, while others may be
// added to it.

extension BodyReader {
  /// The list that a `while` loop goes through or takes apart, one element in each round, while others
  /// may be added to it; nil for another loop.
  func queue(of loop: Node) -> (list: Node, pattern: Node)? {
    let conditions = loop.nodes("conditions")
    let tested = conditions.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let steps =
      conditions.filter { $0.kind == "pattern" }
      + (loop["body"]?.nodes("elements") ?? []).flatMap { $0.nodes("pattern_entries") }
    for step in steps {
      guard let pattern = step["pattern"],
        let start = (step["initializer"] ?? step["processed_init"])?.unwrappedPlace
      else { continue }
      guard let (name, place) = usedMember(start), let list = place?.unwrappedPlace,
        list.kind == "declref_expr",
        tested.contains(list["decl"]?.text("base_name") ?? ""),
        takes(start, name), !program.isUnordered(list.text("type"))
      else { continue }
      compared.insert(ObjectIdentifier(name))
      for step in loop["body"]?.nodes("elements") ?? [] {
        guard let (name, receiver) = step.calledMember, takes(step, name),
          receiver?.rootName == list.rootName
        else { continue }
        compared.insert(ObjectIdentifier(name))
      }
      return (list, pattern)
    }
    return nil
  }

  /// Whether a member gives one element by its position: a library's, or that of a queue of the file,
  /// which doesn't look for the least as a heap does.
  private func takes(_ call: Node, _ name: Node) -> Bool {
    guard let unit = calledUnit(call) else {
      return KnownNames.taking.contains(name.text("base_name"))
    }
    let members = unit.owner.flatMap { program.types[$0]?.members.values.flatMap(\.self) } ?? []
    let code = members.compactMap { program.units[$0].code }.flatMap(\.all)
    return unit.code?.all.contains(where: \.takesOwn) ?? false
      && !code.contains { ["swapAt", "sort", "sorted", "min", "max"].contains($0.calledName) }
      && !code.flatMap(\.comparisons).contains { test in
        test.all.contains { $0.kind == "subscript_expr" }
      }
  }

  /// The set that a `while` loop takes apart, one element in each round, and whether the loop settles
  /// what is behind its keys; nil for another loop.
  func drained(by loop: Node) -> (set: Node, pattern: Node, settles: Bool)? {
    guard let condition = loop.nodes("conditions").first, condition.kind == "pattern",
      let pattern = condition["pattern"], let start = condition["initializer"]?.unwrappedPlace,
      let (name, receiver) = usedMember(start), let place = receiver
    else { return nil }
    let (set, taking) = (place["sub_expr"] ?? place, name.text("base_name"))
    guard program.isUnordered(set.text("type")) else { return nil }
    let isKnown = ["first", "popFirst", "next"].contains(taking)
    let settles = taking != "next" && settles(loop, set, pattern, by: start)
    guard isKnown || settles else { return nil }
    compared.insert(ObjectIdentifier(name))
    return (set, pattern, settles)
  }

  /// Whether an element is kept that a loop has taken out of a set, together with others for which it
  /// stands, as one of each group.
  func standsForOthers(_ kept: [Node], in place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    guard let drained = body.drained, let name = place.rootName, isOutside(name, loop),
      kept.compactMap({ $0.path(body.aliases) }).contains(where: { loop.keys.contains($0.rootName) }
      ),
      body.all.flatMap(\.all).count(where: {
        $0.changedPlace.map { $0.isWhole && $0.rootName == name } ?? false
      }) == 1
    else { return false }
    let own = body.own.union(body.all.flatMap(\.declaredNames))
    let taken = body.all.flatMap { $0.calls(["remove", "subtract", "subtracting"], of: drained) }
    return taken.flatMap(\.arguments).contains { others in
      let paths = others.wholePaths(body.aliases, own)
      return !own.isDisjoint(with: others.names) && !paths.allSatisfy(loop.keys.contains)
    }
  }

  /// Whether a loop only makes smaller what is behind keys, by sums of what is behind the key that it
  /// takes, and puts each key back for which it did: in any order this ends with the least values, as
  /// with the shortest routes.
  private func settles(_ loop: Node, _ set: Node, _ pattern: Node, by start: Node) -> Bool {
    guard loop.nodes("conditions").count == 1, let steps = loop["body"]?.nodes("elements"),
      set.kind == "declref_expr", let open = set.rootName, let here = pattern.declaredNames.first,
      let setting = steps.flatMap(\.all).first(where: { $0.dest?.kind == "subscript_expr" }),
      let values = setting.dest?.rootName, !start.all.contains(where: { $0.dest != nil }),
      start.calledNames.isSubset(of: KnownNames.choosing.union(["popFirst", "??"]))
    else { return false }
    var settling = Settling(
      open: open, here: here, values: values, own: Set(steps.flatMap(\.declaredNames)))
    let isTaken = start.calledName == "popFirst" || steps.contains(where: settling.takes)
    return isTaken && settling.own.isDisjoint(with: [open, here, values])
      && steps.allSatisfy { mayStand($0, &settling) }
  }

  /// Whether a step in a loop that settles something does nothing else of which the order could show.
  private func mayStand(_ step: Node, _ settling: inout Settling) -> Bool {
    if settling.takes(step) || relaxes(step, &settling) { return true }
    if step.kind == "pattern_binding_decl" {
      return step.nodes("pattern_entries").allSatisfy { entry in
        guard let start = entry["processed_init"] else { return true }
        if mayStand(start, &settling) { return true }
        settling.sums.formUnion(entry["pattern"]?.namedVariables ?? [])
        return isSum(start, &settling)
      }
    }
    switch step.kind {
    case "break_stmt", "return_stmt", "throw_stmt", "try_expr", "defer_stmt", "closure_expr":
      return false
    case "autoclosure_expr": return step.autoclosed.map { mayStand($0, &settling) } ?? false
    case "declref_expr":
      let getter = variable(in: step).flatMap { program.variables[$0].getter }
      return getter == nil && !settling.depends(step.rootName)
    case "member_ref_expr"
    where step["base"]?.kind != "type_expr" && program.isReference(step["base"]?.text("type") ?? ""):
      return false
    case "call_expr" where calledUnit(step) != nil || binding(of: step.calledName) != nil:
      return false
    case "binary_expr" where calledUnit(step) != nil: return false
    case "subscript_expr":
      return (step.arguments + [step["base"]?.unwrappedPlace].compactMap(\.self))
        .allSatisfy { mayStand($0, &settling) }
    default: break
    }
    if let place = step.changedPlace, !settling.own.contains(place.rootName ?? "") { return false }
    return step.children.allSatisfy { mayStand($0, &settling) }
  }

  /// Whether this is made by sums of what is behind the key that the round has taken.
  private func isSum(_ node: Node, _ settling: inout Settling) -> Bool {
    let node = node.unwrappedPlace
    if node.kind == "declref_expr", settling.sums.contains(node.rootName ?? "") { return true }
    if node.kind == "subscript_expr", node["base"]?.unwrappedPlace.path() == settling.values,
      node.arguments.first?.path() == settling.here
    {
      return node.arguments.dropFirst().allSatisfy { mayStand($0, &settling) }
    }
    guard ["+", "max", "min", "init"].contains(node.calledName), calledUnit(node) == nil else {
      return mayStand(node, &settling)
    }
    return node.arguments.allSatisfy { isSum($0, &settling) }
  }

  /// Whether this is `if new < values[key] ?? most { values[key] = new; open.insert(key) }`.
  private func relaxes(_ step: Node, _ settling: inout Settling) -> Bool {
    guard step.kind == "if_stmt", step["else_stmt"] == nil,
      step.nodes("conditions").count == 1, let test = step.nodes("conditions").first,
      ["<", ">"].contains(test.calledName), test.arguments.count == 2, calledUnit(test) == nil,
      let steps = step["then_stmt"]?.nodes("elements"), steps.count == 2,
      let setting = steps.first(where: { $0.dest != nil }), let place = setting.dest,
      place["base"]?.unwrappedPlace.path() == settling.values,
      let path = place.placeKeys.first?.path(),
      steps.contains(where: { settling.asks($0, for: "insert", with: path) })
    else { return false }
    let sides = test.calledName == "<" ? test.arguments : test.arguments.reversed()
    var (new, old) = (sides[0].unwrappedPlace, sides[1].unwrappedPlace)
    var known = Array(place.placeKeys)
    if old.calledName == "??", old.arguments.count == 2 {
      known.append(old.arguments[1])
      old = old.arguments[0].unwrappedPlace
    }
    return new.kind == "declref_expr" && setting["src"]?.path() == new.path()
      && isSame(old, place)
      && (known + old.placeKeys).allSatisfy { mayStand($0, &settling) }
  }
}

/// What is known of a loop that settles values behind keys.
private struct Settling {
  /// The set of the keys that are still to be looked at, the one that the round has taken, and what has
  /// the values.
  var open: String
  var here: String
  var values: String
  /// The names that a round declares, and those of sums among them.
  var own: Set<String>
  var sums: Set<String> = []

  func depends(_ name: String?) -> Bool {
    name == open || name == values || name.map(sums.contains) ?? false
  }

  func takes(_ step: Node) -> Bool { asks(step, for: "remove", with: here) }

  func asks(_ step: Node, for member: String, with path: String) -> Bool {
    step.calledName == member && step["fn"]?.arguments.first?.unwrappedPlace.path() == open
      && step.arguments.count == 1 && step.arguments[0].path() == path
  }
}

extension Node {
  /// The lists that a `while` loop asks for and sets anew, to another list.
  var levels: [String] {
    let tested = nodes("conditions").reduce(into: Set<String>()) { $0.formUnion($1.names) }
    return (self["body"]?.nodes("elements") ?? []).compactMap { step in
      step.dest?.path().flatMap { path in
        tested.contains(path) && step["src"]?.path() != nil ? path : nil
      }
    }
  }

  /// Whether it takes an element of a list that belongs to `self`.
  fileprivate var takesOwn: Bool {
    let used = calledMember?.receiver ?? (self["decl"] == nil ? nil : self["base"])
    let name = calledMember?.name.text("base_name") ?? memberName
    return used?.rootName == "self" && KnownNames.taking.contains(name)
  }

  /// The place that this assigns to; nil if it is something else.
  fileprivate var dest: Node? { kind == "assign_expr" ? self["dest"] : nil }
}
