/// Reads the bodies of units and records their actions in source order.
final class BodyReader {
  let program: Program
  var unit: Unit
  var scopes: [[String: Binding]] = []
  /// The values in opened existentials, by node.
  var opaqueValues: [String: Value] = [:]
  /// The units of local functions, which are declared before any body is read.
  var localUnits: [ObjectIdentifier: [Int]] = [:]
  var loops: [Loop] = []
  /// The number of enclosing loops with a condition.
  var rounds = 0
  /// The lists that a `while` loop around makes longer until they are long enough.
  var padded: Set<String> = []
  /// The lists that a `while` loop around goes through level by level, each found from the one before.
  var levels: Set<String> = []
  /// The units of the closures that were read.
  var closures: [ObjectIdentifier: Unit] = [:]
  /// The closures that are bodies of loops.
  var loopBodies: [ObjectIdentifier: LoopBody] = [:]
  /// The variables that hold an element which the order has decided.
  var arbitraryElements: [Int: ArbitraryElement] = [:]
  /// The paths of sets and dictionaries that have at most one element here.
  var singles: Set<String> = []
  /// What functions name of queues for which they wait, by their code.
  var drained: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// The names whose result is only compared.
  var compared: Set<ObjectIdentifier> = []
  /// The tasks that `async let` has started, by the node with which they end.
  var running: [ObjectIdentifier: [Int]] = [:]
  var line = 1

  enum Binding {
    case parameter(unit: Int, index: Int)
    case variable(Int)
    case functions([Int])
  }

  init(program: Program) {
    self.program = program
    unit = program.makeUnit(.value, name: "", at: 0, parent: nil)
  }

  func read(_ units: [Int]) {
    for id in units { read(program.units[id]) }
  }

  /// Reads the body of a unit, in the scopes around it.
  func read(_ new: Unit) {
    guard !new.isRead else { return }
    new.isRead = true
    guard let body = new.code else {
      // For a synthesised initialiser the compiler's tree has no body.
      if new.isImplicit, new.kind == .initialiser { inside(new) { readStarts(of: new) } }
      return
    }
    inside(new) {
      for (index, parameter) in new.parameters.enumerated() {
        bind(parameter.baseName, to: .parameter(unit: new.id, index: index))
      }
      wrapParameters(of: new)
      if new.hasSelf || new.owner != nil {
        bind("self", to: .parameter(unit: new.id, index: -1))
      }
      if new.kind == .initialiser { readStarts(of: new) }
      noteConsumed(by: new)
      if new.isImplicit, new.kind != .closure { readDerived(new) }
      let value = value(of: body)
      if body.kind != "brace_stmt" { new.answer.formUnion(value) }
      useDefault(value, of: new)
      if let body = loopBodies[ObjectIdentifier(body)] { noteLast(body) }
    }
  }

  /// Records that the property wrappers of parameters are made.
  private func wrapParameters(of new: Unit) {
    for (index, parameter) in new.parameters.enumerated() {
      for wrapper in parameter.nodes("attrs") where wrapper.kind == "custom_attr" {
        wrap([Part(.parameter(unit: new.id, index: index))], by: wrapper.text("type"))
      }
    }
  }

  func inside(_ new: Unit, _ work: () -> Void) {
    let (outer, outerLine) = (unit, line)
    unit = new
    line = new.line
    let file = program.file
    program.file = new.file
    defer { program.file = file }
    scoped(work)
    (unit, line) = (outer, outerLine)
  }

  func scoped(_ work: () -> Void) {
    let (singles, padded, levels) = (singles, padded, levels)
    scopes.append([:])
    work()
    scopes.removeLast()
    (self.singles, self.padded, self.levels) = (singles, padded, levels)
  }

  func bind(_ name: String, to binding: Binding) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1][name] = binding
  }

  func binding(of name: String) -> Binding? {
    for scope in scopes.reversed() {
      if let binding = scope[name] { return binding }
    }
    return nil
  }

  @discardableResult
  func declare(_ name: String, holding value: Value, isConstant: Bool) -> Int {
    let id = program.variables.count
    program.variables.append(
      Program.Variable(name: name, unit: unit.id, isConstant: isConstant))
    bind(name, to: .variable(id))
    store(value, in: .variable(id))
    return id
  }

  func store(_ value: Value, in origin: Origin) {
    guard !value.isEmpty else { return }
    program.contents[origin, default: []].formUnion(value)
  }

  func add(
    _ kind: ReasonKind, to target: Effect.Target = .world, line: Int, subject: String,
    changes: Bool = false
  ) {
    unit.actions.append(
      .effect(
        Effect(
          deed: .reason(kind), target: target, line: line, subject: subject, changes: changes)))
  }

  /// Records that the objects which a value leads to are read or changed.
  func touch(_ value: Value, changes: Bool, line: Int, subject: String) {
    unit.actions.append(.touch(value, changes: changes, line: line, subject: subject))
  }

  /// Records that something of another unit is read or changed.
  func capture(
    _ target: Effect.Target, of owner: Int, changes: Bool, _ line: Int, _ subject: String
  ) {
    guard owner != unit.id || !running.isEmpty else { return }
    unit.actions.append(.captured(target, changes: changes, line: line, subject: subject))
  }

  /// The variable that a node names.
  func variable(in node: Node?) -> Int? {
    guard let name = node?["decl"]?.text("base_name"), case .variable(let id)? = binding(of: name)
    else { return nil }
    return id
  }

  /// Records a call and returns its result.
  func call(_ site: Site) -> Value {
    let id = program.sites.count
    program.sites.append(site)
    program.sites[id].unit = unit.id
    program.sites[id].loops = loops.filter { !$0.order.isEmpty }
    unit.actions.append(.call(site: id))
    return [Part(.result(site: id))]
  }

  /// Records a call of units and returns its result.
  @discardableResult
  func run(
    _ called: [Int], isDynamic: Bool = false, line: Int, receiver: Value = [],
    receiverType: String = "", arguments: [Value] = [], types: [String: String] = [:]
  ) -> Value {
    call(
      Site(
        callee: .units(called, isDynamic: isDynamic), line: line,
        receiver: receiver, receiverType: receiverType, arguments: arguments, types: types))
  }

  /// The line of a node, or the last line read.
  func line(of node: Node) -> Int {
    node.start.map(program.lines.line) ?? line
  }

  // MARK: Local functions, types and properties with accessors

  /// Declares the functions and types of a block, which may be used before their declarations.
  func hoist(_ elements: [Node]) {
    var types: [Node] = []
    for node in elements {
      if node.kind == "func_decl" {
        let units = declarations().function(node)
        guard let function = units.first else { continue }
        program.units[function].hasSelf = false
        program.units[function].owner = nil
        localUnits[ObjectIdentifier(node)] = units
        var all = [function]
        if case .functions(let others)? = scopes.last?[node.baseName] { all += others }
        bind(node.baseName, to: .functions(all))
      } else if DeclarationReader.typeKinds.contains(node.kind) {
        types.append(node)
      }
    }
    if !types.isEmpty { read(declarations().read(types)) }
  }

  private func declarations() -> DeclarationReader {
    DeclarationReader(
      program: program, path: unit.name.isEmpty ? [] : [plainName(of: unit)], parent: unit.id)
  }

  /// The unit's name without labels, with which the names of nested declarations begin.
  private func plainName(of unit: Unit) -> String {
    String(unit.name.prefix { $0 != "(" })
  }

  func readLocal(_ node: Node) {
    read(localUnits[ObjectIdentifier(node)] ?? [])
  }

  /// Reads the accessors of a local property.
  func readAccessors(of node: Node) {
    guard case .variable(let id)? = scopes.last?[node.baseName] else { return }
    program.variables[id].isConstant = node.flag("let")
    for accessor in node.nodes("accessors") where accessor["body"] != nil {
      guard !accessor.isImplicit || node.flag("lazy") || node.text("readImpl") != "stored" else {
        continue
      }
      let isObserver = accessor.flag("willSet") || accessor.flag("didSet")
      guard isObserver || accessor.flag("get") || accessor.flag("set") else { continue }
      let new = program.makeUnit(
        accessor.flag("get") ? .getter : accessor.flag("set") ? .setter : .didSet,
        name: "\(plainName(of: unit)).\(node.baseName)", at: accessor.start, parent: unit.id)
      new.isImplicit = accessor.isImplicit
      new.parameters = accessor["params"]?.nodes("params") ?? []
      new.code = accessor["body"]
      if isObserver {
        program.variables[id].observers.append(new.id)
      } else if accessor.flag("get") {
        program.variables[id].getter = new.id
      } else {
        program.variables[id].setter = new.id
      }
      read(new)
    }
  }

  // Code in an expression that runs later: closures, default values, key paths.

  func closure(_ node: Node) -> Value {
    let new = program.makeUnit(.closure, name: "", at: node.start, parent: unit.id)
    if node.start == nil { new.isImplicit = true }
    new.isImplicit = new.isImplicit || node.kind == "autoclosure_expr"
    // `XE` mangles a function type that doesn't escape.
    new.isNonescaping = node.kind == "closure_expr" && node.text("type").hasSuffix("XED")
    new.parameters = node["params"]?.nodes("params") ?? []
    new.code = node["body"] ?? node["single_expr_body"]
    closures[ObjectIdentifier(node)] = new
    read(new)
    return [Part(.function(unit: new.id, madeBy: nil))]
  }

  func defaultValue(_ node: Node) -> Value {
    guard let owner = node["default_args_owner"], let index = Int(node.text("param")) else {
      return []
    }
    var key = owner.text("decl_usr")
    if key.isEmpty, case .functions(let units)? = binding(of: owner.text("base_name")) {
      key = units.first.map { "#\($0)" } ?? ""
    }
    var start = program.defaults[key]?[index]
    if start == nil, let function = program.functions[key].map({ program.units[$0] }),
      function.parameters.indices.contains(index)
    {
      start = self.start(of: function.parameters[index].baseName, in: function.owner)
    }
    guard let start else { return [] }
    return run([start], line: line)
  }

  /// The units of closure literals in a value.
  func literals(in value: Value) -> Set<Int> {
    Set(
      value.compactMap { part in
        guard case .function(let id, nil) = part.origin, program.units[id].kind == .closure else {
          return nil
        }
        return id
      })
  }
}
