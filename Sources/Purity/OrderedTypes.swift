// Which types have an order and which have none.

extension Program {
  /// Whether values of this type have no order, as sets and dictionaries.
  func isUnordered(_ type: String) -> Bool {
    let text = Substring(text(of: type)).withoutInout
    if Self.unorderedTypes.contains(where: text.hasPrefix) { return true }
    let parts = text.split(separator: ".")
    if parts.count == 2, Self.unorderedObjects.contains(parts[1]) { return true }
    // Matches `[A : B].Keys`; in `[[A : B]]` the colon is inside inner brackets.
    return text.valueInDictionary != nil
  }

  /// Whether the first part of each element tells it apart, as a key, or the place of a task's result.
  func hasKeys(_ type: String) -> Bool {
    let text = Substring(text(of: type)).withoutInout
    return text.isDictionary || isTaskGroup(type) && text.arguments[0].inTuple.count > 1
  }

  /// Whether this is a group of tasks, whose results come in the order in which the tasks end.
  func isTaskGroup(_ type: String) -> Bool {
    Self.taskGroups.contains(where: Substring(text(of: type)).withoutInout.hasPrefix)
  }

  private static let taskGroups = ["Swift.TaskGroup<", "Swift.ThrowingTaskGroup<"]
  private static let unorderedTypes = ["Swift.Set<", "Swift.Dictionary<"] + taskGroups

  private static let unorderedObjects: Set<Substring> = [
    "NSSet", "NSMutableSet", "NSCountedSet", "NSDictionary", "NSMutableDictionary",
  ]

  /// Whether the text that Swift makes of a value of this type shows an order that nobody has
  /// chosen: it holds a set or a dictionary, and has no description of its own.
  func describesOrder(_ type: String, within: Set<String> = []) -> Bool {
    let text = Substring(text(of: type)).withoutInout.withoutOptional
    if text.hasSuffix(".Type") || text.contains("->") { return false }
    if isUnordered(String(text)) { return true }
    if let declaration = types[LibraryName.withoutArguments(text)] {
      let name = declaration.name
      guard !declaration.isReference, !declaration.isProtocol, !within.contains(name),
        declaration.properties["description"] == nil
      else { return false }
      return declaration.fields.contains { describesOrder($0, within: within.union([name])) }
    }
    let parts = [text.listed].compactMap(\.self) + text.inTuple
    return parts.contains { describesOrder(String($0), within: within) }
  }

  /// What of the order of sets and dictionaries shows in JSON.
  enum EncodedOrder { case none, ofKeys, ofElements }

  /// What order shows in the text or JSON of a value of this type.
  func order(shownBy member: String, of type: String) -> EncodedOrder {
    if member == "description" { return describesOrder(type) ? .ofElements : .none }
    let order = encodedOrder(of: type)
    return order == .ofKeys && member == "JSONEncoder.encode with .sortedKeys" ? .none : order
  }

  /// What order shows in the JSON of a value of this type: that of its keys, unless they are sorted,
  /// or that of a set's elements.
  func encodedOrder(of type: String, within: Set<String> = []) -> EncodedOrder {
    let text = Substring(text(of: type)).withoutInout.withoutOptional
    if let value = text.valueInDictionary, text.isDictionary {
      let key = text.dropFirst().split(at: ":").first.map(String.init) ?? ""
      let isNamed =
        ["Swift.String ", "Swift.Int "].contains(key)
        || text.hasPrefix("Swift.Dictionary<Swift.String,")
        || text.hasPrefix("Swift.Dictionary<Swift.Int,")
      return isNamed && encodedOrder(of: String(value), within: within) != .ofElements
        ? .ofKeys : .ofElements
    }
    if isUnordered(String(text)) { return .ofElements }
    var parts = [text.listed].compactMap(\.self).map(String.init)
    var order = EncodedOrder.none
    if let declaration = types[LibraryName.withoutArguments(text)],
      !within.contains(declaration.name),
      declaration.members["encode(to:)", default: []].allSatisfy({ units[$0].isImplicit })
    {
      parts = declaration.fields
      if parts.count > 1 { order = .ofKeys }
    }
    for part in parts {
      switch encodedOrder(of: part, within: within.union([LibraryName.withoutArguments(text)])) {
      case .none: break
      case .ofKeys: order = .ofKeys
      case .ofElements: return .ofElements
      }
    }
    return order
  }

  /// The arguments of a generic type, by the mangled names of its parameters.
  func genericArguments(of type: String) -> [String: String] {
    let arguments = Substring(text(of: type)).withoutOptional.arguments.enumerated()
    return Dictionary(
      uniqueKeysWithValues: arguments.map { place, argument in
        let name = place == 0 ? "x" : place == 1 ? "q_" : "q\(place - 2)_"
        return ("$s\(name)D", String(argument.drop { $0 == " " }))
      })
  }

  /// The names of the stored properties of the elements that a set or a list has; empty if they aren't
  /// known.
  func parts(ofElementsIn type: String) -> Set<String> {
    let text = Substring(text(of: type)).withoutInout
    let element = text.listed ?? text.arguments.first
    guard let owner = element.flatMap({ declaration(of: String($0)) }), !owner.isReference
    else { return [] }
    let all = owner.properties.values.map { properties[$0] }
    return Set(
      all.filter { $0.isStored && !$0.isShared && !($0.isConstant && $0.start != nil) }.map(\.name))
  }

  /// The label of one of a tuple's elements, by its index; nil if it has none.
  func label(_ index: String, inTuple type: String) -> Substring? {
    let text = Substring(text(of: type)).withoutInout
    guard text.hasPrefix("("), let index = Int(index) else { return nil }
    let part = text.dropFirst().dropLast().split(at: ",").dropFirst(index).first
    return part?.drop { $0 == " " }.split(separator: ":").first
  }

  func isListOfFractions(_ type: String) -> Bool {
    Substring(text(of: type)).withoutInout.listed.map { isFraction(String($0)) } ?? false
  }

  /// Whether this is a list of sets or dictionaries.
  func isListOfUnordered(_ type: String) -> Bool {
    Substring(text(of: type)).listed.map { isUnordered(String($0)) } ?? false
  }

  /// The orders that values of this type can't have.
  func lostOrders(by type: String) -> LostOrders {
    if let known = ordering[type] { return known }
    // A recursive type counts as unordered while it is examined.
    ordering[type] = .all
    let result = lostOrders(by: Substring(text(of: type)))
    ordering[type] = result
    return result
  }

  private func lostOrders(by text: Substring) -> LostOrders {
    let text = text.withoutInout.withoutOptional
    if text == "()" || text.hasSuffix(".Type") || text.contains("->") { return .all }
    if let value = text.valueInDictionary { return lostOrders(by: value) == .all ? .all : .outer }
    if isUnordered(String(text)) || Self.plain.contains(text) { return .all }
    let parts = text.inTuple
    guard parts.isEmpty else {
      return parts.reduce(.all) { $0.intersection(lostOrders(by: $1)) }
    }
    guard let declaration = types[String(text)], !declaration.isProtocol, !declaration.isForeign
    else { return [] }
    return declaration.fields.reduce(.all) { $0.intersection(lostOrders(by: $1)) }
  }

  /// Whether a value of this type may show the identity of something: it holds one, and not only as
  /// a key.
  func holdsIdentity(_ text: Substring, within: Set<String> = []) -> Bool {
    let text = text.withoutInout.withoutOptional
    if let value = text.valueInDictionary { return holdsIdentity(value, within: within) }
    if text == "Swift.ObjectIdentifier" { return true }
    if text.hasPrefix("Swift.Set<") || text.hasSuffix(".Type") { return false }
    let name = LibraryName.withoutArguments(text)
    let fields = within.contains(name) ? [] : types[name]?.fields ?? []
    return fields.contains {
      holdsIdentity(Substring(self.text(of: $0)), within: within.union([name]))
    }
      || text.parts.contains { holdsIdentity($0, within: within) }
  }

  /// Whether this is an identity or a list of some.
  func isListOfIdentities(_ type: String) -> Bool {
    let text = Substring(text(of: type)).withoutInout
    return (text.listed ?? text) == "Swift.ObjectIdentifier"
  }

  private static let plain = Set(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool Character Never
    """.split { $0 == " " || $0 == "\n" }.map { "Swift.\($0)"[...] })

  /// Whether this is a number that may have a fraction.
  func isFraction(_ type: String) -> Bool {
    let text = Substring(text(of: type)).withoutInout.withoutOptional
    return ["Swift.Double", "Swift.Float", "CoreGraphics.CGFloat", "Foundation.CGFloat"].contains(
      text)
  }

  private static let sequences = [
    "Swift.Array", "Swift.Contiguous", "Swift.Lazy", "Swift.Zip", "Swift.Reversed", "Swift.Flatten",
    "Swift.Joined", "_Concurrency.Async", "Swift.AnySequence", "Swift.AnyCollection",
    "any Swift.Sequence", "any Swift.Collection", "Swift.Sequence", "Swift.Collection",
    "Foundation.Data", "FoundationEssentials.Data",
  ]

  /// Whether this type is a string, an array or another ordered sequence.
  func isSequence(_ type: String) -> Bool {
    let text = Substring(text(of: type)).withoutInout
    guard !isUnordered(String(text)) else { return false }
    return text.hasPrefix("[") || text == "Swift.String" || text == "Swift.Substring"
      || Self.sequences.contains { text.hasPrefix($0) }
  }

  /// The functions and key paths among parameters of these types that take no other parameter as a
  /// whole, by their indices.
  func handedParts(of parameters: [String], in owner: String?) -> Set<Int> {
    let types = parameters.map { Substring(text(of: $0)) }
    let wholes = Set(types.map(\.withoutInout) + [owner, "Self"].compactMap { $0.map { $0[...] } })
    return Set(
      types.indices.filter { index in
        types[index].taken.map { wholes.isDisjoint(with: $0) } ?? false
      })
  }
}

extension Substring {
  /// The type in which a key path of this type begins; nil for other types.
  var keyPathRoot: Substring? { contains("KeyPath<") ? arguments.first : nil }

  /// The types that a function or key path of this type takes; nil for other types.
  fileprivate var taken: [Substring]? {
    if let root = keyPathRoot { return [root] }
    return arrow.map { self[..<$0].parameters.map(\.withoutInout) }
  }

  /// The type of the values in a dictionary of this type, or in a part of it as `[A : B].Values`; nil
  /// for others.
  fileprivate var valueInDictionary: Substring? {
    if hasPrefix("Swift.Dictionary<") { return arguments.last }
    // In `[[A : B]]` the colon is inside inner brackets.
    guard hasPrefix("["), contains(" : "),
      let end = depths.first(where: { $0.depth == 0 && self[$0.place] == "]" })?.place,
      !self[end...].contains(where: { $0 == "?" || $0 == " " })
    else { return nil }
    let parts = self[..<end].dropFirst().split(at: ":")
    return parts.count > 1 ? parts[1] : nil
  }

  var isDictionary: Bool {
    valueInDictionary != nil && (hasSuffix("]") || hasPrefix("Swift.Dictionary<") && hasSuffix(">"))
  }

  /// What leaves a function of this type: its result, and what it is handed over to change.
  var leaving: [Substring] {
    var (left, rest): ([Substring], Substring) = ([], self)
    while let arrow = rest.arrow {
      left += rest[..<arrow].parameters.filter { $0.contains("inout ") }.map(\.withoutInout)
      rest = rest[arrow...].dropFirst(2)
    }
    return left + [rest]
  }

  /// The place of its first arrow outside of brackets.
  private var arrow: Index? {
    depths.first { $0.depth == 0 && self[$0.place...].hasPrefix("->") }?.place
  }

  /// The types in the parameter list with which a function's type begins.
  private var parameters: [Substring] {
    var list = self
    while let last = list.last, last != ")" { list = list.dropLast() }
    guard let open = list.firstIndex(of: "(") else { return [] }
    return list[open...].dropFirst().dropLast().split(at: ",")
  }

  /// The types in the angle brackets of a generic type.
  fileprivate var arguments: [Substring] {
    guard let open = firstIndex(of: "<") else { return [] }
    let rest = self[open...]
    let end = rest.depths.first { $0.depth == 0 && rest[$0.place] == ">" }?.place
    return rest[..<(end ?? rest.endIndex)].dropFirst().split(at: ",")
  }

  /// The types of which this one is made: a tuple's, a list's elements', a generic one's arguments.
  fileprivate var parts: [Substring] { inTuple + [listed].compactMap(\.self) + arguments }

  fileprivate var withoutInout: Substring {
    let type = drop { $0 == " " }
    return type.hasPrefix("inout ") ? type.dropFirst(6) : type
  }

  /// The type of a list's elements; nil if this is no list.
  fileprivate var listed: Substring? {
    if let open = firstIndex(of: "<"), hasSuffix(">"), hasPrefix("Swift.") {
      let name = self[..<open].dropFirst(6)
      return ["Array", "ArraySlice", "ContiguousArray"].contains(name)
        ? self[open...].dropFirst().dropLast() : nil
    }
    guard hasPrefix("["), hasSuffix("]"), split(at: ":").count == 1 else { return nil }
    let element = dropFirst().dropLast()
    return element.split(at: ":").count == 1 ? element : nil
  }

  /// The types in a tuple.
  fileprivate var inTuple: [Substring] {
    guard hasPrefix("("), hasSuffix(")") else { return [] }
    return dropFirst().dropLast().split(at: ",").map { part in
      (part.split(at: ":").last ?? part).withoutInout
    }
  }
}
