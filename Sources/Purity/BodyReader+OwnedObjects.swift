// Objects that a value owns: it copies them before it changes them if others hold them, too. To read
// one is to read the value, and to change one is to change it, once it is known to be the value's alone.

extension BodyReader {
  /// Whether this is an object that a value type owns.
  func ownsObject(_ node: Node?) -> Bool { ownedProperty(in: node) != nil }

  /// Whether nobody but the value holds the object: it was compared or made anew further up.
  func ownsObjectAlone(_ node: Node?) -> Bool {
    guard let node, let id = ownedProperty(in: node) else { return false }
    let getter = program.properties[id].getter
    return getter != nil || node.path().map(ownPaths.contains) ?? false
  }

  private func ownedProperty(in node: Node?) -> Int? {
    guard !program.ownedObjects.isEmpty, let place = node?.unwrappedPlace.withoutConversion,
      place.kind == "member_ref_expr",
      let id = program.propertyPlaces[place["decl"]?.text("decl_usr") ?? ""]
    else { return nil }
    let getter = program.properties[id].getter.flatMap { program.units[$0].code }
    let isOwned =
      program.ownedObjects.contains(id) || getter.map { !owned(in: $0).isEmpty } ?? false
    return isOwned ? id : nil
  }

  /// The owned properties that this code compares.
  private func owned(in code: Node) -> [Int] {
    code.all.compactMap { program.ownedProperty(comparedBy: $0)?.id }
  }

  /// Notes that this call sees to it that an object is its value's alone.
  func noteOwned(by node: Node, _ name: Node, _ receiver: Node?) {
    guard !program.ownedObjects.isEmpty else { return }
    if let place = program.ownedProperty(comparedBy: node)?.place {
      ownPaths.formUnion([place.path()].compactMap(\.self))
    } else if let path = receiver?.path(), let function = program.functions[name.text("decl_usr")],
      let code = program.units[function].code
    {
      ownPaths.formUnion(owned(in: code).map { "\(path).\(program.properties[$0].name)" })
    }
  }

  /// Notes that an owned object is replaced, which makes it the value's alone if it is a new one.
  func noteOwned(_ place: Node, assigned source: Node) {
    guard ownsObject(place), let path = place.path() else { return }
    if source.unwrappedPlace.withoutConversion.kind == "call_expr" {
      ownPaths.insert(path)
    } else {
      ownPaths.remove(path)
    }
  }
}

extension Program {
  /// Finds properties of value types whose objects are copied on write, by calls of
  /// `isKnownUniquelyReferenced`, and those of these calls whose answer the caller is told.
  func findOwnedObjects(in tree: Node) {
    for node in tree.children {
      if let id = ownedProperty(comparedBy: node)?.id { ownedObjects.insert(id) }
      switch node.kind {
      case "return_stmt": note(comparedIn: node["result"], toldBy: [node])
      case "if_stmt", "guard_stmt":
        let branches = [node["then_stmt"], node["else_stmt"], node["body"]].compactMap(\.self)
        for condition in node.nodes("conditions") {
          note(comparedIn: condition, toldBy: branches.flatMap(\.all))
        }
      default: break
      }
      findOwnedObjects(in: node)
    }
  }

  private func note(comparedIn condition: Node?, toldBy nodes: [Node]) {
    for call in condition?.all ?? [] {
      guard let place = ownedProperty(comparedBy: call)?.place, let name = call["fn"]?["decl"]
      else { continue }
      let isTold = nodes.contains { node in
        guard node.kind == "return_stmt", let result = node["result"] else { return false }
        return result.path() != place.path()
      }
      if isTold { toldOwners.insert(ObjectIdentifier(name)) }
    }
  }

  /// The property of a value whose object this call of `isKnownUniquelyReferenced` compares.
  func ownedProperty(comparedBy node: Node) -> (id: Int, place: Node)? {
    guard node.kind == "call_expr",
      node["fn"]?["decl"]?.text("base_name") == "isKnownUniquelyReferenced",
      let place = node.arguments.first?["sub_expr"],
      let id = place["decl"].flatMap({ propertyPlaces[$0.text("decl_usr")] }),
      let owner = properties[id].owner, types[owner]?.isReference == false
    else { return nil }
    return (id, place)
  }
}

extension Node {
  /// What is converted to a class above or below.
  var withoutConversion: Node {
    without(["derived_to_base_expr", "covariant_return_conversion_expr"])
  }
}
