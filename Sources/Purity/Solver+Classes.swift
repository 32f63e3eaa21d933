/// Follows calls by the classes of the objects.
extension Solver {
  /// The implementations that a method call may reach.
  func implementations(of unit: Int, at site: Site) -> [Int] {
    guard let own = program.overrides[unit] else { return [unit] }
    let units = Set([unit] + all(own))
    let exact = exactClasses(at: site)
    guard !exact.isEmpty else { return reachable(units, from: unit, in: site.receiverType) }
    return exact.map { nearest(of: units, to: $0) ?? unit }
  }

  /// The unit of these that objects of exactly this class have.
  private func nearest(of units: Set<Int>, to type: String) -> Int? {
    program.inheritance(of: type).lazy.compactMap { declaration in
      units.first { self.program.units[$0].owner == declaration.name }
    }.first
  }

  /// Those of these units that objects of this class, or of one below it, may have.
  private func reachable(_ units: Set<Int>, from unit: Int, in type: String) -> [Int] {
    guard let name = program.declaration(of: type)?.name, let own = nearest(of: units, to: type)
    else { return units.sorted() }
    return units.filter { one in
      let owner = program.units[one].owner ?? ""
      return one == own || program.inheritance(of: owner).dropFirst().contains { $0.name == name }
    }.sorted()
  }

  private func all(_ overrides: [Int]) -> [Int] {
    overrides + overrides.flatMap { all(program.overrides[$0] ?? []) }
  }

  /// The limit of what is done by an override that a method reaches through its own `self`.
  func limit(to override: Int, at site: Site, in unit: Unit) -> Effect.Limit? {
    guard let own = ownSelf(at: site, in: unit), let type = program.units[override].owner else {
      return nil
    }
    return Effect.Limit(unit: own, type: type)
  }

  /// The unit whose `self` is the receiver; nil if it may be anything else.
  private func ownSelf(at site: Site, in unit: Unit) -> Int? {
    guard site.receiver.count == 1, let part = site.receiver.first, !part.isInside, !part.isOpened,
      case .parameter(let owner, -1) = part.origin, program.isUnit(unit.id, in: owner)
    else { return nil }
    return owner
  }

  /// The limit of an effect of a called unit at its caller; `isKept` is false if the receiver is a
  /// new object of a class outside of it.
  func limit(
    of effect: Effect, from called: Unit, _ callee: Callee, at site: Site, to unit: Unit
  ) -> (isKept: Bool, limit: Effect.Limit?) {
    guard let limit = effect.limit else { return (true, callee.limit) }
    guard limit.unit == called.id else {
      return (true, program.isUnit(unit.id, in: limit.unit) ? limit : nil)
    }
    guard !callee.isCalledBack, callee.madeBy == nil else { return (true, nil) }
    if let own = ownSelf(at: site, in: unit) {
      return (true, Effect.Limit(unit: own, type: limit.type))
    }
    let classes = exactClasses(at: site).filter { isClass($0, below: called.owner ?? "") }
    return (classes.isEmpty || classes.contains { isClass($0, below: limit.type) }, nil)
  }

  /// The classes of a receiver that is new; empty if it may have others.
  private func exactClasses(at site: Site) -> [String] {
    var exact: [String] = []
    for part in resolve(site.receiver) where !part.isOrder {
      switch part.origin {
      case .type(let type): exact.append(type)
      case .variable, .result, .function: break
      case .global(let id) where program.properties[id].isConstant: break
      default: if !part.isInside { return [] }
      }
    }
    return exact
  }

  /// Whether this is the class or one below it.
  private func isClass(_ type: String, below name: String) -> Bool {
    program.inheritance(of: type).contains { $0.name == name }
  }

  /// The class of what an origin holds; nil for other types.
  func type(of origin: Origin) -> String? {
    let declaration = typeName(of: origin).flatMap(program.declaration)
    return declaration?.isReference == true ? declaration?.name : nil
  }

  /// The type of a parameter; nil for what else there is.
  func typeName(of origin: Origin) -> String? {
    guard case .parameter(let id, let index) = origin else { return nil }
    let unit = program.units[id]
    if index < 0 { return unit.owner }
    return unit.parameters.indices.contains(index)
      ? unit.parameters[index].text("interface_type") : nil
  }

  /// Whether what an origin holds may lead to an object of this class.
  func mayLead(_ origin: Origin, to type: String) -> Bool {
    switch origin {
    case .parameter: return typeName(of: origin).map { program.mayLead($0, to: type) } ?? true
    case .global(let id): return program.mayLead(program.properties[id].type, to: type)
    default: return true
    }
  }
}

extension Program {
  /// Whether a value of this type may hold an object of a class. Of what isn't known here it is
  /// assumed.
  fileprivate func mayLead(_ type: String, to name: String, within: Set<String> = []) -> Bool {
    let text = text(of: type)
    if text.contains("->") { return true }
    let names = typeNames(in: text) + typeNames(in: LibraryName.withoutArguments(Substring(text)))
    return names.contains { part in
      guard let declaration = declaration(of: part), !declaration.isForeign else {
        return holdsReferences(part) && types[part] == nil
      }
      if declaration.isProtocol { return true }
      guard !within.contains(declaration.name) else { return false }
      let isRelated =
        inheritance(of: part).contains { $0.name == name }
        || inheritance(of: name).contains { $0.name == declaration.name }
      return isRelated
        || declaration.fields.contains {
          mayLead($0, to: name, within: within.union([declaration.name]))
        }
    }
  }
}
