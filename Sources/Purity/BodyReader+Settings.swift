// Names that are impure unless a setting was made: the locale of a format, the time zone of a
// calendar.

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
        return isSet([name], on: receiver) || isSet(needed, on: receiver) ? nil : .input
      }
      let isDate = library.type == "DateFormatter"
      if isSet(isDate ? ["locale", "timeZone"] : ["locale"], on: receiver) { return nil }
    case (_, "formatted") where library.labels == "(_:)":
      return given.first.map(asksForLocale) ?? true ? .input : nil
    case (_, "init") where library.labels.hasPrefix("(_:format:"):
      return given.dropFirst().first.map(asksForLocale) ?? true ? .input : nil
    case (let type?, "init") where type.hasSuffix("FormatStyle"):
      return leavesLocaleOpen(library, given) ? .input : nil
    case ("Calendar"?, let name) where KnownNames.zoned.contains(name):
      guard let receiver = receiver?.unwrapped else { break }
      let set = settings(of: receiver)
      return set.contains("current") && !set.contains("timeZone") ? .input : nil
    case ("URL"?, "init"), ("NSURL"?, "init"):
      return leavesFolderOpen(library, given) ? .input : nil
    case _ where given.contains(where: { isNow($0) }): return .time
    case ("TaskLocal"?, "withValue") where taskLocal(in: receiver) != nil: return nil
    case (_, "resume") where isContinuation(receiver, with: given): return nil
    case (_, "cancelAll") where isFinished(receiver): return nil
    // A lock that only this function has lets nobody wait; one of an object is a part of that.
    case ("Mutex"?, let base), ("Atomic"?, let base):
      if base == "init" || receiver?.rootName.flatMap(binding) != nil { return nil }
    default: break
    }
    return KnownNames.effect(of: library)
  }

  /// Remembers what was set on what a variable begins with.
  func noteSettings(in entry: Node) {
    guard let start = entry["processed_init"]?.unwrapped, let pattern = entry["pattern"],
      case .variable(let id)? = binding(of: (pattern["sub_pattern"] ?? pattern).baseName)
    else { return }
    program.variables[id].settings.formUnion(settings(of: start))
  }

  /// Whether all of these properties were set on it before.
  func isSet(_ needed: Set<String>, on receiver: Node?) -> Bool {
    receiver.map { settings(of: $0).isSuperset(of: needed) } ?? false
  }

  /// The properties that were set on what this gives, here or in the function that has made it.
  func settings(of node: Node) -> Set<String> {
    let node = node.unwrappedPlace
    if let id = variable(in: node) { return program.variables[id].settings }
    if let id = program.property(in: node), program.properties[id].owner != nil {
      return settings(ofProperty: id, node).union(settings(made: node))
    }
    return settings(made: node)
  }

  private func settings(made node: Node) -> Set<String> {
    guard let maker = maker(in: node) else { return beginnings(of: node) }
    readAhead(maker)
    if maker.kind == .initialiser { return maker.settings(of: "self") }
    if let made = maker.code, made.kind == "call_expr" { return settings(of: made) }
    if let last = maker.code?.nodes("elements").last {
      let set = beginnings(of: last.result.unwrappedPlace)
      if !set.isEmpty { return set }
    }
    let made = maker.answer.compactMap { part -> Set<String>? in
      guard case .variable(let id) = part.origin else { return nil }
      return settings(ofVariable: id, in: maker, by: node)
    }
    return made.dropFirst().reduce(made.first ?? []) { $0.intersection($1) }
  }

  /// What is set on what a library makes: `current` on a calendar in the current time zone.
  private func beginnings(of node: Node) -> Set<String> {
    let name = node.calledMember.map { program.libraryName($0.name) }
    return name?.type == "Calendar" && name?.labels == "(identifier:)" ? ["current"] : []
  }

  /// Remembers that a property was set on a library's object: in a variable, or by an initialiser on its
  /// own.
  func noteSetting(_ name: String, on base: Node?) {
    let base = base?.kind == "derived_to_base_expr" ? base?["sub_expr"] : base
    if let id = variable(in: base) {
      program.variables[id].settings.insert(name)
    } else if unit.kind == .initialiser, base?.path() == "self" {
      unit.settings.insert("self.\(name)")
    }
  }

  /// Remembers what an assignment sets on what a property of its own holds, or takes away from what was
  /// set.
  func noteSettings(by step: Node, of place: Node) {
    unsettle(by: step, place)
    let isLost =
      place.memberName == "outputFormatting" && !(step["src"]?.names("sortedKeys") ?? true)
    if isLost, let id = variable(in: place["base"]) {
      program.variables[id].settings.remove("outputFormatting")
    }
    guard let path = place.path(), path.rootName == "self" else { return }
    unit.settings = unit.settings.filter { !"\($0).".hasPrefix("\(path).") }
    guard !isLost, unit.code?.nodes("elements").contains(where: { $0 === step }) ?? false else {
      return
    }
    let isHolder = program.isReference(place.text("type"))
    let held = isHolder ? step["src"].map { settings(of: $0) } ?? [] : []
    unit.settings.formUnion(held.map { "\(path).\($0)" } + [path])
  }

  /// What is set on what a property holds in the function at hand, or by all that make its owner.
  private func settings(ofProperty id: Int, _ node: Node) -> Set<String> {
    let property = program.properties[id]
    let members = property.owner.flatMap { program.types[$0]?.members } ?? [:]
    let makers = members.filter { $0.key.hasPrefix("init(") }.values.joined().map {
      program.units[$0]
    }
    guard property.isStored, !property.isShared, keepsSettings(id, from: makers) else { return [] }
    makers.forEach(readAhead)
    let all = makers.filter { !delegates($0) }.map { $0.settings(of: "self.\(property.name)") }
    let made = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    let own = node.path().map { unit.settings(of: $0) } ?? []
    return property.isConstant ? made.union(own) : own
  }

  /// Whether an initialiser leaves it to another one.
  private func delegates(_ maker: Unit) -> Bool {
    maker.code?.all.contains { call in
      call.kind == "other_constructor_ref_expr"
        && program.functions[call["decl"]?.text("decl_usr") ?? ""].map {
          program.units[$0].owner == maker.owner
        } ?? false
    } ?? false
  }

  /// Whether what a property holds goes nowhere else, and nothing of what is set on it is lost again.
  private func keepsSettings(_ id: Int, from makers: [Unit]) -> Bool {
    program.units.allSatisfy { unit in
      let all = unit.parent == nil ? unit.code?.all ?? [] : []
      let isMaker = makers.contains { $0 === unit }
      let bases = all.compactMap { $0.calledMember?.receiver ?? $0["base"] }.map(\.unwrappedPlace)
      let set = all.filter { $0.kind == "assign_expr" }
      let own = isMaker ? set.compactMap { $0["dest"] } : []
      let lost = set.contains { step in
        step["dest"]?.memberName == "outputFormatting" && step["src"]?.names("sortedKeys") == false
          && step["dest"]?["base"].flatMap { program.property(in: $0.unwrappedPlace) } == id
      }
      return !lost
        && all.count { program.property(in: $0) == id }
          == (bases + own).count { program.property(in: $0) == id }
    }
  }

  /// The function or the closure that this calls.
  private func maker(in node: Node) -> Unit? {
    if let id = program.property(in: node) {
      let property = program.properties[id]
      let start = property.isConstant ? property.start : nil
      return (property.getter ?? start).map { program.units[$0] }
    }
    guard node.kind == "call_expr", let function = node["fn"]?.unwrapped else { return nil }
    return function.kind == "closure_expr"
      ? closures[ObjectIdentifier(function)] : calledUnit(node)
  }

  /// Reads a function that stands further down.
  private func readAhead(_ unit: Unit) {
    guard !unit.isRead, unit.parent == nil else { return }
    let (scopes, loops, rounds) = (scopes, loops, rounds)
    (self.scopes, self.loops, self.rounds) = ([], [], 0)
    read(unit)
    (self.scopes, self.loops, self.rounds) = (scopes, loops, rounds)
  }

  /// Whether a format style depends on the current locale. A style in a variable or parameter was
  /// checked where it was created.
  private func asksForLocale(_ style: Node) -> Bool {
    var style = style.unwrapped
    var isDate = false
    while true {
      let used = usedMember(style)
      switch used?.name.text("base_name") {
      case "iso8601", "verbatim", "init": return false
      case "locale" where style.kind == "call_expr": return isDate
      case "dateTime": isDate = true
      default: break
      }
      guard let receiver = used?.receiver, receiver.kind != "type_expr" else {
        return style.kind != "declref_expr"
      }
      style = receiver.unwrapped
    }
  }

  /// Whether this asks for the current directory, as a relative path without a base does.
  private func leavesFolderOpen(_ library: LibraryName, _ given: [Node]) -> Bool {
    let labels = library.labels.dropFirst().dropLast().split(separator: ":")
    guard let first = labels.first, ["fileURLWithPath", "filePath"].contains(first),
      let path = given.first
    else { return false }
    if let base = labels.firstIndex(of: "relativeTo"), given.indices.contains(base),
      !["nil_literal_expr", "default_argument_expr"].contains(given[base].unwrappedPlace.kind)
    {
      return false
    }
    return !path.isWrittenFromRoot
  }

  /// Whether a call leaves it to its default argument which date is asked for.
  private func isNow(_ argument: Node) -> Bool {
    argument.kind == "default_argument_expr"
      && program.text(of: argument.text("type")).lastName == "Date"
  }

  /// Whether a call leaves the locale or the time zone to its default argument.
  private func leavesLocaleOpen(_ library: LibraryName, _ given: [Node]) -> Bool {
    let labels = library.labels.dropFirst().dropLast().split(separator: ":")
    return zip(labels, given).contains { label, argument in
      ["locale", "timeZone"].contains(label) && argument.kind == "default_argument_expr"
        && library.type?.hasPrefix("ISO8601") != true
    }
  }
}

extension Node {
  /// Whether this is a text that is written out, at least at its beginning, and begins with `/`.
  fileprivate var isWrittenFromRoot: Bool {
    let text = unwrappedPlace
    switch text.kind {
    case "string_literal_expr": return text.text("value").hasPrefix("/")
    case "interpolated_string_literal_expr":
      return text.all.first { $0.kind == "string_literal_expr" }?.isWrittenFromRoot ?? false
    case "binary_expr": return text.arguments.first?.isWrittenFromRoot ?? false
    default: return false
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
