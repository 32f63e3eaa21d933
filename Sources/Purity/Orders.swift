import SyntaxTrees

// The order of a set or a dictionary differs in each run. A value carries the order from where it
// becomes visible, as in `Array(set)`, until it is sorted, counted, or converted to a number or a
// set. A function is reported if it returns such a value or stores it in an `inout` argument.

/// A place where the order of a set or a dictionary becomes visible.
struct ShownOrder {
  /// The unit that contains the place.
  var unit: Int
  var line: Int
  var subject: String
}

extension BodyReader {
  /// Reads code that runs for each element of a sequence, in the sequence's order. Without
  /// `sequence` the value counts as ordered.
  @discardableResult
  func inOrder<Read>(of sequence: Node?, _ held: Value, read: () -> Read) -> Read {
    let isUnordered = sequence.map { program.isUnordered($0.text("type")) } ?? false
    let order =
      isUnordered
      ? show(line: sequence.map { line(of: $0) } ?? line, subject: "for") : held.order
    loops.append((order, program.variables.count))
    defer { loops.removeLast() }
    return read()
  }

  /// The order of a set or dictionary that becomes visible in this result; empty if none does.
  func readOrder(
    _ library: LibraryName, _ receiver: Node?, _ held: Value, _ node: Node, _ line: Int
  ) -> Value {
    let given = (node["args"]?.nodes("args") ?? []).compactMap { $0["expr"] }
    if library.base == "sort", let place = receiver.map(unwrapped) {
      program.sorted.formUnion(rootOrigins(of: place))
    }
    if library.base == "subscript", given.first?.kind == "integer_literal_expr" {
      pick(held, line: line, subject: "[]")
    }
    let places = ([receiver].compactMap(\.self) + given).filter { $0.kind == "inout_expr" }
    if KnownNames.growing.contains(library.base) { places.forEach(lengthen) }
    if library.base == "zip", given.contains(where: { program.isUnordered($0.text("type")) }),
      given.contains(where: { program.text(of: $0.text("type")).contains("Range") })
    {
      add(.order, line: line, subject: "zip")
    }
    let isShown =
      takesAll(library) && given.contains { program.isUnordered($0.text("type")) }
      || library.isDescription && given.contains { program.describesOrder($0.text("type")) }
      || joins(library, receiver, given)
      || !KnownNames.orderIgnored.contains(library.base)
        && receiver.map { program.isUnordered($0.text("type")) } ?? false
    guard isShown else { return [] }
    if library.base == "appendInterpolation" || KnownNames.growing.contains(library.base) {
      for place in places where isWidelySequence(place) {
        let order = show(line: line, subject: subject(of: library))
        for root in rootOrigins(of: place) { store(order, in: root) }
      }
      return []
    }
    guard program.isSequence(node.text("type")) else { return [] }
    return show(line: line, subject: subject(of: library))
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

  private func isWidelySequence(_ place: Node) -> Bool {
    let type = program.text(of: place.text("type"))
    return program.isSequence(place.text("type")) || type.contains("Interpolation")
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

  /// Gives a string or list that grows in a loop the order of that loop.
  func lengthen(_ place: Node) {
    guard !loops.isEmpty, isWidelySequence(place) else { return }
    let inner = place.kind == "inout_expr" ? place["sub_expr"] ?? place : place
    for root in rootOrigins(of: inner) {
      for loop in loops {
        // A variable declared in the loop is new in each round.
        if case .variable(let id) = root, id >= loop.variables { continue }
        store(loop.order, in: root)
      }
    }
  }

  /// Finds what only the loop's first or last element decides: what each round returns or assigns
  /// without a condition, and made of nothing that changes from round to round but the element.
  func noteLast(of loop: Node, line: Int) {
    guard let order = loops.last?.order, !order.isEmpty, let pattern = loop["pattern"] else {
      return
    }
    var (own, made) = (pattern.namedVariables, Set<String>())
    func isMade(_ node: Node?) -> Bool {
      guard let names = node?.names else { return false }
      return !own.isDisjoint(with: names) && !names.subtracting(own).contains(where: mayChange)
    }
    for step in loop["body"]?.nodes("elements") ?? [] {
      switch step.kind {
      case "pattern_binding_decl":
        for entry in step.nodes("pattern_entries") where isMade(entry["processed_init"]) {
          made.formUnion(entry["pattern"]?.namedVariables ?? [])
        }
      case "var_decl":
        if step.flag("let"), made.contains(step.baseName) { own.insert(step.baseName) }
      case "return_stmt": if isMade(step["result"]) { pick(order, line: line, subject: "for") }
      case "assign_expr":
        guard isMade(step["src"]), let place = step["dest"], place.isWhole else { break }
        for root in rootOrigins(of: place) {
          switch root {
          case .variable(let id):
            if !own.contains(program.variables[id].name) { lastElements[id] = (order, line) }
          case .parameter: pick(order, line: line, subject: "for")
          default: break
          }
        }
      default: if step.mayGoOn { return }
      }
    }
  }

  /// Whether a name stands for something that a loop may change; of parameters that isn't known.
  private func mayChange(_ name: String) -> Bool {
    switch binding(of: name) {
    case .variable(let id): !program.variables[id].isConstant
    case .parameter: true
    case .functions, nil: false
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

  func show(line: Int, subject: String) -> Value {
    program.orders.append(ShownOrder(unit: unit.id, line: line, subject: subject))
    return [.order(program.orders.count - 1)]
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
      guard !part.isOrderless, seen.insert(part).inserted else { continue }
      switch part.origin {
      case .order(let place):
        if let effect = order(place, from: nil, in: unit) { effects.append(effect) }
      case .variable, .parameter, .global:
        let isSorted = program.sorted.contains(part.origin)
        waiting += (program.contents[part.origin] ?? []).filter { !(isSorted && $0.isOrder) }
      case .result(let site):
        let call = program.sites[site]
        // The call of the function that makes the order visible is reported, not later library
        // calls.
        if case .library = call.callee, call.keepsOrder { waiting += call.everything }
        effects += result(of: site).compactMap { part in
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
    var effect = Effect(deed: .reason(.order), line: order.line, subject: order.subject)
    guard !program.isUnit(order.unit, in: unit.id) else { return effect }
    guard let call, program.isUnit(call.unit, in: unit.id) else { return nil }
    if case .library = call.callee { return nil }
    let name = program.units[order.unit].name
    effect.line = call.line
    effect.calls = [PurityCall(name: name.isEmpty ? nil : name, line: order.line)]
    return effect
  }
}

extension Node {
  func names(_ name: String) -> Bool {
    self["decl"]?.text("base_name") == name || children.contains { $0.names(name) }
  }

  /// The names of everything that is used in it.
  fileprivate var names: Set<String> {
    children.reduce(into: Set([self["decl"]?.text("base_name")].compactMap(\.self))) {
      $0.formUnion($1.names)
    }
  }

  /// The names of the variables that a pattern declares.
  fileprivate var namedVariables: Set<String> {
    kind == "pattern_named" ? [baseName] : Set(children.flatMap(\.namedVariables))
  }

  /// Whether this place is a variable or a stored part of it, and not an element behind a key.
  fileprivate var isWhole: Bool {
    kind == "declref_expr" || kind == "member_ref_expr" && self["base"]?.isWhole ?? false
      || ["inout_expr", "load_expr", "paren_expr"].contains(kind)
        && self["sub_expr"]?.isWhole ?? false
  }

  /// Whether the round may end here, so that what follows has a condition.
  fileprivate var mayGoOn: Bool {
    ["guard_stmt", "continue_stmt", "break_stmt"].contains(kind)
      || children.contains(where: \.mayGoOn)
  }
}
