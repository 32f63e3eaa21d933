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

extension Part {
  /// Whether this is the order of a set or dictionary.
  var isShownOrder: Bool { if case .order = origin { true } else { false } }
}

extension Program {
  /// Whether values of this type have no order, as sets and dictionaries.
  func isUnordered(_ type: String) -> Bool {
    var text = Substring(text(of: type))
    if text.hasPrefix("inout ") { text = text.dropFirst(6) }
    if text.hasPrefix("Swift.Set<") || text.hasPrefix("Swift.Dictionary<") { return true }
    // Matches `[A : B].Keys`; in `[[A : B]]` the colon is inside inner brackets.
    guard text.hasPrefix("["), text.contains(" : "),
      let end = text.depths.first(where: { $0.depth == 0 && text[$0.place] == "]" })?.place
    else { return false }
    return !text[end...].contains { $0 == "?" || $0 == " " }
      && text[..<end].dropFirst().split(at: ":").count > 1
  }

  /// Whether values of this type may hold elements in an order.
  func isOrdered(_ type: String) -> Bool {
    if let known = ordering[type] { return known }
    // A recursive type counts as unordered while it is examined.
    ordering[type] = false
    let result = isOrdered(text: Substring(text(of: type)))
    ordering[type] = result
    return result
  }

  private func isOrdered(text: Substring) -> Bool {
    var text = text
    if text.hasPrefix("inout ") { text = text.dropFirst(6) }
    while text.hasSuffix("?") { text = text.dropLast() }
    if text == "()" || text.hasSuffix(".Type") || text.contains("->") { return false }
    if isUnordered(String(text)) || Self.plain.contains(text) { return false }
    guard let declaration = types[String(text)], !declaration.isProtocol else { return true }
    return declaration.fields.contains { isOrdered($0) }
  }

  private static let plain = Set(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool Character Never
    """.split { $0 == " " || $0 == "\n" }.map { "Swift.\($0)"[...] })

  /// Whether this type is a string, an array or another ordered sequence.
  func isSequence(_ type: String) -> Bool {
    var text = Substring(text(of: type))
    if text.hasPrefix("inout ") { text = text.dropFirst(6) }
    guard !isUnordered(String(text)) else { return false }
    return text.hasPrefix("[") || text == "Swift.String" || text == "Swift.Substring"
      || ["Swift.Array", "Swift.Contiguous", "Swift.Lazy", "Swift.Zip", "Swift.Reversed"].contains {
        text.hasPrefix($0)
      }
  }
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
    let isShown =
      takesAll(library) && given.contains { program.isUnordered($0.text("type")) }
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

  /// Records that one element of a value is taken by its position.
  func pick(_ value: Value, line: Int, subject: String) {
    guard !value.isEmpty else { return }
    unit.actions.append(.pick(value.order, line: line, subject: subject))
  }

  private func show(line: Int, subject: String) -> Value {
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
      guard seen.insert(part).inserted else { continue }
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
}
