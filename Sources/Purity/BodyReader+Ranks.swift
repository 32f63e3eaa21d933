// Sorting, `min` and `max` by a part of the elements: those that are the same in it stay in an order
// that nobody has chosen. Paths of an element begin with `$` here, as `$.name`.

extension BodyReader {
  /// The paths by which this call ranks the elements of a set, or of a list made of one; nil unless
  /// several elements may be the same there.
  func ranking(_ node: Node) -> Set<String>? {
    guard let (name, receiver) = node.calledMember, let receiver,
      let keys = elementKeys(of: receiver)
    else { return nil }
    let (given, sorted) = (node.arguments, pathSorted(by: node))
    guard ["sorted", "sort", "min", "max"].contains(name.text("base_name")) || sorted != nil
    else { return nil }
    let own = given.isEmpty ? compared(byTypeIn: name) : given.last.flatMap(compared(by:))
    let paths = sorted ?? own
    guard let paths, !paths.contains("$") else { return nil }
    let told = areBeginnings(receiver) ? Set(paths.map(\.withoutCount)) : paths
    let parts = keys == ["$"] ? program.parts(ofElementsIn: receiver.text("type")) : []
    let loop = Loop(keys: keys, parts: parts)
    let alike = parts.isEmpty ? [] : pinned(in: receiver)
    return loop.tellsApart(told.union(alike)) ? nil : paths
  }

  /// The paths that are the same in all elements of a list, for others were left out by a filter.
  func pinned(in list: Node) -> Set<String> {
    let list = list.unwrappedPlace
    if let id = variable(in: list), program.variables[id].isConstant {
      return program.variables[id].pinned
    }
    guard let inner = passedOn(list) else { return [] }
    let paths = pinned(in: inner)
    guard list.calledName == "filter", let function = list.arguments.first?.unwrapped,
      let name = function.parameterNames.first, case (let test, var body)? = made(by: function)
    else { return paths }
    body.conditions = [test]
    return paths.union(body.pinned.map { "$" + $0.dropFirst(name.count) })
  }

  /// Whether these are those with which one text begins or ends: their lengths tell them apart.
  private func areBeginnings(_ list: Node) -> Bool {
    let list = list.unwrappedPlace
    let called = list.calledName == "filter" ? list.arguments.first?.calledNames ?? [] : []
    return !called.isDisjoint(with: ["hasPrefix", "hasSuffix", "starts"])
  }

  /// The paths by which what this gives is ranked, whichever of several it is.
  func ranks(of node: Node) -> Set<String>? {
    let node = node.unwrappedPlace
    if let id = variable(in: node) {
      return arbitraryElements[id]?.ranks ?? program.variables[id].ranks
    }
    if node.kind == "member_ref_expr" {
      let isEnd = ["first", "last"].contains(node["decl"]?.text("base_name"))
      return isEnd ? node["base"].flatMap(ranks) : nil
    }
    return ranking(node) ?? passedOn(node).flatMap(ranks)
  }

  /// Notes that of one of several only that is asked by which it is ranked, as in
  /// `d.max { $0.value < $1.value }?.value`.
  func noteRanked(_ node: Node) -> Bool {
    guard let base = ranked(in: node) else { return false }
    noteIndifferent(base)
    return true
  }

  /// What was chosen by just the member that is asked for, or by members of members.
  func ranked(in node: Node) -> Node? {
    var (base, path) = (node, "")
    while let inner = base["base"]?.unwrappedPlace {
      (base, path) = (inner, ".\(base.memberName)" + path)
      if ranks(of: base)?.cover("$" + path) ?? false { return base }
    }
    return nil
  }

  /// Whether a call asks one of several for what ranks it, or makes only that of each, like `map`.
  func asksOnlyRanks(_ base: String, _ receiver: Node?, _ node: Node) -> Bool {
    let asked = [receiver].compactMap(\.self) + node.arguments
    if asked.count == 1, ranks(of: asked[0])?.contains("\(base)($)") ?? false {
      noteIndifferent(asked[0].unwrappedPlace)
      return true
    }
    guard ["map", "compactMap"].contains(base), let receiver, let ranks = ranks(of: receiver),
      let function = node.arguments.first?.unwrapped
    else { return false }
    let asksOnly = asks(function, only: ranks)
    if asksOnly { noteIndifferent(receiver.unwrappedPlace) }
    return asksOnly
  }

  /// Whether a function asks an element for nothing but these paths of it, maybe adding to a sum.
  func asks(_ function: Node, only paths: Set<String>, adding: Bool = false) -> Bool {
    if let (made, body) = made(by: function) {
      let (names, sums) = (function.parameterNames, adding ? 1 : 0)
      let own = named(paths, Array(names.dropFirst(sums)))
      return made.isKnown(by: own.union(names.prefix(sums)), body)
    }
    return paths.cover("$." + function.keyPathNames.joined(separator: "."))
      || paths.contains("\(function["decl"]?.text("base_name") ?? "")($)")
  }

  func noteIndifferent(_ base: Node) {
    if let name = usedMember(base)?.name { compared.insert(ObjectIdentifier(name)) }
  }

  // MARK: By what is ranked

  func compared(by comparator: Node) -> Set<String>? {
    let function = comparator.unwrapped
    if function.kind == "closure_expr" {
      let names = function.parameterNames
      return function["body"].flatMap { compared(in: $0, names) }
    }
    let called = function.autoclosed ?? function
    if let unit = calledUnit(called) { return compared(in: unit) }
    return called.calledFunction.flatMap(compared(byTypeIn:))
  }

  private func compared(in unit: Unit, depth: Int = 0) -> Set<String>? {
    guard !unit.isImplicit, let code = unit.code else { return nil }
    return compared(in: code, unit.parameters.map(\.baseName), depth: depth)
  }

  /// The paths that code with two elements compares; nil if it isn't known.
  private func compared(in code: Node, _ names: [String], depth: Int = 0) -> Set<String>? {
    guard names.count == 2, depth < 3 else { return nil }
    var body = LoopBody(own: Set(names + ["$", "%"]), steps: [], line: 0)
    body.aliases = [names[0]: "$", names[1]: "%"]
    body.declare(constantsOf: code.nodes("elements"))
    var paths: Set<String>?
    for comparison in code.orderings {
      let own = calledUnit(comparison).map { compared(in: $0, depth: depth + 1) }
      // What compares in a way that isn't known is believed to tell all apart.
      if case .some(.none) = own { return nil }
      let parts = own ?? ["$"]
      // What is behind an index isn't known.
      if comparison.sides.contains(where: { $0.isPart(ofAny: body.own) }) { return nil }
      let sides = comparison.sides.flatMap { side in
        let paths = side.wholePaths(body.aliases, body.own)
        return isID(side) ? paths.map { $0 + ".id" } : paths
      }
      let found = sides.filter { $0.rootName == "$" || $0.contains("($") }
      paths = (paths ?? []).union(
        found.flatMap { path in (parts ?? []).map { path + $0.dropFirst() } })
    }
    return paths
  }

  /// Whether this is the part of a tuple that is labelled `id`; its path has no labels.
  private func isID(_ node: Node) -> Bool {
    let node = node.unwrappedPlace
    guard node.kind == "tuple_element_expr", let tuple = node["base"] else { return false }
    return program.label(node.memberName, inTuple: tuple.text("type")) == "id"
  }

  /// The paths that the elements' own `<` compares; nil if it isn't written in the file.
  private func compared(byTypeIn name: Node) -> Set<String>? {
    for (conformance, requirement) in uses(name) where requirement.member == "<" {
      let units = program.witnesses(of: requirement, in: conformance.text("type"))
      if let unit = units.first { return compared(in: program.units[unit]) }
    }
    return nil
  }

  func calledUnit(_ node: Node) -> Unit? {
    guard let name = node.calledFunction else { return nil }
    if let id = program.functions[name.text("decl_usr")] { return program.units[id] }
    guard name.text("decl_usr").isEmpty else { return nil }
    switch binding(of: name.text("base_name")) {
    case .functions(let units): return units.first.map { program.units[$0] }
    case .variable(let id) where program.variables[id].isConstant:
      return program.variables[id].closure.flatMap { closures[ObjectIdentifier($0)] }
    default: return nil
    }
  }

  // MARK: What tells the elements of a list apart

  /// The paths that have another value in each element of a set, or of a list made of one; nil for
  /// any other list.
  func elementKeys(of node: Node) -> Set<String>? {
    let node = node.unwrappedPlace
    let type = node.text("type")
    if program.isUnordered(type) {
      return program.hasKeys(type) ? ["$.0"] : ["$"]
    }
    if let id = variable(in: node) { return program.variables[id].elementKeys }
    if let inner = passedOn(node) { return elementKeys(of: inner) }
    guard let (name, receiver) = node.calledMember,
      ["map", "compactMap"].contains(name.text("base_name")),
      let keys = receiver.flatMap(elementKeys), let function = node.arguments.first?.unwrapped
    else { return nil }
    guard let (made, body) = made(by: function) else { return ["$"] }
    let names = function.parameterNames
    return elementKeys(of: made, body, tellingApart: named(keys, names))
  }

  /// The paths of what is made in each round that have another value there.
  private func elementKeys(
    of made: Node, _ body: LoopBody, tellingApart keys: Set<String>
  ) -> Set<String> {
    let loop = Loop(keys: keys)
    let whole = (made.path() ?? "") + "."
    let own = keys.filter { $0.hasPrefix(whole) }.map { "$." + $0.dropFirst(whole.count) }
    let parts = made.unwrappedPlace.labelled.filter { _, part in
      loop.tellsApart(Set(part.wholePaths(body.aliases, body.own)))
    }
    return Set(parts.map { "$.\($0.label)" } + own + ["$"])
  }

  /// Takes in what tells apart the elements that a list gets in a loop over a set.
  func noteKeys(of place: Node, adding element: Node) {
    guard let loop = loops.last, loop.isUnordered, let id = variable(in: place.unwrappedPlace)
    else { return }
    let body = LoopBody(own: Set(loop.keys.map(\.rootName)), steps: [], line: 0)
    let keys = elementKeys(of: element, body, tellingApart: loop.keys)
    let known = program.variables[id].elementKeys
    program.variables[id].elementKeys = known.map(keys.intersection) ?? keys
  }

  /// The list whose elements this gives, all or some of them.
  private func passedOn(_ node: Node) -> Node? {
    if node.kind == "member_ref_expr", node["decl"]?.text("base_name") == "lazy" {
      return node["base"]
    }
    guard let (name, receiver) = node.calledMember else { return nil }
    switch name.text("base_name") {
    case "init": return node.arguments.count == 1 ? node.arguments.first : nil
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "drop",
      "joined":
      return receiver
    default: return nil
    }
  }

  /// What a closure gives for each element, with the constants before it.
  func made(by function: Node) -> (made: Node, body: LoopBody)? {
    guard function.kind == "closure_expr", let steps = function["body"]?.nodes("elements"),
      let last = steps.last
    else { return nil }
    let names = function.parameterNames
    var body = LoopBody(own: Set(names), steps: [], line: 0)
    body.declare(constantsOf: steps)
    return (last.result, body)
  }

  /// The paths as those of a closure's parameters.
  func named(_ paths: Set<String>, _ names: [String]) -> Set<String> {
    guard let first = names.first else { return [] }
    if names.count == 1 { return Set(paths.map { $0.replacing("$", with: first) }) }
    return Set(
      names.indices.filter { paths.contains("$.\($0)") }.map { names[$0] })
  }
}

extension String {
  fileprivate var withoutCount: String { hasSuffix(".count") ? String(dropLast(6)) : self }
}

extension Node {
  /// The comparisons of two values in it that say which comes first.
  fileprivate var orderings: [Node] {
    let names = ["<", ">", "<=", ">=", "compare", "lexicographicallyPrecedes", "precedes"]
    return all.filter { names.contains($0.calledName) }
  }

  /// Whether it is behind an index of one of these.
  fileprivate func isPart(ofAny names: Set<String>) -> Bool {
    all.contains { part in
      part.kind == "subscript_expr" && part["base"]?.rootName.map(names.contains) ?? false
    }
  }

  /// What a comparison compares.
  fileprivate var sides: [Node] {
    kind == "binary_expr" ? arguments : arguments + (self["fn"]?.arguments ?? [])
  }

  /// The parts of a tuple or of a new value, with the names by which they are asked for.
  var labelled: [(label: String, part: Node)] {
    if kind == "tuple_expr" {
      return nodes("elements").enumerated().map { (String($0.offset), $0.element) }
    }
    guard kind == "call_expr", calledName == "init" else { return [] }
    let labels = (self["args"]?.text("labels") ?? "").split(separator: ":").map(String.init)
    return labels.count == arguments.count ? Array(zip(labels, arguments)) : []
  }
}
