extension Solver {
  /// Carries the effects of what is called to who calls it.
  func call(_ site: Site, id: Int, in unit: Unit) {
    switch site.callee {
    case .units(let units, let isDynamic):
      if let made = site.made, resolve(unit.answer).contains(Part(.type(made))) { return }
      for called in units {
        for one in isDynamic ? implementations(of: called, for: site.receiver) : [called] {
          call(Callee(unit: one), at: site, id: id, in: unit)
        }
      }
    case .requirement(let requirement, let type):
      use(requirement, of: type, receiver: site.receiver, at: site, id: id, in: unit)
    case .value(let value): callGiven(value, at: site, id: id, in: unit)
    case .keyPath(let value):
      for part in resolve(value) {
        guard case .function(let reader, _) = part.origin,
          let writer = program.keyPathWriters[reader]
        else { continue }
        call(Callee(unit: writer), at: site, id: id, in: unit)
      }
    case .library(let callsGiven):
      let everything = site.everything
      answer(resolve(everything), to: id)
      guard callsGiven else { return }
      for argument in site.arguments {
        callGiven(argument, at: site, id: id, in: unit, isCalledBack: true)
      }
    }
  }

  /// What is called, and how it gets its arguments.
  struct Callee: Hashable {
    var unit: Int
    /// The call that made it, if it is a closure from elsewhere.
    var madeBy: Int?
    /// Whether somebody else calls it, with what there is.
    var isCalledBack = false
  }

  /// All that a method may turn out to be.
  private func implementations(of unit: Int, for receiver: Value) -> [Int] {
    guard let own = program.overrides[unit] else { return [unit] }
    let parts = resolve(receiver)
    var exact: [String] = []
    for part in parts {
      switch part.origin {
      case .type(let type): exact.append(type)
      case .variable, .result: break
      default:
        if !part.isInside { return [unit] + all(own) }
      }
    }
    guard !exact.isEmpty else { return [unit] + all(own) }
    let units = Set([unit] + all(own))
    return exact.compactMap { type in
      var current = program.declaration(of: type)
      while let declaration = current {
        let name = declaration.name
        if let found = units.first(where: { program.units[$0].owner == name }) { return found }
        current = declaration.superclass.flatMap { program.types[$0] }
      }
      return unit
    }
  }

  private func all(_ overrides: [Int]) -> [Int] {
    overrides + overrides.flatMap { all(program.overrides[$0] ?? []) }
  }

  /// Calls whatever functions a value leads to.
  private func callGiven(
    _ value: Value, at site: Site, id: Int, in unit: Unit, isCalledBack: Bool = false
  ) {
    for part in resolve(value) {
      switch part.origin {
      case .function(let called, let madeBy):
        call(
          Callee(unit: called, madeBy: madeBy, isCalledBack: isCalledBack), at: site, id: id,
          in: unit)
      case .parameter(let owner, let index):
        guard program.isUnit(unit.id, in: owner), !part.isInside else { continue }
        add(
          Effect(
            deed: .callsGiven, target: .parameter(unit: owner, index: index), line: site.line,
            subject: site.subject), to: unit)
      default: break
      }
    }
  }

  /// Uses what a protocol asks for, on whatever there is.
  private func use(
    _ requirement: Requirement, of type: String, receiver: Value, at site: Site, id: Int,
    in unit: Unit
  ) {
    func found(_ units: [Int]) {
      for one in units { call(Callee(unit: one), at: site, id: id, in: unit) }
    }
    let text = program.text(of: type)
    if let declaration = program.declaration(of: type), !declaration.isProtocol {
      found(program.witnesses(of: requirement, in: type))
      return
    }
    if !type.isEmpty, program.declaration(of: type) == nil, isGeneric(text) {
      add(
        Effect(
          deed: .uses(requirement), target: .generic(type), line: site.line,
          subject: requirement.member), to: unit)
    }
    for part in resolve(receiver) {
      switch part.origin {
      case .type(let made): found(program.witnesses(of: requirement, in: made))
      case .parameter(let owner, let index) where program.isUnit(unit.id, in: owner):
        add(
          Effect(
            deed: .uses(requirement), target: .parameter(unit: owner, index: index),
            line: site.line, subject: requirement.member), to: unit)
      default: break
      }
    }
    answer(resolve(receiver), to: id)
  }

  private func isGeneric(_ text: String) -> Bool {
    guard let first = text.first, first.isUppercase else { return false }
    return text.dropFirst().prefix { $0 != "." }.allSatisfy(\.isNumber)
  }

  /// Carries the effects of one unit to who calls it.
  private func call(_ callee: Callee, at site: Site, id: Int, in unit: Unit) {
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

  private func mapped(
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
      if program.isUnit(unit.id, in: program.variables[variable].unit) { add(new, to: unit) }
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
