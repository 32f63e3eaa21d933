extension BodyReader {
  func member(_ node: Node, of base: Value, arguments: [Value] = []) -> Value {
    guard let name = node["decl"] else { return base }
    let usr = name.text("decl_usr")
    let position = line(of: node)
    if let id = program.propertyPlaces[usr] {
      let whole = node["base"].map { takenAsSequences([base], [$0], name, line: position)[0] }
      return property(
        id, of: whole ?? base, arguments: arguments, line: position, types: substitutions(of: name),
        isOwned: ownsObject(node["base"]), in: node["base"].map(staticType) ?? "")
    }
    if let requirement = program.requirements[usr] {
      return use(
        requirement, of: base, arguments: arguments, types: substitutions(of: name), position)
    }
    if usr.isEmpty || program.isRead(usr) {
      // A member of a tuple, or one that the compiler derives.
      return base.opened
    }
    let library = program.libraryName(name)
    let answer = readLibrary(library, name, node, base: base, arguments: arguments, line: position)
    return answer.union(readOrder(library, node["base"], base, node, position))
  }

  private func readLibrary(
    _ library: LibraryName, _ name: Node, _ node: Node, base: Value, arguments: [Value], line: Int
  ) -> Value {
    if KnownNames.effect(of: library) == nil,
      !isUnchanging(library.type ?? "", node["base"]),
      program.isReference(node["base"]?.text("type") ?? ""), !ownsObject(node["base"]),
      library.type?.hasPrefix("Unsafe") != true || ["pointee", "subscript"].contains(library.base)
    {
      touch(base, changes: false, line: line, subject: library.base)
    }
    var site = Site(
      callee: .library(callsGiven: library.takesFunctions), line: line,
      receiver: base.opened, arguments: arguments, literals: literals(in: arguments.united))
    note(resultOf: node, in: &site)
    return callLibrary(library, name, receiver: node["base"], site: site)
  }

  func property(
    _ id: Int, of base: Value, arguments: [Value] = [], line: Int, types: [String: String] = [:],
    isOwned: Bool = false, in type: String = ""
  ) -> Value {
    let property = program.properties[id]
    if let requirement = property.requirement {
      return use(
        Requirement(protocolName: requirement, member: property.name), of: base,
        arguments: arguments, types: types, line)
    }
    if let getter = property.getter {
      return run(
        [getter], isDynamic: true, line: line, receiver: base, receiverType: type,
        arguments: arguments, types: types)
    }
    if property.isShared {
      if property.isConstant {
        unit.actions.append(.constant(property: id, line: line))
      } else {
        add(.globalRead, line: line, subject: property.name)
      }
      return [Part(.global(id))]
    }
    if startsWithFunction(property) {
      if property.isConstant { return [Part(.global(id))] }
      let isOwn = base.contains { if case .parameter(_, -1) = $0.origin { true } else { false } }
      if isOwn, mayKeepStart(property) { noteDefault(id, line: line) }
    }
    guard isObject(property) || property.isWeak else { return base }
    if !property.isConstant, !isOwned {
      touch(base, changes: false, line: line, subject: property.name)
    }
    return isObject(property) ? base.opened : base
  }

  /// The type of a value, before it is converted to a class above.
  func staticType(of node: Node) -> String { node.unwrappedPlace.withoutConversion.text("type") }

  func isObject(_ property: Property) -> Bool {
    property.owner.flatMap { program.types[$0]?.isReference } ?? false
  }

  func use(
    _ requirement: Requirement, of base: Value, arguments: [Value], types: [String: String],
    _ line: Int
  ) -> Value {
    call(
      Site(
        callee: .requirement(requirement, type: types["$sxD"] ?? ""), line: line,
        receiver: base, arguments: arguments, types: types))
  }

  /// The value that is stored in a place, without recording that it is read.
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

  // MARK: Assignments to names, members and subscripts

  /// Records an assignment to a place, which is also read if `reads` is true, as by `+=`.
  func write(_ node: Node, _ source: Value, reads: Bool) {
    let position = line(of: node)
    switch node.kind {
    case "declref_expr": writeName(node, source, position, reads)
    case "member_ref_expr", "subscript_expr", "dynamic_member_ref_expr":
      guard let base = node["base"] else { return }
      writeMember(node, of: base, source, reads)
    case "keypath_application_expr":
      writeKeyPath(node, source, reads: reads)
    case "tuple_expr":
      for element in node.nodes("elements") { write(element, source, reads: reads) }
    case "discard_assignment_expr": break
    case "opaque_value_expr": break
    default:
      if let inner = node["sub_expr"] ?? node["base"] {
        write(inner, source, reads: reads)
      } else {
        _ = value(of: node)
      }
    }
  }

  private func writeName(_ node: Node, _ source: Value, _ line: Int, _ reads: Bool) {
    guard let name = node["decl"] else { return }
    let usr = name.text("decl_usr")
    if !usr.isEmpty {
      if let id = program.propertyPlaces[usr] {
        writeShared(id, source, line, reads)
      } else if !program.isRead(usr) {
        let library = program.libraryName(name)
        add(
          KnownNames.effect(of: library) ?? .globalWrite, line: line, subject: library.base,
          changes: true)
      }
      return
    }
    switch binding(of: name.text("base_name")) {
    case .variable(let id):
      if !reads { arbitraryElements[id] = nil }
      let variable = program.variables[id]
      for accessor in [reads ? variable.getter : nil, variable.setter].compactMap(\.self)
        + variable.observers
      {
        run([accessor], line: line, arguments: [source])
      }
      capture(.variable(id), of: variable.unit, changes: true, line, variable.name)
      store(source, in: .variable(id))
    case .parameter(let owner, let index):
      capture(
        .parameter(unit: owner, index: index), of: owner, changes: true, line,
        name.text("base_name"))
      store(source, in: .parameter(unit: owner, index: index))
    default: break
    }
  }

  private func writeShared(_ id: Int, _ source: Value, _ line: Int, _ reads: Bool) {
    let property = program.properties[id]
    let accessors = [reads ? property.getter : nil, property.setter].compactMap(\.self)
    for accessor in accessors + property.observers {
      run([accessor], isDynamic: true, line: line, arguments: [source])
    }
    guard property.getter == nil else { return }
    add(.globalWrite, line: line, subject: property.name, changes: true)
    store(source, in: .global(id))
  }

  private func writeMember(_ node: Node, of base: Node, _ source: Value, _ reads: Bool) {
    let name = node["decl"]
    let usr = name?.text("decl_usr") ?? ""
    if let id = program.propertyPlaces[usr], program.properties[id].isShared {
      writeShared(id, source, line(of: node), reads)
      return
    }
    let isObject =
      program.propertyPlaces[usr].map { self.isObject(program.properties[$0]) }
      ?? program.isReference(base.text("type"))
    let held = isObject ? value(of: base) : place(of: base)
    noteCompared(by: "subscript", base, node.arguments)
    let given = arguments(of: node)
    if reads, let id = program.propertyPlaces[usr],
      program.properties[id].getter != nil || program.properties[id].requirement != nil
    {
      _ = property(
        id, of: held, arguments: given, line: line(of: node),
        types: name.map { substitutions(of: $0) } ?? [:])
    }
    change(node, of: held, arguments: given, source)
    if isObject {
      for root in held { store(source.inside, in: root.origin) }
    } else {
      if let name, program.propertyPlaces[usr] == nil, !usr.isEmpty, node.kind == "member_ref_expr",
        let id = variable(in: base)
      {
        program.variables[id].settings.insert(name.text("base_name"))
      }
      let isBehindKey = node.kind == "subscript_expr"
      let isInValues = isBehindKey && program.isUnordered(base.text("type"))
      // What a key decides stays so if another key is set.
      let element = isBehindKey ? rootVariable(of: base).flatMap { arbitraryElements[$0] } : nil
      write(
        base, (isInValues ? source.inValues : source).union(given.united.without(.all)),
        reads: reads)
      if let element, let id = rootVariable(of: base) { arbitraryElements[id] = element }
    }
  }

  func change(
    _ node: Node, of held: Value, arguments: [Value] = [], _ source: Value = []
  ) {
    guard let name = node["decl"] else { return }
    let usr = name.text("decl_usr")
    let position = line(of: node)
    guard let id = program.propertyPlaces[usr] else {
      if let requirement = program.requirements[usr] {
        var setter = requirement
        setter.isSetter = true
        noteSetting(node, by: requirement.protocolName, of: held)
        _ = use(setter, of: held, arguments: [source], types: substitutions(of: name), position)
        return
      }
      let library = program.libraryName(name)
      if program.isReference(node["base"]?.text("type") ?? "") {
        noteSetting(library.base, on: node["base"])
        touch(held, changes: true, line: position, subject: library.base)
      }
      if !usr.isEmpty, !program.isRead(usr) {
        if library.base == "subscript" {
          _ = callLibrary(
            library, name, receiver: nil,
            site: Site(
              callee: .library(callsGiven: false), line: position,
              arguments: arguments))
        } else if let kind = KnownNames.effect(of: library),
          library.isStatic
            || kind != .input && !program.isReference(node["base"]?.text("type") ?? "")
        {
          add(kind, line: position, subject: library.base, changes: true)
        }
      }
      return
    }
    let property = program.properties[id]
    if let requirement = property.requirement {
      noteSetting(node, by: requirement, of: held)
      _ = use(
        Requirement(protocolName: requirement, member: property.name, isSetter: true), of: held,
        arguments: [source], types: substitutions(of: name), position)
      return
    }
    // An initialiser's first assignment calls no observers.
    let accessors =
      node.flag("direct_to_storage")
      ? [] : [property.setter].compactMap(\.self) + property.observers
    for accessor in accessors {
      run(
        [accessor], isDynamic: true, line: position, receiver: held,
        receiverType: node["base"].map(staticType) ?? "", arguments: [source] + arguments,
        types: substitutions(of: name))
    }
    if property.isStored, isObject(property), !ownsObjectAlone(node["base"]) {
      touch(held, changes: true, line: position, subject: property.name)
    }
  }
}
