// The order of a set or a dictionary differs in each run. A value carries the order from where it
// becomes visible, as in `Array(set)`, until it is sorted, counted, or converted to a number or a
// set. A function is reported if it returns such a value or stores it in an `inout` argument.

/// A place where the order of a set or a dictionary becomes visible.
struct ShownOrder {
  /// The unit that contains the place.
  var unit: Int
  var line: Int
  var subject: String
  var kind = ReasonKind.order
}

extension BodyReader {
  /// The order of a set or dictionary that becomes visible in this result; empty if none does.
  func readOrder(
    _ library: LibraryName, _ receiver: Node?, _ held: Value, _ node: Node, _ line: Int
  ) -> Value {
    let given = node.arguments
    let isRanked = ["sorted", "sort", "min", "max"].contains(library.base) && ranking(node) != nil
    if isRanked, library.base == "sorted" { return show(line: line, subject: subject(of: library)) }
    if isRanked, ["min", "max"].contains(library.base),
      node.calledMember.map({ isCompared($0.name) }) == false
    {
      add(.order, line: line, subject: subject(of: library))
    }
    if isRanked, library.base == "sort", takesMoreThanRanks(node) {
      add(.order, line: line, subject: subject(of: library))
    }
    noteSum(library, receiver, held, node, line)
    if library.base == "sort", !isRanked, let place = receiver?.unwrapped {
      program.sorted.formUnion(rootOrigins(of: place))
    }
    if library.base == "subscript", receiver.map(isWidelySequence) ?? false,
      program.text(of: given.first?.text("type") ?? "").contains("Range")
    {
      return held.order
    }
    if library.base == "subscript", given.first?.kind == "integer_literal_expr" {
      pick(held, line: line, subject: "[]")
    } else if library.base == "subscript", let receiver, let index = given.first,
      index.text("type") == "$sSiD", isWidelySequence(receiver), !isSingle(receiver),
      isSettled(receiver), isSettled(index)
    {
      pick(held.without(.inner), line: line, subject: "[]")
    }
    let places = ([receiver].compactMap(\.self) + given).filter { $0.kind == "inout_expr" }
    if KnownNames.growing.contains(library.base) {
      if library.base == "append", library.labels == "(_:)", let place = places.first,
        let element = given.first
      {
        noteKeys(of: place, adding: element)
        if pads(place, with: element) { return [] }
      }
      places.forEach(lengthen)
    }
    if library.base == "zip", given.contains(where: { program.isUnordered($0.text("type")) }),
      Set(given.map(source(of:))).count > 1 || given.first.flatMap(source(of:)) == nil
    {
      add(.order, line: line, subject: "zip")
    }
    if library.base == "subscript", given.first?.names("startIndex") ?? false,
      receiver.map({ program.isUnordered($0.text("type")) }) ?? false
    {
      add(.order, line: line, subject: "[]")
    }
    let isShown =
      takesAll(library) && given.contains(where: showsOrder)
      || (library.isDescription || library.isPrinting)
        && given.flatMap(\.described).contains { program.describesOrder($0.text("type")) }
      || joins(library, receiver, given)
      || library.type == "Mirror"
        && given.contains { mirrored in
          program.isUnordered((mirrored["sub_expr"] ?? mirrored).text("type"))
        }
      || !KnownNames.orderIgnored.contains(library.base)
        && receiver.map(showsOrder) ?? false && !addsPairs(node)
    guard isShown else { return encodedOrder(library, receiver, given, line) }
    if library.base == "appendInterpolation" || KnownNames.growing.contains(library.base) {
      for place in places where isWidelySequence(place) {
        let order = show(line: line, subject: subject(of: library))
        for root in rootOrigins(of: place) { store(order, in: root) }
      }
      return []
    }
    let isMirror = program.text(of: node.text("type")) == "Swift.Mirror"
    guard isMirror || program.isSequence(node.text("type")) else { return [] }
    return show(line: line, subject: subject(of: library), of: receiver)
  }

  /// The order that shows in what an encoder writes: that of a set's elements, or of keys, which a
  /// decoder doesn't ask for.
  private func encodedOrder(
    _ library: LibraryName, _ receiver: Node?, _ given: [Node], _ line: Int
  ) -> Value {
    switch (library.type, library.base) {
    case ("JSONEncoder"?, "encode"):
      let sorting = isSet(["outputFormatting"], on: receiver) ? " with .sortedKeys" : ""
      return tell(
        subject(of: library) + sorting, of: given.first?.text("type") ?? "", line: line)
    case ("JSONSerialization"?, "data"):
      return given.contains { $0.names("sortedKeys") }
        ? [] : show(line: line, subject: subject(of: library)).inner
    default: return []
    }
  }

  /// The path of what has the elements of which this list has one each, in the same order.
  func source(of node: Node) -> String? {
    let node = node.unwrappedPlace
    if let id = variable(in: node), program.variables[id].isConstant,
      let source = program.variables[id].source
    {
      return source
    }
    guard let (name, receiver) = usedMember(node), let receiver else { return node.path() }
    switch name.text("base_name") {
    case "map", "keys", "values", "lazy": return source(of: receiver)
    case "init": return node.arguments.first.flatMap(source(of:))
    default: return node.path()
    }
  }

  /// Whether this only makes a list long enough, with what is the same each time.
  private func pads(_ list: Node, with element: Node) -> Bool {
    list.path().map(padded.contains) ?? false
      && element.names.allSatisfy { binding(of: $0) == nil }
  }

  /// Whether a call makes one list of several sets or dictionaries.
  private func joins(_ library: LibraryName, _ receiver: Node?, _ given: [Node]) -> Bool {
    switch library.base {
    case "flatMap":
      given.contains { closure in
        let made = program.text(of: closure.text("type")).split(separator: "-> ").last
        return made.map { program.isUnordered(String($0)) } ?? false
      }
    case "joined": receiver.map { program.isListOfUnordered($0.text("type")) } ?? false
    default: false
    }
  }

  /// The arguments of a call with the orders of those that it takes as any sequence: there a set or
  /// a dictionary is one of many sequences, and its order shows.
  func takenAsSequences(_ given: [Value], _ nodes: [Node], _ name: Node, line: Int) -> [Value] {
    let taken = sequences(takenBy: name)
    guard !taken.isEmpty else { return given }
    return zip(given, nodes).map { value, node in
      let isTaken = taken.contains(node.text("type"))
      return isTaken ? value.union(show(line: line, subject: name.text("base_name"))) : value
    }
  }

  /// The sets and dictionaries among the types for which a name is generic, if it asks no more of
  /// them than that they are sequences.
  private func sequences(takenBy name: Node) -> Set<String> {
    let conformances = (name["substitutions"]?.nodes("reqs") ?? []).compactMap { $0["conformance"] }
    let types = conformances.filter { conformance in
      let asked = program.demangling.name(of: conformance.text("protocol"))
      return ["Swift.Sequence", "Swift.Collection"].contains(asked)
    }.map { $0.text("type") }
    return Set(types.filter(program.isUnordered))
  }

  func isWidelySequence(_ place: Node) -> Bool {
    let type = Substring(program.text(of: place.text("type"))).withoutOptional
    return program.isSequence(String(type)) || type.contains("Interpolation")
  }

  /// Whether the function visits all elements of an argument, and not only those of its receiver.
  private func takesAll(_ library: LibraryName) -> Bool {
    switch library.base {
    case "init":
      ["(_:)", "(describing:)", "(reflecting:)"].contains(library.labels)
    case "zip", "+", "+=", "appendInterpolation": true
    case "append", "insert": library.labels.hasPrefix("(contentsOf:")
    default: false
    }
  }

  /// Records that one element of a value is taken by its position. An order that the same function
  /// shows only later isn't in the value yet, unless this is repeated.
  func pick(_ value: Value, line: Int, subject: String) {
    guard !value.isEmpty else { return }
    let isRepeated = !loops.isEmpty || rounds > 0 || unit.kind == .closure
    unit.actions.append(
      .pick(
        value.order, line: line, subject: subject,
        shown: isRepeated ? .max : program.orders.count))
  }

  func show(line: Int, subject: String, of shown: Node? = nil, kind: ReasonKind? = nil) -> Value {
    program.orders.append(
      ShownOrder(unit: unit.id, line: line, subject: subject, kind: kind ?? kindOfOrder(shown)))
    return [.order(program.orders.count - 1)]
  }

  /// What it depends on in which order this gives its elements.
  func kindOfOrder(_ node: Node?) -> ReasonKind {
    node.map { program.isTaskGroup($0.text("type")) } ?? false ? .concurrency : .order
  }
}

extension Solver {
  /// Adds an effect to each unit that returns or passes on an arbitrary order.
  func tellOrders() {
    guard !program.orders.isEmpty else { return }
    // A value left in an `inout` parameter is visible to the caller.
    for unit in program.units where !unit.isImplicit {
      let places = unit.parameters.indices.map { $0 } + [-1]
      let left = places.map { program.contents[.parameter(unit: unit.id, index: $0)] ?? [] }.united
      for effect in orders(in: left, of: unit) { add(effect, to: unit) }
    }
    hasChanged = true
    solve()
    for unit in program.units where !unit.isImplicit {
      for effect in orders(in: unit.answer, of: unit) { add(effect, to: unit) }
    }
  }

  /// The orders that a value of a unit carries, as effects with lines of the unit.
  private func orders(in value: Value, of unit: Unit) -> [Effect] {
    var effects: [Effect] = []
    var seen: Value = []
    var waiting = Array(value)
    while let part = waiting.popLast() {
      guard seen.insert(part).inserted else { continue }
      switch part.origin {
      case .order(let place):
        if let effect = order(place, from: nil, in: unit) { effects.append(effect) }
      case .global(let id) where program.properties[id].isConstant:
        guard resolve([part]).contains(where: \.isShownOrder) else { break }
        let name = program.properties[id].name
        for case .constant(id, let line) in unit.actions {
          effects.append(Effect(deed: .reason(.order), line: line, subject: name))
        }
      case .variable, .parameter, .global:
        let isSorted = program.sorted.contains(part.origin)
        waiting += (program.contents[part.origin] ?? []).filter { !(isSorted && $0.isOrder) }
          .compactMap(part.leading)
      case .result(let site):
        let call = program.sites[site]
        // The call of the function that makes the order visible is reported, not later library
        // calls.
        if case .library = call.callee { waiting += call.kept.compactMap(part.leading) }
        let answer = result(of: site).compactMap(part.leading)
        // A function of the file may give back what it was given.
        if case .units = call.callee { waiting += answer.filter { !$0.isShownOrder } }
        effects += answer.compactMap { part in
          if case .order(let place) = part.origin {
            order(place, from: call, in: unit)
          } else {
            nil
          }
        }
      case .function, .type: break
      }
    }
    return effects
  }

  /// The effect for an order in a unit: at the place itself, or at the call that leads there; nil
  /// if both are outside of the unit.
  private func order(_ place: Int, from call: Site?, in unit: Unit) -> Effect? {
    let order = program.orders[place]
    var effect = Effect(deed: .reason(order.kind), line: order.line, subject: order.subject)
    guard !program.isUnit(order.unit, in: unit.id) else { return effect }
    guard let call, program.isUnit(call.unit, in: unit.id) else { return nil }
    if case .library = call.callee {
      // Of what was given to a library, what it has called itself is meant.
      let called = call.arguments.united.compactMap { part -> Value? in
        if case .function(let id, nil) = part.origin { program.units[id].answer } else { nil }
      }
      let isAnswered = resolve(called.united).contains { $0.origin == .order(place) }
      guard isAnswered else { return nil }
    }
    let name = program.units[order.unit].name
    effect.line = call.line
    effect.calls = [PurityCall(name: name.isEmpty ? nil : name, line: order.line)]
    return effect
  }
}

extension Node {
  /// The values of which a text is made here, without their conversion to `Any`.
  fileprivate var described: [Node] {
    switch kind {
    case "vararg_expansion_expr", "array_expr": children.flatMap(\.described)
    case "erasure_expr": self["sub_expr"].map(\.described) ?? []
    default: [self]
    }
  }

  func names(_ name: String) -> Bool {
    self["decl"]?.text("base_name") == name || children.contains { $0.names(name) }
  }

  /// The names of everything that is used in it.
  var names: Set<String> { Set(all.compactMap { $0["decl"]?.text("base_name") }) }
}
