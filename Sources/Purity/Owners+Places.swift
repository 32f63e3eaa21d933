// Which names lead to an object that a value owns, and what functions leave behind.

extension Owners {
  func declare(_ pattern: Node?, _ start: Node) {
    let names = pattern?.declaredNames ?? []
    forget(names)
    guard names.count == 1, let name = names.first else { return }
    if isAlone(start) { scope.paths?.insert(name) }
    if isOwned(start) { scope.aliases.insert(name) }
    if !settled(by: start).union(settled(by: start, holds: false)).isEmpty {
      scope.comparisons[name] = start
    }
  }

  func assign(_ source: Node, to place: Node) {
    guard let path = place.path() else { return }
    let (isAlone, isOwned) = (isAlone(source), isOwned(source))
    forget([path])
    if isAlone { scope.paths?.insert(path) } else { scope.lost.insert(path) }
    if isOwned, place.kind == "declref_expr" { scope.aliases.insert(path) }
  }

  private func forget(_ paths: [String]) {
    for path in paths {
      scope.paths = scope.paths?.filter { $0 != path && !$0.hasPrefix(path + ".") }
      scope.aliases.remove(path)
      scope.comparisons[path] = nil
    }
  }

  func note(_ node: Node) {
    if isOwned(node) { owned.insert(ObjectIdentifier(node)) }
    if isAlone(node) { alone.insert(ObjectIdentifier(node)) }
  }

  /// Whether what this comes to is an object that nobody else holds here, as a new one.
  func isAlone(_ node: Node) -> Bool {
    let place = node.object
    switch place.kind {
    case "declref_expr", "member_ref_expr":
      return place.path().flatMap { scope.paths?.contains($0) } ?? false
        || outcome(ofGetter: place)?.isAlone ?? false
    case "call_expr": return outcome(ofCall: place)?.isAlone ?? true
    case "ternary_expr":
      guard let condition = place["cond_expr"], let then = place["then_expr"],
        let otherwise = place["else_expr"]
      else { return false }
      var isAlone = (then: false, otherwise: false)
      under(settled(by: condition)) { isAlone.then = self.isAlone(then) }
      under(settled(by: condition, holds: false)) { isAlone.otherwise = self.isAlone(otherwise) }
      return isAlone.then && isAlone.otherwise
    default: return false
    }
  }

  /// Whether this is an object that a value owns.
  func isOwned(_ node: Node) -> Bool {
    let place = node.object
    switch place.kind {
    case "declref_expr": return place.path().map(scope.aliases.contains) ?? false
    case "member_ref_expr":
      return program.property(in: place).map(properties.contains)
        ?? false || outcome(ofGetter: place)?.isOwned ?? false
    case "call_expr": return outcome(ofCall: place)?.isOwned ?? false
    case "ternary_expr":
      return [place["then_expr"], place["else_expr"]].compactMap(\.self).contains(where: isOwned)
    default: return false
    }
  }

  // MARK: Functions

  private func outcome(ofGetter place: Node) -> Outcome? {
    program.property(in: place)
      .flatMap { program.properties[$0].getter }.map { outcome(of: program.units[$0].code) }
  }

  /// What a function of the file leaves behind; nil for any other.
  func outcome(ofCall node: Node) -> Outcome? {
    let name = node.calledMember?.name ?? node["fn"]?["decl"]
    guard let function = program.functions[name?.text("decl_usr") ?? ""] else { return nil }
    let unit = program.units[function]
    return unit.kind == .initialiser ? Outcome(isAlone: true) : outcome(of: unit.code)
  }

  func outcome(of code: Node?) -> Outcome {
    guard let code else { return Outcome() }
    let id = ObjectIdentifier(code)
    if let known = known[id] { return known }
    known[id] = Outcome()
    apart {
      scope = Scope()
      go(code)
      leave()
      let paths = scope.exits.dropFirst().reduce(scope.exits.first ?? []) { $0.intersection($1) }
      let results = scope.results
      known[id] = Outcome(
        paths: behindSelf(paths), lost: behindSelf(scope.lost),
        isAlone: !results.isEmpty && results.allSatisfy(\.isAlone),
        isOwned: results.contains(where: \.isOwned))
    }
    return known[id] ?? Outcome()
  }

  private func behindSelf(_ paths: Set<String>) -> Set<String> {
    Set(paths.filter { $0.hasPrefix("self.") }.map { String($0.dropFirst(4)) })
  }
}

extension Node {
  /// What is converted to a class above or below.
  var withoutConversion: Node { without(Self.conversions) }

  /// What names an object, without what is wrapped around it.
  var object: Node {
    without(Self.aroundObjects)
  }

  private static let conversions: Set = [
    "derived_to_base_expr", "covariant_return_conversion_expr",
  ]
  private static let aroundObjects = wrappers.union(conversions)
    .union(["forced_checked_cast_expr", "coerce_expr"])
}

// MARK: - Objects of which only a protocol is known

extension BodyReader {
  /// Whether a protocol, or what a generic parameter or an existential asks for, says that this is an
  /// object.
  func isObject(_ node: Node?, as protocolName: String = "") -> Bool {
    guard let node else { return false }
    let type = node.unwrappedPlace.text("type")
    let parts = String(Substring(program.text(of: type)).withoutOptional).split(separator: "&")
    let names = parts.compactMap {
      program.typeNames(in: String(LibraryName.withoutArguments($0))).last
    }
    return program.function(around: unit).objectTypes.contains(type)
      || (names + [protocolName]).contains {
        ["AnyObject", "Swift.AnyObject"].contains($0) || program.isForObjects($0)
      }
  }

  /// Records that an object is changed by setting a member that a protocol requires.
  func noteSetting(_ place: Node, by protocolName: String, of held: Value) {
    guard isObject(place["base"], as: protocolName) else { return }
    touch(held, changes: true, line: line(of: place), subject: place.memberName)
  }
}

extension Program {
  /// Whether only objects conform to a protocol of this name.
  func isForObjects(_ name: String) -> Bool {
    guard let type = types[name], type.isProtocol else { return false }
    return type.isForObjects || type.protocols.contains { $0 != name && isForObjects($0) }
  }
}

extension Node {
  /// The types that a generic signature asks to be objects.
  var objectTypes: Set<String> {
    let asked = nodes("generic_reqs") + nodes("requirements")
    return Set(
      asked.filter { $0.text("layout") == "AnyObject" || $0.text("kind") == "subclass_of" }
        .map { $0.text("first_type") })
  }

  /// Whether a requirement can only change what it is called on: it gives nothing back, neither by a
  /// result nor an error nor through what it is given, or it is `mutating`.
  var isChangingRequirement: Bool {
    let given = self["params"]?.nodes("params") ?? []
    let tells = given.contains { $0.flag("inout") || $0.text("interface_type").isFunctionType }
    // `K` stands for `throws`.
    let isTold = tells || text("interface_type").hasSuffix("KcxcD")
    return text("interface_type").hasSuffix("xzcD") || text("result") == "$sytD" && !isTold
  }
}

extension String {
  /// Whether a mangled type is that of a function.
  fileprivate var isFunctionType: Bool { hasSuffix("cD") || hasSuffix("XED") || hasSuffix("cSgD") }
}
