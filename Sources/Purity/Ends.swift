// What objects, and values that can't be copied, do at their end: who makes one, or is handed one over for
// good, and gives it to nobody, does that.

extension BodyReader {
  /// Records that what a call gives back ends in this unit, unless it is kept.
  func noteEnds(of made: Value, as node: Node) {
    guard program.hasEnds, program.holdsReferences(node.text("type")) else { return }
    _ = call(Site(callee: .ends, line: line(of: node), receiver: made))
  }

  /// Records the same of what a unit is handed over for good.
  func noteConsumed(by new: Unit) {
    let isOwnSelf = program.text(of: new.type).hasPrefix("(__owned ")
    let owners = new.parameters.map { $0.flag("consuming") ? $0.text("interface_type") : "" }
    for (index, type) in zip((-1)..., [isOwnSelf ? new.owner ?? "" : ""] + owners) {
      guard let ending = ending(type), !(index < 0 && new.code?.discards ?? false) else { continue }
      _ = call(
        Site(
          callee: .ends, line: new.line,
          receiver: [Part(.parameter(unit: new.id, index: index)), ending]))
    }
  }

  /// A value of the file that does something at its end.
  private func ending(_ type: String) -> Part? {
    guard let declaration = program.declaration(of: type), !declaration.isReference,
      declaration.members["deinit"] != nil
    else { return nil }
    return Part(.type(declaration.name))
  }

  /// Remembers what a method discards, if it surely does and nothing else was in the same variable.
  func noteDiscarded(by method: Unit, _ receiver: Node?, _ held: Value, _ call: Node) {
    guard let receiver, method.code?.discards ?? false, let code = unit.code else { return }
    if receiver.unwrappedPlace.kind != "call_expr" {
      let path = receiver.unwrappedPlace.path()
      let isSetAnew = code.all.contains { $0.kind == "assign_expr" && $0["dest"]?.path() == path }
      guard !isSetAnew, code.certain.contains(where: { $0 === call }) else { return }
    }
    unit.discarded.formUnion(held)
  }
}

extension Solver {
  /// Whether what is done to `self` is done to an object that begins or ends here, and not to one that it
  /// holds and others may hold, too.
  func isOwn(_ effect: Effect, in unit: Unit) -> Bool {
    unit.kind == .initialiser
      || unit.kind == .deinitialiser && !effect.isDeep
        && unit.owner.map(program.isReference) ?? true
  }

  /// What runs where that ends to which the receiver of a call leads.
  func ends(at site: Site, in unit: Unit) -> [Int] {
    let given = site.receiver.map(\.origin)
    let discarded = Set(resolve(unit.discarded).map(\.origin))
    guard discarded.isDisjoint(with: given.filter(\.isMade)) else { return [] }
    let made = resolve(site.receiver)
    let isShared = made.contains { if case .global = $0.origin { true } else { false } }
    guard !isShared else { return [] }
    var kept: Value = []
    var around: Unit? = unit
    while let one = around {
      kept.formUnion(resolve(one.answer))
      for index in -1..<one.parameters.count {
        kept.formUnion(resolve(program.contents[.parameter(unit: one.id, index: index)] ?? []))
      }
      around = one.parent.map { program.units[$0] }
    }
    let origins = Set(kept.map(\.origin))
    guard origins.isDisjoint(with: given.filter { !$0.isMade }) else { return [] }
    return Set(made.map(\.origin)).subtracting(origins).flatMap { origin -> [Int] in
      guard case .type(let type) = origin else { return [] }
      return program.inheritance(of: type).flatMap { $0.members["deinit"] ?? [] }
        .filter { !program.units[$0].isImplicit }
    }
  }
}

extension Origin {
  /// Whether it is what a call has made.
  fileprivate var isMade: Bool { if case .result = self { true } else { false } }
}

extension Node {
  /// Whether a method surely discards its value, so that nothing runs at its end.
  fileprivate var discards: Bool { certain.contains { $0.kind == "discard_stmt" } }

  /// What surely runs in a block, up to where it may be left.
  var certain: [Node] {
    let steps = nodes("elements")
    let leaving = steps.firstIndex { step in
      step.parts(outside: ["closure_expr", "func_decl"]).contains {
        ["return_stmt", "throw_stmt", "try_expr"].contains($0.kind)
      }
    }
    return steps.prefix((leaving ?? steps.count) + 1).flatMap(\.surely)
  }
}
