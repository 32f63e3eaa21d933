extension BodyReader {
  /// What reading a member of a value leads to.
  func member(_ node: Node, of base: Value, arguments: [Value] = []) -> Value {
    guard let name = node["decl"] else { return base }
    let usr = name.text("decl_usr")
    let position = line(of: node)
    if let id = program.propertyPlaces[usr] {
      let types = substitutions(of: name)
      return property(
        id, of: base, arguments: arguments, line: position, types: types,
        baseType: node["base"]?.text("type") ?? "")
    }
    if let requirement = program.requirements[usr] {
      return use(
        requirement, of: base, arguments: arguments, types: substitutions(of: name), position)
    }
    if usr.isEmpty || program.isRead(usr) {
      // Tuples and what the compiler makes.
      return base.opened
    }
    let library = program.libraryName(usr, base: name.text("base_name"))
    return readLibrary(library, name, node, base: base, arguments: arguments, line: position)
  }

  private func readLibrary(
    _ library: LibraryName, _ name: Node, _ node: Node, base: Value, arguments: [Value], line: Int
  ) -> Value {
    let baseType = node["base"]?.text("type") ?? ""
    if program.known.effect(of: library) == nil,
      library.type.map(program.known.isUnchanging) != true,
      program.isReference(baseType),
      library.type?.hasPrefix("Unsafe") != true || ["pointee", "subscript"].contains(library.base)
    {
      unit.actions.append(.touch(base, changes: false, line: line, subject: library.base))
    }
    return callLibrary(
      library, name, receiver: node["base"], arguments: arguments,
      site: Site(
        unit: unit.id, callee: .library(callsGiven: library.takesFunctions), line: line,
        receiver: base.opened, arguments: arguments, literals: literals(in: arguments.united)))
  }

  /// What reading one of the file's properties leads to.
  func property(
    _ id: Int, of base: Value, arguments: [Value] = [], line: Int, types: [String: String] = [:],
    baseType: String = ""
  ) -> Value {
    let property = program.properties[id]
    if let requirement = property.requirement {
      return use(
        Requirement(protocolName: requirement, member: property.name), of: base,
        arguments: arguments, types: types, line)
    }
    if let getter = property.getter {
      return call(
        Site(
          unit: unit.id, callee: .units([getter], isDynamic: true), line: line, receiver: base,
          arguments: arguments, types: types))
    }
    if property.isShared {
      if property.isConstant {
        unit.actions.append(.constant(property: id, line: line))
      } else {
        add(.globalRead, line: line, subject: property.name)
      }
      return [Part(.global(id))]
    }
    guard isObject(property) else { return base }
    if !property.isConstant {
      unit.actions.append(.touch(base, changes: false, line: line, subject: property.name))
    }
    return base.opened
  }

  /// Whether this is a part of an object.
  func isObject(_ property: Property) -> Bool {
    property.owner.flatMap { program.types[$0]?.isReference } ?? false
  }

  /// Uses what a protocol asks for.
  func use(
    _ requirement: Requirement, of base: Value, arguments: [Value], types: [String: String],
    _ line: Int
  ) -> Value {
    call(
      Site(
        unit: unit.id, callee: .requirement(requirement, type: types["$sxD"] ?? ""), line: line,
        receiver: base, arguments: arguments, types: types))
  }

  /// What a place may lead to, without reading it.
  func place(of node: Node) -> Value {
    switch node.kind {
    case "declref_expr":
      guard let name = node["decl"] else { return [] }
      if let id = program.propertyPlaces[name.text("decl_usr")],
        program.properties[id].getter == nil
      {
        return [Part(.global(id))]
      }
      switch binding(of: name.text("base_name")) {
      case .variable(let id)? where name.text("decl_usr").isEmpty: return [Part(.variable(id))]
      default: return value(of: node)
      }
    case "inout_expr", "load_expr", "paren_expr", "bind_optional_expr", "force_value_expr":
      return node["sub_expr"].map { place(of: $0) } ?? []
    case "member_ref_expr":
      guard let base = node["base"], let usr = node["decl"]?.text("decl_usr"),
        let id = program.propertyPlaces[usr]
      else { return value(of: node) }
      let property = program.properties[id]
      if property.isShared, property.getter == nil { return [Part(.global(id))] }
      guard property.getter == nil, property.requirement == nil, !isObject(property) else {
        return value(of: node)
      }
      return place(of: base)
    default: return value(of: node)
    }
  }
}
