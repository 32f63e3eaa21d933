/// Reads bodies: what they do, in the order in which it stands there.
final class BodyReader {
  let program: Program
  /// The one whose body is read.
  var unit: Unit
  var scopes: [[String: Binding]] = []
  /// What stands for the value in an existential while it is used.
  var opaqueValues: [String: Value] = [:]
  /// The local functions that were found before their bodies are read.
  var localUnits: [ObjectIdentifier: [Int]] = [:]
  /// The line that was read last.
  var line = 1

  /// What a local name stands for.
  enum Binding {
    case parameter(unit: Int, index: Int)
    case variable(Int)
    case functions([Int])
  }

  init(program: Program) {
    self.program = program
    unit = program.makeUnit(.value, name: "", at: 0, parent: nil)
  }

  /// Reads the bodies of these units.
  func read(_ units: [Int]) {
    for id in units { read(program.units[id]) }
  }

  /// Reads the body of a unit, within what is known where it stands.
  func read(_ new: Unit) {
    guard let body = new.body else { return }
    new.body = nil
    inside(new) {
      for (index, parameter) in new.parameters.enumerated() {
        bind(parameter.baseName, to: .parameter(unit: new.id, index: index))
      }
      if new.hasSelf || new.owner != nil {
        bind("self", to: .parameter(unit: new.id, index: -1))
      }
      if new.kind == .initialiser { readStarts(of: new) }
      if new.isImplicit, new.kind != .closure { readDerived(new) }
      let value = value(of: body)
      if body.kind != "brace_stmt" { new.answer.formUnion(value) }
    }
  }

  /// An initialiser first makes what the properties start with.
  private func readStarts(of new: Unit) {
    guard let owner = new.owner, let type = program.types[owner] else { return }
    for start in type.starts {
      let site = Site(
        unit: new.id, callee: .units([start], isDynamic: false), line: program.units[start].line)
      store(call(site), in: .parameter(unit: new.id, index: -1))
    }
  }

  /// What the compiler derives for a type uses the same of each of its fields.
  private func readDerived(_ new: Unit) {
    guard let owner = new.owner, let type = program.types[owner] else { return }
    let member = new.name.split(separator: ".").last.map { $0.prefix { $0 != "(" } } ?? ""
    let derived = ["==", "hash", "encode", "init"]
    guard derived.contains(String(member)), member != "init" || new.name.hasSuffix("init(from:)")
    else { return }
    let requirement = Requirement(protocolName: "", member: String(member))
    for field in type.fields.flatMap({ program.typeNames(in: program.text(of: $0)) }) {
      let units = program.witnesses(of: requirement, in: field).filter { $0 != new.id }
      guard !units.isEmpty else { continue }
      _ = call(
        Site(
          unit: new.id, callee: .units(units, isDynamic: false), line: program.units[units[0]].line)
      )
    }
  }

  /// Does something while another unit is the one that is read.
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
    scopes.append([:])
    work()
    scopes.removeLast()
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

  /// Makes a variable of the unit.
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

  func add(_ kind: ReasonKind, line: Int, subject: String, changes: Bool = false) {
    unit.actions.append(
      .effect(Effect(deed: .reason(kind), line: line, subject: subject, changes: changes)))
  }

  /// Adds a call.
  ///
  /// - Returns: what it answers.
  func call(_ site: Site) -> Value {
    let id = program.sites.count
    program.sites.append(site)
    unit.actions.append(.call(site: id))
    return [Part(.result(site: id))]
  }

  /// The line of a node, or the one that was read last.
  func line(of node: Node) -> Int {
    node.start.map(program.lines.line) ?? line
  }
}
