// What tasks share while they run at the same time. A task is a round of a loop without an order: all of
// them may only add to it, in one way that comes to the same in any order, under the same lock.

extension BodyReader {
  /// The function's own objects with which nothing but that is done while a task may run, and the memory
  /// of which the task only uses its own place.
  func added(by task: Node) -> Set<Effect.Target> {
    guard let code = program.function(around: unit).code,
      let span = code.all.first(where: { $0.waitsForTasks && $0.all.contains { $0 === task } })
    else { return [] }
    return Set(
      task.names.compactMap { name -> Effect.Target? in
        if case .parameter(let owner, let index)? = binding(of: name) {
          return usesOnlyPlaces(of: name, by: task, in: code)
            ? .parameter(unit: owner, index: index) : nil
        }
        guard case .variable(let id)? = binding(of: name), isNew(name, id, in: code, span),
          case let calls = span.all.filter({ $0.calledMember?.receiver?.path() == name }),
          calls.count == span.uses(of: name)
        else { return nil }
        let added = calls.map(addition)
        guard added.allSatisfy({ one in added.allSatisfy { one?.isBeside($0) ?? false } })
        else { return nil }
        if added.contains(where: { $0?.way.hasPrefix("append") ?? false }) {
          store(show(line: line(of: task), subject: name, kind: .concurrency), in: .variable(id))
        }
        return .variable(id)
      })
  }

  /// Whether nothing is done with the memory of this name but that each task uses the place which the
  /// number names that it is given.
  private func usesOnlyPlaces(of name: String, by task: Node, in code: Node) -> Bool {
    let number = task.parameterNames.first
    let places = task.all.count { place in
      guard place.kind == "subscript_expr", let base = place["base"]?.unwrappedPlace else {
        return false
      }
      return base.path() == name && place.arguments.map { $0.path() } == [number]
        && isPointer(base.text("type")) && !program.holdsReferences(place.text("type"))
    }
    let counts = code.all.count { $0.memberName == "count" && $0["base"]?.path() == name }
    return places > 0 && places + counts == code.uses(of: name)
      && (task.declaredNames + task.all.flatMap(\.parameterNames)).count { $0 == number } == 1
  }

  /// Whether a constant holds a new object that has no other name, and that isn't used by what is called
  /// later, which may be while tasks run.
  private func isNew(_ name: String, _ id: Int, in code: Node, _ span: Node) -> Bool {
    let entries = code.all.flatMap { $0.nodes("pattern_entries") }
    let now = code.parts(outside: ["closure_expr", "func_decl", "autoclosure_expr"])
    guard program.variables[id].isConstant, code.declaredNames.count(where: { $0 == name }) == 1,
      let start = entries.first(where: { $0["pattern"]?.declaredNames == [name] })?[
        "processed_init"],
      calledUnit(start)?.kind == .initialiser,
      !start.arguments.contains(where: { program.holdsReferences($0.text("type")) })
    else { return false }
    let uses = code.uses(of: name)
    let bases = code.all.compactMap { $0.calledMember?.receiver ?? $0["base"] }
    return uses == bases.count { $0.path() == name && $0.text("type") == start.text("type") }
      && uses == span.uses(of: name) + now.count { $0.isUse(of: name) }
  }

  /// What a method only adds to its object, while it holds a lock or is an actor's; nil if it isn't known
  /// to come to the same in any order.
  private func addition(by call: Node) -> Addition? {
    guard call.text("type") == "$sytD", let method = calledUnit(call), let code = method.code,
      !code.all.contains(where: { $0.kind == "await_expr" }),
      method.owner == program.declaration(of: call.calledMember?.receiver?.text("type") ?? "")?.name
    else { return nil }
    var (steps, name) = (code.nodes("elements").map(\.done), "self")
    var held = program.text(of: method.type).hasPrefix("(isolated ") ? "" : nil
    if steps.count == 1, let path = lock("withLock", in: steps[0]),
      let inner = steps[0].arguments.last?.unwrapped
    {
      (held, steps) = (path, (inner["body"]?.nodes("elements") ?? []).map(\.done))
      name = inner.parameterNames.first ?? name
    } else if steps.count == 3, let path = lock("lock", in: steps[0]) {
      let ending = steps[1]["temp_decl"]?["body"]?.nodes("elements") ?? [steps[2]]
      guard ending.map({ lock("unlock", in: $0) }) == [path] else { return nil }
      (held, steps) = (path, steps[1].kind == "defer_stmt" ? [steps[2]] : [steps[1]])
    }
    guard let held, steps.count == 1, var added = addition(by: steps[0], to: name) else {
      return nil
    }
    added.lock = held
    return added
  }

  /// The path of the lock of its object with which a step does this.
  private func lock(_ verb: String, in step: Node) -> String? {
    guard step.calledName == verb, let place = step.calledMember?.receiver?.unwrappedPlace,
      ["Foundation.NSLock", "Foundation.NSRecursiveLock", "Synchronization.Mutex"].contains(
        program.plainName(of: place.text("type"))), place["base"]?.path() == "self",
      calledUnit(step) == nil, stored(place)?.isConstant ?? false
    else { return nil }
    return place.path()
  }

  private func addition(by step: Node, to name: String) -> Addition? {
    let setting = step.kind == "assign_expr" ? step["dest"] : nil
    let made = setting == nil ? step : step["src"]?.unwrappedPlace ?? step
    guard calledUnit(made) == nil,
      let place = (setting ?? step.calledMember?.receiver ?? step.arguments.first)?.unwrappedPlace,
      let base = place.kind == "subscript_expr" ? place["base"]?.unwrappedPlace : place,
      base.isWhole, base.rootName == name, let path = base.path(),
      base.all.allSatisfy({ $0.kind != "member_ref_expr" || stored($0) != nil }),
      // What isn't there yet begins as nothing.
      place.arguments.dropFirst().allSatisfy({ ($0.autoclosed ?? $0).text("value") == "0" })
    else { return nil }
    let given = made.arguments.filter { argument in
      argument.unwrappedPlace !== place && (setting == nil || argument.path() != path)
    }
    guard !(given + place.arguments.prefix(1)).contains(where: { $0.names(name) }),
      setting == nil || place === base && given.count == 1 && made.arguments.count == 2
    else { return nil }
    let isMember = step.calledMember != nil
    let way = setting != nil || isMember ? made.calledName : String(made.calledName.dropLast())
    let (type, whole) = (program.text(of: place.text("type")), program.text(of: base.text("type")))
    // Of what a type's own `==` takes for the same, the first stays.
    let isPlain = !program.typeNames(in: whole)
      .compactMap { program.types[$0]?.members["==(_:_:)"] }
      .joined().contains { !program.units[$0].isImplicit }
    let isKnown =
      switch way {
      case "&+", "-": place.isNumber && !isMember && setting == nil
      case "+": place.isNumber && !isMember
      case "max", "min": place.isNumber && setting != nil
      case "insert", "formUnion": program.isUnordered(type) && isMember
      case "append": place === base && program.isSequence(type) && isMember
      default: false
      }
    let kind = Node.operators[way] ?? way
    return isKnown && isPlain ? Addition(path: path, way: kind, lock: "") : nil
  }

  /// A stored property in which nothing else is done when it is set.
  private func stored(_ member: Node) -> Property? {
    program.property(in: member).map { program.properties[$0] }
      .flatMap { $0.isStored && $0.observers.isEmpty && $0.wrapper == nil ? $0 : nil }
  }
}

/// What a step adds to, and in which way.
private struct Addition: Equatable {
  var path: String
  var way: String
  var lock: String

  func isBeside(_ other: Addition?) -> Bool {
    other.map { $0 == self || $0.path != path } ?? false
  }
}

extension Node {
  fileprivate var waitsForTasks: Bool {
    calledName.hasSuffix("TaskGroup") || calledName == "concurrentPerform"
  }

  fileprivate func isUse(of name: String) -> Bool {
    kind == "declref_expr" && rootName == name && self["decl"]?.text("decl_usr") == ""
  }

  fileprivate func uses(of name: String) -> Int { all.count { $0.isUse(of: name) } }

  /// What is in it, outside of nodes of these kinds.
  fileprivate func parts(outside kinds: Set<String>) -> [Node] {
    kinds.contains(kind) ? [] : [self] + children.flatMap { $0.parts(outside: kinds) }
  }

  /// What a statement does, without what is around that.
  fileprivate var done: Node {
    let isDropped = self["dest"]?.kind == "discard_assignment_expr"
    return ((isDropped ? self["src"] : nil) ?? result).unwrapped
  }
}
