/// Translates the effects of a called unit to the caller: parameters are replaced by the arguments.
extension Solver {
  /// A called unit, and where its arguments come from.
  struct Callee: Hashable {
    var unit: Int
    /// The call that returned this closure; nil if the closure isn't from a call.
    var madeBy: Int?
    /// Whether a library or a parameter calls it, with any arguments.
    var isCalledBack = false
    /// Whether these have no order, as elements of lists.
    var isHandedParts = false
    /// Whether it is called in the rounds of a loop over a set or a dictionary.
    var isInRounds = false
    /// The call in it that returns a function, if that is followed.
    var maker: Int?
    /// The generic arguments of the type to which it belongs, if only these are known.
    var types: [String: String] = [:]
    /// Which objects reach it, if it overrides what is called.
    var limit: Effect.Limit?
  }

  func call(_ callee: Callee, at site: Site, id: Int, in unit: Unit) {
    // Each is followed once in a round, by whichever way: what is found later counts in the next.
    guard followed.insert(callee).inserted else { return }
    let called = program.units[callee.unit]
    for effect in called.effects.values where site.concerns(effect, of: called) {
      carry(effect, from: called, callee, at: site, id: id, to: unit)
    }
    if callee.isInRounds { grow(called.growing, at: id) }
    let answer = mapped(answer(of: called), of: called, callee, at: site, id: id)
    self.answer(site.fillsValues ? answer.inValues : answer, to: id)
  }

  /// The argument for a parameter; nil if it isn't known at this call.
  private func argument(_ index: Int, of owner: Int, _ callee: Callee, at site: Site) -> Value? {
    if owner == callee.unit {
      if callee.isCalledBack {
        if site.isLending { return site.everything.inside }
        return callee.isHandedParts ? site.everything.without(.outer) : site.everything
      }
      return site.given(index)
    }
    return callee.madeBy.map { program.sites[$0].given(index) }
  }

  /// A value of the called unit, as its caller sees it.
  func mapped(
    _ value: Value, of called: Unit, _ callee: Callee, at site: Site, id: Int
  ) -> Value {
    var result: Value = []
    for part in resolve(value) {
      switch part.origin {
      case .parameter(let owner, let index):
        if let argument = argument(index, of: owner, callee, at: site) {
          result.formUnion(argument.compactMap { part.leading(to: $0) })
        } else if program.isUnit(site.unit, in: owner) {
          result.insert(part)
        }
      case .function where part.isOrder: break
      case .function(let closure, nil)
      where program.isUnit(closure, in: called.id) && !program.isUnit(site.unit, in: called.id):
        result.insert(Part(.function(unit: closure, madeBy: id), isInside: part.isInside))
      case .function(let closure, let maker?)
      where program.sites[maker].unit == called.id && site.unit != called.id:
        let seen = seenFromOutside(maker, of: called, callee, at: site, id: id)
        result.insert(Part(.function(unit: closure, madeBy: seen), isInside: part.isInside))
      case .variable(let variable):
        if program.isUnit(site.unit, in: program.variables[variable].unit) { result.insert(part) }
      case .type(let type):
        var known = part
        known.origin = .type(program.text(of: type, naming: types(in: callee, at: site)))
        result.insert(known)
      case .result(let inner):
        for (member, name) in program.sites[inner].told {
          guard let type = type(of: name, in: called, callee, at: site) else { continue }
          result.formUnion(shown(member, of: type, at: id).compactMap(part.leading))
        }
      default: result.insert(part)
      }
    }
    return result
  }

  /// For which type a generic parameter of the called unit stands in its caller: in closures of one
  /// function it is the same.
  private func type(of name: String, in called: Unit, _ callee: Callee, at site: Site) -> String? {
    let around = program.function(around: program.units[site.unit])
    let isSame = program.function(around: called) === around
    return types(in: callee, at: site)[name] ?? (isSame ? name : nil)
  }

  /// The types for which the generic parameters of the called unit stand: a closure's are known where
  /// it was made.
  private func types(in callee: Callee, at site: Site) -> [String: String] {
    let known = callee.madeBy.map { program.sites[$0].types } ?? site.types
    let types = callee.types.merging(known) { own, _ in own }
    return Dictionary(types.map { (program.text(of: $0), $1) }) { own, _ in own }
  }

  func noteChange(of origin: Origin) {
    if case .global = origin, changed.insert(origin).inserted { hasChanged = true }
  }

  /// Adds one effect of the called unit to the caller.
  private func carry(
    _ effect: Effect, from called: Unit, _ callee: Callee, at site: Site, id: Int, to unit: Unit
  ) {
    let (isKept, limit) = limit(of: effect, from: called, callee, at: site, to: unit)
    guard isKept else { return }
    var new = effect
    new.limit = limit
    if !site.literals.contains(called.id) {
      new.line = site.line
      let name = called.kind == .closure && called.name.isEmpty ? nil : called.name
      if called.actions.isEmpty == false || effect.calls.isEmpty {
        new.calls = [PurityCall(name: name, line: effect.line)] + effect.calls
      }
    }
    if site.isConcurrent, site.meets(effect) {
      // Others may have it at the same time.
      var shared = new
      (shared.deed, shared.target) = (.reason(.concurrency), .world)
      add(shared, to: unit)
    }
    switch effect.target {
    case .world: add(new, to: unit)
    case .taskLocal(let id): if site.bound != id { add(new, to: unit) }
    case .variable(let variable):
      if program.isUnit(unit.id, in: program.variables[variable].unit) {
        add(new, to: unit)
      } else if new.changes, let maker = callee.madeBy, isInSharedStart(program.sites[maker].unit) {
        // A global or static property keeps the closure, and the closure keeps its variable between
        // calls.
        new.target = .world
        add(new, to: unit)
      }
    case .generic(let name):
      guard case .uses(let requirement) = effect.deed else { return }
      let type = type(of: name, in: called, callee, at: site)
      // Nearly every value has a text of its own, so one of an unknown type is no condition.
      if requirement.protocolName.isEmpty, type == nil { return }
      use(
        requirement, of: type ?? (callee.isCalledBack ? name : ""),
        receiver: site.everything.without(.all), at: site, id: id, in: unit, isCarried: true)
    case .parameter(let owner, let index):
      guard let argument = argument(index, of: owner, callee, at: site) else {
        if program.isUnit(unit.id, in: owner) { add(new, to: unit) }
        return
      }
      switch effect.deed {
      case .callsGiven, .writesThroughGiven:
        callGiven(
          argument, at: site, id: id, in: unit, isCalledBack: true,
          isHandedParts: owner == called.id && called.handedParts.contains(index),
          writes: effect.deed == .writesThroughGiven, isInRounds: effect.isInRounds)
      case .picks:
        // Of what a library calls, the parameters are elements, or the lists behind keys.
        if callee.isCalledBack && !site.fillsValues || site.isTaking { return }
        let parts = resolve(argument)
        for target in givenOrders(in: parts, of: unit) {
          new.target = target
          add(new, to: unit)
        }
        // Texts and bytes have nothing within them: there it is the order of what was encoded.
        let type = typeName(of: .parameter(unit: owner, index: index)) ?? ""
        let isText = ["Data", "String"].contains(program.text(of: type).lastName)
        for part in parts where isText || part.isInner == callee.isCalledBack {
          guard part.lost.isEmpty else { continue }
          guard case .order(let place) = part.origin else { continue }
          (new.deed, new.target) = (.reason(program.orders[place].kind), .world)
          add(new, to: unit)
        }
      case .uses(let requirement):
        use(
          requirement, of: "", receiver: argument.without(.all), at: site, id: id, in: unit,
          isCarried: true)
      case .reason:
        if owner == called.id, let isAlone = site.owned[index], isAlone || !new.changes { return }
        for part in resolve(argument) where (effect.isDeep || !part.isInside) && !part.isOrder {
          if new.changes { noteChange(of: part.origin) }
          guard let target = target(of: part.origin, in: unit) else { continue }
          if part.isInside, let type = effect.type, !mayLead(part.origin, to: type) { continue }
          new.target = target
          add(new, to: unit)
          if part.isOpened, !effect.isDeep,
            let type = type(of: .parameter(unit: owner, index: index))
          {
            var deep = new
            (deep.isDeep, deep.type) = (true, type)
            add(deep, to: unit)
          }
        }
      }
    }
  }

  /// The parameters whose order shows in this.
  func givenOrders(in parts: Value, of unit: Unit) -> [Effect.Target] {
    parts.filter { !$0.isInner && $0.lost.isEmpty }.compactMap { part in
      if case .parameter = part.origin { target(of: part.origin, in: unit) } else { nil }
    }
  }

  // For functions returned by functions over several calls, the arguments of the innermost call are
  // known only at the outermost one.

  /// The index of a copy of `maker`, a call that returns a function, with the arguments as the
  /// caller knows them.
  func seenFromOutside(
    _ maker: Int, of called: Unit, _ callee: Callee, at site: Site, id: Int
  ) -> Int {
    let key = SeenCalls.Key(call: maker, from: id)
    let inner = program.sites[maker]
    guard let place = place(of: key, in: site.unit) else { return maker }
    let types = types(in: callee, at: site)
    let own = inner.types.map { (program.text(of: $0), program.text(of: $1, naming: types)) }
    program.sites[place].types = types.merging(own) { $1 }
    var filled = callee
    filled.maker = maker
    guard followed.insert(filled).inserted else { return place }
    for index in -1..<inner.arguments.count {
      give(mapped(inner.given(index), of: called, callee, at: site, id: id), to: place, as: index)
    }
    return place
  }

  /// The index of the copy of a call, which is created if it is new; nil if it is too far from the
  /// original.
  private func place(of key: SeenCalls.Key, in unit: Int) -> Int? {
    if let known = seenCalls.places[key] { return known }
    let distance = seenCalls.distances[key.call, default: 0] + 1
    guard distance <= SeenCalls.farthest else { return nil }
    let (place, inner) = (program.sites.count, program.sites[key.call])
    program.sites.append(
      Site(
        unit: unit, callee: inner.callee, line: inner.line,
        arguments: inner.arguments.map { _ in [] }))
    (seenCalls.places[key], seenCalls.distances[place]) = (place, distance)
    hasChanged = true
    return place
  }

  /// Adds a value to an argument of a call, or to its receiver if `index` is -1.
  private func give(_ value: Value, to site: Int, as index: Int) {
    guard !value.isSubset(of: program.sites[site].given(index)) else { return }
    if index >= 0 {
      program.sites[site].arguments[index].formUnion(value)
    } else {
      program.sites[site].receiver.formUnion(value)
    }
    hasChanged = true
  }

  /// Whether a unit is in the initial value of a global or static property.
  func isInSharedStart(_ unit: Int) -> Bool {
    sharedStarts.contains { program.isUnit(unit, in: $0) }
  }
}

/// Copies of calls that return functions, for the outer calls through which these are passed on.
struct SeenCalls {
  /// A call that returns a function, and the outer call through which the function arrives.
  struct Key: Hashable {
    var call: Int
    var from: Int
  }

  /// The index of each copy in `Program.sites`.
  var places: [Key: Int] = [:]
  /// How many calls each copy is from its original.
  var distances: [Int: Int] = [:]
  /// The greatest distance of a copy; without a limit a recursive function would be followed for
  /// ever.
  static let farthest = 4
}

extension Site {
  fileprivate func concerns(_ effect: Effect, of called: Unit) -> Bool {
    guard case .parameter(called.id, _)? = parameter else { return true }
    if case .reason = effect.deed { return false }
    return effect.target == parameter
  }
}
