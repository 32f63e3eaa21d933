/// What a body declares: functions, types, properties with accessors.
extension BodyReader {
  /// Finds the functions and types that a block declares, which may be used before.
  func hoist(_ elements: [Node]) {
    var types: [Node] = []
    for node in elements {
      if node.kind == "func_decl" {
        let units = declarations().function(node)
        guard let function = units.first else { continue }
        program.units[function].hasSelf = false
        program.units[function].owner = nil
        localUnits[ObjectIdentifier(node)] = units
        var all = [function]
        if case .functions(let others)? = scopes.last?[node.baseName] { all += others }
        bind(node.baseName, to: .functions(all))
      } else if DeclarationReader.typeKinds.contains(node.kind) {
        types.append(node)
      }
    }
    if !types.isEmpty { read(declarations().read(types)) }
  }

  private func declarations() -> DeclarationReader {
    DeclarationReader(
      program: program, path: unit.name.isEmpty ? [] : [plainName(of: unit)], parent: unit.id)
  }

  /// A function's name without labels: what stands in it is named by that.
  private func plainName(of unit: Unit) -> String {
    String(unit.name.prefix { $0 != "(" })
  }

  /// Reads the body of a local function that `hoist` has found.
  func readLocal(_ node: Node) {
    read(localUnits[ObjectIdentifier(node)] ?? [])
  }

  /// A local property with accessors of its own.
  func readAccessors(of node: Node) {
    guard case .variable(let id)? = scopes.last?[node.baseName] else { return }
    program.variables[id].isConstant = node.flag("let")
    for accessor in node.nodes("accessors") where accessor["body"] != nil {
      guard !accessor.isImplicit || node.flag("lazy") || node.text("readImpl") != "stored" else {
        continue
      }
      let isObserver = accessor.flag("willSet") || accessor.flag("didSet")
      guard isObserver || accessor.flag("get") || accessor.flag("set") else { continue }
      let new = program.makeUnit(
        accessor.flag("get") ? .getter : accessor.flag("set") ? .setter : .didSet,
        name: "\(plainName(of: unit)).\(node.baseName)", at: accessor.start, parent: unit.id)
      new.isImplicit = accessor.isImplicit
      new.parameters = accessor["params"]?.nodes("params") ?? []
      new.body = accessor["body"]
      if isObserver {
        program.variables[id].observers.append(new.id)
      } else if accessor.flag("get") {
        program.variables[id].getter = new.id
      } else {
        program.variables[id].setter = new.id
      }
      read(new)
    }
  }
}
