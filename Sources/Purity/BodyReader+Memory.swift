// Memory that is asked for: whether something is stored there before it is read, and whether it stays
// with the function that has asked.

extension BodyReader {
  /// Whether nothing can be told from this memory but what was stored there.
  ///
  /// - Parameters:
  ///   - name: the name by which it is asked for.
  ///   - given: the arguments.
  func isFilled(_ name: Node, _ given: [Node]) -> Bool {
    if let closure = given.map(\.unwrapped).first(where: { $0.kind == "closure_expr" }) {
      let buffer = closure["params"]?.nodes("params").first?.baseName
      var paths = Set([buffer].compactMap(\.self))
      guard let body = closure["body"], firstUse(in: body, of: &paths) == .fills else {
        return false
      }
      return !leavesGaps(closure, of: given.first) && !readsBeside(body, buffer ?? "", given.first)
    }
    let around = program.function(around: unit)
    let leaves = Substring(program.text(of: around.type)).leaving
    guard let code = around.code, let path = code.place(holding: name),
      !leaves.contains(where: { $0.contains("Unsafe") })
    else { return false }
    var paths: Set = [path]
    return firstUse(in: code, of: &paths) != .reads && !readsBeside(code, path, given.last)
  }

  /// Whether code fills only places that are numbered in it, and reads another one.
  private func readsBeside(_ code: Node, _ path: String, _ capacity: Node?) -> Bool {
    let all = code.all
    let uses = all.filter { $0.kind == "declref_expr" && $0.path() == path }.count
    let freed = all.filter {
      $0.calledMember?.receiver?.path() == path
        && ["deallocate", "deinitialize"].contains($0.calledName)
    }.count
    let places = all.filter { $0.place(behind: path) != nil }
    let filled = all.compactMap { step -> Node? in
      step.kind == "assign_expr"
        ? step["dest"]?.unwrappedPlace
        : step.calledName == "initialize" && step.arguments.count == 1 ? step : nil
    }.filter { filled in places.contains { $0 === filled } }
    guard !filled.isEmpty, uses == places.count + freed else { return false }
    let numbers = Set(filled.compactMap { $0.place(behind: path)?.number })
    guard filled.allSatisfy({ $0.place(behind: path)?.number != nil }) else { return false }
    let isFull = capacity.flatMap { Int($0.text("value")) }.map { numbers.count == $0 } ?? false
    return !isFull
      && places.contains { read in
        !filled.contains { $0 === read }
          && read.place(behind: path)?.number.map { !numbers.contains($0) } ?? true
      }
  }

  private enum MemoryUse { case fills, reads }

  /// What code first does with the memory behind pointers with these paths.
  private func firstUse(in node: Node, of paths: inout Set<String>) -> MemoryUse? {
    guard node.reaches(paths) else { return nil }
    switch node.kind {
    case "defer_stmt": return nil
    case "pattern_binding_decl":
      for entry in node.nodes("pattern_entries") {
        guard let start = entry["processed_init"], start.reaches(paths) else { continue }
        if !isPointer(start.text("type")) { return firstUse(in: start, of: &paths) ?? .reads }
        paths.formUnion(entry["pattern"]?.namedVariables ?? [])
      }
      return nil
    case "pattern":
      guard let start = node["initializer"], isPointer(start.text("type")) else { break }
      paths.formUnion(node["pattern"]?.namedVariables ?? [])
      return nil
    case "assign_expr":
      guard let place = node["dest"], let source = node["src"] else { break }
      if source.reaches(paths) {
        guard isPointer(source.text("type")), let path = place.path() else { break }
        paths.insert(path)
        return nil
      }
      return place.path().map { paths.contains($0) } ?? false ? nil : .fills
    case "call_expr", "binary_expr": return firstUse(inCall: node, of: &paths)
    case "subscript_expr" where node["base"]?.reaches(paths) ?? false: return .reads
    case "member_ref_expr" where node["base"]?.reaches(paths) ?? false:
      return node.memberName == "pointee" ? .reads : nil
    default: break
    }
    for child in node.children {
      if let use = firstUse(in: child, of: &paths) { return use }
    }
    return nil
  }

  private func firstUse(inCall node: Node, of paths: inout Set<String>) -> MemoryUse? {
    let given = node.arguments.filter { $0.reaches(paths) }
    for argument in given where !isPointer(argument.text("type")) {
      if let use = firstUse(in: argument, of: &paths) { return use }
    }
    let name = node.calledName
    if isPointer(node.text("type")), !name.hasPrefix("mem"), !name.hasPrefix("str") { return nil }
    if given.contains(where: { isPointer($0.text("type")) }), name != "init" {
      let isChanged = given.contains {
        program.text(of: $0.text("type")).contains("Mutable")
      }
      return isChanged ? .fills : .reads
    }
    guard let receiver = node["fn"], receiver.reaches(paths) else { return nil }
    if ["deallocate", "deinitialize", "advanced"].contains(where: name.hasPrefix) { return nil }
    let filling = ["initialize", "update", "assign", "store", "copy", "move"]
    return filling.contains(where: name.hasPrefix) ? .fills : .reads
  }

  /// Whether a closure surely fills fewer elements of a list than it says: a few by their indices, for
  /// a list as long as is asked for, or all but the first ones of another list, for one of its length.
  private func leavesGaps(_ closure: Node, of capacity: Node?) -> Bool {
    let names = closure.parameterNames
    guard names.count == 2, let body = closure["body"] else { return false }
    let all = body.all
    // The buffer, and the variables that hold a place in it.
    var pointers = [names[0]]
    for node in all {
      let start = node["initializer"] ?? node["processed_init"]
      if let name = node["pattern"]?.namedVariables.first, let root = start?.pointer,
        pointers.contains(root)
      {
        pointers.append(name)
      }
    }
    let fills = all.filter { $0.filledPointer.map(pointers.contains) ?? false }
    let uses = all.filter { $0.kind == "declref_expr" && $0.path().map(pointers.contains) ?? false }
    let counts = all.filter { $0.kind == "assign_expr" && $0["dest"]?.path() == names[1] }
    guard !fills.isEmpty, uses.count == fills.count + pointers.count - 1, counts.count == 1,
      let count = counts[0]["src"]?.path()
    else { return false }
    let loops = all.filter {
      $0.kind.hasSuffix("each_stmt") || $0.kind.hasSuffix("while_stmt") || $0.kind == "closure_expr"
    }
    if loops.isEmpty { return count == capacity?.path() && !isNumber(capacity) }
    guard loops.count == 1, loops[0].kind == "for_each_stmt",
      let loop = loops[0]["body"]?.all, fills.allSatisfy({ fill in loop.contains { $0 === fill } }),
      let iterated = loops[0]["iterator_var"], count.hasSuffix(".count"),
      iterated.names.contains(count.rootName)
    else { return false }
    let shortening: Set = ["dropFirst", "dropLast"]
    let calls = iterated.calledNames
    return !calls.isDisjoint(with: shortening)
      && calls.isSubset(of: shortening.union(["enumerated", "makeIterator"]))
  }

  /// Whether this is a constant that holds a number which is written out.
  private func isNumber(_ node: Node?) -> Bool {
    guard let name = node?.path() else { return true }
    return program.function(around: unit).code?.all.contains { part in
      part["pattern"]?.namedVariables.contains(name) == true
        && part["processed_init"]?.kind == "integer_literal_expr"
    } ?? true
  }

  func isPointer(_ type: String) -> Bool {
    let text = Substring(program.text(of: type)).withoutOptional
    return text.hasPrefix("Swift.Unsafe") && !text.contains("->")
  }
}

extension Node {
  /// The variable through which this sets one element in memory.
  fileprivate var filledPointer: String? {
    switch kind {
    case "assign_expr":
      guard let place = self["dest"],
        place.kind == "subscript_expr" || place.memberName == "pointee"
      else { return nil }
      return place["base"]?.pointer
    case "call_expr":
      let setsOne =
        calledName == "initializeElement"
        || calledName == "initialize" && self["args"]?.text("labels") == "to:"
      return setsOne ? self["fn"]?.arguments.first?.pointer : nil
    default: return nil
    }
  }

  /// The number of the place that this is behind a pointer, as in `p[2]`, `p.pointee` or
  /// `(p + 1).initialize(to: x)`; without one if it isn't written out.
  fileprivate func place(behind path: String) -> PlaceInMemory? {
    let counted: (base: Node?, by: Node?) =
      switch kind {
      case "subscript_expr": (self["base"], arguments.first)
      case "member_ref_expr" where memberName == "pointee": (self["base"], nil)
      case "call_expr" where calledName == "initialize" && arguments.count == 1:
        (calledMember?.receiver, nil)
      default: (nil, nil)
      }
    guard let base = counted.base?.unwrappedPlace, base.pointer == path else { return nil }
    let moved = base.kind == "declref_expr" ? nil : base
    let steps = [moved?.arguments.last, counted.by].compactMap(\.self)
    let numbers = steps.map { Int($0.text("value")) }
    // `p + i + 1` is moved twice.
    let isKnown = moved?.arguments.first?.unwrappedPlace.kind ?? "declref_expr" == "declref_expr"
    return PlaceInMemory(
      number: isKnown && !numbers.contains(nil) ? numbers.compactMap(\.self).reduce(0, +) : nil)
  }

  /// The variable from which this place in memory is counted.
  fileprivate var pointer: String? {
    let place = unwrappedPlace
    switch place.kind {
    case "declref_expr": return place.path()
    case "member_ref_expr" where place.memberName == "baseAddress": return place["base"]?.pointer
    case "binary_expr" where ["+", "-"].contains(place.calledName):
      return place.arguments.first?.pointer
    case "call_expr" where place.calledName == "advanced":
      return place["fn"]?.arguments.first?.pointer
    default: return nil
    }
  }

  /// The path of the variable that a declaration or an assignment lets hold what is made under this
  /// name.
  fileprivate func place(holding name: Node) -> String? {
    for entry in nodes("pattern_entries") {
      if let start = entry["processed_init"], start.all.contains(where: { $0 === name }) {
        return entry["pattern"]?.namedVariables.first
      }
    }
    if kind == "assign_expr", let source = self["src"], source.all.contains(where: { $0 === name })
    {
      return self["dest"]?.path()
    }
    return children.lazy.compactMap { $0.place(holding: name) }.first
  }
}

private struct PlaceInMemory { var number: Int? }
