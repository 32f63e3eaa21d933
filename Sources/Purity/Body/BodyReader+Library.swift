/// What is used that no file here declares.
extension BodyReader {
  /// A method of a library's object reads it, or changes it.
  func touch(_ library: LibraryName, _ receiver: Node?, _ held: Value, _ line: Int) {
    guard let receiver, let type = library.type, !library.isStatic, library.base != "init",
      !program.known.isUnchanging(type), program.isReference(receiver.text("type")),
      program.known.effect(of: library) == nil
    else { return }
    unit.actions.append(
      .touch(held, changes: program.known.changes(library), line: line, subject: library.base))
  }

  /// What is handed to a call may be kept by what it changes.
  func hand(over all: Value, to receiver: Node?, _ node: Node) {
    guard !all.isEmpty else { return }
    let places =
      (node["args"]?.nodes("args") ?? []).compactMap { $0["expr"] } + [receiver].compactMap(\.self)
    for place in places where place.kind == "inout_expr" {
      guard let inner = place["sub_expr"] else { continue }
      let roots = self.rootOrigins(of: inner)
      for root in roots { store(all.filter { $0.origin != root }, in: root) }
    }
  }

  private func rootOrigins(of node: Node) -> [Origin] {
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

  /// Uses something that no file here declares.
  @discardableResult
  func callLibrary(
    _ library: LibraryName, _ name: Node, receiver: Node?, arguments: [Value], site: Site
  ) -> Value {
    var site = site
    if let kind = effect(of: library, receiver) {
      add(kind, line: site.line, subject: subject(of: library), changes: kind == .output)
    } else if program.known.tellsIdentity(library), !site.everything.isEmpty {
      add(.identity, line: site.line, subject: subject(of: library))
    } else if let receiver, isUnordered(receiver.text("type")), program.known.asksForOrder(library)
    {
      add(.random, line: site.line, subject: subject(of: library))
    }
    let everything = site.everything
    let witnesses = self.witnesses(for: library, name)
    if !witnesses.isEmpty {
      _ = call(
        Site(
          unit: unit.id, callee: .units(witnesses, isDynamic: false), line: site.line,
          receiver: everything, arguments: [everything, everything, everything]))
    }
    for (requirement, type) in genericUses(name) {
      _ = call(
        Site(
          unit: unit.id, callee: .requirement(requirement, type: type), line: site.line))
    }
    site.types = [:]
    return call(site)
  }

  private func subject(of library: LibraryName) -> String {
    guard let type = library.type else { return library.base }
    return library.base == "init" ? type : "\(type).\(library.base)"
  }

  private func effect(of library: LibraryName, _ receiver: Node?) -> ReasonKind? {
    guard let kind = program.known.effect(of: library) else { return nil }
    let needed: Set<String>
    switch library.type {
    case "DateFormatter": needed = ["locale", "timeZone"]
    case "NumberFormatter": needed = ["locale"]
    default: return kind
    }
    // With a locale of its own it doesn't ask for the current one.
    guard let base = receiver.map(unwrapped)?["decl"]?.text("base_name"),
      case .variable(let id)? = binding(of: base)
    else { return kind }
    return program.variables[id].settings.isSuperset(of: needed) ? nil : kind
  }

  private func isUnordered(_ type: String) -> Bool {
    let text = program.text(of: type)
    if text.hasPrefix("Swift.Set<") || text.hasPrefix("Swift.Dictionary<") { return true }
    guard text.hasPrefix("[") else { return false }
    return text.contains(" : ")
      && (text.hasSuffix("]") || text.hasSuffix("].Keys") || text.hasSuffix("].Values"))
  }

  /// What of types that aren't known here the library may call.
  private func genericUses(_ name: Node) -> [(Requirement, type: String)] {
    let requirements = name["substitutions"]?.nodes("reqs") ?? []
    return requirements.compactMap { $0["conformance"] }
      .filter { $0.kind == "abstract_conformance" }
      .flatMap { conformance -> [(Requirement, type: String)] in
        let asked = program.demangling.name(of: conformance.text("protocol"))
        let name = asked.split(separator: ".").last.map(String.init) ?? asked
        return program.known.members(of: name).map {
          (Requirement(protocolName: asked, member: $0), conformance.text("type"))
        }
      }
  }

  /// What of the file's own types the library may call.
  private func witnesses(for library: LibraryName, _ name: Node) -> [Int] {
    var units: Set<Int> = []
    for requirement in name["substitutions"]?.nodes("reqs") ?? [] {
      guard let conformance = requirement["conformance"] else { continue }
      let type = conformance.text("type")
      guard program.declaration(of: type) != nil else { continue }
      let asked = program.demangling.name(of: conformance.text("protocol"))
      let protocolName = asked.split(separator: ".").last.map(String.init) ?? asked
      for member in program.known.members(of: protocolName) {
        units.formUnion(
          program.witnesses(of: Requirement(protocolName: asked, member: member), in: type))
      }
    }
    let isDescription =
      library.base == "appendInterpolation"
      || library.base == "init"
        && (library.labels == "(describing:)" || library.labels == "(reflecting:)")
    if isDescription {
      let types = substitutions(of: name).values
      for type in types.flatMap({ program.typeNames(in: program.text(of: $0)) }) {
        guard program.types[type] != nil else { continue }
        let members =
          library.labels == "(reflecting:)"
          ? ["debugDescription", "description"] : ["description", "debugDescription"]
        for member in members {
          let found = program.witnesses(
            of: Requirement(protocolName: "", member: member), in: type)
          units.formUnion(found)
          if !found.isEmpty { break }
        }
      }
    }
    return units.sorted()
  }
}
