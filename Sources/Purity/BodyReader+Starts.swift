// What stored properties begin with.

extension BodyReader {
  /// Records that an initialiser first evaluates initial values.
  func readStarts(of new: Unit) {
    guard let owner = new.owner, let type = program.types[owner] else { return }
    let stored = type.properties.values.map { program.properties[$0] }
    // The synthesised `init(from:)` decodes all but constants and what has no key.
    let keys = program.types["\(owner).CodingKeys"]?.cases
    let decoded = stored.filter { !$0.isConstant && keys?.contains($0.name) != false }.map(\.name)
    let isDecoding = new.name.hasSuffix("init(from:)")
    // The caller evaluates others as default arguments.
    let given =
      new.isImplicit ? Set(isDecoding ? decoded : new.parameters.map(\.baseName)) : []
    let passed = stored.filter { given.contains($0.name) }.compactMap(\.start)
    for start in type.starts where !passed.contains(start) {
      let made = run([start], line: program.units[start].line)
      store(made, in: .parameter(unit: new.id, index: -1))
    }
    guard !isDecoding || !new.isImplicit else { return }
    for property in type.properties.values.map({ program.properties[$0] }) {
      guard let wrapper = property.wrapper, let own = type.properties["_" + property.name],
        program.properties[own].start == nil, mayKeepStart(program.properties[own], from: new)
      else { continue }
      wrap([], by: wrapper)
    }
  }

  /// Records that a property wrapper is made of a value alone.
  func wrap(_ value: Value, by wrapper: String) {
    let members = program.declaration(of: wrapper)?.members ?? [:]
    let made = members["init(wrappedValue:)"]
    let others = members.filter { $0.key.hasPrefix("init(wrappedValue:") }.values.joined()
    for id in made ?? Array(others) {
      let maker = program.units[id]
      run([id], line: line, arguments: [value])
      let isFirst = maker.parameters.first?["expression"] != nil
      let starts = maker.parameters.dropFirst().compactMap { parameter in
        maker.isImplicit ? start(of: parameter.baseName, in: maker.owner) : nil
      }
      for start in maker.defaults.dropFirst(isFirst ? 1 : 0) + starts { run([start], line: line) }
    }
  }

  /// The unit of what a stored property begins with.
  func start(of property: String, in owner: String?) -> Int? {
    owner.flatMap { program.types[$0]?.properties[property] }.flatMap {
      program.properties[$0].start
    }
  }

  /// Whether a stored property begins with a function that is written or named there.
  func startsWithFunction(_ property: Property) -> Bool {
    guard property.isStored, let start = property.start.flatMap({ program.units[$0].code }),
      program.text(of: property.type).contains("->")
    else { return false }
    // What a call has made may hold variables of its own.
    let kind = start.unwrappedPlace.unwrapped.kind
    return ["closure_expr", "autoclosure_expr", "declref_expr"].contains(kind)
  }

  /// Records that a function uses what a property holds unless it was replaced: like the default value
  /// of a parameter, it counts for this function, but only for those calls that leave it as it is.
  func noteDefault(_ id: Int, line: Int) {
    let start = program.makeUnit(.value, name: unit.name, at: nil, parent: unit.id)
    let outer = unit
    unit = start
    _ = call(Site(callee: .value([Part(.global(id))]), line: line))
    unit = outer
    program.function(around: unit).defaults.append(start.id)
  }

  /// Records that a function calls and asks its default value as what it is given. A closure that is
  /// written there only shows what may be given.
  func useDefault(_ value: Value, of start: Unit) {
    guard case .parameter(let owner, let index)? = start.parameter,
      start.code?.unwrappedPlace.unwrapped.kind != "closure_expr"
    else { return }
    let given = (0...index).map { $0 == index ? value : [] }
    var site = Site(callee: .units([owner], isDynamic: false), line: start.line, arguments: given)
    site.parameter = start.parameter
    _ = call(site)
  }

  /// Whether an initialiser may leave a variable with what it begins with.
  func mayKeepStart(_ property: Property) -> Bool {
    let members = property.owner.flatMap { program.types[$0]?.members } ?? [:]
    let initialisers = members.filter { $0.key.hasPrefix("init(") }.values.joined()
    return initialisers.isEmpty
      || initialisers.contains { mayKeepStart(property, from: program.units[$0]) }
  }

  private func mayKeepStart(_ property: Property, from initialiser: Unit) -> Bool {
    let steps = initialiser.code?.all ?? []
    return initialiser.isImplicit
      || !steps.contains { step in
        step.kind == "other_constructor_ref_expr"
          || step.kind == "assign_expr" && step["dest"]?.path() == "self.\(property.name)"
      }
  }
}
