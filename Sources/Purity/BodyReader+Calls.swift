extension BodyReader {
  func arguments(of node: Node) -> [Value] { node.arguments.map { value(of: $0) } }

  /// The types that replace generic parameters at this use, by the parameters' names.
  func substitutions(of name: Node) -> [String: String] {
    var types: [String: String] = [:]
    for substitution in name["substitutions"]?.nodes("substitutions") ?? [] {
      types[substitution.text("generic_param")] = substitution.text("replacement_type")
    }
    return types
  }

  func callValue(_ node: Node) -> Value {
    guard let written = node["fn"] else { return [] }
    let function = written.unwrapped
    switch function.kind {
    case "dot_syntax_call_expr", "constructor_ref_call_expr":
      guard let inner = function["fn"]?.unwrapped,
        ["declref_expr", "other_constructor_ref_expr"].contains(inner.kind)
      else { break }
      return callMember(inner, receiver: function.arguments.first, node)
    case "other_constructor_ref_expr": return callMember(function, receiver: nil, node)
    case "declref_expr":
      if ["dot_syntax_call_expr", "constructor_ref_call_expr"].contains(node.kind) {
        return unapplied(function, node)
      }
      return callMember(function, receiver: nil, node)
    case "autoclosure_expr" where node.arguments.isEmpty: return startTask(function)
    case "dot_syntax_base_ignored":
      if let left = function["lhs"] { _ = value(of: left) }
    default: break
    }
    let callee = value(of: function)
    let given = arguments(of: node)
    return call(
      Site(
        callee: .value(callee), line: line(of: function), arguments: given,
        literals: literals(in: given.reduce(callee) { $0.union($1) })))
  }

  /// The value of a method that isn't called yet, together with the object that it is bound to.
  private func unapplied(_ function: Node, _ node: Node) -> Value {
    let held = arguments(of: node).united
    return value(of: function).union(held)
  }

  private func callMember(_ function: Node, receiver: Node?, _ node: Node) -> Value {
    guard let name = function["decl"] else { return arguments(of: node).united }
    let usr = name.text("decl_usr")
    let base = name.text("base_name")
    noteCompared(by: base, receiver, node.arguments)
    let source = indifferentSource(of: base, receiver, node)
    let asksOnlyRanks = asksOnlyRanks(base, receiver, node)
    let asked = (receiver ?? node.arguments.first)?.unwrappedPlace
    let chosen = asksOnlyRanks || asksForKey(node, in: asked) ? asked : nil
    let elements = arbitraryElements
    variable(in: chosen).map { arbitraryElements[$0] = nil }
    defer { variable(in: chosen).map { arbitraryElements[$0] = elements[$0] } }
    var held = receiver.map { value(of: $0) } ?? []
    noteDraws(base, receiver, held, node, line: line(of: node))
    if let closure = node.arguments.last?.unwrapped, closure.kind == "closure_expr",
      program.functions[usr] == nil, let body = closure["body"]
    {
      held.formUnion(lists(indexedBy: Set(closure.parameterNames), in: body).order)
    }
    var given = indifferent(to: source, in: node["args"]) {
      ["forEach", "reduce"].contains(base)
        ? argumentsInOrder(of: receiver, held, node, base) : arguments(of: node)
    }
    let position = function.start.map(program.lines.line) ?? line(of: node)
    if program.functions[usr] != nil {
      given = takenAsSequences(given, node.arguments, name, line: position)
      if let receiver {
        held = takenAsSequences([held], [receiver], name, line: position)[0]
      }
    }
    let all = given.united
    if base == "resume", isContinuation(receiver, with: node.arguments) {
      unit.answer.formUnion(all)
      // An error goes another way.
      if node["args"]?.text("labels") != "returning:" { pick(all, line: position, subject: base) }
    }
    var site = Site(
      callee: .library(callsGiven: true), line: position, receiver: held,
      arguments: given, types: substitutions(of: name), literals: literals(in: all), subject: base)
    note(resultOf: node, in: &site)
    let sides =
      (KnownNames.listed.contains(base) ? [receiver].compactMap(\.self) : []) + node.arguments
    noteComparison(base, sides, all.union(held), line: position)
    if KnownNames.cutting.contains(base), leavesOnlyKeys(node) { noteIndifferent(node) }
    if asksOnlyRanks { site.lost = .all }
    site.isTaking = isCompared(name)
    defer { hand(over: all, to: receiver, node) }
    for (index, node) in zip((-1)..., [receiver] + node.arguments) where ownsObject(node) {
      site.owned[index] = ownsObjectAlone(node)
    }
    if let unitID = program.functions[usr] {
      noteDiscarded(by: program.units[unitID], receiver, held, node)
      let isRanked = pathSorted(by: node) != nil && ranking(node) != nil
      return callFunction(program.units[unitID], function, receiver, &site)
        .union(isRanked ? show(line: position, subject: base) : [])
    }
    if let requirement = program.requirements[usr] {
      if program.changing.contains(usr), isObject(receiver, as: requirement.protocolName) {
        touch(held, changes: true, line: position, subject: requirement.member)
      }
      return use(requirement, of: held, arguments: given, types: site.types, position)
    }
    if usr.isEmpty {
      if case .functions(let units)? = binding(of: base) {
        site.callee = .units(units, isDynamic: false)
        return call(site)
      }
      site.callee = .value(local(base, line: position))
      return call(site)
    }
    if let id = program.propertyPlaces[usr] {
      site.callee = .value(property(id, of: held, line: position))
      return call(site)
    }
    // A case of an enumeration, or a member that the compiler derives.
    if program.isRead(usr), !usr.hasPrefix("c:") { return all.union(held) }
    let library = program.libraryName(name)
    site.callee = .library(callsGiven: library.takesFunctions)
    let isObject = program.isReference(receiver?.text("type") ?? "")
    site.isNew = base == "init" && isNewObject(node)
    site.isConcurrent = library.isConcurrent && !isAwaitedAtOnce(node)
    if library.isConcurrent, library.type != "Task", let task = node.arguments.last?.unwrapped {
      site.added = added(by: task)
    }
    site.bound = taskLocal(in: receiver)
    if let id = site.bound { store(all, in: .global(id)) }
    site.isLending = library.isLending && (!isObject || ownsObjectAlone(receiver))
    touch(library, receiver, held, position)
    touch(library, given: Array(zip(node.arguments, given)), position)
    let answer = callLibrary(library, name, receiver: receiver, given: node.arguments, site: site)
    return answer.union(readOrder(library, receiver, held, node, position))
      .union(readEntries(library, node, given, position))
  }

  private func callFunction(
    _ called: Unit, _ function: Node, _ receiver: Node?, _ site: inout Site
  ) -> Value {
    let isSuper = receiver?.unwrapped.kind == "super_ref_expr"
    site.callee = .units([called.id], isDynamic: !isSuper)
    site.receiverType = receiver.map(staticType) ?? ""
    guard called.kind == .initialiser else { return call(site) }
    site.callee = .units([called.id], isDynamic: false)
    if function.kind == "other_constructor_ref_expr" {
      // An initialiser that calls another one, as in `self.init`.
      let made = call(site)
      store(made, in: .parameter(unit: unit.id, index: -1))
      return made
    }
    guard let owner = called.owner, let type = program.types[owner],
      type.isReference || type.members["deinit"] != nil
    else { return call(site) }
    let made = receiver.map { program.text(of: $0.text("type")) } ?? owner
    let exact = made.hasSuffix(".Type") ? String(made.dropLast(5)) : owner
    if let receiver, receiver.unwrapped.kind == "type_expr" {
      site.receiver = [Part(.type(exact))]
    }
    return call(site).union([Part(.type(exact))])
  }

  // MARK: Names of libraries

  /// Records what the result of a call can keep by its type. A dictionary doesn't keep the order in
  /// which it was built, even if it holds objects.
  func note(resultOf node: Node, in site: inout Site) {
    let type = node.text("type")
    guard !type.isEmpty else { return }
    site.lost = program.lostOrders(by: type)
    // An encoder's keys, sorted as the caller asks for it.
    if node.arguments.contains(where: { $0.names("sortedKeys") }) { site.lost.formUnion(.inner) }
    site.isLeading = site.lost != .all || program.holdsReferences(type)
  }

  /// Records that a call may store its arguments in `inout` arguments and in its receiver.
  func hand(over all: Value, to receiver: Node?, _ node: Node) {
    guard !all.isEmpty else { return }
    for place in node.arguments + [receiver].compactMap(\.self) where place.kind == "inout_expr" {
      guard let inner = place["sub_expr"] else { continue }
      let held = isInObject(inner) ? all.inside : all
      for root in rootOrigins(of: inner) { store(held.filter { $0.origin != root }, in: root) }
    }
  }

  /// Whether a place belongs to an object or is behind a pointer.
  private func isInObject(_ place: Node) -> Bool {
    guard let base = place["base"] ?? place["sub_expr"] else { return false }
    return place["base"] != nil && program.isReference(base.text("type")) || isInObject(base)
  }

  func rootOrigins(of node: Node) -> [Origin] {
    switch node.kind {
    case "declref_expr":
      guard let name = node["decl"], name.text("decl_usr").isEmpty else { return [] }
      switch binding(of: name.text("base_name")) {
      case .variable(let id): return [.variable(id)]
      case .parameter(let unit, let index): return [.parameter(unit: unit, index: index)]
      default: return []
      }
    default: return (node["base"] ?? node["sub_expr"]).map { rootOrigins(of: $0) } ?? []
    }
  }

  @discardableResult
  func callLibrary(
    _ library: LibraryName, _ name: Node, receiver: Node?, given: [Node] = [], site: Site
  ) -> Value {
    var site = site
    if let kind = effect(of: library, receiver, given), !isIndifferent(kind, name, given) {
      let place = taskLocal(in: receiver).map(Effect.Target.taskLocal) ?? .world
      add(kind, to: place, line: site.line, subject: subject(of: library), changes: kind == .output)
    } else if tellsIdentity(library, name, given, site.everything) {
      add(.identity, line: site.line, subject: subject(of: library))
    } else if let receiver, !isCompared(name),
      KnownNames.orderAsked.contains(library.base) || library.call == "randomElement(using:)",
      !given.contains(where: { looksForOneKey($0, in: receiver) }), !isSingle(receiver)
    {
      if program.isUnordered(receiver.text("type")) {
        add(kindOfOrder(receiver), line: site.line, subject: subject(of: library))
      } else {
        pick(site.receiver, line: site.line, subject: subject(of: library))
      }
    }
    noteAdding(library.base, to: receiver)
    let everything = site.everything
    let witnesses = self.witnesses(for: library, name)
    var told: Value = []
    if !witnesses.isEmpty {
      // Those of a list's elements don't get the list.
      let held = receiver.map(isWidelySequence) ?? false ? everything.without(.outer) : everything
      told = run(witnesses, line: site.line, receiver: held, arguments: [held, held, held])
    }
    // A text has the order that a description in it has.
    told =
      library.isDescription ? told.union(describe(everything, name, line: site.line)).order : []
    if let receiver, library.base == "appendInterpolation" {
      for root in rootOrigins(of: receiver) { store(told, in: root) }
    }
    for (conformance, requirement) in uses(name) where conformance.kind == "abstract_conformance" {
      _ = call(
        Site(
          callee: .requirement(requirement, type: conformance.text("type")), line: site.line))
    }
    site.types = [:]
    site.lost = site.lost.union(
      KnownNames.lostOrders(
        by: library, isUnordered: program.isUnordered(receiver?.text("type") ?? "")))
    if ["JSONDecoder", "JSONSerialization"].contains(library.type) {
      let isOfSets = substitutions(of: name).values.contains {
        program.isGeneric($0) || program.encodedOrder(of: $0) == .ofElements
      }
      site.lost.formUnion(isOfSets ? .all : .inner)
    }
    site.fillsValues = KnownNames.fillsValues(library)
    return call(site).union(told)
  }

  /// Whether what a name asks for doesn't show: memory is filled at once, room is only made.
  private func isIndifferent(_ kind: ReasonKind, _ name: Node, _ given: [Node]) -> Bool {
    switch kind {
    case .memory: isFilled(name, given)
    case .identity: isCompared(name)
    case .concurrency:
      program.libraryName(name).isConcurrent && isAwaited(name) || isDrained(name)
    default: false
    }
  }
}

extension Node {
  private static let aroundFunctions: Set<String> = [
    "function_conversion_expr", "paren_expr", "load_expr", "covariant_function_conversion_expr",
    "covariant_return_conversion_expr", "dot_self_expr", "actor_isolation_erasure_expr",
    "try_expr", "await_expr", "force_value_expr", "unsafe_expr",
  ]

  var unwrapped: Node { without(Self.aroundFunctions) }

  /// The name of the function that this calls, or that it is.
  var calledFunction: Node? {
    let function = (self["fn"] ?? self).unwrappedPlace
    return function["decl"] ?? function["fn"]?.unwrappedPlace["decl"]
  }

  /// The member that a call calls, with what it belongs to; nil for any other function.
  var calledMember: (name: Node, receiver: Node?)? {
    guard kind == "call_expr", let function = self["fn"]?.unwrapped,
      let name = function["fn"]?.unwrapped["decl"]
    else { return nil }
    return (name, function.arguments.first)
  }
}
