// What changes by being asked: generators, sets that take in what is new, objects that join groups.

extension BodyReader {
  /// Whether code draws for each element, and not by that which it takes then.
  func draws(_ code: Node, taking parts: [Node], _ body: LoopBody, _ loop: Loop) -> Bool {
    let paths = parts.flatMap { $0.wholePaths(body.aliases, body.own) }
    return code.all.contains { call in
      call.kind == "call_expr" && body.own.isDisjoint(with: call.drawn)
        && draws(call, body, loop) { asked in
          loop.tellsApart(Set(asked))
            || asked.allSatisfy { loop.tellsApart([$0]) || paths.contains($0) }
        }
    }
  }

  /// Whether a call changes what it answers from. A set or a dictionary answers a question of its own
  /// for each key.
  private func draws(
    _ call: Node, _ body: LoopBody, _ loop: Loop, isOwn: ([String]) -> Bool
  ) -> Bool {
    guard call.text("type") != "$sytD" else { return false }
    let receiver = call.calledMember?.receiver
    let places = (call.arguments + [receiver].compactMap(\.self)).filter { place in
      place.kind == "inout_expr" && place.rootName.map { isOutside($0, loop) } ?? false
    }
    let asked = call.arguments.flatMap { $0.wholePaths(body.aliases, body.own) }
    return places.contains { place in
      guard program.isUnordered(place.text("type")) else { return true }
      guard place === receiver, calledUnit(call) == nil else { return false }
      // Of what isn't known no key is its own.
      return !isOwn(asked) || asked.isEmpty && !call.arguments.isEmpty
    } || decides(call, receiver, body, loop) && loop.keys.isDisjoint(with: asked)
  }

  /// Whether an object, or a function within this one, answers yes or no by what the question has
  /// changed, or answers otherwise after the round has changed it.
  private func decides(_ call: Node, _ receiver: Node?, _ body: LoopBody, _ loop: Loop) -> Bool {
    guard let unit = calledUnit(call),
      receiver.map({ program.isReference($0.text("type")) }) ?? (unit.owner == nil)
    else { return false }
    let object = receiver?.rootName
    let others = body.all.flatMap(\.all).filter {
      object != nil && $0.calledMember?.receiver?.rootName == object
    }
    return ((call.text("type") == "$sSbD" ? [call] : []) + others).compactMap(calledUnit).contains {
      linksAround($0, object, body, loop)
    }
  }

  /// Whether a unit changes something around it behind a key that follows from what stood there, and
  /// doesn't only keep what it has found out.
  private func linksAround(
    _ unit: Unit, _ object: String?, _ body: LoopBody, _ loop: Loop
  ) -> Bool {
    guard let code = unit.code else { return false }
    let declared = Set(code.declaredNames + unit.parameters.map(\.baseName))
    let made = code.all.flatMap { $0.nodes("pattern_entries") }.filter { entry in
      entry["processed_init"]?.all.contains { calledUnit($0) != nil || $0.rootName == "self" }
        ?? false
    }.flatMap { $0["pattern"]?.declaredNames ?? [] }
    return code.all.compactMap(\.changedPlace).contains { place in
      guard let name = place.rootName, !declared.contains(name) else { return false }
      let root = name == "self" ? object ?? name : name
      return !body.own.contains(root) && isOutside(root, loop)
        && place.placeKeys.contains { key in
          key.all.contains { calledUnit($0) != nil || made.contains($0.rootName ?? "") }
        } && code.all.count { $0.kind == "subscript_expr" && isSame($0, place) } < 2
    }
  }

  /// Finds what a closure draws for each element of a set or a dictionary, or of a list made of one, as
  /// by `set.filter { _ in Bool.random(using: &generator) }`, or takes away of what those before have
  /// left.
  func noteDraws(_ base: String, _ receiver: Node?, _ held: Value, _ node: Node, line: Int) {
    guard let name = node.calledMember?.name, !isCompared(name), let receiver,
      drawsByTurns(base, receiver, node), !leavesOnlyKeys(node)
    else { return }
    if program.isUnordered(receiver.text("type")) {
      add(.order, line: line, subject: base)
    } else {
      pick(held, line: line, subject: base)
    }
  }

  /// Whether of what a filter lets in only that is asked afterwards by which the list is sorted, or the
  /// key with which it lets in the first, as `{ seen.insert($0.id).inserted }`: then it doesn't matter
  /// which one it was.
  func leavesOnlyKeys(_ node: Node) -> Bool {
    guard let all = program.function(around: unit).code?.all,
      node.calledName == "filter" || KnownNames.cutting.contains(node.calledName),
      node["args"]?.text("labels").hasPrefix("while") == false
    else { return false }
    let closure = node.arguments.last?.unwrapped
    var paths = ranks(of: node) ?? []
    if let closure, closure["body"]?.nodes("elements").count == 1,
      let test = made(by: closure)?.made,
      let insertion = test.unwrappedPlace["base"]?.unwrappedPlace, insertion.calledName == "insert",
      let element = closure.parameterNames.first, let key = insertion.arguments.first?.path()
    {
      paths.insert(
        key.rootName == element
          ? "$" + key.dropFirst(element.count) : key.replacing("(\(element)", with: "($"))
    }
    let start = all.flatMap { $0.nodes("pattern_entries") }.first { entry in
      entry["processed_init"]?.unwrappedPlace === node
    }
    let name = start?["pattern"]?.declaredNames.first
    func isKept(_ place: Node?) -> Bool {
      guard let place, let name else { return place === node }
      return place.kind == "declref_expr" && place.path() == name
    }
    return all.count(where: isKept)
      == all.count { use in
        if isKept(use["base"]?.unwrappedPlace) {
          return ["count", "isEmpty"].contains(use.memberName)
        }
        guard let (member, receiver) = use.calledMember,
          isKept(receiver?.unwrappedPlace),
          ["map", "compactMap", "contains", "allSatisfy", "reduce"].contains(
            member.text("base_name")),
          let function = use.arguments.last?.unwrapped
        else { return false }
        return asks(function, only: paths, adding: use.calledName == "reduce")
      }
  }

  func drawsByTurns(_ base: String, _ receiver: Node?, _ node: Node) -> Bool {
    guard ["filter", "map", "compactMap", "mapValues", "compactMapValues"].contains(base),
      let receiver, let given = node.arguments.last?.unwrapped,
      let closure = variable(in: given).map({ program.variables[$0].closure }) ?? given,
      let body = closure["body"],
      ["filter", "mapValues", "compactMapValues"].contains(base)
        || !body.names.isDisjoint(with: closure.parameterNames),
      case (let made, var round)? = made(by: closure)
    else { return false }
    let elements = closure.parameterNames
    round.own = Set(body.declaredNames + elements)
    var loop = Loop()
    loop.variables = program.variables.count
    loop.keys = keys(of: receiver, named: elements)
    let last = made.unwrappedPlace
    let kept = ["then_expr", "else_expr"].compactMap { last[$0] } + [last]
    // What is made of all elements shows nothing of a set that was asked for each.
    let isChoosing = ["filter", "compactMap"].contains(base)
    return draws(body, taking: isChoosing ? kept : body.all.flatMap(\.arguments), round, loop)
      || spends(body, round, loop)
  }
}

extension Node {
  /// Whether a function only leaves out what a set has taken in before.
  var keepsFirsts: Bool {
    let last = nodes("elements").last?.result.unwrappedPlace
    let test = last?.arguments.last?.unwrapped.autoclosed?.unwrappedPlace
    return last?.calledName == "filter" && test?["base"]?.unwrappedPlace.calledName == "insert"
  }
}
