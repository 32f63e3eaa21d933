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
  func callGiven(
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
  func use(
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
}
