// Elements that are the same to a set by the `==` of their own type, and differ otherwise: the set keeps the
// one that came first.

extension BodyReader {
  /// Whether a call asks for an element of a set, of which only the others like it are in doubt.
  func asksForKey(_ call: Node, in set: Node?) -> Bool {
    call.calledName == "contains" && call.arguments.first?.kind != "closure_expr"
      && variable(in: set).flatMap { arbitraryElements[$0]?.isBehindKey } ?? false
  }

  /// Whether a loop puts something into a set of which several may be the same there.
  func keepsFirst(_ step: Node, in place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    guard step.calledName == "insert", calledUnit(step) == nil, !body.isCounted,
      program.isUnordered(place.text("type")), step.arguments.count == 1,
      let element = step.arguments.first?.unwrappedPlace,
      let type = program.declaration(of: element.text("type")), !type.isReference,
      let equal = type.members["==(_:_:)"]?.first.map({ program.units[$0] }), !equal.isImplicit,
      let code = equal.code, !body.own.isDisjoint(with: element.names)
    else { return false }
    let names = equal.parameters.map(\.baseName)
    let aliases = Dictionary(names.map { ($0, "$") }) { first, _ in first }
    let compared = Set(
      code.all.filter { $0.calledName == "==" }.flatMap(\.arguments)
        .flatMap { $0.wholePaths(aliases, ["$"]) })
    let stored = type.properties.values.map { program.properties[$0] }
      .filter { $0.isStored && !$0.isShared }
    if stored.allSatisfy({ compared.contains("$.\($0.name)") }) { return false }
    let parts = element.labelled
    let made =
      parts.isEmpty ? [element] : parts.filter { compared.contains("$.\($0.label)") }.map(\.part)
    return !loop.tellsApart(Set(made.flatMap { $0.wholePaths(body.aliases, body.own) }))
  }
}
