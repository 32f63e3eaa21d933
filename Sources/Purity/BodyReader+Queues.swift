// What a function does on queues of its own: on one that does one thing after the other, and for all of
// which it waits, that comes to the same as if it did it itself. So does one thing alone, if it waits for it.

extension BodyReader {
  /// Whether this names a queue, or what is done with one, of which nothing can be told.
  func isDrained(_ name: Node) -> Bool {
    guard let code = program.function(around: unit).code else { return false }
    let id = ObjectIdentifier(code)
    if drained[id] == nil { drained[id] = names(drainedIn: code) }
    return drained[id]?.contains(ObjectIdentifier(name)) ?? false
  }

  private func names(drainedIn code: Node) -> Set<ObjectIdentifier> {
    let (own, all) = (helpers(in: code), code.all)
    let calls = all.filter { Lane.starting.contains($0.calledName) || $0.calledName == "sync" }
    guard !calls.isEmpty || !own.isEmpty else { return [] }
    let outside = code.parts(outside: ["closure_expr", "func_decl"])
    var lanes = own.filter { $0.value.type.hasSuffix("Queue") }.map { name, maker in
      Lane(queue: name, makers: [maker.name], calls: outside.filter { $0.receiverPath == name })
    }
    lanes += code.parts(outside: Node.loops.union(["closure_expr", "func_decl"])).compactMap {
      call in
      guard call.calledName == "async", let queue = call.calledMember?.receiver?.unwrappedPlace,
        queue.calledName == "global", let name = queue.calledFunction,
        program.libraryName(name).type == "DispatchQueue"
      else { return nil }
      return Lane(queue: nil, makers: [name], calls: [call])
    }
    // One that has no name does nothing else.
    lanes += calls.compactMap { call in
      guard let queue = call.calledMember?.receiver?.unwrappedPlace, call.calledName == "sync",
        let maker = queue.calledFunction, makesQueue(queue)
      else { return nil }
      return Lane(queue: nil, makers: [maker], calls: [call])
    }
    return lanes.reduce(into: Set()) { found, lane in
      found.formUnion(names(of: lane, own, in: code, all).map(ObjectIdentifier.init))
    }
  }

  /// Whether this makes a queue of `Dispatch` that does one thing after the other.
  private func makesQueue(_ call: Node) -> Bool {
    guard call.kind == "call_expr", let maker = call.calledFunction, calledUnit(call) == nil,
      program.libraryName(maker).base == "init"
    else { return false }
    return program.libraryName(maker).type == "DispatchQueue"
      && call.written.allSatisfy { ["label", "qos"].contains($0.label) }
  }

  /// The queues, groups and semaphores that a function makes for itself.
  private func helpers(in code: Node) -> [String: (type: String, name: Node)] {
    var found: [String: (type: String, name: Node)] = [:]
    for entry in code.nodes("elements").flatMap({ $0.nodes("pattern_entries") }) {
      guard let start = entry["processed_init"]?.unwrappedPlace, start.kind == "call_expr",
        let maker = start.calledFunction, calledUnit(start) == nil,
        let name = entry["pattern"]?.declaredNames.first,
        code.declaredNames.count(where: { $0 == name }) == 1
      else { continue }
      let library = program.libraryName(maker)
      let given = start.written
      let isOwn =
        switch (library.base, library.type) {
        case ("init", "DispatchQueue"?): makesQueue(start)
        case ("init", "DispatchSemaphore"?): given.map { $0.node.text("value") } == ["0"]
        case ("init", "DispatchGroup"?): true
        case ("init", "OperationQueue"?):
          code.all.filter { $0.memberName == "maxConcurrentOperationCount" }.count == 1
            && code.nodes("elements").contains { step in
              step["dest"]?.memberName == "maxConcurrentOperationCount"
                && step["dest"]?["base"]?.path() == name
                && step["src"]?.unwrappedPlace.text("value") == "1"
            }
        default: false
        }
      if isOwn { found[name] = (library.type ?? "", maker) }
    }
    return found
  }

  /// The names of all that is done with a queue; empty if it may come to something else.
  private func names(
    of lane: Lane, _ own: [String: (type: String, name: Node)], in code: Node, _ all: [Node]
  ) -> [Node] {
    let starts = lane.calls.filter { Lane.starting.contains($0.calledName) }
    let others = lane.calls.filter { !Lane.starting.contains($0.calledName) }
    let tasks = starts.compactMap(\.task)
    let runs = others.filter { $0.calledName == "sync" }
    var made = lane.makers + lane.calls.compactMap { $0.calledMember?.name }
    guard tasks.count == starts.count, runs.allSatisfy({ $0.written.count == 1 && $0.task != nil }),
      others.allSatisfy({ ["sync", "waitUntilAllOperationsAreFinished"].contains($0.calledName) })
    else { return [] }
    if let queue = lane.queue {
      let set = all.count {
        $0.memberName == "maxConcurrentOperationCount" && $0["base"]?.path() == queue
      }
      guard all.count(where: { $0.isUse(of: queue) }) == lane.calls.count + set else { return [] }
    }
    if starts.isEmpty { return made }
    // What the starts are given beside their tasks.
    let groups = Set(starts.map { $0.written.compactMap { $0.node.unwrappedPlace.path() } })
    guard groups.count == 1, starts.allSatisfy({ $0.written.count == 1 + groups.first!.count })
    else { return [] }
    var waits = others.filter { $0.calledName != "sync" } + runs
    for (name, helper) in own where !helper.type.hasSuffix("Queue") {
      let calls = all.filter { $0.receiverPath == name }
      let waiting = calls.filter { $0.calledName == "wait" && $0.arguments.isEmpty }
      let rest = calls.filter { $0.calledName != "wait" }
      let isGroup = groups == [[name]] && rest.isEmpty
      let isSignal =
        starts.count == 1 && rest.count == 1 && tasks[0].lastStep === rest[0]
        && rest[0].calledName == "signal" && lane.queue == nil
      let uses = all.count { $0.isUse(of: name) }
      guard isGroup || isSignal, waiting.count == 1,
        uses == (isGroup ? starts.count : 1) + waiting.count
      else { continue }
      waits += waiting
      made += [helper.name] + calls.compactMap { $0.calledMember?.name }
    }
    let steps = code.nodes("elements")
    let certain = code.certain
    func holds(_ step: Node, _ calls: [Node]) -> Bool {
      step.all.contains { part in calls.contains { $0 === part } }
    }
    guard let first = steps.firstIndex(where: { holds($0, starts) }),
      !steps[first...].contains(where: { $0["dest"]?.memberName == "maxConcurrentOperationCount" }),
      let last = steps.lastIndex(where: { holds($0, starts) }),
      let end = steps[(last + 1)...].firstIndex(where: { step in
        holds(step, waits.filter { wait in certain.contains { $0 === wait } })
      })
    else { return [] }
    let apart = tasks + runs.compactMap(\.task)
    let shared = Set(
      tasks.flatMap(\.all).filter { isShared($0, by: tasks, in: code) }.compactMap(\.rootName)
    )
    .subtracting(own.keys)
    let isApart = shared.allSatisfy { name in
      let uses = steps[first...end].flatMap(\.all).count { $0.isUse(of: name) }
      let inside = apart.filter { task in steps[first...end].contains { holds($0, [task]) } }
        .flatMap(\.all).count { $0.isUse(of: name) }
      return uses == inside && isOwn(name, before: first, in: code)
    }
    return isApart ? made : []
  }

  /// Whether what a task uses here may be changed elsewhere while it runs.
  private func isShared(_ use: Node, by tasks: [Node], in code: Node) -> Bool {
    guard use.kind == "declref_expr", let name = use.rootName,
      use["decl"]?.text("decl_usr") == "", !tasks.flatMap(\.parameterNames).contains(name)
    else { return false }
    let isVariable =
      code.all.contains { $0.kind == "var_decl" && $0.baseName == name && !$0.flag("let") }
      || program.function(around: unit).parameters.contains {
        $0.baseName == name && $0.flag("inout")
      }
    return isVariable || program.holdsReferences(use.text("type"))
  }

  /// Whether this is a variable, or a new object, that has no other name.
  private func isOwn(_ name: String, before first: Int, in code: Node) -> Bool {
    let steps = code.nodes("elements")[..<first]
    guard
      let start = steps.flatMap({ $0.nodes("pattern_entries") }).first(where: {
        $0["pattern"]?.declaredNames == [name]
      })?["processed_init"]?.unwrappedPlace,
      code.declaredNames.count(where: { $0 == name }) == 1
    else { return false }
    let used = steps.flatMap(\.all)
    // What is called later could use it, too.
    let functions =
      code.all.filter { $0.kind == "func_decl" } + used.filter { $0.kind == "closure_expr" }
    guard !functions.flatMap(\.all).contains(where: { $0.isUse(of: name) }) else { return false }
    guard program.holdsReferences(start.text("type")) else { return true }
    return start.kind == "call_expr" && start.calledName == "init"
      && isNew(name, madeBy: start, in: used)
  }
}

/// A queue, and what is done with it.
private struct Lane {
  /// The name of one that does one thing after the other; nil for one of the system's, on which one thing
  /// is done alone.
  var queue: String?
  var makers: [Node]
  var calls: [Node]

  static let starting = ["async", "addOperation"]
}

extension Node {
  /// The arguments that are written, with their labels.
  fileprivate var written: [(label: String, node: Node)] {
    let labels = (self["args"]?.text("labels") ?? "").split(separator: ":").map(String.init)
    return zip(labels + Array(repeating: "", count: arguments.count), arguments)
      .filter { $0.1.kind != "default_argument_expr" }.map { ($0.0, $0.1) }
  }

  /// The closure that a call hands over last.
  fileprivate var task: Node? {
    let last = arguments.last?.unwrapped
    return last?.kind == "closure_expr" ? last : nil
  }

  /// The last step of a closure.
  fileprivate var lastStep: Node? { self["body"]?.nodes("elements").last?.result.unwrappedPlace }

  fileprivate var receiverPath: String? { calledMember?.receiver?.unwrappedPlace.path() }
}
