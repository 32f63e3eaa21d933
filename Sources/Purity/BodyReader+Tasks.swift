// What tasks share while they run at the same time. A task is a round of a loop without an order: all of
// them may only add to it, in one way that comes to the same in any order, under the same lock.

extension BodyReader {
  /// The code that runs while a task may: whole steps, and all that is in these or in one that ends it.
  private struct Meanwhile {
    var steps: [Node]
    var all: [Node]
    /// What waits for the task, or the last step that runs beside it.
    var end: Node?

    func uses(of name: String) -> Int { all.count { $0.isUse(of: name) } }
  }

  /// Reads `async let`: a task that runs until what it gives is asked for, or its block ends.
  func startTask(_ task: Node) -> Value {
    let meanwhile = program.function(around: unit).code.flatMap { self.meanwhile(of: task, in: $0) }
    let held = value(of: task)
    var site = Site(callee: .value(held), line: line(of: task), literals: literals(in: held))
    site.isConcurrent = true
    site.added = meanwhile.map { added(by: task, $0) } ?? []
    let made = call(site)
    let id = program.sites.count - 1
    program.sites[id].meanwhile = unit.actions.count..<Int.max
    unit.tasks.append(id)
    if let end = meanwhile?.end { running[ObjectIdentifier(end), default: []].append(id) }
    return made
  }

  /// Remembers that the tasks are over which run until here.
  func endTasks(at node: Node) {
    for id in running.removeValue(forKey: ObjectIdentifier(node)) ?? [] {
      let start = program.sites[id].meanwhile?.lowerBound ?? 0
      program.sites[id].meanwhile = start..<max(start, unit.actions.count)
    }
  }

  private func meanwhile(of task: Node, in code: Node) -> Meanwhile? {
    func starts(_ entry: Node) -> Bool { entry["processed_init"]?.unwrapped["fn"] === task }
    for block in code.all where block.kind == "brace_stmt" {
      let steps = block.nodes("elements")
      guard
        let own = steps.firstIndex(where: { $0.nodes("pattern_entries").contains(where: starts) })
      else { continue }
      let entries = steps[own].nodes("pattern_entries")
      let place = entries.firstIndex(where: starts) ?? 0
      let names = entries[place]["pattern"]?.declaredNames ?? []
      let rest = entries[(place + 1)...] + steps[(own + 1)...]
      let asked = rest.lazy.flatMap(\.surely).first { part in names.contains(where: part.isUse) }
      let whole = rest.prefix { step in
        asked.map { end in !step.all.contains { $0 === end } } ?? true
      }
      let last = rest.dropFirst(whole.count).first?.all ?? []
      let before = last.filter { $0.start ?? 0 < asked?.start ?? 0 }
      return Meanwhile(
        steps: [task] + whole,
        all: ([task] + whole).flatMap(\.all) + before,
        end: asked ?? steps.last)
    }
    return nil
  }

  /// The function's own objects and variables with which nothing but that is done while a task may run,
  /// and the memory of which the task only uses its own place.
  func added(by task: Node) -> Set<Effect.Target> {
    let code = program.function(around: unit).code
    let around = code?.all.first { $0.waitsForTasks && $0.all.contains { $0 === task } }
    return around.map { added(by: task, Meanwhile(steps: [$0], all: $0.all)) } ?? []
  }

  private func added(by task: Node, _ meanwhile: Meanwhile) -> Set<Effect.Target> {
    guard let code = program.function(around: unit).code else { return [] }
    return Set(
      task.names.compactMap { name -> Effect.Target? in
        if case .parameter(let owner, let index)? = binding(of: name) {
          return usesOnlyPlaces(of: name, by: task, in: code)
            ? .parameter(unit: owner, index: index) : nil
        }
        guard case .variable(let id)? = binding(of: name), isOwn(name, in: code, meanwhile),
          let added = additions(to: name, id, in: code, meanwhile),
          added.allSatisfy({ one in added.allSatisfy(one.isBeside) })
        else { return nil }
        let isAlone = task.all.count { $0.isUse(of: name) } == meanwhile.uses(of: name)
        if meanwhile.end == nil || !isAlone, added.contains(where: { $0.way.hasPrefix("append") }) {
          store(show(line: line(of: task), subject: name, kind: .concurrency), in: .variable(id))
        }
        return .variable(id)
      })
  }

  private func additions(
    to name: String, _ id: Int, in code: Node, _ meanwhile: Meanwhile
  ) -> [Addition]? {
    let variable = program.variables[id]
    let start = code.all.flatMap { $0.nodes("pattern_entries") }.first {
      $0["pattern"]?.declaredNames == [name]
    }?["processed_init"]
    if let start, variable.isConstant, calledUnit(start)?.kind == .initialiser {
      let calls = meanwhile.all.filter { $0.calledMember?.receiver?.path() == name }
      guard isNew(name, madeBy: start, in: code.all), calls.count == meanwhile.uses(of: name)
      else { return nil }
      let added = calls.map(additions)
      return added.contains(nil) ? nil : added.flatMap { $0 ?? [] }
    }
    guard variable.observers.isEmpty, variable.getter == nil,
      meanwhile.steps.flatMap(\.all).count(where: { $0.isUse(of: name) })
        == meanwhile.uses(of: name)
    else { return nil }
    return additions(in: meanwhile.steps, to: [name])
  }

  /// Whether nothing is done with the memory of this name but that each task uses the place which the
  /// number names that it is given.
  private func usesOnlyPlaces(of name: String, by task: Node, in code: Node) -> Bool {
    guard let number = task.parameterNames.first else { return false }
    let places = task.all.count { place in
      guard place.kind == "subscript_expr", let base = place["base"]?.unwrappedPlace else {
        return false
      }
      return base.path() == name && place.arguments.map { $0.path() } == [number]
        && isPointer(base.text("type")) && !program.holdsReferences(place.text("type"))
    }
    let counts = code.all.count { $0.memberName == "count" && $0["base"]?.path() == name }
    let uses = code.all.count { $0.isUse(of: name) }
    return places > 0 && places + counts == uses
      && (task.declaredNames + task.all.flatMap(\.parameterNames)).count { $0 == number } == 1
  }

  /// Whether all results of a group were taken before it is asked for here, so that nothing is left that
  /// could be cancelled.
  func isFinished(_ group: Node?) -> Bool {
    guard let name = group?.path(), let code = unit.code else { return false }
    return code.all.contains { block in
      let steps = block.kind == "brace_stmt" ? block.nodes("elements") : []
      guard let own = steps.firstIndex(where: { $0.unwrapped.calledMember?.receiver === group }),
        let last = steps[..<own].last(where: { $0.names(name) })
      else { return false }
      let makers = (last["iterator_var"] ?? last.nodes("conditions").first)?.calledNames ?? []
      let isLoop =
        makers == ["makeAsyncIterator"] || last.kind == "while_stmt" && makers == ["next"]
      let leaves: Set = ["break_stmt", "return_stmt", "throw_stmt"]
      return isLoop
        ? last["body"].map { !$0.names(name) && !$0.all.contains { leaves.contains($0.kind) } }
          ?? false
        : last.unwrapped.calledMember?.name.text("base_name") == "waitForAll"
    }
  }

  /// Whether this names one thing alone, which isn't used by what is called later, which may be while
  /// tasks run.
  private func isOwn(_ name: String, in code: Node, _ meanwhile: Meanwhile) -> Bool {
    let inside = Set(meanwhile.all.map(ObjectIdentifier.init))
    let others = code.parts(outside: ["closure_expr", "func_decl", "autoclosure_expr"])
      .count { $0.isUse(of: name) && !inside.contains(ObjectIdentifier($0)) }
    return code.declaredNames.count { $0 == name } == 1
      && code.all.count { $0.isUse(of: name) } == meanwhile.uses(of: name) + others
  }

  /// Whether a constant holds a new object that has no other name in this code.
  func isNew(_ name: String, madeBy start: Node, in code: [Node]) -> Bool {
    let bases = code.compactMap { $0.calledMember?.receiver ?? $0["base"] }
    return !start.arguments.contains(where: { program.holdsReferences($0.text("type")) })
      && code.count { $0.isUse(of: name) }
        == bases.count { $0.path() == name && $0.text("type") == start.text("type") }
  }
}

extension Node {
  /// Whether it doesn't end before the tasks that it starts.
  var waitsForTasks: Bool {
    calledName.hasSuffix("TaskGroup") || calledName == "concurrentPerform"
  }

  /// What is in it, outside of nodes of these kinds, but within closures that are called there, as those
  /// of `async let`.
  func parts(outside kinds: Set<String>) -> [Node] {
    if kinds.contains(kind) { return [] }
    let closure = self["fn"]?.unwrapped
    let called = closure?["single_expr_body"] ?? closure?["body"]
    return [self] + (children + [called].compactMap(\.self)).flatMap { $0.parts(outside: kinds) }
  }

  /// What is in it and surely done where it is.
  var surely: [Node] {
    let done: [Node?] =
      switch kind {
      case "brace_stmt", "closure_expr", "autoclosure_expr", "func_decl", "case_stmt", "defer_stmt",
        "optional_evaluation_expr", "optional_try_expr", "do_catch_stmt", "repeat_while_stmt":
        []
      case "ternary_expr": [self["cond_expr"]]
      case "if_stmt", "guard_stmt", "while_stmt": [nodes("conditions").first]
      case "switch_stmt": [self["subject_expr"]]
      case "for_each_stmt": [self["iterator_var"]]
      default: children
      }
    return [self] + done.compactMap(\.self).flatMap(\.surely)
  }
}
