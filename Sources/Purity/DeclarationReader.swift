struct DeclarationReader {
  let program: Program
  var owner: String?
  /// The enclosing types and functions, for display.
  var path: [String] = []
  var parent: Int?
  /// Where the enclosing type begins, for members that the compiler derives.
  var place: Int?

  /// Declares the nodes; returns units whose bodies are still to be read.
  func read(_ nodes: [Node]) -> [Int] {
    var found: [Int] = []
    for node in nodes { found += declared(by: node) }
    for node in nodes where node.kind == "pattern_binding_decl" { found += starts(in: node) }
    return found
  }

  static let typeKinds: Set<String> = [
    "struct_decl", "class_decl", "enum_decl", "protocol", "protocol_decl", "extension_decl",
  ]

  private func declared(by node: Node) -> [Int] {
    switch node.kind {
    case "var_decl", "subscript_decl": property(node)
    case "func_decl", "constructor_decl", "destructor_decl": function(node)
    case _ where Self.typeKinds.contains(node.kind): type(node)
    // The active branch of an `#if`.
    case "if_config_decl": read(node.nodes("elements"))
    default: []
    }
  }

  private func type(_ node: Node) -> [Int] {
    let isExtension = node.kind == "extension_decl"
    let text =
      isExtension
      ? program.plainName(of: node.text("extended_type"))
      : program.demangling.name(of: node.text("usr"))
    var type = program.types[text] ?? TypeDeclaration(name: text)
    let last = text.lastName
    if !isExtension {
      type.isReference = node.kind == "class_decl"
      type.isProtocol = node.kind.hasPrefix("protocol")
      type.isForObjects = node["requirement_signature"]?.objectTypes.contains("$sxD") ?? false
      type.isForeign = false
    } else if program.types[text] == nil {
      type.isForeign = true
      type.isReference = KnownNames.isReference(last)
    }
    if let inheritance = node["inherits"] {
      type.superclass =
        inheritance.text("superclass_type").isEmpty
        ? type.superclass
        : program.plainName(of: inheritance.text("superclass_type"))
      type.protocols += inheritance.nodes("conformances").map {
        program.demangling.name(of: $0.text("protocol"))
      }
      type.protocols += inheritance.texts("protocols").map { program.demangling.name(of: $0) }
    }
    program.types[text] = type
    // In type names the compiler writes a local type by its short name.
    let isLocal = text.contains(" #")
    var inner = self
    inner.owner = text
    inner.place = node.start ?? place
    inner.path =
      path + [isExtension || isLocal ? name(ofType: text, node) : node.baseName]
    var found = inner.read(node.nodes("members"))
    for element in node.nodes("members") where element.kind == "enum_element_decl" {
      let fields = element["params"]?.nodes("params") ?? []
      program.types[text]?.fields += fields.map { $0.text("interface_type") }
      program.types[text]?.cases.insert(element.baseName)
      found += inner.defaults(
        of: fields, element.text("usr"), "\(node.baseName).\(element.baseName)")
    }
    if isLocal { program.types[node.baseName] = program.types[text] }
    return found
  }

  private func name(ofType text: String, _ node: Node) -> String {
    if node.kind != "extension_decl" { return node.baseName }
    let parts = text.split(separator: ".")
    return parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
  }

  /// Declares a function; returns its unit and those of its default values. Empty for a requirement
  /// without code.
  func function(_ node: Node) -> [Int] {
    let usr = node.text("usr")
    let (kind, base): (FunctionKind, String) =
      switch node.kind {
      case "constructor_decl": (.initialiser, "init")
      case "destructor_decl": (.deinitialiser, "deinit")
      default: (.function, node.baseName)
      }
    let own = kind == .deinitialiser ? base : "\(Self.name(ofDerived: base))(\(node.labels))"
    if isProtocolRequirement(node), let owner {
      program.requirements[usr] = Requirement(protocolName: owner, member: own)
      if node.isChangingRequirement { program.changing.insert(usr) }
      return []
    }
    let unit = program.makeUnit(
      kind, name: (path + [own]).joined(separator: "."), at: node.start ?? place, parent: parent)
    fill(unit, from: node)
    // A call of C's function of this name is a call of this one.
    if let exported = node.nodes("attrs").first(where: { $0.kind == "cdecl_attr" }) {
      program.functions["c:@F@\(exported.text("name"))"] = unit.id
    }
    if node["body"] == nil, let name = Self.nameElsewhere(of: node) {
      let call = Effect(deed: .reason(.unknownC), line: unit.line, subject: name)
      unit.actions.append(.effect(call))
    }
    if let owner {
      program.types[owner]?.members[own, default: []].append(unit.id)
    }
    return [unit.id] + unit.defaults
  }

  /// The linker symbol that replaces a function's body, as by `@_silgen_name`; nil if there is
  /// none.
  private static func nameElsewhere(of node: Node) -> String? {
    let attribute = node.nodes("attrs").first { attribute in
      ["silgen_name_attr", "extern_attr"].contains(attribute.kind)
    }
    let name = attribute?.text("name")
    return name == "None" ? node.baseName : name
  }

  /// The source name of a function that the compiler has derived.
  private static func name(ofDerived name: String) -> String {
    name.hasPrefix("__derived") && name.hasSuffix("equals") ? "==" : name
  }

  private func isProtocolRequirement(_ node: Node) -> Bool {
    guard let owner, let type = program.types[owner], type.isProtocol else { return false }
    return node["body"] == nil
  }

  func fill(_ unit: Unit, from node: Node) {
    unit.isImplicit = node.isImplicit
    unit.isOpen = Access(of: node) == .elsewhere
    unit.owner = owner
    unit.code = node["body"]
    unit.type = node.text("interface_type")
    unit.parameters = node["params"]?.nodes("params") ?? []
    unit.hasSelf = node["implicit_self_decl"] != nil
    unit.objectTypes = node["generic_signature"]?.objectTypes ?? []
    unit.handedParts = program.handedParts(
      of: unit.parameters.map { $0.text("interface_type") }, in: owner)
    unit.overridden = node.texts("override")
    let usr = node.text("usr")
    let key = usr.isEmpty ? "#\(unit.id)" : usr
    program.functions[key] = unit.id
    unit.defaults = defaults(of: unit.parameters, key, unit.name)
  }

  /// Declares the default values of what has this key; returns their units.
  private func defaults(of parameters: [Node], _ key: String, _ name: String) -> [Int] {
    var found: [Int] = []
    for (index, parameter) in parameters.enumerated() {
      guard let expression = parameter["expression"],
        parameter.text("default_arg") != "stored property"
      else { continue }
      let start = program.makeUnit(
        .value, name: name, at: expression.start ?? parameter.start, parent: parent)
      start.code = expression
      start.owner = owner
      start.parameter = program.functions[key].map { .parameter(unit: $0, index: index) }
      program.defaults[key, default: [:]][index] = start.id
      found.append(start.id)
    }
    return found
  }

  // MARK: Properties and subscripts, with their accessors and initial values

  func property(_ node: Node) -> [Int] {
    let usr = node.text("usr")
    let isSubscript = node.kind == "subscript_decl"
    let own = isSubscript ? "subscript(\(node.labels))" : node.baseName
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
        // These setters only call the observers.
        guard !node.text("writeImpl").hasPrefix("stored"), property.setter == nil,
          accessor.flag("set") || !accessor.isImplicit
        else { continue }
        (kind, suffix) = (.setter, ".set")
      default: continue
      }
      let unit = program.makeUnit(
        kind, name: (path + [own + suffix]).joined(separator: "."),
        at: (suffix.isEmpty ? nil : accessor.start) ?? node.start ?? place, parent: parent)
      fill(unit, from: accessor)
      found += [unit.id] + unit.defaults
      switch kind {
      case .getter: property.getter = unit.id
      case .setter: property.setter = unit.id
      default: property.observers.append(unit.id)
      }
    }
    property.wrapper = node.nodes("attrs").first { $0.kind == "custom_attr" }?.text("type")
    property.readers = Access(of: node)
    property.writers = accessors.first { $0.flag("set") }.map(Access.init)
    property.path = (path + [own]).joined(separator: ".")
    (property.file, property.place) = (program.file, node.start)
    let id = program.properties.count
    if property.isShared, property.isStored {
      let reader = program.makeUnit(.getter, name: property.path, at: node.start, parent: parent)
      let read = Effect(deed: .reason(.globalRead), line: reader.line, subject: own)
      reader.actions =
        property.isConstant ? [.constant(property: id, line: reader.line)] : [.effect(read)]
      (reader.isImplicit, reader.answer) = (true, [Part(.global(id))])
      property.reader = reader.id
    }
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

  /// Creates the units for the initial values of stored properties.
  func starts(in node: Node) -> [Int] {
    var found: [Int] = []
    for entry in node.nodes("pattern_entries") {
      guard let expression = entry["processed_init"], let pattern = entry["pattern"] else {
        continue
      }
      let places = pattern.declaredNames.compactMap { name in
        owner.map { program.types[$0]?.properties[name] }
          ?? program.globals["\(program.file) \(name)"]
      }.filter { program.properties[$0].isStored }
      guard let first = places.first else { continue }
      let unit = program.makeUnit(
        .value, name: (path + [program.properties[first].name]).joined(separator: "."),
        at: expression.start ?? node.start, parent: parent)
      unit.code = expression
      unit.owner = owner
      for place in places { program.properties[place].start = unit.id }
      if let owner, !program.properties[first].isShared {
        program.types[owner]?.starts.append(unit.id)
      }
      found.append(unit.id)
    }
    return found
  }
}
