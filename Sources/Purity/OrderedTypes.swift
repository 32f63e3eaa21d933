// Which types have an order and which have none, and which members show it.

extension Program {
  /// Whether values of this type have no order, as sets and dictionaries.
  func isUnordered(_ type: String) -> Bool {
    let text = Substring(text(of: type)).withoutInout
    if ["Swift.Set<", "Swift.Dictionary<"].contains(where: text.hasPrefix) { return true }
    let parts = text.split(separator: ".")
    if parts.count == 2, Self.unorderedObjects.contains(parts[1]) { return true }
    // Matches `[A : B].Keys`; in `[[A : B]]` the colon is inside inner brackets.
    guard text.hasPrefix("["), text.contains(" : "),
      let end = text.depths.first(where: { $0.depth == 0 && text[$0.place] == "]" })?.place
    else { return false }
    return !text[end...].contains { $0 == "?" || $0 == " " }
      && text[..<end].dropFirst().split(at: ":").count > 1
  }

  private static let unorderedObjects: Set<Substring> = [
    "NSSet", "NSMutableSet", "NSCountedSet", "NSDictionary", "NSMutableDictionary",
  ]

  /// Whether the text that Swift makes of a value of this type shows an order that nobody has
  /// chosen: it holds a set or a dictionary, and has no description of its own.
  func describesOrder(_ type: String) -> Bool {
    describesOrder(Substring(text(of: type)), within: [])
  }

  private func describesOrder(_ text: Substring, within: Set<String>) -> Bool {
    let text = text.withoutInout.withoutOptional
    if text.hasSuffix(".Type") || text.contains("->") { return false }
    if isUnordered(String(text)) { return true }
    if let declaration = types[LibraryName.withoutArguments(text)] {
      let name = declaration.name
      guard !declaration.isReference, !declaration.isProtocol, !within.contains(name),
        declaration.properties["description"] == nil
      else { return false }
      return declaration.fields.contains {
        describesOrder(Substring(self.text(of: $0)), within: within.union([name]))
      }
    }
    let parts = [text.listed].compactMap(\.self) + text.inTuple
    return parts.contains { describesOrder($0, within: within) }
  }

  /// Whether this is a list of sets or dictionaries.
  func isListOfUnordered(_ type: String) -> Bool {
    Substring(text(of: type)).listed.map { isUnordered(String($0)) } ?? false
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
    let text = text.withoutInout.withoutOptional
    if text == "()" || text.hasSuffix(".Type") || text.contains("->") { return false }
    if isUnordered(String(text)) || Self.plain.contains(text) { return false }
    let parts = text.inTuple
    guard parts.isEmpty else { return parts.contains { isOrdered(text: $0) } }
    guard let declaration = types[String(text)], !declaration.isProtocol, !declaration.isForeign
    else { return true }
    return declaration.fields.contains { isOrdered($0) }
  }

  private static let plain = Set(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool Character Never
    """.split { $0 == " " || $0 == "\n" }.map { "Swift.\($0)"[...] })

  private static let sequences = [
    "Swift.Array", "Swift.Contiguous", "Swift.Lazy", "Swift.Zip", "Swift.Reversed",
    "Swift.Flatten", "Swift.AnySequence", "Swift.AnyCollection", "any Swift.Sequence",
    "any Swift.Collection", "Swift.Sequence", "Swift.Collection",
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
  /// The types that a function or key path of this type takes; nil for other types.
  fileprivate var taken: [Substring]? {
    if contains("KeyPath<"), let open = firstIndex(of: "<") {
      return Array(self[open...].dropFirst().split(at: ",").prefix(1))
    }
    guard let arrow = depths.first(where: { $0.depth == 0 && self[$0.place...].hasPrefix("->") })
    else { return nil }
    var list = self[..<arrow.place]
    while let last = list.last, last != ")" { list = list.dropLast() }
    guard let open = list.firstIndex(of: "(") else { return nil }
    return list[open...].dropFirst().dropLast().split(at: ",").map(\.withoutInout)
  }

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

extension KnownNames {
  /// Members whose result depends on the order of a collection.
  static let orderAsked = Set(
    words(
      """
      first joined popFirst prefix dropFirst dropLast suffix enumerated removeFirst
      elementsEqual lexicographicallyPrecedes
      """))

  /// Members whose result doesn't depend on the order of the collection, or is about a single key.
  static let orderIgnored = Set(
    words(
      """
      sorted min max count contains isEmpty allSatisfy subscript insert remove removeValue updateValue
      update index firstIndex randomElement hash encode
      """))

  /// Members that add to a string or a list.
  static let growing = Set(
    words(
      """
      append insert += write
      """))
}
