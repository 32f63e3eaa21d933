// Lists made of a set or a dictionary that a function of the file sorts by a key, or that are sorted in
// place by a part of their elements, and from whose end elements are taken then.

extension BodyReader {
  /// The paths of the key by which alone a function of the file sorts what it is called on.
  func pathSorted(by node: Node) -> Set<String>? {
    guard let key = node.arguments.last?.unwrapped, let unit = calledUnit(node),
      let name = unit.parameters.last?.baseName, let step = unit.code?.nodes("elements").first,
      let sort = step.result.unwrappedPlace as Node?, sort.calledName == "sorted",
      sort["fn"]?.arguments.first?.path() == "self", let closure = sort.arguments.last,
      let test = closure.unwrapped.autoclosed, test.comparisons.first === test,
      test.arguments.map(\.unwrappedPlace).allSatisfy({
        $0.kind == "keypath_application_expr" || $0.calledName == name
      })
    else { return nil }
    guard let (made, body) = made(by: key) else {
      let path = key.keyPathNames
      return path.isEmpty ? nil : ["$." + path.joined(separator: ".")]
    }
    let element = key.parameterNames.first ?? ""
    return Set(
      made.wholePaths(body.aliases, body.own).map { path in
        path.rootName == element ? "$" + path.dropFirst(element.count) : path
      })
  }

  /// Whether of what is taken from a list more is used than that by which this call sorts it.
  func takesMoreThanRanks(_ sort: Node) -> Bool {
    guard let list = sort.calledMember?.receiver?.unwrappedPlace, list.kind == "declref_expr",
      let name = list.rootName, let ranks = ranking(sort),
      let code = program.function(around: unit).code
    else { return false }
    let all = code.all
    let entries = all.flatMap { $0.nodes("pattern_entries") + ($0.kind == "pattern" ? [$0] : []) }
    guard
      entries.contains(where: { entry in
        entry["pattern"]?.declaredNames == [name]
          && entry["processed_init"].flatMap(elementKeys) != nil
      })
    else { return false }
    let taking: Set = ["removeLast", "removeFirst", "popLast"]
    func takes(_ node: Node?) -> Bool {
      guard let (member, receiver) = node?.unwrappedPlace.calledMember else { return false }
      return taking.contains(member.text("base_name")) && receiver?.rootName == name
    }
    let emptied = all.filter { $0.kind == "while_stmt" && $0.empties(name, takes) }.flatMap(\.all)
      .filter { takes($0) }.map { ObjectIdentifier($0.unwrappedPlace) }
    let taken = all.filter { takes($0) && $0.unwrappedPlace === $0 }
      .filter { !emptied.contains(ObjectIdentifier($0)) }
    guard !taken.isEmpty else { return false }
    let names = entries.filter { takes($0["processed_init"] ?? $0["initializer"]) }
      .flatMap { $0["pattern"]?.declaredNames ?? [] }
    let round = LoopBody(own: Set(names), steps: [], line: 0)
    let paths = Set(names.flatMap { named(ranks, [$0]) })
    if !code.isKnown(by: paths, round) { return true }
    // What has no name is asked for its part at once, or dropped.
    let asked = all.filter { ranks.contains($0.partPath) && takes($0.partBase) }
    let dropped = all.filter { $0.kind == "brace_stmt" }.flatMap { $0.nodes("elements") }
      .map { $0.kind == "assign_expr" ? $0["src"] ?? $0 : $0 }.filter { takes($0) }
    let bound = entries.filter { takes($0["processed_init"] ?? $0["initializer"]) }
    return taken.count > asked.count + dropped.count + bound.count
  }
}

extension Node {
  /// Whether it is a loop that only ends when nothing is left in a list to which it adds nothing.
  fileprivate func empties(_ name: String, _ takes: (Node?) -> Bool) -> Bool {
    let conditions = nodes("conditions")
    guard conditions.count == 1, let test = conditions.first else { return false }
    let isEmptying =
      takes(test["initializer"])
      || test.integers.allSatisfy { $0 == "0" } && test.names(name)
        && (test.names("isEmpty") || test.names("count"))
    let adding: Set = ["append", "insert"]
    return isEmptying && (self["body"].map { $0.calls(adding, of: name).isEmpty } ?? false)
  }

  /// The part for which its base is asked, through an optional as well.
  fileprivate var partPath: String {
    ["member_ref_expr", "tuple_element_expr"].contains(kind) ? "$.\(memberName)" : ""
  }

  fileprivate var partBase: Node? { self["base"]?.unwrappedPlace }
}
