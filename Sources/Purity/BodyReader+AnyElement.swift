// Where it doesn't matter which element of a set or a dictionary is taken: there is only one, the
// greatest of all is looked for, or all are compared with it.

/// One element of several, whose place in their order decided that it is this one.
struct ArbitraryElement {
  var order: Value
  var line: Int
  var subject = "for"
  /// The path of the set or dictionary if any of its elements was taken from it.
  var source: String?
  /// Whether a variable holds it behind a key, so that its keys don't depend on it.
  var isBehindKey = false
  /// The paths by which it was chosen; there it doesn't matter which of several it is.
  var ranks: Set<String> = []

  /// A part of it, which has a variable of its own.
  func part(_ place: Int) -> ArbitraryElement {
    var part = self
    let own = ranks.filter { $0.hasPrefix("$.\(place).") }
    part.ranks = Set(own.map { "$" + $0.dropFirst("$.\(place)".count) })
    return part
  }
}

extension BodyReader {
  /// Declares the variables of a pattern. Where they hold `set.first`, only their use tells.
  func bind(_ pattern: Node, from start: Node?, isConstant: Bool) {
    let element = anyElement(in: start)
    let held = indifferent(to: element?.source, in: start) { value(of: start) }
    bind(pattern, to: held, isConstant: isConstant)
    if let start, pattern.namedVariables.count == 1,
      case .variable(let id)? = binding(of: pattern.namedVariables.first ?? "")
    {
      program.variables[id].isSettled = isSettled(start)
      if start.unwrapped.kind == "closure_expr" { program.variables[id].closure = start.unwrapped }
      program.variables[id].isMadeSingle = isMadeSingle(start)
      program.variables[id].elementKeys = elementKeys(of: start)
      program.variables[id].ranks = ranks(of: start)
      program.variables[id].pinned = pinned(in: start)
      program.variables[id].source = source(of: start)
    }
    guard let element else { return }
    let parts = pattern.tupleParts
    for name in pattern.namedVariables {
      let place = parts.firstIndex { $0.namedVariables.contains(name) }
      if let place, element.ranks.contains("$.\(place)") { continue }
      guard case .variable(let id)? = binding(of: name) else { continue }
      arbitraryElements[id] = place.map(element.part) ?? element
    }
  }

  /// The element of a set or a dictionary of which this is made, whichever that is.
  private func anyElement(in start: Node?) -> ArbitraryElement? {
    guard let start = start?.unwrappedPlace else { return nil }
    switch start.kind {
    case "declref_expr":
      let element = variable(in: start).flatMap { arbitraryElements[$0] }
      return element?.source == nil ? nil : element
    case "call_expr":
      guard let (name, receiver) = start.calledMember, !isCompared(name) else { return nil }
      let base = name.text("base_name")
      let ranks = ["min", "max"].contains(base) ? ranking(start) : nil
      let isDrawn =
        receiver.map { program.isUnordered($0.text("type")) } ?? false
        && drawsByTurns(base, receiver, start) && !leavesOnlyKeys(start)
      guard ranks != nil || isDrawn else { return nil }
      compared.insert(ObjectIdentifier(name))
      let (line, subject) = (line(of: start), "Sequence.\(base)")
      return ArbitraryElement(
        order: show(line: line, subject: subject), line: line, subject: subject,
        isBehindKey: isDrawn, ranks: ranks ?? [])
    case _ where ranked(in: start) != nil: return nil
    case "member_ref_expr":
      guard let source = start.sourceOfFirst, let base = start["base"],
        start["decl"].map(isCompared) == false, program.isUnordered(base.text("type"))
      else { return anyElement(in: start["base"]) }
      guard !isSingle(base) else { return nil }
      let (line, subject) = (line(of: start), "Collection.first")
      return ArbitraryElement(
        order: show(line: line, subject: subject), line: line, subject: subject, source: source)
    case "tuple_element_expr": return anyElement(in: start["base"])
    case "tuple_expr": return start.nodes("elements").lazy.compactMap(anyElement).first
    case "autoclosure_expr": return nil
    case "binary_expr" where start["fn"]?["decl"]?.text("base_name") == "??":
      return anyElement(in: start.arguments.first)
    default: return nil
    }
  }

  /// Reads code in which it doesn't matter which element of `source` a variable holds, or `first`
  /// gives.
  func indifferent<Read>(to source: String?, in node: Node?, read: () -> Read) -> Read {
    guard let source else { return read() }
    let known = arbitraryElements
    arbitraryElements = known.filter { $0.value.source != source }
    compared.formUnion(node?.firsts(of: source) ?? [])
    defer { arbitraryElements.merge(known) { own, _ in own } }
    return read()
  }

  /// The path of the receiver if this call takes all elements of it, and comes to the same whichever
  /// of them it is given, as `set.reduce(first, min)` and `set.allSatisfy { $0 == first }`.
  func indifferentSource(of base: String, _ receiver: Node?, _ node: Node) -> String? {
    let allowed: Set<String>
    switch base {
    case "reduce": allowed = KnownNames.choosing
    case "allSatisfy", "contains": allowed = ["==", "!=", "&&", "||", "!"]
    default: return nil
    }
    guard let function = node.arguments.last?.unwrapped,
      let receiver = receiver?.unwrappedPlace
    else { return nil }
    let called = function.kind == "closure_expr" ? function["body"]?.calledNames : function.names
    guard let called, called.isSubset(of: allowed) else { return nil }
    return wholePath(of: receiver)
  }

  /// The path of a sequence, also if its first element is left out.
  private func wholePath(of sequence: Node) -> String? {
    guard sequence.kind == "call_expr", let function = sequence["fn"],
      let name = function["fn"]?["decl"], name.text("base_name") == "dropFirst",
      let whole = function.arguments.first, program.isUnordered(whole.text("type"))
    else { return sequence.path() }
    compared.insert(ObjectIdentifier(name))
    return whole.path()
  }

  /// Forgets which element a variable began with if this loop over all of them compares each with
  /// it, as in `if x > greatest { greatest = x }`.
  func settleElements(in loop: Node, over sequence: Node?) {
    guard arbitraryElements.values.contains(where: { $0.source != nil }),
      let source = sequence?.unwrappedPlace, let path = wholePath(of: source)
    else { return }
    let steps = [loop["where"]].compactMap(\.self) + (loop["body"]?.nodes("elements") ?? [])
    for (id, element) in arbitraryElements where element.source == path {
      let about = steps.filter { $0.names(program.variables[id].name) }
      let called = about.reduce(into: Set<String>()) { $0.formUnion($1.calledNames) }
      guard !called.isDisjoint(with: KnownNames.comparing),
        called.isDisjoint(with: ["+=", "-=", "*=", "append"])
      else { continue }
      arbitraryElements[id] = nil
    }
  }

  /// Whether a loop over what is sorted by its beginnings only joins what meets, in any order.
  func joinsAlike(_ pattern: Node, _ body: Node, of sequence: Node?) -> Bool {
    let (names, steps) = (pattern.declaredNames, body.nodes("elements"))
    guard names.count == 1, steps.count == 1, let name = names.first, let step = steps.first,
      let type = sequence?.text("type"), let begins = sequence.flatMap(ranks),
      step.kind == "if_stmt", step.nodes("conditions").count < 3,
      let test = step.nodes("conditions").last, test.comparisons.first === test,
      test.arguments.count == 2, ["<=", ">="].contains(test.calledName),
      let joined = step["then_stmt"]?.nodes("elements"), joined.count == 1,
      let made = joined[0]["src"],
      let begun = step["else_stmt"]?.nodes("elements"), begun.count == 1,
      begun[0].calledName == "append", begun[0].arguments.first?.path() == name,
      let farthest = made.all.first(where: { $0.calledName == "max" })
    else { return false }
    let begin = test.arguments[test.calledName == "<=" ? 0 : 1].path() ?? ""
    let end = farthest.arguments.compactMap { $0.path() }.first { $0.hasPrefix(name + ".") } ?? ""
    let parts = program.parts(ofElementsIn: type).map { "\(name).\($0)" }
    return named(begins, names).contains(begin) && !end.isEmpty
      && made.all.count { $0.kind == "declref_expr" && $0.rootName == name } == 1
      && (parts.isEmpty
        ? program.text(of: type).contains("Range<") : parts.allSatisfy([begin, end].contains))
  }

  /// Whether nothing of which this is made changes from round to round, comes from a function of the
  /// file, which may sort, or says where an element stands; or whether it is drawn from a generator.
  func isSettled(_ node: Node) -> Bool {
    // An iterator's `next()` is optional, and goes through all.
    let isDrawn = node.all.contains {
      ["next", "random"].contains($0.calledName) && !$0.text("type").hasSuffix("SgD")
    }
    if isDrawn { return true }
    return node.all.filter { !program.isUnordered($0.text("type")) }.allSatisfy { part in
      let name = part["decl"]?.text("base_name") ?? ""
      let locates = KnownNames.orderAsked.contains(name) || name.hasSuffix("Index")
      if locates || part.kind == "subscript_expr" || calledUnit(part) != nil { return false }
      // A parameter without a name, as in `{ _ in … }`, is bound to an empty one.
      if !name.isEmpty, case .parameter(let id, _)? = binding(of: name) {
        return program.units[id].kind != .closure
      }
      guard let id = variable(in: part) else { return true }
      let made = program.variables[id]
      return made.isConstant && made.isSettled && program.isUnit(unit.id, in: made.unit)
    }
  }

  /// The member that an expression calls or reads, with what it belongs to.
  func usedMember(_ node: Node) -> (name: Node, receiver: Node?)? {
    node.calledMember ?? node["decl"].map { ($0, node["base"]) }
  }
}

extension Node {
  /// The place without conversions and optionals around it.
  var unwrappedPlace: Node { without(Self.wrappers) }

  /// What is in it within nodes of these kinds.
  func without(_ kinds: Set<String>) -> Node {
    kinds.contains(kind) ? self["sub_expr"]?.without(kinds) ?? self : self
  }

  /// The patterns of a tuple's parts.
  fileprivate var tupleParts: [Node] {
    if kind == "pattern_tuple" { return nodes("elements") }
    return children.lazy.filter { $0.kind.hasPrefix("pattern") }.map(\.tupleParts)
      .first { !$0.isEmpty } ?? []
  }

  /// The name or the index of the member that it reads.
  var memberName: String { self["decl"]?.text("base_name") ?? text("field #") }

  /// The path of `set` in `set.first`.
  fileprivate var sourceOfFirst: String? {
    guard kind == "member_ref_expr", self["decl"]?.text("base_name") == "first" else { return nil }
    return self["base"]?.path()
  }

  /// The whole numbers in it.
  var integers: [String] {
    all.filter { $0.kind == "integer_literal_expr" }.map { $0.text("value") }
  }

  /// The names of all uses of `first` on a set.
  fileprivate func firsts(of source: String) -> [ObjectIdentifier] {
    all.filter { $0.sourceOfFirst == source }.compactMap { $0["decl"].map(ObjectIdentifier.init) }
  }
}

extension KnownNames {
  /// Members that give one element by its position.
  static let taking: Set = [
    "first", "last", "next", "popFirst", "popLast", "removeFirst", "removeLast", "remove",
    "subscript",
  ]

  /// Members that come to the same if an element is given to them twice, and in any order.
  static let choosing: Set = [
    "min", "max", "<", ">", "<=", ">=", "==", "!=", "&&", "||", "!", "|", "&", "union",
    "intersection", "formUnion", "formIntersection", "init", "Swift",
  ]
}
