/// Propagates effects from called units to their callers until nothing changes.
final class Solver {
  let program: Program
  /// The known result of each call, by the call's index.
  private var results: [Int: Value] = [:]
  var hasChanged = true
  /// The calls that have started the tasks which run while an action is done.
  var running: [Int] = []
  /// What the call at hand has led to so far.
  var followed: Set<Callee> = []
  /// Calls that return functions, as seen from the callers that get the functions.
  var seenCalls = SeenCalls()
  /// The shared properties whose objects are changed.
  var changed: Set<Origin> = []
  /// The units of the initial values of global and static properties.
  let sharedStarts: Set<Int>
  /// More rounds than any chain of calls is long.
  private static let mostRounds = 60

  init(program: Program) {
    self.program = program
    sharedStarts = Set(program.properties.filter(\.isShared).compactMap(\.start))
    for unit in program.units {
      for usr in unit.overridden {
        guard let above = program.functions[usr] else { continue }
        program.overrides[above, default: []].append(unit.id)
      }
    }
  }

  func solve() {
    var round = 0
    while hasChanged, round < Self.mostRounds {
      hasChanged = false
      round += 1
      // Functions mostly come after their callers.
      for unit in program.units.reversed() {
        for (place, action) in unit.actions.enumerated() {
          running = unit.tasks.filter { program.sites[$0].meanwhile?.contains(place) ?? false }
          apply(action, in: unit)
        }
      }
    }
  }

  private func apply(_ action: Action, in unit: Unit) {
    switch action {
    case .effect(let effect): add(effect, to: unit)
    case .call(let site):
      followed = []
      call(program.sites[site], id: site, in: unit)
    case .touch(let value, let changes, let line, let subject):
      let parts = resolve(value).filter { !$0.isInside && !$0.isOrder }
      for (origin, parts) in Dictionary(grouping: parts, by: \.origin) {
        if changes { noteChange(of: origin) }
        guard let target = target(of: origin, in: unit) else { continue }
        var kind = ReasonKind.objectState
        if case .variable = target { kind = changes ? .captureWrite : .captureRead }
        var effect = Effect(
          deed: .reason(kind), target: target, line: line, subject: subject, changes: changes,
          isDeep: parts.allSatisfy(\.isOpened))
        add(effect, to: unit)
        // One variable holds both, so both are of the same class.
        guard !effect.isDeep, parts.contains(where: \.isOpened), let type = type(of: origin) else {
          continue
        }
        (effect.isDeep, effect.type) = (true, type)
        add(effect, to: unit)
      }
    case .asks(let value, let line, let subject):
      guard resolve(value).contains(where: { changed.contains($0.origin) }) else { return }
      add(Effect(deed: .reason(.objectState), line: line, subject: subject), to: unit)
    case .pick(let value, let line, let subject, let shown):
      let parts = resolve(value)
      for case .order(let place) in parts.map(\.origin)
      where place < shown || program.orders[place].unit != unit.id {
        let kind = program.orders[place].kind
        add(Effect(deed: .reason(kind), line: line, subject: subject), to: unit)
      }
      for target in givenOrders(in: parts, of: unit) {
        add(Effect(deed: .picks, target: target, line: line, subject: subject), to: unit)
      }
    case .captured(let target, let changes, let line, let subject):
      add(
        Effect(
          deed: .reason(changes ? .captureWrite : .captureRead), target: target, line: line,
          subject: subject, changes: changes), to: unit)
    case .constant(let id, let line):
      let property = program.properties[id]
      guard let start = property.start, start != unit.id, !program.isUnit(unit.id, in: start),
        program.units[start].effects.values.contains(where: \.isCertain)
      else { return }
      add(
        Effect(deed: .reason(.globalRead), line: line, subject: property.name), to: unit)
    }
  }

  /// Adds an effect, unless it only concerns values that the unit alone holds.
  func add(_ effect: Effect, to unit: Unit) {
    noteUse(by: effect)
    switch effect.target {
    case .variable(let id) where program.variables[id].unit == unit.id: return
    case .parameter(unit.id, let index):
      // Changing one's own `inout` parameter is no effect.
      if case .reason(.captureWrite) = effect.deed { return }
      if case .reason(.captureRead) = effect.deed { return }
      if index == -1, case .reason(.objectState) = effect.deed, isOwn(effect, in: unit) { return }
    default: break
    }
    // The shortest chain of calls is kept, the same in every run.
    if let known = unit.effects[effect.key], !(effect.isShorter(than: known)) { return }
    unit.effects[effect.key] = effect
    hasChanged = true
  }

  // MARK: - Values

  /// Everything that a value leads to, directly or not.
  func resolve(_ value: Value) -> Value {
    // Most files have no visible order.
    var seen = program.orders.isEmpty ? value.without(.all) : value
    var waiting = Array(seen)
    while let part = waiting.popLast() {
      let next: Value
      switch part.origin {
      case .variable, .parameter: next = program.contents[part.origin] ?? []
      case .global(let id):
        next = (program.contents[part.origin] ?? []).union(
          program.properties[id].start.map { program.units[$0].answer } ?? [])
      case .result(let site): next = results[site] ?? []
      default: next = []
      }
      let isSorted = program.sorted.contains(part.origin)
      for inner in next where !(inner.isOrder && (isSorted || program.orders.isEmpty)) {
        guard let new = part.leading(to: inner), seen.insert(new).inserted else { continue }
        waiting.append(new)
      }
    }
    return seen
  }

  func target(of origin: Origin, in unit: Unit) -> Effect.Target? {
    switch origin {
    case .parameter(let owner, let index):
      program.isUnit(unit.id, in: owner) ? .parameter(unit: owner, index: index) : nil
    case .variable(let id):
      program.isUnit(unit.id, in: program.variables[id].unit) ? .variable(id) : nil
    case .global: .world
    default: nil
    }
  }

  /// The known result of a call.
  func result(of site: Int) -> Value { results[site] ?? [] }

  func answer(_ value: Value, to site: Int) {
    let before = results[site]?.count ?? 0
    results[site, default: []].formUnion(value)
    if results[site]?.count != before { hasChanged = true }
  }

  /// The value that a unit returns to its callers.
  func answer(of unit: Unit) -> Value {
    guard unit.kind == .initialiser else { return unit.answer }
    var made = program.contents[.parameter(unit: unit.id, index: -1)] ?? []
    let type = unit.owner.flatMap { program.types[$0] }
    if unit.isImplicit {
      for index in unit.parameters.indices {
        made.insert(Part(.parameter(unit: unit.id, index: index)))
      }
    }
    return type?.isReference == true ? made.inside : made
  }

  func call(_ site: Site, id: Int, in unit: Unit) {
    switch site.callee {
    case .units(let units, let isDynamic):
      for called in units {
        for one in isDynamic ? implementations(of: called, at: site) : [called] {
          let limit = one == called ? nil : limit(to: one, at: site, in: unit)
          call(Callee(unit: one, limit: limit), at: site, id: id, in: unit)
        }
      }
    case .requirement(let requirement, let type):
      if requirement.protocolName.isEmpty {
        answer(shown(requirement.member, of: type, at: id), to: id)
      }
      use(requirement, of: type, receiver: site.receiver, at: site, id: id, in: unit)
    case .value(let value): callGiven(value, at: site, id: id, in: unit)
    case .ends:
      for called in ends(at: site, in: unit) {
        call(Callee(unit: called), at: site, id: id, in: unit)
      }
    case .keyPath(let value): callGiven(value, at: site, id: id, in: unit, writes: true)
    case .library(let callsGiven):
      answer(resolve(site.kept), to: id)
      guard callsGiven else { return }
      for argument in site.arguments {
        callGiven(argument, at: site, id: id, in: unit, isCalledBack: true)
      }
    }
  }

  /// Calls all functions that a value leads to.
  func callGiven(
    _ value: Value, at site: Site, id: Int, in unit: Unit, isCalledBack: Bool = false,
    isHandedParts: Bool = false, writes: Bool = false, isInRounds: Bool = false
  ) {
    let isInRounds = isInRounds || site.loops.contains { isShown($0.order) }
    for part in resolve(value) where !part.isOrder {
      switch part.origin {
      case .function(let given, let madeBy):
        guard let called = writes ? program.keyPathWriters[given] : given else { continue }
        call(
          Callee(
            unit: called, madeBy: madeBy, isCalledBack: isCalledBack, isHandedParts: isHandedParts,
            isInRounds: isInRounds),
          at: site, id: id, in: unit)
      case .parameter(let owner, let index):
        guard program.isUnit(unit.id, in: owner), !part.isInside else { continue }
        add(
          Effect(
            deed: writes ? .writesThroughGiven : .callsGiven,
            target: .parameter(unit: owner, index: index), line: site.line, subject: site.subject,
            isInRounds: isInRounds),
          to: unit)
      default: break
      }
    }
  }

  /// Uses a protocol requirement on all types that the receiver may have.
  func use(
    _ requirement: Requirement, of type: String, receiver: Value, at site: Site, id: Int,
    in unit: Unit, isCarried: Bool = false
  ) {
    func found(in type: String) {
      let types = program.genericArguments(of: type)
      for one in program.witnesses(of: requirement, in: type) {
        call(Callee(unit: one, types: types), at: site, id: id, in: unit)
        // Functions that are asked for before the type is known are believed to be called.
        guard isCarried, program.units[one].kind == .getter else { continue }
        callGiven(program.units[one].answer, at: site, id: id, in: unit, isCalledBack: true)
      }
    }
    if let declaration = program.declaration(of: type), !declaration.isProtocol {
      found(in: type)
      return
    }
    if !type.isEmpty, program.declaration(of: type) == nil, program.isGeneric(type) {
      add(
        Effect(
          deed: .uses(requirement), target: .generic(program.text(of: type)), line: site.line,
          subject: requirement.member), to: unit)
    }
    for part in resolve(receiver) where !part.isOrder {
      switch part.origin {
      case .type(let made): found(in: made)
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

  /// The order that shows in a text or JSON which a call makes of a value of this type.
  func shown(_ member: String, of type: String, at id: Int) -> Value {
    if program.isGeneric(type) {
      let name = program.text(of: type)
      if program.sites[id].told.updateValue(name, forKey: member) == nil { hasChanged = true }
      return Value([Part(.result(site: id))]).order
    }
    let shown = program.order(shownBy: member, of: type)
    guard shown != .none else { return [] }
    let order = program.orderShown(at: id, by: member)
    return (shown == .ofKeys ? order.inner : order).without(program.sites[id].lost)
  }
}

extension Effect {
  fileprivate func isShorter(than other: Effect) -> Bool {
    if calls.count != other.calls.count { return calls.count < other.calls.count }
    for (own, others) in zip(calls, other.calls) where own != others {
      return (own.line, own.name ?? "") < (others.line, others.name ?? "")
    }
    return subject < other.subject
  }

  /// Whether the effect doesn't depend on what the unit is given.
  var isCertain: Bool {
    if case .reason(let kind) = deed { return kind != .unknown }
    return false
  }
}
