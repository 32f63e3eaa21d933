// What a loop over a set or a dictionary gives back or keeps under a condition, or behind a key.

extension BodyReader {
  /// Finds what the first or the last of several elements decides: what is given back or kept under a
  /// condition that several may fulfil; assignments such as `result[value] = key`, where rounds with
  /// the same value set the same place; and `result[key] = number`, where each round changes the
  /// number.
  func noteChosen(_ body: LoopBody, _ loop: Loop) {
    var body = body
    for step in body.steps.map({ $0.kind == "optional_evaluation_expr" ? $0.unwrappedPlace : $0 }) {
      switch step.kind {
      case "pattern_binding_decl": body.declare(step)
      case "assign_expr":
        guard let place = step["dest"], let source = step["src"] else { break }
        noteLast(in: place, behind: place.placeKeys, source, body, loop)
        if !place.isWhole, takesByTurns([source], into: place, body, loop) {
          pick(loop.order, line: body.line, subject: "for")
        }
        if place.isWhole, !body.restarts.contains(ObjectIdentifier(step)) {
          noteChosen(in: place, source, body, loop)
        }
      case "binary_expr":
        guard step.calledName.hasSuffix("="), let place = step.arguments.first else { break }
        if growsByTurns(place, body, loop) { noteLast(in: place, body, loop) }
        if isChosenByLeft(place, body, loop) {
          // With a default it may be a new key that was chosen.
          let isKnown = place.unwrappedPlace.arguments.count < 2
          noteLast(in: place, body, loop, isBehindKey: isKnown)
        }
      case "call_expr":
        let given = step.arguments
        guard let (name, receiver) = step.calledMember, let place = receiver else { break }
        if step.calledName == "forEach", let closure = given.last?.unwrapped {
          var inner = body.inner([closure["body"]].compactMap(\.self))
          inner.own.formUnion(closure.parameterNames)
          inner.skips = true
          noteChosen(inner, loop)
        }
        let isTaken = ["insert", "append", "formUnion"].contains(name.text("base_name"))
        if isTaken, growsByTurns(place, body, loop) { noteLast(in: place, body, loop) }
        if takesGreedily(step, into: place, body, loop)
          || isTaken && takesByTurns(step.arguments, into: place, body, loop)
        {
          pick(loop.order, line: body.line, subject: "for")
        }
        if keepsFirst(step, in: place, body, loop) {
          noteLast(in: place, body, loop, isBehindKey: true)
        }
        guard given.count == 2, name.text("base_name") == "updateValue" else { break }
        noteLast(in: place, behind: place.placeKeys + [given[1]], given[0], body, loop)
      case "return_stmt", "throw_stmt":
        guard let result = step["result"] ?? step["sub_expr"] else { break }
        noteChosen(body.inner([result]), loop)
        if body.isConditional, !body.isClosure, isChosen(result, body, loop) {
          pick(loop.order, line: body.line, subject: "for")
        }
      case "brace_stmt": noteChosen(body.inner(step.nodes("elements")), loop)
      case "if_stmt", "guard_stmt":
        if beginsOrAdds(step, body) { break }
        let conditions = step.nodes("conditions")
        var (met, unmet) = (body, body)
        met.restarts.formUnion(restarts(in: step, body))
        unmet.restarts = met.restarts
        met.conditions += conditions
        unmet.denied += conditions
        for condition in conditions { met.declare(condition) }
        unmet.starts = met.starts
        noteChosen(met.inner([step["then_stmt"]].compactMap(\.self)), loop)
        noteChosen(unmet.inner([step["else_stmt"] ?? step["body"]].compactMap(\.self)), loop)
        let isLeft = body.isClosure && step["then_stmt"]?.nodes("elements").last?.leaves ?? false
        if step.kind == "guard_stmt" { body = met } else if step.mayGoOn || isLeft { body = unmet }
      case "switch_stmt":
        var inner = body.inner(step.nodes("cases").compactMap { $0["body"] })
        inner.skips = true
        noteChosen(inner, loop)
      case "for_each_stmt", "while_stmt", "repeat_while_stmt":
        var inner = body.inner([step["body"]].compactMap(\.self))
        for condition in step.nodes("conditions") { inner.declare(condition) }
        inner.own.formUnion(step["pattern"]?.namedVariables ?? [])
        inner.conditions += [step["where"]].compactMap(\.self)
        inner.skips = true
        noteChosen(inner, loop)
      default: break
      }
    }
  }

  /// Whether one branch begins with what the other adds, which comes to the same in any order, as in
  /// `if sums[key] == nil { sums[key] = n } else { sums[key]! += n }`.
  private func beginsOrAdds(_ step: Node, _ body: LoopBody) -> Bool {
    let branches = ["then_stmt", "else_stmt"].compactMap { step[$0]?.nodes("elements") }
      .filter { $0.count == 1 }.map { body.inner($0).steps[0] }
    guard branches.count == 2, step.nodes("conditions").count == 1,
      let start = branches.first(where: { $0.kind == "assign_expr" }), let place = start["dest"],
      let begun = start["src"]?.wholePaths(body.aliases, body.own), !begun.isEmpty,
      let test = step.nodes("conditions").first,
      test.calledName == (branches[0] === start ? "==" : "!="),
      test.arguments.contains(where: { $0.kind == "nil_literal_expr" }),
      test.arguments.contains(where: { isSame($0.unwrappedPlace, place) })
    else { return false }
    return branches.contains { adding in
      let target = adding.calledMember?.receiver ?? adding.arguments.first
      return ["+=", "insert", "append"].contains(adding.calledName) && calledUnit(adding) == nil
        && target.map { isSame($0.unwrappedPlace, place) } ?? false
        && adding.arguments.last?.wholePaths(body.aliases, body.own) == begun
    }
  }

  /// Where a set begins anew with a greater element, if all that are as great are added to it, as in
  /// `if x > best { best = x; all = [y] } else if x == best { all.insert(y) }`.
  private func restarts(in step: Node, _ body: LoopBody) -> [ObjectIdentifier] {
    guard step.kind == "if_stmt", !dependsOnChange(body), let first = step.branch,
      let second = step["else_stmt"]?.onlyBranch
    else { return [] }
    return [(first, second), (second, first)].flatMap { greater, alike -> [ObjectIdentifier] in
      guard alike.test.calledName == "==", greater.test.comparesStrictly else { return [] }
      let same = Set(alike.test.arguments.compactMap { $0.path() })
      let isKept = greater.steps.contains { kept in
        kept.kind == "assign_expr" && Set([kept["dest"], kept["src"]].map { $0?.path() }) == same
      }
      guard isKept, same.count == 2,
        same == Set(greater.test.arguments.compactMap { $0.path() })
      else { return [] }
      let added = alike.steps.filter { $0.calledName == "insert" && $0.arguments.count == 1 }
      return greater.steps.filter { begun in
        guard let place = begun["dest"], program.isUnordered(place.text("type")),
          let made = begun["src"]?.unwrappedPlace, made.kind == "array_expr",
          let only = made.nodes("elements").first?.path(), made.nodes("elements").count == 1
        else { return false }
        return added.contains { adding in
          adding.arguments[0].path() == only
            && adding.calledMember?.receiver?.path() == place.path()
        }
      }.map(ObjectIdentifier.init)
    }
  }

  /// Whether this is made of an element which several others could stand for as well.
  private func isChosen(_ made: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    if isDistance(made, body, loop) { return false }
    let pinned = body.pinned
    return !body.own.isDisjoint(with: made.names) && !loop.tellsApart(pinned)
      && !made.isKnown(by: pinned, body)
  }

  /// Whether it is a number beside an element that waits in a list: mostly that is its distance, the
  /// same for all that could stand there.
  private func isDistance(_ made: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    let type = Substring(program.text(of: made.text("type"))).withoutOptional
    return body.isQueue && made.path().map(loop.keys.contains) != true
      && ["Swift.Int", "Swift.Double", "Swift.Bool"].contains(type)
  }

  /// Whether it is a number made of the one behind the element's own key in the same place, which is the
  /// same for all elements that were found as far from the first.
  private func isNextLevel(
    _ made: Node, in place: Node, _ body: LoopBody, _ loop: Loop
  ) -> Bool {
    let type = Substring(program.text(of: made.text("type"))).withoutOptional
    return body.isLevel && type == "Swift.Int"
      && body.origins(of: made).flatMap(\.all).contains { part in
        part.kind == "subscript_expr" && part.rootName == place.rootName
          && part.placeKeys.first?.path().map(loop.keys.contains) ?? false
      }
  }

  /// Whether it is done under a condition on what the rounds before may have changed.
  private func dependsOnChange(_ body: LoopBody) -> Bool {
    (body.conditions + body.denied).contains {
      $0.namesWeighed.contains { isLeft($0, body) }
    }
  }

  /// Finds `if x.age > greatest { oldest = x }`, where several may have the same age.
  private func noteChosen(in place: Node, _ source: Node, _ body: LoopBody, _ loop: Loop) {
    guard body.isConditional, isMade(source, body), isChosen(source, body, loop) else { return }
    let ranked = ranked(body)
    if ranked.isEmpty {
      if dependsOnChange(body) { return }
    } else if loop.tellsApart(ranked) || source.isKnown(by: ranked, body) {
      return
    }
    noteLast(in: place, body, loop)
  }

  /// The paths that are compared with what was kept before, also if that has a name for the round.
  private func ranked(_ body: LoopBody) -> Set<String> {
    body.ranked { isLeft($0, body) }
  }

  private func isLeft(_ name: String, _ body: LoopBody) -> Bool {
    mayChange(name) || body.starts[name]?.names.contains(where: mayChange) ?? false
  }

  private func noteLast(
    in place: Node, behind keys: [Node], _ source: Node, _ body: LoopBody, _ loop: Loop
  ) {
    guard !keys.isEmpty, !isDistance(source, body, loop),
      !isNextLevel(source, in: place, body, loop)
    else { return }
    let paths = Set(keys.flatMap { $0.wholePaths(body.aliases, body.own) })
    // Of those with the same key the greatest is kept, which may be several.
    let ranked = dependsOnChange(body) ? ranked(body) : []
    let isLeft = readsLeft(source, in: place, body, loop)
    if dependsOnChange(body), !isLeft, ranked.isEmpty || loop.tellsApart(ranked) { return }
    let isDecided =
      !loop.tellsApart(paths) && isMade(source, body) && !adds(source, to: place, body)
      && !source.isKnown(by: paths.union(ranked), body)
    if isLeft || isDecided || place.rootName.map(source.counts) ?? false {
      noteLast(in: place, body, loop, isBehindKey: true)
    }
  }

  // MARK: Elements that are the same to a set by the `==` of their own type

  /// Whether a call asks for an element of a set, of which only the others like it are in doubt.
  func asksForKey(_ call: Node, in set: Node?) -> Bool {
    call.calledName == "contains" && call.arguments.first?.kind != "closure_expr"
      && variable(in: set).flatMap { arbitraryElements[$0]?.isBehindKey } ?? false
  }

  /// Whether a loop puts something into a set of which several may be the same there.
  func keepsFirst(_ step: Node, in place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    guard step.calledName == "insert", calledUnit(step) == nil, !body.isCounted,
      program.isUnordered(place.text("type")), step.arguments.count == 1,
      let element = step.arguments.first?.unwrappedPlace,
      let type = program.declaration(of: element.text("type")), !type.isReference,
      let equal = type.members["==(_:_:)"]?.first.map({ program.units[$0] }), !equal.isImplicit,
      let code = equal.code, !body.own.isDisjoint(with: element.names)
    else { return false }
    let names = equal.parameters.map(\.baseName)
    let aliases = Dictionary(names.map { ($0, "$") }) { first, _ in first }
    let compared = Set(
      code.all.filter { $0.calledName == "==" }.flatMap(\.arguments)
        .flatMap { $0.wholePaths(aliases, ["$"]) })
    let stored = type.properties.values.map { program.properties[$0] }
      .filter { $0.isStored && !$0.isShared }
    if stored.allSatisfy({ compared.contains("$.\($0.name)") }) { return false }
    let parts = element.labelled
    let made =
      parts.isEmpty ? [element] : parts.filter { compared.contains("$.\($0.label)") }.map(\.part)
    return !loop.tellsApart(Set(made.flatMap { $0.wholePaths(body.aliases, body.own) }))
  }
}

extension Node {
  /// What an `if` does under its only condition.
  fileprivate var branch: (test: Node, steps: [Node])? {
    let conditions = nodes("conditions")
    guard conditions.count == 1, let steps = self["then_stmt"]?.nodes("elements") else {
      return nil
    }
    return (conditions[0], steps)
  }

  /// The same for an `if` that is all of an `else`, and has no other.
  fileprivate var onlyBranch: (test: Node, steps: [Node])? {
    let only = kind == "if_stmt" ? self : nodes("elements").count == 1 ? nodes("elements")[0] : self
    return only.kind == "if_stmt" && only["else_stmt"] == nil ? only.branch : nil
  }

  fileprivate var comparesStrictly: Bool {
    kind == "binary_expr" && ["<", ">"].contains(calledName)
  }
}
