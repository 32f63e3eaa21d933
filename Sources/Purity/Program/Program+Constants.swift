/// Global and static constants that hold a function: others call them by their name, as they do what was
/// declared as a function.
extension Program {
  /// Adds a unit for each of them that calls whatever the constant holds.
  func addConstantsThatHoldFunctions() {
    for (id, property) in properties.enumerated() {
      guard property.isShared, property.isConstant, property.isStored, let start = property.start,
        let count = parameterCount(ofFunctions: property.type)
      else { continue }
      file = property.file
      let unit = makeUnit(.constant, name: property.path, at: property.place, parent: nil)
      // What a closure does that stands there is done where it says.
      let literals = units.filter { $0.kind == .closure && $0.parent == start }.map(\.id)
      sites.append(
        Site(
          unit: unit.id, callee: .value([Part(.global(id))]), line: unit.line,
          arguments: (0..<count).map { [Part(.parameter(unit: unit.id, index: $0))] },
          literals: Set(literals)))
      unit.actions = [.constant(property: id, line: unit.line), .call(site: sites.count - 1)]
    }
  }

  /// How many parameters functions of this type have; nil if it is another type, also one that holds
  /// functions.
  private func parameterCount(ofFunctions type: String) -> Int? {
    var (depth, commas, isEmpty) = (0, 0, true)
    var last: Character = " "
    for character in text(of: type) {
      switch character {
      case ">" where last == "-":
        if depth == 0 { return isEmpty ? 0 : commas + 1 }
      case ")", ">", "]": depth -= 1
      default:
        // All that stands between the parentheses of the parameters.
        if depth == 1, character == "," { commas += 1 }
        if depth > 0 { isEmpty = false }
        if "(<[".contains(character) { depth += 1 }
      }
      last = character
    }
    return nil
  }
}
