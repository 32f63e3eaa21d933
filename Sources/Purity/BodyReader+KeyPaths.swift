extension BodyReader {
  /// Makes closures that read and write through a key path, and returns the reading one.
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

  /// Reads `base[keyPath: path]`. What it leads to may be anything in the base.
  func readKeyPath(_ node: Node) -> Value {
    let base = value(of: node["base"])
    let path = value(of: node["keypath"])
    if node["keypath"].map(reachesObject) ?? false {
      touch(base, changes: false, line: line(of: node), subject: "subscript(keyPath:)")
    }
    let read = call(
      Site(
        callee: .value(path), line: line(of: node), arguments: [base],
        literals: literals(in: path)))
    return program.isReference(node.text("type")) ? read.union(base.opened) : read
  }

  /// Records an assignment to `base[keyPath: path]`.
  func writeKeyPath(_ node: Node, _ source: Value, reads: Bool) {
    guard let base = node["base"], let path = node["keypath"] else { return }
    let paths = value(of: path)
    let isObject = program.isReference(base.text("type"))
    let changesObject = isObject || isReferencePath(path)
    let held = changesObject ? value(of: base) : place(of: base)
    if changesObject, !isKnown(path) {
      touch(held, changes: true, line: line(of: node), subject: "subscript(keyPath:)")
    }
    _ = call(
      Site(
        callee: .keyPath(paths), line: line(of: node), arguments: [held, source],
        literals: literals(in: paths)))
    if !changesObject { write(base, source, reads: reads) }
  }

  /// Whether a key path that isn't known here, such as a parameter, leads to what may change in an
  /// object: it can write there, or the object's class has variables.
  private func reachesObject(_ path: Node) -> Bool {
    guard !isKnown(path) else { return false }
    if isReferencePath(path) { return true }
    let type = Substring(program.text(of: path.text("type")))
    guard let root = type.keyPathRoot.map(String.init), program.isReference(root) else {
      return false
    }
    guard program.declaration(of: root) != nil else {
      return !KnownNames.unchangingReferences.contains(root.lastName)
    }
    return program.inheritance(of: root).contains { declaration in
      declaration.properties.values.contains(where: isVariable)
    }
  }

  /// Whether it is a literal, or a variable that holds nothing else.
  private func isKnown(_ path: Node) -> Bool {
    let path = path.unwrapped
    guard path.kind == "declref_expr", let id = variable(in: path) else {
      return path.kind == "keypath_expr"
    }
    let held = program.contents[.variable(id)] ?? []
    return !held.isEmpty
      && held.allSatisfy { if case .function = $0.origin { true } else { false } }
  }

  private func isVariable(_ id: Int) -> Bool {
    let property = program.properties[id]
    return property.isStored && !property.isShared && !property.isConstant
  }

  private func isReferencePath(_ path: Node) -> Bool {
    program.text(of: path.text("type")).contains("ReferenceWritableKeyPath<")
  }
}
