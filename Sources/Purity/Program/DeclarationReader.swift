/// Finds out what a file declares.
struct DeclarationReader {
  let program: Program
  /// The type around.
  var owner: String?
  /// The names around, for people.
  var path: [String] = []
  /// The unit around.
  var parent: Int?

  /// The units that were found, with bodies still to be read.
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
    // What is behind a condition that holds.
    case "if_config_decl": read(node.nodes("elements"))
    default: []
    }
  }

  private func type(_ node: Node) -> [Int] {
    let isExtension = node.kind == "extension_decl"
    let text =
      isExtension
      ? LibraryName.withoutArguments(Substring(program.text(of: node.text("extended_type"))))
      : program.demangling.name(of: node.text("usr"))
    var type = program.types[text] ?? TypeDeclaration(name: text)
    let last = text.split(separator: ".").last.map(String.init) ?? text
    if !isExtension {
      type.isReference = node.kind == "class_decl"
      type.isProtocol = node.kind.hasPrefix("protocol")
    } else if program.types[text] == nil {
      type.isReference = program.known.isReference(last)
    }
    if let inheritance = node["inherits"] {
      type.superclass =
        inheritance.text("superclass_type").isEmpty
        ? type.superclass
        : LibraryName.withoutArguments(
          Substring(program.text(of: inheritance.text("superclass_type"))))
      type.protocols += inheritance.nodes("conformances").map {
        program.demangling.name(of: $0.text("protocol"))
      }
      type.protocols += inheritance.texts("protocols").map { program.demangling.name(of: $0) }
    }
    program.types[text] = type
    // A type in a body is written in types by its own name alone.
    let isLocal = text.contains(" #")
    var inner = self
    inner.owner = text
    inner.path =
      path + [isExtension || isLocal ? name(ofType: text, node) : node.baseName]
    let found = inner.read(node.nodes("members"))
    for element in node.nodes("members") where element.kind == "enum_element_decl" {
      let fields = (element["params"]?.nodes("params") ?? []).map { $0.text("interface_type") }
      program.types[text]?.fields += fields
    }
    if isLocal { program.types[node.baseName] = program.types[text] }
    return found
  }

  private func name(ofType text: String, _ node: Node) -> String {
    if node.kind != "extension_decl" { return node.baseName }
    let parts = text.split(separator: ".")
    return parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
  }

  /// A function that others can name.
  ///
  /// - Returns: it, and the default values of its parameters; nothing if there is no code.
  func function(_ node: Node) -> [Int] {
    let usr = node.text("usr")
    let (kind, base): (FunctionKind, String) =
      switch node.kind {
      case "constructor_decl": (.initialiser, "init")
      case "destructor_decl": (.deinitialiser, "deinit")
      default: (.function, node.baseName)
      }
    let labels = node.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    let own = kind == .deinitialiser ? base : "\(Self.name(ofDerived: base))(\(labels))"
    if isProtocolRequirement(node), let owner {
      program.requirements[usr] = Requirement(protocolName: owner, member: own)
      return []
    }
    let unit = program.makeUnit(
      kind, name: (path + [own]).joined(separator: "."), at: node.start, parent: parent)
    let defaults = fill(unit, from: node)
    if node["body"] == nil, let name = Self.nameElsewhere(of: node) {
      let call = Effect(deed: .reason(.unknownC), line: unit.line, subject: name)
      unit.actions.append(.effect(call))
    }
    if let owner {
      program.types[owner]?.members[own, default: []].append(unit.id)
    }
    return [unit.id] + defaults
  }

  /// What the linker is told to look for in place of a function's body; nil if it isn't told that.
  private static func nameElsewhere(of node: Node) -> String? {
    let attribute = node.nodes("attrs").first { attribute in
      ["silgen_name_attr", "extern_attr"].contains(attribute.kind)
    }
    let name = attribute?.text("name")
    return name == "None" ? node.baseName : name
  }

  /// The name of what the compiler makes where nobody wrote it.
  private static func name(ofDerived name: String) -> String {
    name.hasPrefix("__derived") && name.hasSuffix("equals") ? "==" : name
  }

  private func isProtocolRequirement(_ node: Node) -> Bool {
    guard let owner, let type = program.types[owner], type.isProtocol else { return false }
    return node["body"] == nil
  }

  /// Fills in what functions and accessors have in common.
  func fill(_ unit: Unit, from node: Node) -> [Int] {
    unit.isImplicit = node.isImplicit
    unit.owner = owner
    unit.body = node["body"]
    unit.parameters = node["params"]?.nodes("params") ?? []
    unit.hasSelf = node["implicit_self_decl"] != nil
    unit.overridden = node.texts("override")
    let usr = node.text("usr")
    let key = usr.isEmpty ? "#\(unit.id)" : usr
    program.functions[key] = unit.id
    var defaults: [Int] = []
    for (index, parameter) in unit.parameters.enumerated() {
      guard let expression = parameter["expression"],
        parameter.text("default_arg") != "stored property"
      else { continue }
      let start = program.makeUnit(
        .value, name: unit.name, at: expression.start ?? node.start, parent: parent)
      start.body = expression
      start.owner = owner
      program.defaults[key, default: [:]][index] = start.id
      defaults.append(start.id)
    }
    return defaults
  }
}
