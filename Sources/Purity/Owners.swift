// Objects that a value owns: it copies them before it changes them if others hold them, too. To read
// one is to read the value, and to change one is to change it, once it is known to be the value's alone.

extension BodyReader {
  /// Whether this is an object that a value type owns.
  func ownsObject(_ node: Node?) -> Bool { isAmong(program.owners.owned, node) }

  /// Whether nobody but the value holds the object: it was compared or made anew further up.
  func ownsObjectAlone(_ node: Node?) -> Bool {
    ownsObject(node) && isAmong(program.owners.alone, node)
  }

  private func isAmong(_ nodes: Set<ObjectIdentifier>, _ node: Node?) -> Bool {
    guard !nodes.isEmpty, let node else { return false }
    return nodes.contains(ObjectIdentifier(node.object))
  }
}

/// Goes through the code in its order, and follows which objects nobody but their values hold.
final class Owners {
  let program: Program
  /// The nodes that name an owned object, and those that name one which its value holds alone.
  var owned: Set<ObjectIdentifier> = []
  var alone: Set<ObjectIdentifier> = []
  /// The names of calls that tell their caller whether others hold such an object.
  private(set) var told: Set<ObjectIdentifier> = []
  /// Properties of value types whose objects are copied on write.
  var properties: Set<Int> = []
  var known: [ObjectIdentifier: Outcome] = [:]
  var scope = Scope()

  init(_ program: Program) { self.program = program }

  /// What is known at a place of a function.
  struct Scope {
    /// The paths of objects that nobody else holds here; nil where the code never gets.
    var paths: Set<String>? = []
    /// The constants that stand for owned objects, and those that stand for a comparison.
    var aliases: Set<String> = []
    var comparisons: [String: Node] = [:]
    /// The paths that were given another's object.
    var lost: Set<String> = []
    var exits: [Set<String>] = []
    var results: [(isAlone: Bool, isOwned: Bool)] = []
  }

  /// What a function leaves behind.
  struct Outcome {
    /// The paths behind `self` of the objects that its value then holds alone, and of others'.
    var paths: Set<String> = []
    var lost: Set<String> = []
    /// Whether what it gives back is held by nobody else, and whether the value owns it.
    var isAlone = false
    var isOwned = false
  }

  func read(_ trees: [Node]) {
    let all = trees.flatMap(\.all)
    properties = Set(all.compactMap { property(comparedBy: $0)?.id })
    guard !properties.isEmpty else { return }
    trees.forEach(go)
    for node in all {
      switch node.kind {
      case "return_stmt": note(comparedIn: node["result"], toldBy: [node])
      case "if_stmt", "guard_stmt":
        let branches = [node["then_stmt"], node["else_stmt"], node["body"]].compactMap(\.self)
        for condition in node.nodes("conditions") {
          note(comparedIn: condition, toldBy: branches.flatMap(\.all))
        }
      default: break
      }
    }
  }

  private func note(comparedIn condition: Node?, toldBy nodes: [Node]) {
    for call in condition?.all ?? [] {
      guard let place = property(comparedBy: call)?.place, let name = call["fn"]?["decl"]
      else { continue }
      let isTold = nodes.contains { node in
        guard node.kind == "return_stmt", let result = node["result"] else { return false }
        let isOwn =
          program.isReference(result.text("type"))
          && alone.contains(ObjectIdentifier(result.object))
        return result.path() != place.path() && !isOwn
      }
      if isTold { told.insert(ObjectIdentifier(name)) }
    }
  }

  /// The property of a value whose object this call of `isKnownUniquelyReferenced` compares.
  private func property(comparedBy node: Node) -> (id: Int, place: Node)? {
    guard node.kind == "call_expr",
      node["fn"]?["decl"]?.text("base_name") == "isKnownUniquelyReferenced",
      let place = node.arguments.first?["sub_expr"],
      let id = program.property(in: place),
      let owner = program.properties[id].owner, program.types[owner]?.isReference == false
    else { return nil }
    return (id, place)
  }

  // MARK: Statements, in the order in which they run

  func go(_ node: Node) {
    switch node.kind {
    case "func_decl", "accessor_decl", "constructor_decl", "destructor_decl":
      _ = outcome(of: node["body"])
      (node["params"]?.children ?? []).forEach(go)
    case _ where DeclarationReader.typeKinds.contains(node.kind):
      apart { node.children.forEach(go) }
    case "closure_expr":
      let paths = scope.paths
      apart {
        // One that outlives the call runs when others may hold the object again.
        if node.text("type").hasSuffix("XED") { scope.paths = paths } else { scope.aliases = [] }
        node.children.forEach(go)
      }
    case "defer_stmt": under([]) { node["temp_decl"]?["body"].map(go) }
    case "if_stmt", "guard_stmt", "ternary_expr", "while_stmt": branch(node)
    case "switch_stmt":
      node["subject_expr"].map(go)
      join(node.nodes("cases").map { one in under([]) { one.children.forEach(go) } })
    case "do_catch_stmt":
      let before = scope.paths
      node["body"].map(go)
      let after = scope.paths
      scope.paths = before
      join(
        [after] + node.nodes("catch_stmts").map { one in under([]) { one.children.forEach(go) } })
    case "for_each_stmt", "autoclosure_expr":
      join([scope.paths, under([]) { node.children.forEach(go) }])
    case "return_stmt":
      node.children.forEach(go)
      if let result = node["result"] { scope.results.append((isAlone(result), isOwned(result))) }
      leave()
    case "throw_stmt", "break_stmt", "continue_stmt":
      node.children.forEach(go)
      scope.paths = nil
    case "pattern_entry", "pattern":
      node.children.forEach(go)
      if let start = node["processed_init"] ?? node["initializer"] {
        declare(node["pattern"], start)
      }
    case "assign_expr":
      node["src"].map(go)
      node["dest"].map(go)
      if let place = node["dest"], let source = node["src"] { assign(source, to: place) }
    case "call_expr":
      node.children.forEach(go)
      note(node)
      if let path = node.calledMember?.receiver?.path(), let called = outcome(ofCall: node) {
        scope.paths?.subtract(called.lost.map { path + $0 })
        scope.paths?.formUnion(called.paths.map { path + $0 })
      }
      if program.text(of: node.text("type")) == "Swift.Never" { scope.paths = nil }
    case "member_ref_expr", "declref_expr":
      node.children.forEach(go)
      note(node)
    default: node.children.forEach(go)
    }
  }

  private func branch(_ node: Node) {
    let conditions = [node["cond_expr"]].compactMap(\.self) + node.nodes("conditions")
    let before = scope.paths ?? []
    var passed: Set<String> = []
    for condition in conditions {
      go(condition)
      passed.formUnion(settled(by: condition))
      scope.paths?.formUnion(passed)
    }
    let then = scope.paths
    var otherwise = then?.subtracting(passed.subtracting(before))
    if conditions.count == 1 { otherwise?.formUnion(settled(by: conditions[0], holds: false)) }
    if node.kind == "guard_stmt" {
      scope.paths = otherwise
      node["body"].map(go)
      scope.paths = then
      return
    }
    for part in ["then_stmt", "then_expr", "body"] { node[part].map(go) }
    let after = scope.paths
    scope.paths = otherwise
    for part in ["else_stmt", "else_expr"] { node[part].map(go) }
    join([after, scope.paths])
  }

  /// The paths of the objects that are known to be alone if the condition holds, or if it doesn't.
  func settled(by condition: Node, holds: Bool = true) -> Set<String> {
    if let place = property(comparedBy: condition)?.place {
      return holds ? Set([place.path()].compactMap(\.self)) : []
    }
    let sides = condition.arguments
    switch condition.kind {
    case "paren_expr": return condition["sub_expr"].map { settled(by: $0, holds: holds) } ?? []
    case "autoclosure_expr": return condition.autoclosed.map { settled(by: $0, holds: holds) } ?? []
    case "declref_expr":
      return condition.path().flatMap { scope.comparisons[$0] }.map {
        settled(by: $0, holds: holds)
      }
        ?? []
    case "prefix_unary_expr" where condition.calledName == "!":
      return sides.reduce([]) { $0.union(settled(by: $1, holds: !holds)) }
    case "binary_expr" where ["&&", "||"].contains(condition.calledName) && sides.count == 2:
      let (left, right) = (settled(by: sides[0], holds: holds), settled(by: sides[1], holds: holds))
      return (condition.calledName == "&&") == holds ? left.union(right) : left.intersection(right)
    case "binary_expr" where ["==", "!="].contains(condition.calledName):
      guard let word = sides.first(where: { $0.kind == "boolean_literal_expr" }),
        let asked = sides.first(where: { $0 !== word })
      else { return [] }
      let isSame = word.flag("value") == (condition.calledName == "==")
      return settled(by: asked, holds: holds == isSame)
    default: return []
    }
  }

  // MARK: Ways through the code

  func leave() {
    if let paths = scope.paths { scope.exits.append(paths) }
    scope.paths = nil
  }

  func apart(_ work: () -> Void) {
    let outer = scope
    scope = Scope(aliases: outer.aliases, comparisons: outer.comparisons)
    work()
    scope = outer
  }

  /// The paths after what is done where these are known as well, and maybe not at all.
  @discardableResult
  func under(_ paths: Set<String>, _ work: () -> Void) -> Set<String>? {
    let before = scope.paths
    defer { scope.paths = before }
    scope.paths?.formUnion(paths)
    work()
    return scope.paths
  }

  /// Goes on where several ways meet.
  private func join(_ ways: [Set<String>?]) {
    let open = ways.compactMap(\.self)
    scope.paths = open.dropFirst().reduce(open.first) { $0?.intersection($1) }
  }
}
