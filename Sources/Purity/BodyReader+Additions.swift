// What code only adds to, one step at a time, so that it comes to the same in any order.

/// What a step adds to, and in which way.
struct Addition: Equatable {
  var path: String
  var way: String
  var lock: String

  func isBeside(_ other: Addition) -> Bool { self == other || path != other.path }
}

extension BodyReader {
  /// What a method only adds to its object, while it holds a lock or is an actor's; nil if it isn't known
  /// to come to the same in any order.
  func additions(by call: Node) -> [Addition]? {
    guard call.text("type") == "$sytD", let method = calledUnit(call), let code = method.code,
      method.owner == program.declaration(of: call.calledMember?.receiver?.text("type") ?? "")?.name
    else { return nil }
    let isAlone = program.text(of: method.type).hasPrefix("(isolated ")
    return additions(in: code.nodes("elements"), to: ["self"], under: isAlone ? "" : nil)
  }

  /// What these steps only add to what has these names, whichever of them are done; nil if they do
  /// anything else with it.
  ///
  /// - Parameters:
  ///   - lock: the lock that is held, empty for an actor's.
  ///   - areValues: whether somebody uses what the steps give.
  func additions(
    in steps: [Node], to names: Set<String>, under lock: String? = nil, areValues: Bool = false
  ) -> [Addition]? {
    var (found, taken): ([Addition], String?) = ([], nil)
    for whole in steps {
      let step = whole.done
      let end = step["temp_decl"]?["body"]?.nodes("elements") ?? []
      if let path = self.lock("lock", in: step, names) {
        taken = path
      } else if let path = self.lock("unlock", in: step, names) {
        guard path == taken else { return nil }
        taken = nil
      } else if end.count == 1, let path = self.lock("unlock", in: end[0], names), path == taken {
        continue
      } else if step.names.isDisjoint(with: names) {
        guard step.calledNames.isDisjoint(with: ["lock", "unlock"]) else { return nil }
      } else if let added = addition(by: step, to: names, under: taken ?? lock) {
        // What it was shows which of them came first.
        let isGiven = areValues || ["return_stmt", "then_stmt"].contains(whole.kind)
        guard !isGiven || step.text("type") == "$sytD" else { return nil }
        found.append(added)
      } else {
        guard let added = additions(within: step, to: names, under: taken ?? lock) else {
          return nil
        }
        found += added
      }
    }
    return found
  }

  /// What a step adds by the steps in it.
  private func additions(
    within step: Node, to names: Set<String>, under held: String?
  ) -> [Addition]? {
    if step.kind == "brace_stmt" {
      return additions(in: step.nodes("elements"), to: names, under: held)
    }
    let own = [step].filter { $0.kind == "autoclosure_expr" }
    let closures = (own + step.arguments + [step["fn"]].compactMap(\.self)).map(\.unwrapped)
      .filter { ["closure_expr", "autoclosure_expr"].contains($0.kind) }
    if let path = lock("withLock", in: step, names), closures.count == 1 {
      let own = closures[0].parameterNames.first
      let added = additions(
        in: closures[0].steps, to: names.union([own].compactMap(\.self)), under: path)
      // The lock's own value has another name each time.
      return added?.map { one in
        let place = one.path.rootName == own ? path + one.path.dropFirst(own?.count ?? 0) : one.path
        return Addition(path: place, way: one.way, lock: one.lock)
      }
    }
    let isBranch = ["if_stmt", "guard_stmt", "for_each_stmt"].contains(step.kind)
    let parts: [Node] =
      switch step.kind {
      case "pattern_binding_decl":
        step.nodes("pattern_entries").compactMap { $0["processed_init"]?.unwrapped }
      case _ where isBranch: ["then_stmt", "else_stmt", "body"].compactMap { step[$0] }
      default: closures
      }
    var found: [Addition] = []
    for part in parts where !part.names.isDisjoint(with: names) {
      // What is called later, or by several tasks, doesn't hold the lock.
      let isNow =
        closures.isEmpty || part === step["fn"]?.unwrapped && part.kind == "closure_expr"
        || part.text("type").hasSuffix("XED") && !step.waitsForTasks
      guard
        let added = additions(
          in: closures.isEmpty ? [part] : part.steps, to: names, under: isNow ? held : nil,
          areValues: part.kind == "autoclosure_expr" || step.kind == "pattern_binding_decl")
      else { return nil }
      found += added
    }
    // Nothing else in it names what is added to.
    func uses(_ node: Node) -> Int {
      node.all.count { $0["decl"].map { names.contains($0.text("base_name")) } ?? false }
    }
    return parts.isEmpty || parts.map(uses).reduce(0, +) != uses(step) ? nil : found
  }

  /// The path of the lock, of the object itself or of the function, with which a step does this.
  private func lock(_ verb: String, in step: Node, _ names: Set<String>) -> String? {
    guard step.calledName == verb, let place = step.calledMember?.receiver?.unwrappedPlace,
      ["Foundation.NSLock", "Foundation.NSRecursiveLock", "Synchronization.Mutex"].contains(
        program.plainName(of: place.text("type"))), calledUnit(step) == nil
    else { return nil }
    if names.contains("self") {
      return place["base"]?.path() == "self" && stored(place)?.isConstant ?? false
        ? place.path() : nil
    }
    // Another one of this name may be each task's own.
    guard let id = variable(in: place), program.variables[id].isConstant, let name = place.path(),
      program.function(around: unit).code?.declaredNames.count(where: { $0 == name }) == 1
    else { return nil }
    return name
  }

  private func addition(
    by step: Node, to names: Set<String>, under lock: String?
  ) -> Addition? {
    let setting = step.kind == "assign_expr" ? step["dest"] : nil
    let made = setting == nil ? step : step["src"]?.unwrappedPlace ?? step
    guard calledUnit(made) == nil, !step.all.contains(where: { $0.kind == "await_expr" }),
      let place = (setting ?? step.calledMember?.receiver ?? step.arguments.first)?.unwrappedPlace,
      let base = place.kind == "subscript_expr" ? place["base"]?.unwrappedPlace : place,
      base.isWhole, let root = base.rootName, names.contains(root), let path = base.path(),
      base.all.allSatisfy({ $0.kind != "member_ref_expr" || stored($0) != nil }),
      // What isn't there yet begins as nothing.
      place.arguments.dropFirst().allSatisfy({ ($0.autoclosed ?? $0).text("value") == "0" })
    else { return nil }
    let given = made.arguments.filter { argument in
      argument.unwrappedPlace !== place && (setting == nil || argument.path() != path)
    }
    guard (given + place.arguments.prefix(1)).allSatisfy({ $0.names.isDisjoint(with: names) }),
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
    let isAtomic =
      place === base && isMember && Node.atomicWays.contains(way)
      && program.plainName(of: place.text("type")) == "Synchronization.Atomic"
    if isAtomic { return Addition(path: path, way: way, lock: "") }
    return isKnown && isPlain
      ? lock.map { Addition(path: path, way: Node.operators[way] ?? way, lock: $0) } : nil
  }

  /// A stored property in which nothing else is done when it is set.
  private func stored(_ member: Node) -> Property? {
    program.property(in: member).map { program.properties[$0] }
      .flatMap { $0.isStored && $0.observers.isEmpty && $0.wrapper == nil ? $0 : nil }
  }
}

extension Node {
  /// What an atomic does in one step that comes to the same in any order.
  fileprivate static let atomicWays: Set = [
    "add", "wrappingAdd", "subtract", "wrappingSubtract", "min", "max", "bitwiseAnd", "bitwiseOr",
    "bitwiseXor", "logicalAnd", "logicalOr", "logicalXor",
  ]

  /// The steps of a closure.
  fileprivate var steps: [Node] {
    self["body"]?.nodes("elements") ?? [self["single_expr_body"]].compactMap(\.self)
  }

  /// What a statement does, without what is around that.
  fileprivate var done: Node {
    let isDropped = self["dest"]?.kind == "discard_assignment_expr"
    let step = ((isDropped ? self["src"] : nil) ?? result).unwrapped
    return step.kind == "single_value_stmt_expr" ? step["stmt"] ?? step : step
  }
}
