import SyntaxTrees

// Names that are impure unless a setting was made: the locale of a format, the time zone of a
// calendar. And objects that a value owns alone.

extension BodyReader {
  /// The effect of using a library's name here; nil if it has none.
  ///
  /// - Parameter given: the arguments.
  func effect(
    of library: LibraryName, _ receiver: Node?, _ given: [Node]
  ) -> ReasonKind? {
    switch (library.type, library.base) {
    case ("DateFormatter"?, let name), ("NumberFormatter"?, let name):
      if let needed = KnownNames.settings(for: name) {
        return isSet([name], on: receiver) ? nil : unlessSet(needed, .input, receiver)
      }
      let isDate = library.type == "DateFormatter"
      return unlessSet(isDate ? ["locale", "timeZone"] : ["locale"], library, receiver)
    case (_, "formatted") where library.labels == "(_:)":
      return given.first.map(asksForLocale) ?? true ? .input : nil
    case ("JSONEncoder"?, "encode"):
      guard let value = given.first else { break }
      switch program.encodedOrder(of: value.text("type")) {
      case .none: return nil
      case .ofKeys: return unlessSet(["outputFormatting"], .order, receiver)
      case .ofElements: return .order
      }
    case ("JSONSerialization"?, "data") where library.isStatic:
      return given.contains { $0.names("sortedKeys") } ? nil : .order
    case (_, "init") where library.labels.hasPrefix("(_:format:"):
      return given.dropFirst().first.map(asksForLocale) ?? true ? .input : nil
    case (let type?, "init") where type.hasSuffix("FormatStyle"):
      return leavesLocaleOpen(library, given) ? .input : nil
    case ("Calendar"?, let name) where KnownNames.zoned.contains(name):
      guard let receiver = receiver.map(unwrapped) else { break }
      return isLocalCalendar(receiver) ? unlessSet(["timeZone"], .input, receiver) : nil
    // A lock that only this function has lets nobody wait.
    case ("Mutex"?, "init"), ("Atomic"?, "init"): return nil
    case ("Mutex"?, _), ("Atomic"?, _):
      if let id = variable(in: receiver.map(unwrapped)), program.variables[id].unit == unit.id {
        return nil
      }
    default: break
    }
    return KnownNames.effect(of: library)
  }

  /// Remembers a variable whose calendar is created in the current time zone, and what was set on what
  /// it begins with.
  func noteSettings(in entry: Node) {
    guard let start = entry["processed_init"].map(unwrapped), let pattern = entry["pattern"],
      case .variable(let id)? = binding(of: (pattern["sub_pattern"] ?? pattern).baseName)
    else { return }
    if isLocalCalendar(start) { program.localCalendars.insert(id) }
    program.variables[id].settings.formUnion(settings(of: start))
  }

  /// Whether this is a calendar that was created in the current time zone, here or in the function that
  /// gives it.
  private func isLocalCalendar(_ node: Node) -> Bool {
    let node = node.unwrappedPlace
    if let id = variable(in: node) { return program.localCalendars.contains(id) }
    guard let maker = maker(in: node) else { return makesLocalCalendar(node) }
    readAhead(maker)
    let elements = maker.code?.nodes("elements") ?? []
    return elements.last.map { makesLocalCalendar(($0["result"] ?? $0).unwrappedPlace) } ?? false
      || maker.answer.contains { part in
        if case .variable(let id) = part.origin {
          program.localCalendars.contains(id)
        } else {
          false
        }
      }
  }

  private func makesLocalCalendar(_ node: Node) -> Bool {
    guard node.kind == "call_expr", let name = node["fn"]?["fn"].map(unwrapped)?["decl"],
      name.text("base_name") == "init"
    else { return false }
    return KnownNames.makesLocalCalendar(program.libraryName(name))
  }

  private func unlessSet(
    _ needed: Set<String>, _ library: LibraryName, _ receiver: Node?
  ) -> ReasonKind? {
    KnownNames.effect(of: library).flatMap { unlessSet(needed, $0, receiver) }
  }

  /// The effect, or nil if all of these properties were set on the receiver before.
  private func unlessSet(
    _ needed: Set<String>, _ kind: ReasonKind, _ receiver: Node?
  ) -> ReasonKind? {
    isSet(needed, on: receiver) ? nil : kind
  }

  private func isSet(_ needed: Set<String>, on receiver: Node?) -> Bool {
    receiver.map { settings(of: $0).isSuperset(of: needed) } ?? false
  }

  /// The properties that were set on what this gives, here or in the function that has made it.
  func settings(of node: Node) -> Set<String> {
    let node = node.unwrappedPlace
    if let id = variable(in: node) { return program.variables[id].settings }
    guard let maker = maker(in: node) else { return [] }
    readAhead(maker)
    if maker.kind == .initialiser { return maker.settings }
    let made = maker.answer.compactMap { part -> Set<String>? in
      guard case .variable(let id) = part.origin else { return nil }
      return program.variables[id].settings
    }
    return made.dropFirst().reduce(made.first ?? []) { $0.intersection($1) }
  }

  /// Remembers that a property was set on a library's object: in a variable, or by an initialiser on its
  /// own.
  func noteSetting(_ name: String, on base: Node?) {
    let base = base?.kind == "derived_to_base_expr" ? base?["sub_expr"] : base
    if let id = variable(in: base) {
      program.variables[id].settings.insert(name)
    } else if unit.kind == .initialiser, base?.path() == "self" {
      unit.settings.insert(name)
    }
  }

  /// The function or the closure that this calls.
  private func maker(in node: Node) -> Unit? {
    if let id = program.propertyPlaces[node["decl"]?.text("decl_usr") ?? ""] {
      return program.properties[id].getter.map { program.units[$0] }
    }
    guard node.kind == "call_expr", let function = node["fn"].map(unwrapped) else { return nil }
    if function.kind == "closure_expr" { return closures[ObjectIdentifier(function)] }
    guard let name = function["decl"] ?? function["fn"].map(unwrapped)?["decl"] else { return nil }
    if case .functions(let units)? = binding(of: name.text("base_name")),
      name.text("decl_usr").isEmpty
    {
      return units.first.map { program.units[$0] }
    }
    return program.functions[name.text("decl_usr")].map { program.units[$0] }
  }

  /// Reads a function that stands further down.
  private func readAhead(_ unit: Unit) {
    guard unit.body != nil, unit.parent == nil else { return }
    let (scopes, loops, rounds) = (scopes, loops, rounds)
    (self.scopes, self.loops, self.rounds) = ([], [], 0)
    read(unit)
    (self.scopes, self.loops, self.rounds) = (scopes, loops, rounds)
  }

  /// Whether a format style depends on the current locale. A style in a variable or parameter was
  /// checked where it was created.
  private func asksForLocale(_ style: Node) -> Bool {
    var style = unwrapped(style)
    var isDate = false
    while true {
      let name = style.kind == "call_expr" ? style["fn"].map(unwrapped) : style
      guard let name else { return false }
      let isCall = ["dot_syntax_call_expr", "constructor_ref_call_expr"].contains(name.kind)
      let member = isCall ? name["fn"].map(unwrapped)?["decl"] : name["decl"]
      switch member?.text("base_name") {
      case "iso8601", "verbatim", "init": return false
      case "locale" where style.kind == "call_expr": return isDate
      case "dateTime": isDate = true
      default: break
      }
      let receiver = isCall ? name.arguments.first : name["base"]
      guard let receiver, receiver.kind != "type_expr" else {
        return style.kind != "declref_expr"
      }
      style = unwrapped(receiver)
    }
  }

  /// Whether a call leaves the locale or the time zone to its default argument.
  private func leavesLocaleOpen(_ library: LibraryName, _ given: [Node]) -> Bool {
    let labels = library.labels.dropFirst().dropLast().split(separator: ":")
    return zip(labels, given).contains { label, argument in
      ["locale", "timeZone"].contains(label) && argument.kind == "default_argument_expr"
        && library.type?.hasPrefix("ISO8601") != true
    }
  }

  /// Whether this is an object that a value type owns: the type copies the object before changing
  /// it if others hold it, too.
  func ownsObject(_ node: Node?) -> Bool {
    guard let node = node.map(unwrapped) else { return false }
    if node.kind == "inout_expr" { return ownsObject(node["sub_expr"]) }
    guard node.kind == "member_ref_expr", let usr = node["decl"]?.text("decl_usr"),
      let id = program.propertyPlaces[usr]
    else { return false }
    return program.ownedObjects.contains(id)
  }
}

extension Program {
  /// Finds properties of value types whose objects are copied on write, by calls of
  /// `isKnownUniquelyReferenced`.
  func findOwnedObjects(in tree: Node) {
    for node in tree.children {
      if node.kind == "call_expr",
        node["fn"]?["decl"]?.text("base_name") == "isKnownUniquelyReferenced",
        let place = node["args"]?.nodes("args").first?["expr"]?["sub_expr"],
        let id = place["decl"].flatMap({ propertyPlaces[$0.text("decl_usr")] }),
        let owner = properties[id].owner, types[owner]?.isReference == false
      {
        ownedObjects.insert(id)
      }
      findOwnedObjects(in: node)
    }
  }
}

extension KnownNames {
  /// What has to be set on a formatter so that a property of it doesn't depend on the user's settings;
  /// nil for a property that never does.
  static func settings(for property: String) -> Set<String>? {
    switch property {
    case "timeZone", "calendar": [property]
    case _ where localised.contains(property) || property.hasSuffix("Symbols"): ["locale"]
    default: nil
    }
  }

  private static let localised = Set(
    words(
      """
      locale dateFormat amSymbol pmSymbol gregorianStartDate format positiveFormat negativeFormat
      positivePrefix negativePrefix positiveSuffix negativeSuffix decimalSeparator groupingSeparator
      currencyDecimalSeparator currencyGroupingSeparator currencySymbol currencyCode
      internationalCurrencySymbol percentSymbol perMillSymbol minusSign plusSign exponentSymbol
      zeroSymbol notANumberSymbol positiveInfinitySymbol negativeInfinitySymbol groupingSize
      secondaryGroupingSize
      """))
}
