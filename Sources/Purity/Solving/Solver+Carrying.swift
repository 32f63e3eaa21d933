/// How the effects of one unit are seen from where it is called: what was its parameter is the argument.
extension Solver {
  /// Carries the effects of one unit to who calls it.
  func call(_ callee: Callee, at site: Site, id: Int, in unit: Unit) {
    // What is given to itself is looked at once.
    let key = Callee(unit: callee.unit, madeBy: callee.madeBy, isCalledBack: callee.isCalledBack)
    guard active.insert(key).inserted else { return }
    defer { active.remove(key) }
    let called = program.units[callee.unit]
    for effect in called.effects.values {
      carry(effect, from: called, callee, at: site, id: id, to: unit)
    }
    answer(mapped(answer(of: called), of: called, callee, at: site, id: id), to: id)
  }

  /// What a unit's parameter is in a call.
  private func argument(_ index: Int, of owner: Int, _ callee: Callee, at site: Site) -> Value? {
    if owner == callee.unit {
      if callee.isCalledBack { return site.everything }
      if index == -1 { return site.receiver }
      return site.arguments.indices.contains(index) ? site.arguments[index] : []
    }
    guard let maker = callee.madeBy.map({ program.sites[$0] }) else { return nil }
    if index == -1 { return maker.receiver }
    return maker.arguments.indices.contains(index) ? maker.arguments[index] : []
  }

  /// What a value of what is called is for who calls it.
  func mapped(
    _ value: Value, of called: Unit, _ callee: Callee, at site: Site, id: Int
  ) -> Value {
    var result: Value = []
    for part in resolve(value) {
      switch part.origin {
      case .parameter(let owner, let index):
        if let argument = argument(index, of: owner, callee, at: site) {
          result.formUnion(argument.map { part.leading(to: $0) })
        } else if program.isUnit(site.unit, in: owner) {
          result.insert(part)
        }
      case .function(let closure, nil)
      where program.isUnit(closure, in: called.id) && !program.isUnit(site.unit, in: called.id):
        result.insert(Part(.function(unit: closure, madeBy: id), isInside: part.isInside))
      case .function(let closure, let maker?)
      where program.sites[maker].unit == called.id && site.unit != called.id:
        let seen = seenFromOutside(maker, of: called, callee, at: site, id: id)
        result.insert(Part(.function(unit: closure, madeBy: seen), isInside: part.isInside))
      case .variable(let variable):
        if program.isUnit(site.unit, in: program.variables[variable].unit) { result.insert(part) }
      case .result: break
      default: result.insert(part)
      }
    }
    return result
  }

  /// Carries one effect from what is called to who calls.
  private func carry(
    _ effect: Effect, from called: Unit, _ callee: Callee, at site: Site, id: Int, to unit: Unit
  ) {
    var new = effect
    if !site.literals.contains(called.id) {
      new.line = site.line
      let name = called.kind == .closure && called.name.isEmpty ? nil : called.name
      if called.actions.isEmpty == false || effect.calls.isEmpty {
        new.calls = [PurityCall(name: name, line: effect.line)] + effect.calls
      }
    }
    switch effect.target {
    case .world: add(new, to: unit)
    case .variable(let variable):
      if program.isUnit(unit.id, in: program.variables[variable].unit) {
        add(new, to: unit)
      } else if new.changes, let maker = callee.madeBy, isInSharedStart(program.sites[maker].unit) {
        // Such a property keeps the function, and the function its variable, from one call to the next.
        new.target = .world
        add(new, to: unit)
      }
    case .generic(let name):
      guard case .uses(let requirement) = effect.deed else { return }
      let type = site.types[name] ?? (callee.isCalledBack ? name : "")
      use(requirement, of: type, receiver: site.everything, at: site, id: id, in: unit)
    case .parameter(let owner, let index):
      guard let argument = argument(index, of: owner, callee, at: site) else {
        if program.isUnit(unit.id, in: owner) { add(new, to: unit) }
        return
      }
      switch effect.deed {
      case .callsGiven: callGiven(argument, at: site, id: id, in: unit, isCalledBack: true)
      case .uses(let requirement):
        use(requirement, of: "", receiver: argument, at: site, id: id, in: unit)
      case .reason:
        for part in resolve(argument) where !part.isInside {
          guard let target = target(of: part.origin, in: unit) else { continue }
          new.target = target
          add(new, to: unit)
        }
      }
    }
  }
}
