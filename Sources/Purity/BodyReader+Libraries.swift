// What libraries do with what they are given: members that they call, objects and memory that they
// read or change, places in memory that they show, tasks that they start.

extension BodyReader {
  /// Records that a method of a library's object reads or changes the object.
  func touch(_ library: LibraryName, _ receiver: Node?, _ held: Value, _ line: Int) {
    guard let receiver, let type = library.type, !library.isStatic, library.base != "init",
      !isUnchanging(type, receiver),
      program.isReference(receiver.text("type")) || isObject(receiver)
    else { return }
    let isLock = ["Mutex", "Atomic"].contains(type)
    if (isLock ? effect(of: library, receiver, []) : KnownNames.effect(of: library)) != nil {
      return unit.actions.append(.asks(held, line: line, subject: library.call))
    }
    let changes = isLock || KnownNames.changes(library)
    guard changes ? !ownsObjectAlone(receiver) : !ownsObject(receiver) else { return }
    touch(held, changes: changes, line: line, subject: library.call)
  }

  /// Whether what has this member never changes, as `NSArray`. An `NSMutableArray` may; an optional
  /// isn't the object in it.
  func isUnchanging(_ type: String, _ receiver: Node?) -> Bool {
    if type == "Optional" { return true }
    var own = receiver
    while own?.kind == "derived_to_base_expr" { own = own?["sub_expr"] }
    return KnownNames.unchangingReferences.contains(type)
      && !program.text(of: own?.text("type") ?? "").contains(".NSMutable")
  }

  /// Records that a function of C reads or changes the memory behind the pointers that it is given,
  /// a mirror the object that it shows, and that what takes an iterator uses it up.
  func touch(_ library: LibraryName, given: [(node: Node, value: Value)], _ line: Int) {
    if library.type == "Mirror", library.labels == "(reflecting:)" {
      for (node, value) in given where program.isReference((node["sub_expr"] ?? node).text("type"))
      {
        touch(value, changes: false, line: line, subject: "Mirror(reflecting:)")
      }
    }
    let iterated = given.filter {
      program.text(of: $0.node.text("type")).hasPrefix("Swift.AnyIterator<")
    }
    if library.type != "AnyIterator" {
      touch(iterated.map(\.value).united, changes: true, line: line, subject: library.call)
    }
    guard library.isFunction, KnownNames.effect(of: library) == nil else { return }
    for (node, value) in given where !isOwnMemory(node) {
      let type = Substring(program.text(of: node.text("type"))).withoutOptional
      guard type.hasPrefix("Swift.Unsafe") else { continue }
      touch(
        value, changes: type.contains(".UnsafeMutable"), line: line, subject: library.call)
    }
  }

  /// Whether this pointer is made of a variable, a list or a text for one call only.
  private func isOwnMemory(_ node: Node) -> Bool {
    ["inout_to_pointer_expr", "array_to_pointer_expr", "string_to_pointer_expr"].contains(node.kind)
      || node["sub_expr"].map(isOwnMemory) ?? false
  }

  /// Whether this is a closure that looks for one key of a dictionary, or for one id in a set, as
  /// `{ $0.key == id }`: one element fits at most, so its place in the order doesn't matter.
  func looksForOneKey(_ node: Node, in sequence: Node) -> Bool {
    let node = node.unwrapped
    guard let wanted = made(by: node)?.made, node["body"]?.nodes("elements").count == 1,
      wanted.kind == "binary_expr", wanted.calledName == "=="
    else { return false }
    let entry = node.parameterNames.first ?? "$0"
    let sides = wanted.arguments.filter { $0.names(entry) }
    let loop = Loop(keys: keys(of: sequence, named: [entry]))
    return sides.count == 1 && loop.tellsApart(Set(sides[0].wholePaths([:], [entry])))
  }

  func subject(of library: LibraryName) -> String {
    guard let type = library.type else { return library.base }
    return library.base == "init" ? type : "\(type).\(library.base)"
  }

  /// Whether this initialiser of a library makes an object. A pointer leads to what is there already.
  func isNewObject(_ node: Node) -> Bool {
    let type = node.text("type")
    return program.isReference(type)
      && !Substring(program.text(of: type)).withoutOptional.hasPrefix("Swift.Unsafe")
  }

  // MARK: Identities

  func tellsIdentity(
    _ library: LibraryName, _ name: Node, _ given: [Node], _ held: Value
  ) -> Bool {
    if library.isDescription {
      return given.contains { isAddress($0.text("type")) || isNamedByPlace($0.text("type")) }
    }
    if library.type == "ObjectIdentifier", library.base == "init" {
      return !isCompared(name) && mayGiveAwayIdentity(unit)
    }
    if KnownNames.comparing.contains(library.base), !library.labels.contains("by:") {
      return substitutions(of: name).values.contains { program.isListOfIdentities($0) }
    }
    guard KnownNames.tellsIdentity(library), !isCompared(name),
      !given.contains(where: ownsObject) || program.owners.told.contains(ObjectIdentifier(name))
    else { return false }
    return !held.isEmpty || KnownNames.isAddress("Swift." + (library.type ?? ""))
  }

  /// Whether an identity that is made here may get out of the function around: in its result, or in
  /// what it was handed over to change. As a key of a dictionary it doesn't show.
  private func mayGiveAwayIdentity(_ unit: Unit) -> Bool {
    let around = program.function(around: unit)
    guard !around.type.isEmpty else { return true }
    return Substring(program.text(of: around.type)).leaving.contains { program.holdsIdentity($0) }
  }

  private func isAddress(_ type: String) -> Bool {
    KnownNames.isAddress(
      LibraryName.withoutArguments(Substring(program.text(of: type)).withoutOptional))
  }

  /// Whether objects of this type have the description of Foundation's, which says where they are.
  private func isNamedByPlace(_ type: String) -> Bool {
    let classes = Array(program.inheritance(of: type))
    return classes.last?.superclass?.lastName == "NSObject"
      && classes.allSatisfy { $0.properties["description"] == nil }
  }

  /// Remembers what is only compared by `==` and `!=`, or by a set with its elements: then neither
  /// which identity it is matters, as with `===`, nor, beside `nil`, which element it is.
  func noteCompared(by base: String, _ receiver: Node?, _ given: [Node]) {
    let isEquation = ["==", "!="].contains(base)
    let isSet = receiver.map { program.isUnordered($0.text("type")) } ?? false
    guard isEquation || isSet && KnownNames.orderIgnored.contains(base) else { return }
    let isBesideNil = isEquation && given.contains { $0.kind == "nil_literal_expr" }
    for name in given.compactMap({ usedMember($0.unwrappedPlace)?.name }) {
      let isIdentity =
        name.text("base_name") == "init" && program.libraryName(name).type == "ObjectIdentifier"
      if isBesideNil || isIdentity { compared.insert(ObjectIdentifier(name)) }
    }
  }

  /// Records that two lists, or texts made of some, are compared by their order.
  func noteComparison(_ name: String, _ sides: [Node], _ held: Value, line: Int) {
    let isListed = KnownNames.listed.contains(name)
    guard isListed || ["==", "!="].contains(name) || KnownNames.comparing.contains(name),
      sides.count == 2
    else { return }
    if isListed, showsOrder(sides[1]) { return add(.order, line: line, subject: name) }
    let isText = sides.contains { ["$sSSD", "$sSsD"].contains($0.text("type")) }
    let haveOrders = sides.allSatisfy { side in
      let place = side.unwrappedPlace
      let isEmpty = place.kind == "array_expr" && place.nodes("elements").count < 2
      return program.isSequence(side.text("type")) && !isEmpty
    }
    guard haveOrders, !isText || sides.contains(where: { $0.calledNames.contains("joined") })
    else { return }
    pick(held, line: line, subject: name)
  }

  func isCompared(_ name: Node) -> Bool { compared.contains(ObjectIdentifier(name)) }

  // MARK: Tasks

  /// The task-local property that this names, as `$depth`.
  func taskLocal(in node: Node?) -> Int? {
    guard let node, program.plainName(of: node.text("type")) == "_Concurrency.TaskLocal" else {
      return nil
    }
    return program.property(in: node.unwrappedPlace)
  }

  /// The tasks whose values the function waits for.
  private var askedTasks: [Node] {
    (program.function(around: unit).code?.all ?? []).filter { part in
      ["value", "result"].contains(part.memberName)
        && part["base"].map { program.plainName(of: $0.text("type")) } == "Swift.Task"
    }.compactMap { $0["base"] }
  }

  /// Whether nothing else is done here until the task that this call starts has ended.
  func isAwaitedAtOnce(_ call: Node) -> Bool { askedTasks.contains { $0.unwrappedPlace === call } }

  /// Whether the value of the task that this name makes is asked for, or that of each in a list of such.
  func isAwaited(_ maker: Node) -> Bool {
    let (all, asked) = (program.function(around: unit).code?.all ?? [], askedTasks)
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

  // MARK: Members that libraries and the compiler call

  /// Records that a synthesised member calls the same member of each field's type.
  func readDerived(_ new: Unit) {
    guard let owner = new.owner, let type = program.types[owner] else { return }
    let member = new.name.split(separator: ".").last.map { $0.prefix { $0 != "(" } } ?? ""
    let derived = ["==", "hash", "encode", "init"]
    guard derived.contains(String(member)), member != "init" || new.name.hasSuffix("init(from:)")
    else { return }
    let requirement = Requirement(
      protocolName: "", member: member == "init" ? "init(from:)" : String(member))
    for field in type.fields.flatMap({ program.typeNames(in: program.text(of: $0)) }) {
      let units = program.witnesses(of: requirement, in: field).filter { $0 != new.id }
      guard !units.isEmpty else { continue }
      run(
        units, line: program.units[units[0]].line,
        receiver: [Part(.parameter(unit: new.id, index: -1))],
        arguments: new.parameters.indices.map { [Part(.parameter(unit: new.id, index: $0))] })
    }
  }

  /// Records that a text is made of a value whose type is generic, or hidden by `any`.
  func describe(_ held: Value, _ name: Node, line: Int) -> Value {
    var told: Value = []
    for type in Set(substitutions(of: name).values) {
      let text = Substring(program.text(of: type)).withoutOptional
      let isKnown = program.declaration(of: type).map { !$0.isProtocol } ?? text.hasPrefix("Swift.")
      guard !isKnown else { continue }
      // A generic parameter is known at each call.
      let held = program.isGeneric(type) ? [] : held
      told.formUnion(tell("description", of: type, held, line: line))
    }
    return told
  }

  /// What a text or JSON shows of a value of this type, which may be known only at each call.
  func tell(_ member: String, of type: String, _ held: Value = [], line: Int) -> Value {
    call(
      Site(
        callee: .requirement(Requirement(protocolName: "", member: member), type: type), line: line,
        receiver: held, shown: show(line: line, subject: member)))
  }

  /// The members that a library function may use of its generic arguments, each with the
  /// conformance.
  func uses(_ name: Node) -> [(conformance: Node, requirement: Requirement)] {
    (name["substitutions"]?.nodes("reqs") ?? []).compactMap { $0["conformance"] }
      .flatMap { conformance in
        let asked = program.demangling.name(of: conformance.text("protocol"))
        let name = asked.lastName
        return KnownNames.requirements[name, default: []].map {
          (conformance, Requirement(protocolName: asked, member: $0))
        }
      }
  }

  /// The members of the file's own types that a library function may call.
  func witnesses(for library: LibraryName, _ name: Node) -> [Int] {
    var units: Set<Int> = []
    for (conformance, requirement) in uses(name) {
      let type = conformance.text("type")
      // A list is compared, encoded and decoded by its elements.
      let isPassedOn = KnownNames.passedOn.contains(requirement.protocolName.lastName)
      for part in isPassedOn ? program.typeNames(in: program.text(of: type)) : [type] {
        units.formUnion(program.witnesses(of: requirement, in: part))
      }
    }
    if library.isDescription {
      let members = ["description", "debugDescription"]
      let asked = library.labels == "(reflecting:)" ? members.reversed() : members
      var seen: Set<String> = []
      for type in substitutions(of: name).values {
        units.formUnion(descriptions(of: type, asked, &seen))
      }
    }
    return units.sorted()
  }

  /// The descriptions of a type and of those in it, or of its fields where it has none.
  private func descriptions(of type: String, _ asked: [String], _ seen: inout Set<String>) -> [Int]
  {
    program.typeNames(in: program.text(of: type)).flatMap { name -> [Int] in
      guard let declaration = program.types[name], seen.insert(name).inserted else { return [] }
      let own = asked.map {
        program.witnesses(of: Requirement(protocolName: "", member: $0), in: name)
      }
      if let first = own.first(where: { !$0.isEmpty }) { return first }
      guard !declaration.isReference, !declaration.isProtocol else { return [] }
      return declaration.fields.flatMap { descriptions(of: $0, asked, &seen) }
    }
  }
}
