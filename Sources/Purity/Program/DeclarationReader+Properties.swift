/// Properties and subscripts, with their accessors and what they start with.
extension DeclarationReader {
  func property(_ node: Node) -> [Int] {
    let usr = node.text("usr")
    let isSubscript = node.kind == "subscript_decl"
    let labels = node.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    let own = isSubscript ? "subscript(\(labels))" : node.baseName
    var property = Property(name: own, owner: owner)
    property.isConstant = node.flag("let")
    property.isShared = owner == nil || node.flag("static")
    property.isStored = !isSubscript && node.text("readImpl") == "stored"
    property.type = node.text(isSubscript ? "element" : "interface_type")
    if let owner, program.types[owner]?.isProtocol == true,
      node.nodes("accessors").allSatisfy({ $0["body"] == nil })
    {
      property.requirement = owner
      property.isStored = false
    }
    let accessors = node.nodes("accessors")
    let hasSetter = accessors.contains { $0.flag("set") && !$0.isImplicit }
    var found: [Int] = []
    for accessor in accessors where accessor["body"] != nil {
      let kind: FunctionKind
      let suffix: String
      switch accessor {
      case _ where accessor.flag("get") || accessor.flag("_read") || accessor.flag("read"):
        guard !property.isStored, property.getter == nil else { continue }
        (kind, suffix) = (.getter, hasSetter ? ".get" : "")
      case _ where accessor.flag("willSet"): (kind, suffix) = (.willSet, ".willSet")
      case _ where accessor.flag("didSet"): (kind, suffix) = (.didSet, ".didSet")
      case _ where accessor.flag("set") || accessor.flag("_modify") || accessor.flag("modify"):
        // What only carries out what others say.
        guard !node.text("writeImpl").hasPrefix("stored"), property.setter == nil,
          accessor.flag("set") || !accessor.isImplicit
        else { continue }
        (kind, suffix) = (.setter, ".set")
      default: continue
      }
      let unit = program.makeUnit(
        kind, name: (path + [own + suffix]).joined(separator: "."),
        at: suffix.isEmpty ? node.start : accessor.start, parent: parent)
      found += [unit.id] + fill(unit, from: accessor)
      switch kind {
      case .getter: property.getter = unit.id
      case .setter: property.setter = unit.id
      default: property.observers.append(unit.id)
      }
    }
    property.path = (path + [own]).joined(separator: ".")
    (property.file, property.place) = (program.file, node.start)
    let id = program.properties.count
    program.properties.append(property)
    if !usr.isEmpty { program.propertyPlaces[usr] = id }
    guard let owner else {
      program.globals["\(program.file) \(own)"] = id
      return found
    }
    program.types[owner]?.properties[own] = id
    if property.isStored, !property.isShared { program.types[owner]?.fields.append(property.type) }
    return found
  }

  /// What properties start with.
  func starts(in node: Node) -> [Int] {
    var found: [Int] = []
    for entry in node.nodes("pattern_entries") {
      guard let expression = entry["processed_init"], let pattern = entry["pattern"] else {
        continue
      }
      let places = names(in: pattern).compactMap { name in
        owner.map { program.types[$0]?.properties[name] }
          ?? program.globals["\(program.file) \(name)"]
      }.filter { program.properties[$0].isStored }
      guard let first = places.first else { continue }
      let unit = program.makeUnit(
        .value, name: (path + [program.properties[first].name]).joined(separator: "."),
        at: expression.start ?? node.start, parent: parent)
      unit.body = expression
      unit.owner = owner
      for place in places { program.properties[place].start = unit.id }
      if let owner, !program.properties[first].isShared {
        program.types[owner]?.starts.append(unit.id)
      }
      found.append(unit.id)
    }
    return found
  }

  private func names(in pattern: Node) -> [String] {
    pattern.kind == "pattern_named"
      ? [pattern.baseName] : pattern.children.flatMap { names(in: $0) }
  }
}
