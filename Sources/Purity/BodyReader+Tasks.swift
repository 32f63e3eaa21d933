// Tasks of which a function waits for the value.

extension BodyReader {
  /// Whether the value of the task that this name makes is asked for, or that of each in a list of such.
  func isAwaited(_ maker: Node) -> Bool {
    let all = program.function(around: unit).code?.all ?? []
    let asked = all.filter { part in
      ["value", "result"].contains(part.memberName)
        && part["base"].map { program.plainName(of: $0.text("type")) } == "Swift.Task"
    }.compactMap { $0["base"] }
    func makes(_ node: Node) -> Bool { node.all.contains { $0 === maker } }
    var names: Set<String> = []
    // What is deeper in the code may come first.
    for part in all + all {
      // As in `let task = Task { … }`, `tasks.append(Task { … })` and `for task in tasks`.
      let (made, place) =
        switch part.kind {
        case "pattern_entry": (part["processed_init"], part["pattern"]?.namedVariables ?? [])
        case "for_each_stmt": (part["iterator_var"], part["pattern"]?.namedVariables ?? [])
        case _ where part.calledName == "append":
          (part.arguments.first, Set([part["fn"]?.arguments.first?.rootName].compactMap(\.self)))
        default: (nil, [])
        }
      if let made, makes(made) || !names.isDisjoint(with: made.names) { names.formUnion(place) }
    }
    return asked.contains { makes($0) || $0.rootName.map(names.contains) ?? false }
  }
}
