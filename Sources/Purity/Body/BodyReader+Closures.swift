/// Code that stands in an expression, and is called later: closures, default values, key paths.
extension BodyReader {
  func closure(_ node: Node) -> Value {
    let new = program.makeUnit(.closure, name: "", at: node.start, parent: unit.id)
    if node.start == nil { new.isImplicit = true }
    new.isImplicit = new.isImplicit || node.kind == "autoclosure_expr"
    new.parameters = node["params"]?.nodes("params") ?? []
    new.body = node["body"] ?? node["single_expr_body"]
    read(new)
    return [Part(.function(unit: new.id, madeBy: nil))]
  }

  func defaultValue(_ node: Node) -> Value {
    guard let owner = node["default_args_owner"], let index = Int(node.text("param")) else {
      return []
    }
    var key = owner.text("decl_usr")
    if key.isEmpty, case .functions(let units)? = binding(of: owner.text("base_name")) {
      key = units.first.map { "#\($0)" } ?? ""
    }
    var start = program.defaults[key]?[index]
    if start == nil, let function = program.functions[key].map({ program.units[$0] }),
      let type = function.owner, function.parameters.indices.contains(index)
    {
      let name = function.parameters[index].baseName
      start = program.types[type]?.properties[name].flatMap { program.properties[$0].start }
    }
    guard let start else { return [] }
    return call(Site(unit: unit.id, callee: .units([start], isDynamic: false), line: line))
  }

  /// A closure that reads by a key path, and one that changes by it.
  func keyPath(_ node: Node) -> Value {
    let reader = program.makeUnit(.closure, name: "", at: node.start, parent: unit.id)
    let writer = program.makeUnit(.closure, name: "", at: node.start, parent: unit.id)
    program.keyPathWriters[reader.id] = writer.id
    let components = node.nodes("components").filter { $0["decl"] != nil }
    for (new, count) in [(reader, components.count), (writer, components.count - 1)] {
      new.isImplicit = true
      inside(new) {
        var base: Value = [Part(.parameter(unit: new.id, index: 0))]
        for component in components.prefix(max(count, 0)) {
          base = member(component, of: base, arguments: arguments(of: component))
        }
        if new === reader { new.answer = base }
        if new === writer, let last = components.last { change(last, of: base) }
      }
    }
    return [Part(.function(unit: reader.id, madeBy: nil))]
  }

  /// The closures that stand just here.
  func literals(in value: Value) -> Set<Int> {
    Set(
      value.compactMap { part in
        guard case .function(let id, nil) = part.origin, program.units[id].kind == .closure else {
          return nil
        }
        return id
      })
  }
}
