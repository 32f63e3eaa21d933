// Settings that are left out if a parameter is nil, or a condition doesn't hold: there the machine's
// own count.

extension BodyReader {
  /// Which settings an `if` makes only where its condition holds, with the parameter that it asks for;
  /// the name is empty if it asks for more.
  func openSettings(in step: Node) -> [(variable: Int, name: String, parameter: String)] {
    let conditions = step.nodes("conditions")
    let otherwise = step["else_stmt"]
    guard step.kind == "if_stmt", otherwise?.nodes("elements").last?.leaves != true,
      conditions.flatMap(\.names).contains(where: isParameter)
    else { return [] }
    let asked = conditions.count == 1 ? conditions[0] : nil
    let isNil = asked?.calledName == "!=" && asked?.arguments.last?.kind == "nil_literal_expr"
    let parameter = (asked?["initializer"] ?? (isNil ? asked?.arguments.first : asked))?.path()
    return (step["then_stmt"]?.all ?? []).compactMap { setting in
      guard setting.kind == "assign_expr", let place = setting["dest"],
        let id = variable(in: place["base"]?.unwrappedPlace),
        !program.variables[id].settings.contains(place.memberName)
      else { return nil }
      let others = (otherwise?.all ?? []).filter { $0.kind == "assign_expr" }
      if others.contains(where: { $0["dest"]?.path() == place.path() }) { return nil }
      return (id, place.memberName, parameter ?? "")
    }
  }

  /// Takes back what was set on a variable, unless it is asked of whom a parameter is given.
  func unsettle(_ variable: Int, _ name: String, by parameter: String) {
    guard program.variables[variable].settings.remove(name) != nil else { return }
    program.variables[variable].openSettings[name] = parameter
  }

  /// Takes back a time zone or a locale that is nil if a parameter is.
  func unsettle(by step: Node, _ place: Node) {
    guard ["timeZone", "locale"].contains(place.memberName), let source = step["src"],
      let id = variable(in: place["base"]?.unwrappedPlace)
    else { return }
    let isOptional = source.text("type").hasSuffix("SgD")
    let name = source.rootName ?? ""
    let isOpen = source.kind == "declref_expr" && isOptional && isParameter(name)
    if isOpen || source.kind == "nil_literal_expr" { unsettle(id, place.memberName, by: name) }
  }

  /// What is set on what a call gives from one of its variables.
  func settings(ofVariable id: Int, in maker: Unit, by call: Node) -> Set<String> {
    let given = program.variables[id].openSettings.filter { _, parameter in
      guard let index = maker.parameters.firstIndex(where: { $0.baseName == parameter }),
        call.arguments.indices.contains(index)
      else { return true }
      let argument = call.arguments[index]
      let source =
        argument.kind == "default_argument_expr"
        ? maker.parameters[index]["expression"] : argument.unwrappedPlace
      return source?.kind != "nil_literal_expr" && source?.text("value") != "false"
    }
    return program.variables[id].settings.union(given.keys)
  }

  private func isParameter(_ name: String) -> Bool {
    if case .parameter? = binding(of: name) { true } else { false }
  }
}
