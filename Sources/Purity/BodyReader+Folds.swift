// Loops in which a round depends on those before: numbers to which different operators are applied by
// turns, what is taken until nothing more fits, and what is compared with the element before.

extension BodyReader {
  /// Finds where it matters in which order a loop without an order goes through its elements.
  func noteFolds(_ body: LoopBody, _ loop: Loop) {
    noteEarlyEnd(body, loop)
    guard foldsInOrder(body, loop) || endsInOrder(body, loop) || looksBack(body, loop) else {
      return
    }
    pick(loop.order, line: body.line, subject: "for")
  }

  /// Whether a number is folded by several operators, as in `hash = hash * 31 + x`.
  private func foldsInOrder(_ body: LoopBody, _ loop: Loop) -> Bool {
    var operators: [String: Set<String>] = [:]
    for (path, step) in body.steps.flatMap({ folds(in: $0) }) where isOutside(path.rootName, loop) {
      operators[path, default: []].formUnion(step)
    }
    if let path = body.accumulated, let last = body.steps.last {
      let made = self.operators(in: last.result, on: path) ?? []
      operators[path, default: []].formUnion(made.subtracting([Node.bound]))
    }
    return operators.values.contains { $0.count > 1 || $0.contains("turned") }
      || weighsInOrder(body, loop) || remakesInOrder(body, loop) || addsUp(body, loop)
  }

  /// Whether it adds just what it has made of the elements so far, as in `sum += x; all += sum`.
  private func addsUp(_ body: LoopBody, _ loop: Loop) -> Bool {
    let sums = body.steps.filter { !body.own.isDisjoint(with: $0.names) }
      .flatMap { folds(in: $0) }.map(\.path).filter { isOutside($0.rootName, loop) }
    return body.steps.filter { body.own.isDisjoint(with: $0.names) }.contains { step in
      step.folds { operators(in: $0, on: $1) }.contains { fold in
        isOutside(fold.path.rootName, loop) && sums.contains { $0 != fold.path && step.uses($0) }
      }
    }
  }

  /// The places that code changes by operators, with these, also where it hands them over to functions
  /// of the file.
  private func folds(in code: Node, depth: Int = 0) -> [(path: String, operators: Set<String>)] {
    guard depth < 3 else { return [] }
    return code.folds { operators(in: $0, on: $1) }
      + code.all.filter { $0.kind == "call_expr" }.flatMap {
        call -> [(path: String, operators: Set<String>)] in
        guard let unit = calledUnit(call), let inner = unit.code else { return [] }
        var given = Array(zip(unit.parameters.map(\.baseName), call.arguments))
        if let receiver = call.calledMember?.receiver { given.append(("self", receiver)) }
        let places = given.filter { ($1.kind == "inout_expr" || $0 == "self") && $1.isWhole }
        guard !places.isEmpty else { return [] }
        return (folds(in: inner, depth: depth + 1) + roundedSums(in: inner)).compactMap {
          path, operators in
          let place = places.first { $0.0 == path.rootName }?.1.path()
          return place.map { ($0 + path.dropFirst(path.rootName.count), operators) }
        }
      }
  }

  /// The numbers with fractions to which a function of the file adds, which rounds after each step.
  private func roundedSums(in code: Node) -> [(path: String, operators: Set<String>)] {
    code.all.compactMap { step in
      guard ["+=", "-=", "*="].contains(step.calledName), step.arguments.count == 2,
        let path = step.arguments[0].path(), step.arguments[0].isWhole,
        program.isFraction(step.arguments[0].text("type")), !isWholeNumber(step.arguments[1])
      else { return nil }
      return (path, ["+", "rounded"])
    }
  }

  /// Whether it adds what it has multiplied by what each round makes of itself, as by `sign = -sign`.
  private func weighsInOrder(_ body: LoopBody, _ loop: Loop) -> Bool {
    let turned = body.steps.filter { body.own.isDisjoint(with: $0.names) }.flatMap(\.grownNames)
      .filter { isOutside($0, loop) && body.changed.contains($0) }
    return body.steps.filter { ["+=", "-="].contains($0.calledName) }.contains { step in
      let product = step.arguments[1].unwrappedPlace
      let weights = product.arguments.filter { body.own.isDisjoint(with: $0.names) }.map(\.names)
      return product.calledName == "*" && weights.count == 1 && !weights[0].isDisjoint(with: turned)
    }
  }

  func isOutside(_ name: String, _ loop: Loop) -> Bool {
    switch binding(of: name) {
    case .variable(let id): id < loop.variables
    case .parameter: true
    case .functions, nil: false
    }
  }

  /// Whether this takes something because of what was taken before: a condition asks what it fills
  /// for something else, such as neighbours. Where the loop is repeated, that may even out.
  func takesGreedily(_ step: Node, into place: Node, _ body: LoopBody, _ loop: Loop) -> Bool {
    guard rounds == 0, loops.count == 1,
      ["insert", "append", "formUnion"].contains(step.calledName),
      place.isWhole, let name = place.rootName, isOutside(name, loop)
    else { return false }
    var taken = step.arguments.flatMap { $0.wholePaths(body.aliases, body.own) }
    let left = body.all.flatMap { $0.calls(["remove"], of: name) }.flatMap(\.arguments)
    if !left.flatMap({ $0.wholePaths(body.aliases, body.own) }).allSatisfy(taken.contains) {
      taken = []
    }
    let conditions = (body.conditions + body.denied).flatMap { condition in
      [condition] + condition.names.compactMap { body.starts[$0] }
    }
    return conditions.flatMap { $0.questions(to: name) }.map(\.unwrapped).contains { asked in
      if program.text(of: asked.text("type")).contains("->") {
        return asked.kind != "closure_expr"
          || !asked.calledNames.isSubset(of: ["==", "!=", "&&", "||", "!"])
      }
      let paths = asked.wholePaths(body.aliases, body.own)
      return !paths.allSatisfy { loop.keys.contains($0) || taken.contains($0) }
    }
  }

  /// Whether it keeps the element for the next round, and isn't only looking for the greatest.
  private func looksBack(_ body: LoopBody, _ loop: Loop) -> Bool {
    if body.steps.count == 2, body.steps[0].mayGoOn, !body.steps[0].comparisons.isEmpty {
      return false
    }
    for (place, step) in body.steps.enumerated() where step.kind == "assign_expr" {
      guard let kept = step["dest"], kept.isWhole, let name = kept.rootName,
        isOutside(name, loop), let source = step["src"],
        !body.own.isDisjoint(with: source.names), !source.names(name)
      else { continue }
      if body.steps[..<place].contains(where: { $0.names(name) }) { return true }
    }
    return false
  }

  /// Finds sums of numbers with fractions: these are rounded after each step, so their order shows.
  func noteSum(
    _ library: LibraryName, _ receiver: Node?, _ held: Value, _ node: Node, _ line: Int
  ) {
    let given = node.arguments
    if library.base == "reduce", let receiver, program.isFraction(node.text("type")),
      let function = given.last?.unwrapped
    {
      let called = function["body"]?.calledNames ?? function.names
      guard !called.isDisjoint(with: KnownNames.rounding), !isWholeNumber(function) else { return }
      if program.isUnordered(receiver.text("type")) {
        add(.order, line: line, subject: subject(of: library))
      } else {
        pick(held, line: line, subject: subject(of: library))
      }
    }
    guard ["+=", "-=", "*="].contains(library.base), given.count == 2, let place = given.first,
      program.isFraction(place.text("type")), !isWholeNumber(given[1])
    else { return }
    for (_, loop) in roundsChanging(place) { pick(loop.order, line: line, subject: "+=") }
  }

  /// Whether it only adds up whole numbers, also as those that could have a fraction.
  private func isWholeNumber(_ node: Node) -> Bool {
    let node = node.unwrapped
    if ["integer_literal_expr", "float_literal_expr"].contains(node.kind) { return true }
    if let made = made(by: node)?.made.unwrappedPlace {
      return made.calledName == "+" && made.arguments.dropFirst().allSatisfy(isWholeNumber)
    }
    return node.calledName == "init" && node.arguments.count == 1
      && !program.isFraction(node.arguments[0].text("type"))
  }
}

extension Node {
  static let operators = [
    "+": "+", "-": "+", "&+": "+", "&-": "+", "*": "*", "&*": "*", "/": "/", "<<": "<<", ">>": ">>",
    "&<<": "<<", "&>>": ">>", "^": "^", "|": "|", "&": "&",
  ]

  var isNumber: Bool {
    ["$sSiD", "$sSuD", "$ss6UInt64VD", "$ss6UInt32VD", "$ss5Int64VD", "$ss5Int32VD", "$ss5UInt8VD"]
      .contains(text("type"))
  }

  /// The places that it changes by operators, with these.
  fileprivate func folds(
    by made: (Node, String) -> Set<String>?
  ) -> [(path: String, operators: Set<String>)] {
    if kind == "assign_expr", let place = self["dest"], place.isWhole, place.isNumber,
      let path = place.path(), let source = self["src"], let operators = made(source, path),
      operators.subtracting(["turned"]).count < 2 || source.usesVariables(besides: path.rootName)
    {
      return [(path, operators)]
    }
    if kind == "binary_expr", calledName.hasSuffix("="), arguments.count == 2,
      let place = arguments.first?.unwrappedPlace, place.isWhole, place.isFoldedNumber,
      let path = place.path(), !arguments[1].uses(path),
      let name = Self.operators[String(calledName.dropLast())]
    {
      return [(path, [name])]
    }
    return children.flatMap { $0.folds(by: made) }
      .filter { !parameterNames.contains($0.path.rootName) }
  }

  private func usesVariables(besides name: String) -> Bool {
    all.contains { part in
      part.kind == "declref_expr" && part["decl"]?.text("decl_usr").isEmpty ?? false
        && part.rootName != name
    }
  }

  /// What is looked for in what has this name.
  fileprivate func questions(to name: String) -> [Node] {
    calls(["contains", "isDisjoint", "isSuperset", "intersection", "allSatisfy"], of: name)
      .flatMap(\.arguments)
  }

  private var isFoldedNumber: Bool {
    let type = self["decl"]?.text("type_usr") ?? ""
    return isNumber || type.isEmpty || !type.hasPrefix("$sSS") && !type.hasPrefix("$sSa")
  }

  /// The names of the variables that it changes, by assigning or handing them over.
  var changedNames: [String] {
    all.compactMap(\.changedPlace).compactMap { $0.isWhole ? $0.rootName : nil }
  }

  /// The names of the variables that it changes and doesn't set anew.
  var grownNames: [String] {
    if kind == "assign_expr", let name = self["dest"]?.rootName {
      return self["src"]?.names(name) ?? false ? [name] : []
    }
    let own = changedPlace.flatMap { $0.isWhole ? $0.rootName : nil }
    return [own].compactMap(\.self) + children.flatMap(\.grownNames)
  }

  /// Whether it adds something made of these to a variable.
  func collects(_ own: Set<String>) -> Bool {
    let collecting = ["insert", "append", "updateValue", "+=", "-=", "formUnion"]
    return all.contains { step in
      let isPut = step.kind == "assign_expr" && step["dest"]?.kind == "subscript_expr"
      let made = collecting.contains(step.calledName) ? step.arguments : isPut ? [step] : []
      return made.contains { !own.isDisjoint(with: $0.names) }
    }
  }
}
