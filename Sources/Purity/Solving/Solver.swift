/// Carries effects from what is called to who calls, until nothing is added any more.
final class Solver {
  let program: Program
  /// What each call answers, as far as it is known.
  private var results: [Int: Value] = [:]
  var hasChanged = true
  /// What is being called.
  var active: Set<Callee> = []
  /// Calls that make functions, as they are seen from where the functions go.
  var seenCalls = SeenCalls()
  /// What global and static properties start with.
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
      // Who is called mostly stands further down than who calls.
      for unit in program.units.reversed() {
        for action in unit.actions { apply(action, in: unit) }
      }
    }
  }

  private func apply(_ action: Action, in unit: Unit) {
    switch action {
    case .effect(let effect): add(effect, to: unit)
    case .call(let site): call(program.sites[site], id: site, in: unit)
    case .touch(let value, let changes, let line, let subject):
      for target in targets(of: value, in: unit) {
        var kind = ReasonKind.objectState
        if case .variable = target { kind = changes ? .captureWrite : .captureRead }
        add(
          Effect(
            deed: .reason(kind), target: target, line: line, subject: subject, changes: changes),
          to: unit)
      }
    case .captured(let target, let changes, let line, let subject):
      add(
        Effect(
          deed: .reason(changes ? .captureWrite : .captureRead), target: target, line: line,
          subject: subject, changes: changes), to: unit)
    case .constant(let id, let line):
      let property = program.properties[id]
      guard let start = property.start, start != unit.id, !program.isUnit(unit.id, in: start),
        program.units[start].effects.values.contains(where: { $0.isCertain && $0.target == .world })
      else { return }
      add(
        Effect(deed: .reason(.globalRead), line: line, subject: property.name), to: unit)
    }
  }

  /// Adds an effect, unless it is on what the unit alone holds.
  func add(_ effect: Effect, to unit: Unit) {
    switch effect.target {
    case .variable(let id) where program.variables[id].unit == unit.id: return
    case .parameter(unit.id, let index):
      // To change what one is given to be changed is no effect, nor is to make oneself.
      if case .reason(.captureWrite) = effect.deed { return }
      if case .reason(.captureRead) = effect.deed { return }
      if index == -1, case .reason(.objectState) = effect.deed,
        unit.kind == .initialiser || unit.kind == .deinitialiser
      {
        return
      }
    default: break
    }
    // The shortest way there is told, the same one in each run.
    if let known = unit.effects[effect.key], !(effect.isShorter(than: known)) { return }
    unit.effects[effect.key] = effect
    hasChanged = true
  }

  // MARK: - Values

  /// All that a value leads to in the end, with all on the way.
  func resolve(_ value: Value) -> Value {
    var seen = value
    var waiting = Array(value)
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
      for inner in next {
        let new = part.leading(to: inner)
        if seen.insert(new).inserted { waiting.append(new) }
      }
    }
    return seen
  }

  /// Who is touched when the object is that this value leads to.
  private func targets(of value: Value, in unit: Unit) -> Set<Effect.Target> {
    Set(
      resolve(value).compactMap { part in
        part.isInside ? nil : target(of: part.origin, in: unit)
      })
  }

  func target(of origin: Origin, in unit: Unit) -> Effect.Target? {
    switch origin {
    case .parameter(let owner, let index):
      program.isUnit(unit.id, in: owner) ? .parameter(unit: owner, index: index) : nil
    case .variable(let id):
      program.variables[id].unit != unit.id
        && program.isUnit(unit.id, in: program.variables[id].unit)
        ? .variable(id) : nil
    case .global: .world
    default: nil
    }
  }

  /// Keeps what a call answers.
  func answer(_ value: Value, to site: Int) {
    let before = results[site]?.count ?? 0
    results[site, default: []].formUnion(value)
    if results[site]?.count != before { hasChanged = true }
  }

  /// What a unit answers, for who calls it.
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
}

extension Effect {
  fileprivate func isShorter(than other: Effect) -> Bool {
    if calls.count != other.calls.count { return calls.count < other.calls.count }
    for (own, others) in zip(calls, other.calls) where own != others {
      return (own.line, own.name ?? "") < (others.line, others.name ?? "")
    }
    return subject < other.subject
  }

  /// Whether it is an effect whatever the unit is given.
  var isCertain: Bool {
    if case .reason(let kind) = deed { return kind != .unknown }
    return false
  }
}
