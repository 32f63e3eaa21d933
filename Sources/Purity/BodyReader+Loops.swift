// Loops over a set or a dictionary: what grows in them has their order, and what every round sets
// anew is left by the last one.

/// A loop around the code that is read.
struct Loop {
  /// The order in which it visits its elements.
  var order: Value = []
  /// How many variables were declared before it.
  var variables = 0
  /// The paths, such as `key` or `entry.0`, that have another value in each round.
  var keys: Set<String> = []
  /// Whether it goes through a set or a dictionary.
  var isUnordered = false
  /// The names of the stored properties of the elements, if they are known.
  var parts: Set<String> = []

  /// Whether its rounds share what this holds: a variable declared in the loop is new in each.
  func isAround(_ root: Origin) -> Bool {
    if case .variable(let id) = root { id < variables } else { true }
  }

  /// Whether each round names a place of its own by these paths: by the loop's key, or by its id or
  /// several members of it.
  func tellsApart(_ paths: Set<String>) -> Bool {
    let paths = Set(paths.map(\.withoutSpelling))
    return !keys.isDisjoint(with: paths)
      || keys.contains { key in
        let members = paths.filter { $0.hasPrefix(key + ".") }
        let all = Set(parts.map { "\(key).\($0)" })
        let tellApart = all.isEmpty ? members.count > 1 : all.isSubset(of: members)
        return tellApart || members.contains { ["id", "rawValue"].contains($0.lastName) }
      }
  }
}

extension BodyReader {
  /// Reads code that runs for each element of a sequence, in the sequence's order. Without
  /// `sequence` the value counts as ordered.
  @discardableResult
  func inOrder<Read>(
    of sequence: Node?, _ held: Value, keys: Set<String> = [], read: () -> Read
  ) -> Read {
    let isUnordered = sequence.map(showsOrder) ?? false
    let order =
      isUnordered
      ? show(line: sequence.map { line(of: $0) } ?? line, subject: "for", of: sequence) : held.order
    loops.append(
      Loop(
        order: order, variables: program.variables.count, keys: keys, isUnordered: isUnordered))
    defer { loops.removeLast() }
    return read()
  }

  func loop(_ node: Node) {
    let iterator = node["iterator_var"]?.nodes("pattern_entries").first?["processed_init"]
    let sequence = iterator?["fn"].flatMap { $0.arguments.first } ?? iterator
    settleElements(in: node, over: sequence)
    _ = value(of: node["iterator_var"])
    let nextCall = node["next_call"]?.unwrapped
    if let next = nextCall?.calledMember?.name {
      compared.insert(ObjectIdentifier(next))
    }
    let element = value(of: node["next_call"])
    if let pattern = node["pattern"] {
      bind(pattern, to: element.without(.outer), isConstant: true)
    }
    if let condition = node["where"] { noteSingles(condition) }
    _ = value(of: node["where"])
    guard let pattern = node["pattern"], let body = node["body"] else { return }
    // The elements may be numbers, which have no order.
    let iterated = nextCall?["fn"]?.arguments.first.map { place(of: $0) } ?? []
    let order = iterated.union(lists(indexedBy: pattern.namedVariables, in: body)).order
    let isJoining = joinsAlike(pattern, body, of: sequence)
    loop(over: sequence, isJoining ? [] : order, pattern, body, where: node["where"])
  }

  /// The lists of which code takes elements by an index with one of these names: to go through the
  /// indices is to go through the list.
  func lists(indexedBy names: Set<String>, in code: Node) -> Value {
    let parts = code.all.filter { part in
      part.kind == "subscript_expr" && part["base"].map(isWidelySequence) ?? false
        && part.arguments.contains { !names.isDisjoint(with: $0.names) }
    }
    return Set(parts.flatMap(rootOrigins).map { Part($0) })
  }

  func loop(
    over sequence: Node?, _ order: Value, _ pattern: Node, _ body: Node,
    where condition: Node? = nil,
    skips: Bool = false, isQueue: Bool = false, isDraining: Bool = false
  ) {
    let line = sequence.map { self.line(of: $0) } ?? line
    inOrder(of: sequence, order, keys: keys(of: sequence, in: pattern)) {
      _ = value(of: body)
      var round = LoopBody(
        own: pattern.namedVariables, steps: body.nodes("elements"), line: line,
        skips: skips || isQueue || condition != nil)
      (round.isQueue, round.drained) = (isQueue, isDraining ? sequence?.rootName : nil)
      round.isLevel = sequence?.path().map(levels.contains) ?? false
      round.ranks = named(sequence.flatMap(ranks) ?? [], pattern.declaredNames)
      round.aliases = body.elements(at: pattern.namedVariables)
      round.conditions = [condition].compactMap(\.self)
      noteLast(round)
    }
  }

  /// Reads the arguments of `forEach` or `reduce`, whose closure is the body of a loop.
  func argumentsInOrder(of receiver: Node?, _ held: Value, _ node: Node, _ base: String) -> [Value]
  {
    let closure = node.arguments.map(\.unwrapped).first { $0.kind == "closure_expr" }
    let parameters = closure?.parameterNames ?? []
    let elements = Array(parameters.dropFirst(base == "reduce" ? 1 : 0))
    return inOrder(of: receiver, held, keys: keys(of: receiver, named: elements)) {
      if let closure, let body = closure["body"] {
        loopBodies[ObjectIdentifier(body)] = LoopBody(
          own: Set(elements), steps: body.nodes("elements"), line: line(of: closure),
          isClosure: true)
        loopBodies[ObjectIdentifier(body)]?.isCounted =
          node.calledMember.map { isCompared($0.name) } ?? false
        if base == "reduce", node["args"]?.text("labels").hasPrefix("into") == false {
          loopBodies[ObjectIdentifier(body)]?.accumulated = parameters.first
        }
      }
      let given = arguments(of: node)
      if closure == nil, let unit = node.arguments.last.flatMap({ calledUnit($0.unwrapped) }) {
        readRound(of: unit, base, held)
      }
      return given
    }
  }

  /// The paths that have another value in each round of a loop over a sequence.
  func keys(of sequence: Node?, named elements: [String]) -> Set<String> {
    guard let element = elements.first else { return [] }
    return elements.count == 1 && program.hasKeys(sequence?.text("type") ?? "")
      ? ["\(element).0"] : [element]
  }

  func keys(of sequence: Node?, in pattern: Node?) -> Set<String> {
    guard let pattern else { return [] }
    if let first = pattern.nodes("elements").first { return first.namedVariables }
    return keys(of: sequence, named: pattern.declaredNames)
  }

  /// Gives a string or list that grows in a loop the order of that loop.
  func lengthen(_ place: Node) {
    guard isWidelySequence(place) else { return }
    let isBehindKey = !place.placeKeys.isEmpty
    if !isBehindKey {
      for root in rootOrigins(of: place) { program.noteGrowth(of: root, in: unit) }
    }
    for (root, loop) in roundsChanging(place) {
      store(isBehindKey ? loop.order.inner : loop.order, in: root)
    }
  }

  /// The loops of which several rounds change the same place, with the variable in which it is.
  func roundsChanging(_ place: Node) -> [(root: Origin, loop: Loop)] {
    let own = loops.reduce(into: Set<String>()) { $0.formUnion($1.keys.map(\.rootName)) }
    let paths = Set(place.placeKeys.flatMap { $0.wholePaths([:], own) })
    return rootOrigins(of: place).flatMap { root in
      loops.filter { $0.isAround(root) && !$0.tellsApart(paths) }.map { (root, $0) }
    }
  }

  /// What a call makes of entries in their order: the values of a dictionary of which some have the
  /// same key, or whatever a closure adds to.
  func readEntries(_ library: LibraryName, _ node: Node, _ given: [Value], _ line: Int) -> Value {
    switch (library.base, library.labels) {
    case ("reduce", "(into:_:)"):
      return Set(literals(in: given.united).map { Part(.parameter(unit: $0, index: 0)) })
    case ("init", "(grouping:by:)"):
      guard let grouped = node.arguments.first, program.isUnordered(grouped.text("type")) else {
        return []
      }
      return show(line: line, subject: subject(of: library)).inner
    case (_, "(_:uniquingKeysWith:)"):
      guard let entries = node.arguments.first,
        let combining = node.arguments.last?.unwrapped,
        !entries.text("type").isEmpty, !keepsKeys(entries)
      else { return [] }
      let order = program.isUnordered(entries.text("type")) ? [] : given[0].order
      let called = combining["body"]?.calledNames ?? combining.names
      if keepsOne(combining) { pick(order, line: line, subject: subject(of: library)) }
      return called.isDisjoint(with: ["+", "+=", "append"]) ? [] : order.inner
    default: return []
    }
  }

  /// Whether a function keeps one of two values by its place, maybe of those that are the same in part.
  func keepsOne(_ combining: Node) -> Bool {
    let parts = compared(by: combining)
    let isPart = parts.map { !$0.contains("$") && !Loop(keys: ["$"]).tellsApart($0) } ?? false
    return isPart || (combining["body"]?.calledNames ?? combining.names).isEmpty
  }

  /// Whether these are the entries of a dictionary, or are made of a set's elements, and have keys of
  /// which each occurs once.
  private func keepsKeys(_ entries: Node) -> Bool {
    guard let function = entries["fn"]?.unwrapped, let receiver = function.arguments.first,
      let closure = entries.arguments.first?.unwrapped,
      let key = made(by: closure)?.made.unwrappedPlace.nodes("elements").first
    else { return false }
    let names = closure.parameterNames
    return Loop(keys: keys(of: receiver, named: names)).tellsApart(
      Set(key.wholePaths([:], Set(names))))
  }

  /// Reads a place of which a member is used. For the keys of a dictionary it doesn't matter what is
  /// behind them, and for that by which an element was chosen not which one it is.
  func asked(_ node: Node) -> Value {
    let isRanked = noteRanked(node)
    let asksForKeys = ["count", "isEmpty", "keys"].contains(node.memberName)
    let made = node["base"]?.unwrappedPlace
    if asksForKeys, let made,
      ["filter", "compactMap", "reduce"].contains(made.calledName)
        || calledUnit(made)?.code?.keepsFirsts ?? false
    {
      noteIndifferent(made)
    }
    guard let place = node["base"], let id = rootVariable(of: place),
      let element = arbitraryElements[id], isRanked || asksForKeys && element.isBehindKey
    else { return value(of: node["base"]) }
    arbitraryElements[id] = nil
    defer { arbitraryElements[id] = element }
    return value(of: node["base"])
  }

  func rootVariable(of place: Node) -> Int? {
    rootOrigins(of: place).lazy.compactMap { if case .variable(let id) = $0 { id } else { nil } }
      .first
  }

  /// Finds what only the loop's first or last element decides: what each round returns or assigns
  /// without a condition, and made of nothing that changes from round to round but the element.
  func noteLast(_ body: LoopBody) {
    guard let loop = loops.last, !loop.order.isEmpty else { return }
    if !body.skips { noteLastWhole(body, loop) }
    noteChosen(body, loop)
    if !body.isQueue { noteFolds(body, loop) }
  }

  private func noteLastWhole(_ body: LoopBody, _ loop: Loop) {
    var (body, made) = (body, Set<String>())
    for step in body.steps {
      let step = body.isClosure && step.kind == "return_stmt" ? step.result : step
      switch step.kind {
      case "pattern_binding_decl":
        for entry in step.nodes("pattern_entries") where isMade(entry["processed_init"], body) {
          made.formUnion(entry["pattern"]?.namedVariables ?? [])
        }
      case "var_decl":
        if step.flag("let"), made.contains(step.baseName) { body.own.insert(step.baseName) }
      case "return_stmt" where !body.isClosure:
        if isMade(step["result"], body) { pick(loop.order, line: body.line, subject: "for") }
      case "assign_expr":
        guard isMade(step["src"], body), let place = step["dest"], place.isWhole else { break }
        noteLast(in: place, body, loop)
      default: if step.mayGoOn { return }
      }
    }
  }

  func noteLast(in place: Node, _ body: LoopBody, _ loop: Loop, isBehindKey: Bool = false) {
    for root in rootOrigins(of: place) {
      switch root {
      case .variable(let id):
        guard id < loop.variables else { break }
        // A loop within this one may have decided as well.
        let known = arbitraryElements[id]
        arbitraryElements[id] = ArbitraryElement(
          order: loop.order.union(known?.order ?? []), line: known?.line ?? body.line,
          isBehindKey: isBehindKey && known?.isBehindKey ?? true)
      case .parameter: pick(loop.order, line: body.line, subject: "for")
      default: break
      }
    }
  }

  /// Whether something is made of the loop's element, and of nothing else that changes.
  func isMade(_ node: Node?, _ body: LoopBody) -> Bool {
    guard let names = node?.names else { return false }
    return !body.own.isDisjoint(with: names)
      && !names.subtracting(body.own).contains(where: mayChange)
  }

  /// Whether a name stands for something that a loop may change.
  func mayChange(_ name: String) -> Bool {
    switch binding(of: name) {
    case .variable(let id): !program.variables[id].isConstant
    case .parameter(let unit, let index):
      index < 0 || program.units[unit].parameters[index].flag("inout")
    case .functions, nil: false
    }
  }
}
